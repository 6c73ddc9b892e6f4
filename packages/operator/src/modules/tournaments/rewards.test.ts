import { recompute } from '@andon/ranking/recompute'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hello, openRaces } from './races.fixture.ts'

type Open = Awaited<ReturnType<typeof openRaces>>
let open: Open
beforeEach(async () => {
  open = await openRaces()
})
afterEach(() => open.closeClean())

const spins = { kind: 'freeSpins' as const, game: 'lantern', spins: 5, stake: 20, expiryDays: 7 }
const bonus = { kind: 'bonus' as const, bonusCode: 'HELLO', amount: 300 }
const prizes = { kind: 'mixed' as const, places: [{ kind: 'cash' as const, amount: 400 }, bonus, spins] }

/** A free race that is over and paid: the players in the order of their places. */
async function paidRace() {
  const id = await open.newRace({ entry: { kind: 'optIn' }, prizes })
  const players = await Promise.all([1, 2, 3].map(() => open.newPlayer()))
  for (const player of players) await open.enter(player, id)
  await open.follow(...players.map((player, n) => open.settled(player, { roundId: `r${n}`, win: 900 - 100 * n })))
  open.clock.advance({ hours: 1 })
  await Promise.all(Array.from({ length: 10 }, () => open.moveAll(id)))
  const [first = '', second = '', third = ''] = players
  return { id, first, second, third }
}

const mine = async (playerId: string) =>
  (await open.races.routes.getMyTournaments({}, open.contextOf(playerId))).tournaments[0]
const bonusesOf = (playerId: string) =>
  open.db.query<{ id: string; amount: number; rounds: number; required: number }>(
    `select id, bonus_amount as amount, free_rounds_left as rounds, required from bonuses.bonuses where player_id = $1`,
    [playerId],
  )

test('cash is paid, and a bonus or free spins wait until the player takes them, once', async () => {
  const { id, first, second, third } = await paidRace()
  expect(await open.cashOf(first)).toBe(1_400)
  expect(await mine(first)).toMatchObject({ prize: { kind: 'cash', amount: 400 }, paidAt: expect.any(String) })
  expect(await mine(second)).toMatchObject({
    name: 'Test',
    prize: { from: 2, to: 2, kind: 'bonus', amount: 300, wageringTimes: 5, expiryDays: hello.terms.expiryDays },
    waiting: true,
  })
  expect(await mine(second)).not.toHaveProperty('paidAt')
  expect(await bonusesOf(second)).toEqual([])
  const replies = await Promise.all(Array.from({ length: 20 }, () => open.take(second, id)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await bonusesOf(second)).toEqual([{ id: replies[0]?.bonusId, amount: 300, rounds: 0, required: 1_500 }])
  expect(await mine(second)).toMatchObject({ prize: { kind: 'bonus' }, paidAt: replies[0]?.takenAt })
  expect(await mine(second)).not.toHaveProperty('waiting')
  expect((await open.take(third, id)).prize).toEqual({
    from: 3,
    to: 3,
    kind: 'freeSpins',
    amount: 5,
    game: 'lantern',
    stake: 20,
    expiryDays: 7,
  })
  expect(await bonusesOf(third)).toMatchObject([{ amount: 0, rounds: 5, required: 0 }])
  expect(await refusalCodeOf(open.take(first, id))).toBe('ACTION_IMPOSSIBLE')
  expect(await refusalCodeOf(open.take(await open.newPlayer(), id))).toBe('NOT_FOUND')
})

test('a prize is not lost while another bonus is active, nor by a death between the grant and its mark', async () => {
  const { id, third } = await paidRace()
  await open.bonuses.routes.claim({ bonusCode: 'HELLO', idempotencyKey: 'own-bonus' }, open.contextOf(third))
  for (const _ of [1, 2]) expect(await refusalCodeOf(open.take(third, id))).toBe('BONUS_ACTIVE')
  expect(await mine(third)).toMatchObject({ waiting: true })
  const [own] = await bonusesOf(third)
  await open.bonuses.routes.drop({ bonusId: own?.id ?? '', languageId: 'en' }, open.contextOf(third))
  open.clock.advance({ hours: 24 * 40 })
  const { transaction } = open.db
  open.deps.db.transaction = (work) =>
    transaction(async (tx) => {
      await work(tx)
      throw new Error('the process dies')
    })
  await open.take(third, id).catch(() => undefined)
  open.deps.db.transaction = transaction
  expect(await mine(third)).toMatchObject({ waiting: true })
  await open.take(third, id)
  expect(await bonusesOf(third)).toHaveLength(2)
})

test('the log has these prizes, with the terms that the bonus had at the publication', async () => {
  const id = await open.newRace({ entry: { kind: 'optIn' }, prizes })
  await open.db.transaction((tx) => open.bonuses.syncProgrammes(tx, 'LEO', []))
  const players = await Promise.all([1, 2].map(() => open.newPlayer()))
  for (const player of players) await open.enter(player, id)
  await open.follow(...players.map((player, n) => open.settled(player, { roundId: `r${n}`, win: 900 - 100 * n })))
  open.clock.advance({ hours: 1 })
  await open.moveAll(id)
  const log = await open.logOf(id)
  const terms = { ...hello.terms, reward: { kind: 'no-deposit', amount: 300 } }
  expect(log.ranking.map(({ prize, reward }) => [prize, reward])).toEqual([
    [400, undefined],
    [0, { ...bonus, terms }],
  ])
  expect(await recompute(log)).toEqual({ holds: true })
  const [, second] = log.ranking
  if (second?.reward?.kind !== 'bonus') throw new Error('a bonus')
  second.reward.amount = 3_000
  expect(await recompute(log)).toMatchObject({ firstDifference: 'ranking.1.reward: not the one in the rules' })
  const told = await open.facts<{ what: string; reward: unknown }>({ name: 'tournaments.EntrantNotified' })
  expect(told.filter(({ data }) => data.what === 'ended').map(({ data }) => data.reward)).toEqual([
    null,
    { kind: 'bonus', amount: 300 },
  ])
})

test.each([
  ['an unknown bonus', { ...bonus, bonusCode: 'NOBODY' }],
  ['a game that is not offered', { ...spins, game: 'other' }],
  ['a stake that the game does not take', { ...spins, stake: 5 }],
])('prizes that cannot be granted are refused at the publication: %s', async (_, prize) => {
  const race = open.newRace({ entry: { kind: 'optIn' }, prizes: { kind: 'mixed', places: [prize] } })
  expect(await refusalCodeOf(race)).toBe('FIELD_INVALID')
})
