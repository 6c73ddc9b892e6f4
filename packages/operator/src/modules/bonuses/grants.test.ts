import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusPlay, openBonusPlay } from '../game-wallet/bonus-play/bonus-play.fixture.ts'
import { checkLedger } from '../game-wallet/check-ledger.fixture.ts'
import { freeBets, noDeposit, programme } from './programme.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

test('a deposit that is reported repeatedly is counted once and its bonus is granted once', async () => {
  await fixture.offer(programme({ code: 'once' }))
  const session = await fixture.newPlayer()
  const depositId = await fixture.deposit(session, 1000, 'ONCE')
  const again = Array.from({ length: 20 }, () =>
    fixture.db.transaction((tx) =>
      fixture.bonuses.grantForDeposit(tx, { depositId, playerId: session.playerId, amount: 1000 }),
    ),
  )
  expect((await Promise.all(again)).flatMap(({ drafts }) => drafts)).toEqual([])
  expect(await fixture.pockets(session)).toEqual({ drp: 1000, crp: 1000 })
  expect(await fixture.depositCount(session)).toBe(1)
})

test('a code is refused before the payment: unknown, of another kind, too small a deposit, another bonus active', async () => {
  await fixture.offer(
    programme({
      code: 'small',
      terms: { reward: { kind: 'deposit-match', percent: 50, maxBonus: 500, minDeposit: 300 } },
    }),
  )
  await fixture.offer(noDeposit(100, { code: 'gift' }))
  const session = await fixture.newPlayer()
  const tried = (code: string, amount = 1000) => refusalCodeOf(fixture.deposit(session, amount, code))
  expect(await tried('NOSUCH')).toBe('BONUS_UNKNOWN')
  expect(await tried('GIFT')).toBe('BONUS_UNKNOWN')
  expect(await tried('SMALL', 299)).toBe('BONUS_NEEDS_DEPOSIT')
  expect(await refusalCodeOf(fixture.claim(session, 'SMALL'))).toBe('BONUS_NEEDS_DEPOSIT')
  expect(await tried('SMALL', 300)).toBe('none')
  expect(await fixture.pockets(session)).toEqual({ drp: 300, crp: 150 })
  expect(await tried('SMALL')).toBe('BONUS_ACTIVE')
})

test('the first deposit’s bonus is for the first deposit only, also when two arrive at once', async () => {
  await fixture.offer(programme({ code: 'first', eligibility: { depositNumber: 1 } }))
  const session = await fixture.newPlayer()
  const { playerId } = session
  for (const depositId of ['dep_a', 'dep_b'])
    await fixture.db.transaction((tx) =>
      fixture.bonuses.promiseForDeposit(tx, { depositId, playerId, site: 'LEO', amount: 500, bonusCode: 'first' }),
    )
  await Promise.all(['dep_a', 'dep_b'].map((depositId) => fixture.credit(session, { depositId, amount: 500 })))
  expect(await fixture.pockets(session)).toEqual({ realCash: 500, drp: 500, crp: 500 })
  await fixture.drop(session)
  expect(await refusalCodeOf(fixture.deposit(session, 500, 'FIRST'))).toBe('BONUS_NOT_ELIGIBLE')
})

test('a smaller sum than announced earns the bonus of that sum, or none', async () => {
  await fixture.offer(programme({ code: 'less' }))
  const session = await fixture.newPlayer()
  const { playerId } = session
  const promise = { depositId: 'dep_less', playerId, site: 'LEO', amount: 1000, bonusCode: 'LESS' }
  await fixture.db.transaction((tx) => fixture.bonuses.promiseForDeposit(tx, promise))
  await fixture.credit(session, { depositId: 'dep_less', amount: 99 })
  expect(await fixture.pockets(session)).toEqual({ realCash: 99 })
})

test('a claim is granted once: the same key gets the same reply, another code with it is refused', async () => {
  await fixture.offer(noDeposit(700, { code: 'seven', eligibility: { timesAPlayer: 1 } }))
  await fixture.offer(freeBets(300, { code: 'bets' }))
  const session = await fixture.newPlayer()
  const claims = await Promise.all(Array.from({ length: 20 }, () => fixture.claim(session, 'SEVEN', 'same-key-0001')))
  expect(new Set(claims.map((reply) => reply.bonusId)).size).toBe(1)
  expect(await fixture.pockets(session)).toEqual({ crp: 700 })
  expect(await refusalCodeOf(fixture.claim(session, 'BETS', 'same-key-0001'))).toBe('IDEMPOTENCY_CONFLICT')
  expect(await refusalCodeOf(fixture.claim(session, 'BETS'))).toBe('BONUS_ACTIVE')
  await fixture.drop(session)
  expect(await refusalCodeOf(fixture.claim(session, 'SEVEN'))).toBe('BONUS_NOT_ELIGIBLE')
  await fixture.claim(session, 'BETS')
  expect(await fixture.pockets(session)).toEqual({ freebet: 300 })
})

test('of concurrent claims of different bonuses one is granted', async () => {
  await fixture.offer(noDeposit(100, { code: 'one' }))
  await fixture.offer(noDeposit(200, { code: 'two' }))
  const session = await fixture.newPlayer()
  const codes = await Promise.all(
    ['ONE', 'TWO', 'ONE', 'TWO'].map((code) => refusalCodeOf(fixture.claim(session, code))),
  )
  expect(codes.sort()).toEqual(['BONUS_ACTIVE', 'BONUS_ACTIVE', 'BONUS_ACTIVE', 'none'])
})

test('wagering is capped at the jurisdiction’s ten times the bonus, and the offer says so', async () => {
  await fixture.offer(noDeposit(100, { code: 'forty', wagering: { times: 40 } }))
  await fixture.offer(programme({ code: 'both', wagering: { times: 8, of: 'bonus-and-deposit' } }))
  const [one, two] = [await fixture.newPlayer(), await fixture.newPlayer()]
  expect((await fixture.eligible(one)).find((bonus) => bonus.programme === 'forty')?.terms.wagering.times).toBe(10)
  await fixture.claim(one, 'FORTY')
  expect((await fixture.active(one))?.wagering.required).toBe(1000)
  await fixture.deposit(two, 500, 'BOTH')
  expect((await fixture.active(two))?.wagering.required).toBe(5000)
})

test('only available programmes are offered: withdrawn and secret ones are not listed, an active bonus is named as the obstacle', async () => {
  await fixture.offer(noDeposit(100, { code: 'secret', eligibility: { listed: false } }))
  await fixture.offer(noDeposit(100, { code: 'open' }))
  const session = await fixture.newPlayer()
  const listed = async () =>
    (await fixture.eligible(session)).map(({ programme: code, blockedBy }) => [code, blockedBy])
  expect(await listed()).toContainEqual(['open', null])
  expect((await listed()).flat()).not.toContain('secret')
  await fixture.claim(session, 'SECRET')
  expect(await listed()).toContainEqual(['open', 'BONUS_ACTIVE'])
})

test('a locked player gets no bonus', async () => {
  await fixture.offer(noDeposit(100, { code: 'locked' }))
  const session = await fixture.newPlayer()
  await fixture.lock(session)
  expect(await refusalCodeOf(fixture.claim(session, 'LOCKED'))).toBe('ACCOUNT_LOCKED')
})

test("a chargeback ends the deposit's bonus, so that the tied part can be taken; another deposit’s bonus stays", async () => {
  await fixture.offer(programme({ code: 'taken' }))
  const session = await fixture.newPlayer()
  const { playerId } = session
  const plain = await fixture.deposit(session, 300)
  const depositId = await fixture.deposit(session, 1000, 'TAKEN')
  const revoke = (id: string) =>
    fixture.db.transaction((tx) => fixture.bonuses.revokeForDeposit(tx, { playerId, depositId: id }))
  await revoke(plain)
  expect(await fixture.pockets(session)).toEqual({ realCash: 300, drp: 1000, crp: 1000 })
  await Promise.all([revoke(depositId), revoke(depositId)])
  expect(await fixture.pockets(session)).toEqual({ realCash: 1300 })
  expect(await fixture.history(session)).toMatchObject([{ state: 'revoked', returnedToCash: 1000, forfeited: 1000 }])
  expect(await fixture.costOf('taken')).toBe(0)
})
