import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckReport, CheckRequest } from './index.ts'
import { openVerification, type VerificationFixture } from './verification.fixture.ts'

let fixture: VerificationFixture
let submitted: CheckRequest[]
let faults: { submit: number; report: number }
let answer: CheckReport
beforeAll(async () => {
  fixture = await openVerification(() => ({
    name: 'moody',
    submit: async (request) => {
      submitted.push(request)
      if (faults.submit-- > 0) throw new Error('the line is dead')
      return { reference: `m-${request.checkId}` }
    },
    report: async () => {
      if (faults.report-- > 0) throw new Error('the line is dead')
      return answer
    },
  }))
})
afterAll(() => fixture.close())

const begin = (changes: Partial<typeof faults> = {}) => {
  submitted = []
  faults = { submit: 0, report: 0, ...changes }
  answer = { state: 'pending' }
}

test('a supplier that fails is asked again with the same id until it decides', async () => {
  begin({ submit: 2, report: 1 })
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  for (let minute = 0; minute < 4; minute++) await fixture.pass({ minutes: 1 })
  expect(new Set(submitted.map(({ checkId }) => checkId)).size).toBe(1)
  expect(submitted).toHaveLength(3)
  expect((await player.statuses())[0]).toBe('vrfn_init')
  answer = { state: 'decided', outcome: 'vrfn_failed', reason: 'NOT_READABLE' }
  await fixture.pass({ hours: 1 })
  expect((await player.statuses())[0]).toBe('vrfn_failed')
})

test("the supplier gets the person's details and the whole document", async () => {
  begin()
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  await fixture.pass({ seconds: 1 })
  const [request] = submitted
  expect(request).toMatchObject({ documentType: 'identity', person: { firstName: 'akari', country: 'JP' } })
  expect(request?.documents).toMatchObject([{ name: 'card.pdf', contentType: 'application/pdf' }])
  expect(await request?.documents[0]?.content.text()).toContain('%PDF')
})

test('a decision reported many times at once is one change', async () => {
  begin()
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  await fixture.pass({ seconds: 1 })
  answer = { state: 'decided', outcome: 'vrfn_verified' }
  fixture.clock.advance({ hours: 1 })
  await Promise.all([player.event(), player.event(), fixture.verification.followChecks(), player.event()])
  expect((await player.statuses())[0]).toBe('vrfn_verified')
  const mine = (await fixture.facts({ name: 'verification.StatusChanged' })).filter(
    ({ key }) => key === player.playerId,
  )
  expect(mine.map(({ data }) => data.documents)).toMatchObject([
    { identityStatus: 'vrfn_init' },
    { identityStatus: 'vrfn_verified' },
  ])
})
