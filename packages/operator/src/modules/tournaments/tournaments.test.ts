import { accountLocked } from '@andon/operator/limits'
import { recompute } from '@andon/ranking/recompute'
import { refusalCodeOf } from '@andon/tests/test-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRaces } from './races.fixture.ts'
import { setState } from './store/tournaments.ts'

type Open = Awaited<ReturnType<typeof openRaces>>
let open: Open
beforeEach(async () => {
  open = await openRaces()
})
afterEach(() => open.closeClean())

test('fifty requests to enter at once are one entry and one buy-in', async () => {
  const [playerId, id] = [await open.newPlayer(), await open.newRace()]
  const replies = await Promise.all(Array.from({ length: 50 }, () => open.enter(playerId, id)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await open.cashOf(playerId)).toBe(900)
  expect(await refusalCodeOf(open.enter(playerId, id, 'another'))).toBe('ACTION_IMPOSSIBLE')
  expect(await refusalCodeOf(open.enter(await open.newPlayer(99), id))).toBe('INSUFFICIENT_FUNDS')
})

test('rounds count from the entry to the end, each once, and a correction corrects the score', async () => {
  const [early, playerId, id] = [await open.newPlayer(), await open.newPlayer(), await open.newRace()]
  const beforeEntry = open.clock.now()
  open.clock.advance({ seconds: 5 })
  await open.enter(playerId, id)
  await open.enter(early, id)
  const first = open.settled(playerId, { roundId: 'a', win: 300 })
  await open.follow(open.settled(playerId, { roundId: 'old', win: 9_000, stakedAt: beforeEntry }), first, first)
  await open.follow(first)
  expect(await open.boardOf(id, playerId)).toMatchObject({ me: { rank: 1, score: 3_000_000 } })
  expect(await open.boardOf(id, early)).toMatchObject({ me: { rank: 2, score: 0 } })
  await open.follow(open.settled(playerId, { roundId: 'a', win: 200 }), open.settled(early, { roundId: 'b', win: 200 }))
  expect(await open.boardOf(id, playerId)).toMatchObject({ me: { rank: 1, score: 2_000_000 } }) // the same score, but earlier
  const late = open.clock.now().add({ minutes: 10 })
  await open.follow(open.settled(early, { roundId: 'c', win: 900, stakedAt: late }))
  expect(await open.boardOf(id, early)).toMatchObject({ me: { rank: 2, score: 2_000_000 } })
})

test('the prizes sum to the pool and are paid once, whatever runs at the same time or dies between steps', async () => {
  const id = await open.newRace()
  const players = await Promise.all(Array.from({ length: 5 }, () => open.newPlayer()))
  for (const player of players) await open.enter(player, id)
  await open.follow(...players.map((player, n) => open.settled(player, { roundId: `r${n}`, win: 100 * n })))
  open.clock.advance({ hours: 1 })
  await open.db
    .transaction(async (tx) => {
      await setState(tx, id, { state: 'provisional' })
      throw new Error('the process dies')
    })
    .catch(() => undefined)
  await Promise.all(Array.from({ length: 50 }, () => open.moveAll(id)))
  const cash = await Promise.all(players.map(open.cashOf))
  expect(cash).toEqual([900, 900, 900 + 126, 900 + 126, 900 + 255]) // 507: the remainder goes to the first
  expect(await open.move(id)).toBe(false)
})

test('a buy-in returns once where the player is locked, and where no entry has a result', async () => {
  const [locked, other, id] = [await open.newPlayer(), await open.newPlayer(), await open.newRace()]
  await open.enter(locked, id)
  await open.enter(other, id)
  const lock = { kind: 'lock' as const, since: open.clock.now().toString(), limits: [], version: 1 }
  const fact = { ...accountLocked({ key: locked, data: lock }), position: 1, at: open.clock.now() }
  for (const _ of [1, 2]) await open.db.transaction(async (tx) => open.races.subscribers[1]?.handle(tx, [fact]))
  expect(await open.cashOf(locked)).toBe(1_000)
  expect(await open.boardOf(id, locked)).not.toHaveProperty('me')
  open.clock.advance({ hours: 1 })
  await Promise.all([open.moveAll(id), open.moveAll(id)])
  expect(await open.cashOf(other)).toBe(1_000)
  expect(await open.cashOf(locked)).toBe(1_000)
})

test('a fair race ends with a log from which its ranking follows, with the adjustment and without the removed', async () => {
  const id = await open.newRace({ scoring: { method: 'fair', rounds: 2, minStake: 10 } })
  const players = await Promise.all([1, 2, 3].map(() => open.newPlayer()))
  for (const player of players) await open.enter(player, id)
  const rounds = players.flatMap((player, n) =>
    [0, 200, 300].map((win, nth) => open.settled(player, { roundId: `${n}-${nth}`, win })),
  )
  await open.follow(...rounds)
  await open.follow(open.settled(players[0] ?? '', { roundId: 'too small', stake: 9, win: 90 }))
  expect(await open.races.rankLogOf({ tournamentId: id, site: 'LEO' })).toBeNull()
  open.clock.advance({ minutes: 11, seconds: 30 })
  const late = open.clock.now().subtract({ minutes: 5 })
  await open.follow(open.settled(players[1] ?? '', { roundId: 'closed after the grace', win: 200, stakedAt: late }))
  await open.moveAll(id)
  open.clock.advance({ hours: 1 })
  await open.moveAll(id)
  const log = await open.logOf(id)
  expect(await recompute(log)).toEqual({ holds: true })
  expect(log.ranking.map(({ rounds: counted }) => counted.map(({ win }) => win))).toEqual([
    [0, 200],
    [0, 200],
    [0, 200],
  ])
  expect(JSON.stringify(log)).not.toContain('ply_')
  expect(await open.races.rankLogOf({ tournamentId: id, site: 'VEGA' })).toBeNull()
})

test('a player who is locked when the prizes are due gets none, and the buy-in back', async () => {
  const id = await open.newRace()
  const [locked, other] = [await open.newPlayer(), await open.newPlayer()]
  for (const player of [locked, other]) {
    await open.enter(player, id)
    await open.follow(open.settled(player, { roundId: player, win: player === locked ? 900 : 100 }))
  }
  open.clock.advance({ hours: 1 })
  const until = open.clock.now().add({ hours: 24 })
  open.deps.limits.lockOf = async (_, ids) =>
    new Map(
      ids.includes(locked)
        ? [[locked, { kind: 'break', since: open.clock.now(), until, isOver: false, returnsAt: null }]]
        : [],
    )
  await open.moveAll(id)
  expect(await open.cashOf(locked)).toBe(1_000)
  expect(await open.cashOf(other)).toBe(900 + 107)
})

test('all that are not over are listed, earlier ones page by page, each once and the latest first, and one by its id', async () => {
  const over = []
  for (let n = 0; n < 53; n++) over.push(await open.newRace({}, { inMinutes: n % 2 })) // many end together
  const unseen = await open.newRace() // nobody entered
  await open.ownerDb.query('update tournaments.tournaments set entrants = 1 where id <> $1', [unseen])
  open.clock.advance({ hours: 3 })
  const [soon, now] = [await open.newRace({}, { inMinutes: 60 }), await open.newRace()]
  const first = await open.listed({})
  expect(first.tournaments.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
    [soon, 'UPCOMING'],
    [now, 'RUNNING'],
  ])
  const last = await open.listed({ cursor: first.nextCursor })
  expect(last).not.toHaveProperty('nextCursor')
  const past = [...first.tournaments.slice(2), ...last.tournaments]
  expect(past.map(({ id }) => id).sort()).toEqual(over.sort())
  const ends = past.map(({ endsAt }) => endsAt)
  expect(ends).toEqual(ends.toSorted().reverse())
  expect((await open.listed({ tournamentId: unseen })).tournaments).toMatchObject([{ id: unseen, state: 'ENDED' }])
  expect((await open.listed({ tournamentId: 'trn_unknown' })).tournaments).toEqual([])
  expect(await refusalCodeOf(open.listed({ cursor: '12.trn' }))).toBe('NOT_FOUND')
})

test('entrants are told once of the start, and of their place and prize', async () => {
  const id = await open.newRace({}, { inMinutes: 60 })
  const [early, late] = [await open.newPlayer(), await open.newPlayer()]
  await open.enter(early, id)
  open.clock.advance({ minutes: 59 })
  await open.enter(late, id)
  open.clock.advance({ minutes: 2 })
  await open.moveAll(id)
  await open.follow(open.settled(early, { roundId: 'a', win: 300 }))
  open.clock.advance({ hours: 1 })
  await Promise.all([open.moveAll(id), open.moveAll(id)])
  const told = await open.facts<{ what: string; rank: number | null; prize: number }>({
    name: 'tournaments.EntrantNotified',
  })
  expect(told.map(({ key, data: { what, rank, prize } }) => ({ key, what, rank, prize }))).toEqual([
    { key: early, what: 'started', rank: null, prize: 0 },
    { key: early, what: 'ended', rank: 1, prize: 207 },
    { key: late, what: 'ended', rank: null, prize: 0 },
  ])
})

test.each([
  [
    'in the log',
    `insert into platform.facts (name, key, data, at) values ('gameWallet.RoundClosed', 'ply_x', '{}', $1)`,
  ],
  [
    'on its way to the log',
    `insert into platform.outbox (facts, at) values ('[{"name": "gameWallet.RoundClosed", "key": "ply_x", "data": {}}]', $1)`,
  ],
  [
    'parked',
    `insert into platform.parked_facts (subscriber, position, key, name, data, at)
     values ('tournaments', 1, 'ply_x', 'gameWallet.RoundClosed', '{}', $1)`,
  ],
])('prizes wait while a round of the race is %s', async (_, left) => {
  const id = await open.newRace({}, {})
  const player = await open.newPlayer()
  await open.enter(player, id)
  await open.follow(open.settled(player, { roundId: 'a', win: 300 }))
  await open.db.query(
    `insert into platform.fact_positions (subscriber, names, position) values ('tournaments', '{gameWallet.RoundClosed}', 0)`,
  )
  await open.db.query(left, [open.clock.now().toString()])
  open.clock.advance({ hours: 2 })
  await open.moveAll(id)
  expect(await open.cashOf(player)).toBe(900)
  await open.db.query('delete from platform.outbox')
  await open.db.query('delete from platform.parked_facts')
  await open.db.query('update platform.fact_positions set position = 1000000')
  await open.moveAll(id)
  expect(await open.cashOf(player)).toBeGreaterThan(900)
})
