import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity, password } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

const wrong = 'wrong-and-long-enough'

/** An account that is throttled after wrong passwords from other browsers, and its owner's browser, logged out. */
async function throttledAccount() {
  const owner = fixture.browser()
  const { email } = newcomer()
  await owner.call('registration', newcomer({ email }))
  await owner.call('logout', {})
  for (let count = 0; count < 10; count++)
    expect(await refusalOf(fixture.browser().call('login', { email, password: wrong }))).toMatchObject({
      code: 'LOGIN_FAILED',
    })
  const stranger = fixture.browser()
  expect(await refusalOf(stranger.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  return { owner, stranger, email }
}

test('wrong passwords from other browsers do not lock the owner out of a known browser', async () => {
  const { owner, email } = await throttledAccount()
  expect((await owner.call('login', { email, password })).success).toBe(true)
})

test('wrong passwords from other browsers do not block password checks in a live session', async () => {
  const { owner, email } = await throttledAccount()
  await owner.call('login', { email, password })
  const change = { currentPassword: password, password: 'another-harbour-5528' }
  expect((await owner.call('changePassword', change)).success).toBe(true)
})

test('a known browser has its own count of tries, with the same limit', async () => {
  const { owner, email } = await throttledAccount()
  for (let count = 0; count < 10; count++)
    expect(await refusalOf(owner.call('login', { email, password: wrong }))).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await refusalOf(owner.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
})

test('the device cookie is valid for one account only and cannot be forged', async () => {
  const { owner, stranger, email } = await throttledAccount()
  const other = fixture.browser()
  await other.call('registration', newcomer())
  const device = owner.jar.get('andon_device') ?? ''
  const [id = ''] = device.split('.')
  for (const made of [
    other.jar.get('andon_device') ?? '',
    id,
    `${id}.`,
    `${id}.${'A'.repeat(43)}`,
    `x${device}`,
    '.',
  ]) {
    stranger.jar.set('andon_device', made)
    expect(await refusalOf(stranger.call('login', { email, password }))).toMatchObject({ code: 'LOGIN_THROTTLED' })
  }
})
