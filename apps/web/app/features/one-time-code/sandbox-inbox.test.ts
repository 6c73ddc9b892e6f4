import { expect, test } from 'vitest'
import { shownNumber } from '../person/phone-number.ts'
import { sandboxInbox } from './sandbox-inbox.ts'

test('the sandbox names where a message lies, by address or number', () => {
  expect(sandboxInbox({ sandbox: true, to: 'a+b@owl.example' })).toBe('/sandbox/outbox?to=a%2Bb%40owl.example')
  const to = shownNumber({ areaCode: '81', phone: '09012345678' })
  expect(sandboxInbox({ sandbox: true, to })).toBe('/sandbox/outbox?to=09012345678')
})

test('outside the sandbox there is no such place', () => {
  for (const to of ['a@owl.example', '09012345678 (+81)']) expect(sandboxInbox({ sandbox: false, to })).toBeNull()
})
