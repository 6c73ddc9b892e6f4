import type { PlayerContext } from '@andon/platform/http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { programme } from '../../bonuses/programme.fixture.ts'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, send } from '../game-session.fixture.ts'
import { type BonusPlay, openBonusPlay, said } from './bonus-play.fixture.ts'

let fixture: BonusPlay
beforeAll(async () => {
  fixture = await openBonusPlay()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const limit = ({ session }: OpenGameSession, limitType: 'wager' | 'loss', amount: number) =>
  fixture.limits.routes.setLimits(
    { limitType, amount, period: 1 },
    { session, site: 'LEO', language: 'en' } as PlayerContext, // the handler reads nothing else
  )

test('stakes of one batch count for a limit in order; the refusal has the largest stake that passes, and other players’ stakes pass', async () => {
  const game = await fixture.gameUnder(programme({ code: 'limited' }))
  const other = await fixture.gameUnder(programme({ code: 'unlimited' }))
  await limit(game, 'wager', 500)
  const answers = await Promise.all([
    send(fixture, 'bet', game.bet('a', { roundId: 'a', amount: 300 })),
    send(fixture, 'bet', game.bet('b', { roundId: 'b', amount: 300 })),
    send(fixture, 'bet', game.bet('c', { roundId: 'c', amount: 200 })),
    send(fixture, 'bet', other.bet('d', { roundId: 'd', amount: 900 })),
  ])
  expect(answers.map(said)).toEqual([
    ['OK', 1700],
    ['LIMIT_REACHED', 1700],
    ['OK', 1500],
    ['OK', 1100],
  ])
  expect(answers[1]?.body).toMatchObject({ params: { limitType: 'wager', limit: 500, remaining: 200, asked: 300 } })
})

test('a failed stake does not count for the limit of other stakes in its batch', async () => {
  const game = await fixture.gameUnder(programme({ code: 'crowded' }))
  await limit(game, 'wager', 3000)
  const twin = game.bet('b', { roundId: 'b', amount: 900 })
  const answers = await Promise.all([
    send(fixture, 'bet', game.bet('a', { roundId: 'a', amount: 2900 })), // above the balance
    send(fixture, 'bet', twin),
    send(fixture, 'bet', twin),
    send(fixture, 'bet', game.bet('c', { roundId: 'c', amount: 700 })),
    send(fixture, 'bet', game.bet('d', { roundId: 'd', amount: 300 })),
  ])
  expect(answers.map(said)).toEqual([
    ['INSUFFICIENT_FUNDS', 2000],
    ['OK', 1100],
    ['OK', 1100],
    ['OK', 400],
    ['OK', 100],
  ])
})

test('a win reduces the use of a loss limit, and a rolled back stake no longer counts', async () => {
  const game = await fixture.gameUnder(programme({ code: 'losing' }))
  await limit(game, 'loss', 400)
  const bet = async (id: string, amount: number) =>
    (await send(fixture, 'bet', game.bet(id, { roundId: id, amount }))).body.status
  expect(await bet('a', 400)).toBe('OK')
  expect(await bet('b', 1)).toBe('LIMIT_REACHED')
  await send(fixture, 'win', game.win('w', 'a', { roundId: 'a', amount: 150 }))
  expect(await bet('c', 150)).toBe('OK')
  expect(await bet('d', 1)).toBe('LIMIT_REACHED')
  await send(fixture, 'rollback', game.rollback('back', 'c', { roundId: 'c' }))
  expect(await bet('e', 150)).toBe('OK')
})

test('a stake refused by a limit does not change the bonus', async () => {
  const game = await fixture.gameUnder(programme({ code: 'untouched' }))
  await limit(game, 'wager', 100)
  await send(fixture, 'bet', game.bet('a', { amount: 101 }))
  expect((await fixture.active(game.session))?.wagering.wagered).toBe(0)
  expect(await fixture.pockets(game.session)).toEqual({ drp: 1000, crp: 1000 })
})
