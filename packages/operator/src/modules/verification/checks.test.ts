import { createSandboxVerification } from '@andon/sandbox/verification'
import { refusalOf } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVerification, type VerificationFixture } from './verification.fixture.ts'

let fixture: VerificationFixture
beforeAll(async () => {
  fixture = await openVerification(createSandboxVerification)
})
afterAll(() => fixture.close())

describe('the sandbox decides after three seconds by a word in the file name', () => {
  test.each([
    ['passport-VERIFIED.pdf', 'vrfn_verified'],
    ['passport.pdf', 'vrfn_verified'],
    ['my failed passport.pdf', 'vrfn_failed'],
    ['Expired.pdf', 'vrfn_expired'],
  ])('%s is %s', async (name, outcome) => {
    const player = await fixture.player()
    await player.upload('identity', name)
    expect(await player.statuses()).toEqual(['vrfn_init', 'vrfn_new', 'not_verified'])
    await fixture.pass({ seconds: 2 })
    expect((await player.statuses())[0]).toBe('vrfn_init')
    await fixture.pass({ seconds: 1 })
    expect((await player.statuses())[0]).toBe(outcome)
  })
})

test('both proofs verified make a verified player, and each step publishes the whole state', async () => {
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  await player.upload('address', 'bill.pdf')
  await fixture.pass({ seconds: 3 })
  expect(await player.statuses()).toEqual(['vrfn_verified', 'vrfn_verified', 'vrfn_verified'])
  const mine = (await fixture.facts({ name: 'verification.StatusChanged' }))
    .filter(({ key }) => key === player.playerId)
    .map(({ data }) => data)
  const both = (status: string) => ({ identityStatus: status, addressStatus: status })
  expect(mine.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  expect(mine[0]).toMatchObject({ documents: { ...both('vrfn_new'), identityStatus: 'vrfn_init' } })
  expect(mine[1]).toMatchObject({ documents: both('vrfn_init') })
  expect(mine[3]).toMatchObject({ documents: both('vrfn_verified'), status: 'vrfn_verified' })
})

test('the check before withdrawals names the first missing proof', async () => {
  const player = await fixture.player()
  const gate = () => refusalOf(fixture.verification.demandVerified(fixture.db, player.playerId))
  expect(await gate()).toMatchObject({ code: 'KYC_REQUIRED' })
  await player.upload('identity', 'expired.pdf')
  await fixture.pass({ seconds: 3 })
  expect(await gate()).toMatchObject({ code: 'KYC_EXPIRED' })
  await player.upload('identity', 'renewed.pdf')
  await fixture.pass({ seconds: 3 })
  expect(await gate()).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED' })
  await player.upload('address', 'bill.pdf')
  await fixture.pass({ seconds: 3 })
  expect(await gate()).toMatchObject({ code: 'none' })
  expect(await fixture.verification.statusOf(fixture.db, player.playerId)).toEqual({
    identityStatus: 'vrfn_verified',
    addressStatus: 'vrfn_verified',
    status: 'vrfn_verified',
  })
})

test('a verified player who sends another document stays verified until it is decided', async () => {
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  await fixture.pass({ seconds: 3 })
  await player.upload('identity', 'failed.pdf')
  expect((await player.statuses())[0]).toBe('vrfn_verified')
  await fixture.pass({ seconds: 3 })
  expect((await player.statuses())[0]).toBe('vrfn_failed')
})

test('an older check that fails late does not undo a newer one', async () => {
  const player = await fixture.player()
  await player.upload('identity', 'failed-slow.pdf')
  fixture.clock.advance({ seconds: 1 })
  await player.upload('identity', 'card.pdf')
  await fixture.pass({ seconds: 3 })
  expect((await player.statuses())[0]).toBe('vrfn_verified')
  await fixture.pass({ minutes: 2 })
  expect((await player.statuses())[0]).toBe('vrfn_verified')
})

test('a new address needs a new proof, and a check of the old one no longer counts', async () => {
  const player = await fixture.player()
  const move = () => fixture.db.transaction((tx) => fixture.verification.addressChanged(tx, player.playerId))
  await player.upload('address', 'bill.pdf')
  await fixture.pass({ seconds: 3 })
  await move()
  expect((await player.statuses())[1]).toBe('vrfn_new')
  await player.upload('address', 'bill.pdf')
  await move()
  await fixture.pass({ seconds: 3 })
  expect((await player.statuses())[1]).toBe('vrfn_new')
})

test('a proof of address is valid for a year', async () => {
  const player = await fixture.player()
  await player.upload('address', 'bill.pdf')
  await fixture.pass({ seconds: 3 })
  fixture.clock.advance({ hours: 24 * 365 + 1 })
  await fixture.verification.jobs.find(({ name }) => name === 'verification.expireProofs')?.run()
  expect((await player.statuses())[1]).toBe('vrfn_expired')
})

test("a browser's report only triggers a question to the supplier", async () => {
  const player = await fixture.player()
  await player.upload('identity', 'card.pdf')
  expect(await player.event()).toMatchObject({ documents: { identityStatus: 'vrfn_init' } })
  fixture.clock.advance({ seconds: 3 })
  expect(await player.event()).toMatchObject({ documents: { identityStatus: 'vrfn_verified' } })
})

test('unsent documents and files without a row are deleted after a week; sent ones stay', async () => {
  const player = await fixture.player()
  fixture.clock.set(Temporal.Now.instant()) // files have the system's time
  await player.upload('identity', 'kept back.pdf', { hold: true })
  await player.upload('identity', 'sent.pdf')
  const orphan = await fixture.files.put(new Blob(['left by a crash']))
  const tidy = () => fixture.verification.jobs.find(({ name }) => name === 'verification.tidyFiles')?.run()
  await tidy()
  expect(await player.documents()).toHaveLength(2)
  expect(await (await fixture.files.open(orphan)).text()).toBe('left by a crash')
  const before = await fixture.files.keysBefore(Temporal.Now.instant().add({ hours: 1 }))
  fixture.clock.advance({ hours: 24 * 8 })
  await tidy()
  expect((await player.documents()).map(({ name }) => name)).toEqual(['sent.pdf'])
  const after = await fixture.files.keysBefore(Temporal.Now.instant().add({ hours: 1 }))
  expect(before.length - after.length).toBe(2)
  await expect(fixture.files.open(orphan)).rejects.toThrow()
})
