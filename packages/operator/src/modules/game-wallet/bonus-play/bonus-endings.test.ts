import type { Session } from '@andon/platform/http'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freeBets, noDeposit, programme } from '../../bonuses/programme.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, send } from '../game-session.fixture.ts'
import { type BonusPlay, openBonusPlay, said } from './bonus-play.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

async function play(game: OpenGameSession, id: string, { stake, won }: { stake: number; won: number }) {
  await send(fixture, 'bet', game.bet(id, { amount: stake, roundId: id }))
  return send(fixture, 'win', game.win(`w-${id}`, id, { amount: won, roundId: id }))
}
const newest = async (session: Session) => (await fixture.history(session))[0]

test('one yen below the wagering nothing changes; once it is met, drp, wrp and crp become real cash', async () => {
  const game = await fixture.gameUnder(programme({ code: 'exact', wagering: { times: 2 } }))
  await play(game, 'a', { stake: 1000, won: 1000 })
  await play(game, 'b', { stake: 999, won: 999 })
  expect(await fixture.pockets(game.session)).toEqual({ drp: 1000, crp: 1000 })
  await play(game, 'c', { stake: 1, won: 1 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 2000 })
  expect(await fixture.active(game.session)).toBeNull()
  expect(await newest(game.session)).toMatchObject({ state: 'converted', returnedToCash: 1000, becameCash: 1000 })
})

test('the reply to the stake that meets the wagering has the balance after the conversion', async () => {
  const wagering = { times: 1 }
  const game = await fixture.gameUnder(noDeposit(1000, { code: 'reply', wagering, terms: { maxConversion: 300 } }))
  await play(game, 'a', { stake: 990, won: 990 })
  expect(said(await send(fixture, 'bet', game.bet('b', { amount: 10, roundId: 'b' })))).toEqual(['OK', 300])
})

test('bonus money above the maximum conversion is forfeited, the tied deposit is not', async () => {
  const terms = { maxConversion: 400 }
  const game = await fixture.gameUnder(programme({ code: 'capped', wagering: { times: 1 }, terms }))
  await play(game, 'a', { stake: 1000, won: 1000 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1400 })
  expect(await newest(game.session)).toMatchObject({ returnedToCash: 1000, becameCash: 400, forfeited: 600 })
  expect(await fixture.costOf('capped')).toBe(400)
})

test('a win after the wagering was met is real cash, up to the maximum conversion', async () => {
  const game = await fixture.gameUnder(
    noDeposit(1000, { code: 'late', wagering: { times: 1 }, terms: { maxConversion: 700 } }),
  )
  await send(fixture, 'bet', game.bet('a', { amount: 600, roundId: 'a' }))
  await send(fixture, 'bet', game.bet('b', { amount: 400, roundId: 'b' }))
  expect(await fixture.pockets(game.session)).toEqual({})
  await send(fixture, 'win', game.win('wa', 'a', { roundId: 'a', amount: 500 }))
  await send(fixture, 'win', game.win('wb', 'b', { roundId: 'b', amount: 500 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 700 })
  expect(await newest(game.session)).toMatchObject({ state: 'converted', becameCash: 700, forfeited: 300 })
})

test('free bets remain after the wagering is met, and the bonus ends when they are staked', async () => {
  const game = await fixture.gameUnder(freeBets(300, { code: 'outlast', wagering: { times: 0 } }))
  const { authToken: token } = await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, game.session)
  const opened = await send(fixture, 'authenticate', { token, gameCode: 'bookmaker' }, fixture.bookmaker)
  const about = { gameCode: 'bookmaker', sessionToken: 'sessionToken' in opened.body ? opened.body.sessionToken : '' }
  const bet = (id: string, amount: number) =>
    send(fixture, 'bet', game.bet(id, { ...about, amount, roundId: id }), fixture.bookmaker)
  const win = (id: string, amount: number) =>
    send(fixture, 'win', game.win(`w-${id}`, id, { gameCode: 'bookmaker', amount, roundId: id }), fixture.bookmaker)
  await bet('a', 100)
  await win('a', 250)
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 250, freebet: 200 })
  await bet('b', 200)
  await win('b', 50)
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 300 })
  expect(await newest(game.session)).toMatchObject({ state: 'converted', becameCash: 300 })
})

test('dropping returns drp to real cash and forfeits crp and wrp, as the details announce', async () => {
  const game = await fixture.gameUnder(programme({ code: 'dropped' }))
  await play(game, 'a', { stake: 1500, won: 600 })
  expect(await fixture.pockets(game.session)).toEqual({ crp: 500, drp: 400, wrp: 200 })
  const details = await fixture.active(game.session)
  expect(details?.ifDropped).toEqual({ returnsToCash: 400, forfeited: 700 })
  expect(details?.ifMet).toEqual({ becomesCash: 1100, forfeited: 0 })
  expect(await fixture.drop(game.session)).toMatchObject({ returnedToCash: 400, forfeited: 700 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 400 })
  expect(await refusalCodeOf(fixture.drop(game.session))).toBe('BONUS_NOT_ACTIVE')
})

const openRound = async (code: string) => {
  const game = await fixture.gameUnder(programme({ code }))
  await send(fixture, 'bet', game.bet('bet', { amount: 1600 })) // drp 1000, crp 600
  return game
}
const endings = [
  ['dropped', (game: OpenGameSession) => fixture.drop(game.session)],
  ['expired', () => fixture.pass({ hours: 24 * 30 })],
] as const

test.each(endings)(
  '%s during an open round: a win’s share of the deposit is real cash, the rest is forfeited',
  async (as, end) => {
    const game = await openRound(`win-${as}`)
    await end(game)
    expect(await fixture.pockets(game.session)).toEqual({})
    expect(said(await send(fixture, 'win', game.win('win', 'bet', { amount: 3200 })))).toEqual(['OK', 2000])
    expect(await fixture.pockets(game.session)).toEqual({ realCash: 2000 })
    expect(await newest(game.session)).toMatchObject({ state: as, returnedToCash: 2000, forfeited: 1600 })
  },
)

test.each(endings)(
  '%s during an open round: a rollback returns the deposit’s part as real cash, the rest is forfeited',
  async (as, end) => {
    const game = await openRound(`back-${as}`)
    await end(game)
    expect(said(await send(fixture, 'rollback', game.rollback('back', 'bet')))).toEqual(['OK', 1000])
    expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000 })
    expect(await fixture.costOf(`back-${as}`)).toBe(0)
  },
)

test('a bonus ends exactly when it expires', async () => {
  const game = await fixture.gameUnder(programme({ code: 'days', terms: { expiryDays: 7 } }))
  await fixture.pass({ hours: 24 * 7 - 1 })
  expect(await fixture.active(game.session)).not.toBeNull()
  await fixture.pass({ hours: 1 })
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 1000 })
  expect(await newest(game.session)).toMatchObject({ state: 'expired', returnedToCash: 1000, forfeited: 1000 })
})

test('a stake after the drop is real cash, even while a round of the bonus is open', async () => {
  const game = await openRound('after')
  await fixture.drop(game.session)
  await fixture.deposit(game.session, 500)
  await send(fixture, 'bet', game.bet('cash', { roundId: 'cash' }))
  await send(fixture, 'win', game.win('w', 'cash', { roundId: 'cash' }))
  await send(fixture, 'win', game.win('late', 'bet', { amount: 160 }))
  expect(await fixture.pockets(game.session)).toEqual({ realCash: 500 - 100 + 250 + 100 })
})
