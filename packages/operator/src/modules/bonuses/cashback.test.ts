import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BonusPlay, openBonusPlay } from '../game-wallet/bonus-play/bonus-play.fixture.ts'
import { checkLedger } from '../game-wallet/check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send } from '../game-wallet/game-session.fixture.ts'
import { noDeposit, programme } from './programme.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
  await fixture.offer(noDeposit(500, { code: 'gift' }))
  await fixture.offer(
    programme({
      code: 'weekly',
      eligibility: { bonusCode: null, countries: ['JP'] },
      wagering: { times: 0 },
      terms: { reward: { kind: 'cashback', percent: 5, maxBonus: 100, minLoss: 200, period: 'week' } },
    }),
  )
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

/** The clock starts on Monday, 1 June 2026. */
async function lose(game: OpenGameSession, id: string, { stake, won }: { stake: number; won: number }) {
  await fixture.call('realityCheck', { question: 'answered' }, game.session)
  await send(fixture, 'bet', game.bet(id, { amount: stake, roundId: id }))
  await send(fixture, 'win', game.win(`w-${id}`, id, { amount: won, roundId: id }))
}
const sitWith = async (cash: number, country = 'JP') =>
  openGameSession(fixture, await fixture.newPlayer(cash, { country }))
const reward = { kind: 'cashback', percent: 10, maxBonus: 1000, minLoss: 1, period: 'week' } as const

test('a share of the week’s loss is paid in real cash, once, after the week', async () => {
  const [loser, winner, little, big, onBonus] = [
    await sitWith(2000),
    await sitWith(2000),
    await sitWith(2000),
    await sitWith(20_000),
    await sitWith(0),
  ]
  await lose(loser, 'a', { stake: 1000, won: 250 })
  await lose(winner, 'a', { stake: 1000, won: 1001 })
  await lose(little, 'a', { stake: 199, won: 0 })
  await lose(big, 'a', { stake: 10_000, won: 0 })
  await fixture.claim(onBonus.session, 'GIFT')
  await lose(onBonus, 'a', { stake: 500, won: 0 })
  await fixture.pass({ hours: 24 })
  expect(await fixture.pockets(loser.session)).toEqual({ realCash: 1250 })
  await fixture.pass({ hours: 24 * 6 })
  await fixture.pass({ hours: 24 })
  expect(await fixture.pockets(loser.session)).toEqual({ realCash: 1250 + 37 })
  expect(await fixture.pockets(winner.session)).toEqual({ realCash: 2001 })
  expect(await fixture.pockets(little.session)).toEqual({ realCash: 1801 })
  expect(await fixture.pockets(big.session)).toEqual({ realCash: 10_100 })
  expect(await fixture.pockets(onBonus.session)).toEqual({})
  expect(await fixture.history(loser.session)).toMatchObject([
    { programme: 'weekly', state: 'converted', becameCash: 37 },
  ])
})

test('a week is paid once, also when two nodes pay it at once', async () => {
  const game = await sitWith(1000)
  await lose(game, 'a', { stake: 1000, won: 0 })
  fixture.clock.advance({ hours: 24 * 7 })
  const [, cashback] = fixture.bonuses.jobs
  await Promise.all([cashback?.run(), cashback?.run(), cashback?.run()])
  await cashback?.run()
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 50 })
})

test('a job that did not run for weeks pays each missed week', async () => {
  const game = await sitWith(5000)
  await lose(game, 'a', { stake: 1000, won: 0 })
  fixture.clock.advance({ hours: 24 * 7 })
  await lose(game, 'b', { stake: 400, won: 0 })
  fixture.clock.advance({ hours: 24 * 7 })
  await fixture.pass({ hours: 24 * 7 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 5000 - 1400 + 50 + 20 })
  await fixture.pass({ hours: 24 * 7 })
  expect(await fixture.history(game.session)).toHaveLength(2)
})

test("losses count from a programme's start to its end, and are paid after its end", async () => {
  const monday = fixture.clock.now()
  const [from, until] = [monday.add({ hours: 24 }).toString(), monday.add({ hours: 48 }).toString()]
  const eligibility = { bonusCode: null, countries: ['FR'], from, until }
  await fixture.offer(programme({ code: 'one-day', eligibility, wagering: { times: 0 }, terms: { reward } }))
  const game = await sitWith(5000, 'FR')
  await lose(game, 'before', { stake: 1000, won: 0 })
  await fixture.pass({ hours: 24 })
  await lose(game, 'within', { stake: 600, won: 100 })
  await fixture.pass({ hours: 24 })
  await lose(game, 'after', { stake: 1000, won: 0 })
  await fixture.pass({ hours: 24 * 5 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 5000 - 2500 + 50 })
})

test('a locked player is paid in real cash and can withdraw it', async () => {
  const game = await sitWith(1000)
  await lose(game, 'a', { stake: 1000, won: 0 })
  await fixture.lock(game.session)
  await fixture.pass({ hours: 24 * 7 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 50 })
})

test('cashback that has to be wagered waits until another bonus has ended, for a week', async () => {
  await fixture.offer(
    programme({
      code: 'wagered',
      eligibility: { bonusCode: null, countries: ['IE'] },
      wagering: { times: 3 },
      terms: { reward },
    }),
  )
  const [waits, lapses, locked] = [await sitWith(1000, 'IE'), await sitWith(1000, 'IE'), await sitWith(1000, 'IE')]
  for (const game of [waits, lapses, locked]) await lose(game, 'a', { stake: 1000, won: 0 })
  for (const game of [waits, lapses]) await fixture.claim(game.session, 'GIFT')
  await fixture.lock(locked.session)
  await fixture.pass({ hours: 24 * 7 })
  expect(await fixture.pockets(waits.session)).toEqual({ crp: 500 })
  await fixture.drop(waits.session)
  await fixture.pass({ hours: 24 })
  expect(await fixture.active(waits.session)).toMatchObject({
    programme: 'wagered',
    pockets: { crp: 100 },
    wagering: { required: 300 },
  })
  await lose(waits, 'b', { stake: 100, won: 300 })
  expect(await fixture.pockets(waits.session)).toEqual({ wrp: 300 })
  await lose(waits, 'c', { stake: 200, won: 0 })
  expect(await fixture.pockets(waits.session)).toEqual({ realCash: 100 })
  await fixture.pass({ hours: 24 * 7 })
  await fixture.drop(lapses.session)
  await fixture.pass({ hours: 24 })
  expect([await fixture.pockets(lapses.session), await fixture.pockets(locked.session)]).toEqual([{}, {}])
})
