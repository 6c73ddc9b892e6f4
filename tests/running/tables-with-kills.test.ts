import { auditRounds } from '@andon/arcade/audit/audit-rounds'
import type { TableMessage } from '@andon/arcade/game-api/table-fields'
import { titles } from '@andon/arcade/titles/index'
import type { LiveTable } from '@andon/contract/player-api/live-tables'
import { createWallet } from '@andon/operator/wallet'
import { createBrowser } from '@andon/tests/browser'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { isLongForm } from '@andon/tests/long-form'
import { type StoredRound, startTableNodes, type TableNodes } from '@andon/tests/nodes/table-nodes'
import {
  type AskedBets,
  arcadeCall,
  betUntilAnswered,
  crash,
  deposited,
  playOn,
  seatPlayers,
  type TablePlayer,
} from '@andon/tests/nodes/table-players'
import { stopwatch } from '@andon/tests/pace/stopwatch'
import { framesIn, type RealtimeFrame } from '@andon/tests/realtime/realtime-frames'
import { openTestRuntime } from '@andon/tests/test-runtime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'

/** Only a test that fails takes that long. */
const longestMs = 1_200_000
/** Two server processes with the tables of all shared titles, on one database and one bus. */
let database: FreshDatabase
let nodes: TableNodes
let players: TablePlayer[]
beforeAll(async () => {
  database = await freshDatabase({ ofJobs: true })
  nodes = await startTableNodes(database)
  players = await seatPlayers(nodes)
  await vi.waitFor(async () => expect(await nodes.newestRounds()).toHaveLength(4), patience)
}, longestMs)
afterAll(async () => {
  await nodes?.stop()
  await database.close()
}, longestMs)

const patience = { timeout: 240_000, interval: 20 }
/** The requirement. A node that is frozen within a write holds up the next one until the database ends its transaction. */
const takenOverWithinMs = { kill: 10_000, freeze: 15_000 }

type Moment = 'open' | 'locked' | 'running' | 'shown' | 'paying'
type Blow = readonly [blow: 'kill' | 'freeze', moment: Moment]
/** Each moment once. A killed node has to start again, which costs most of the time, unless it is the last blow. */
const shortBlows: readonly Blow[] = [
  ['freeze', 'open'],
  ['freeze', 'locked'],
  ['freeze', 'running'],
  ['kill', 'paying'],
]
const moments: readonly Moment[] = ['open', 'locked', 'running', 'shown', 'paying']
const longBlows: readonly Blow[] = Array.from({ length: 5 }, () =>
  moments.flatMap((moment): Blow[] => [
    ['kill', moment],
    ['freeze', moment],
  ]),
).flat()

const isIn = ({ state, asked, placed, decided }: StoredRound, moment: Moment) => {
  if (moment === 'open') return state === 'open' && asked + placed > 0 // others are on their way
  if (moment === 'paying') return state === 'shown' && decided > 0
  return state === moment && placed > 0
}

async function crashRound(): Promise<StoredRound> {
  const round = (await nodes.newestRounds()).find(({ tableId }) => tableId === crash)
  expect(round).toBeDefined()
  return round as StoredRound // as the line above says
}

/** The round of which the next blow falls into the moment, and who leads it. */
async function untilMoment(moment: Moment) {
  return vi.waitFor(async () => {
    const round = await crashRound()
    expect(isIn(round, moment)).toBe(true)
    const leader = await nodes.leaderOf(crash)
    expect(leader).not.toBeNull()
    return { round, leader: leader as NonNullable<typeof leader> }
  }, patience)
}

/** Returns the round as it was stored then. Both nodes run again afterwards, unless it is the last blow. */
async function strike([blow, moment]: Blow, { isLast = false } = {}): Promise<StoredRound> {
  const { round, leader } = await untilMoment(moment)
  nodes.at(leader.place).signal(blow === 'kill' ? 'SIGKILL' : 'SIGSTOP')
  if (blow === 'kill') await nodes.at(leader.place).ended
  const since = stopwatch()
  const stored = await crashRound()
  const next = await vi.waitFor(async () => {
    const now = await nodes.leaderOf(crash)
    expect(now?.epoch).toBeGreaterThan(leader.epoch)
    return now
  }, patience)
  expect(since.stop(), `taken over after ${blow} in ${moment}`).toBeLessThan(takenOverWithinMs[blow])
  expect(next?.place).toBe(1 - leader.place)
  await vi.waitFor(async () => {
    const now = await crashRound()
    expect([now.number > round.number, now.state]).not.toEqual([false, stored.state])
  }, patience)
  if (blow === 'freeze') nodes.at(leader.place).signal('SIGCONT')
  else if (isLast) return stored
  else await nodes.restart(leader.place)
  await untilItFollows(leader.place)
  expect((await nodes.leaderOf(crash))?.place).toBe(1 - leader.place)
  return stored
}

/** What was fixed when the leader was struck is what the round ended with. */
async function expectSameRound({ number, commitment, betsRoot, runsFrom }: StoredRound): Promise<void> {
  const ended = await vi.waitFor(async () => {
    const [row] = await database.ownerDb.query<{ state: string; commitment: string; root: string; from: string }>(
      `select state, commitment, bets_root root, runs_from::text "from" from arcade.table_rounds where table_id = $1 and number = $2 and state in ('over', 'void')`,
      [crash, number],
    )
    expect(row).toBeDefined()
    return row
  }, patience)
  expect(ended).toMatchObject({
    state: 'over',
    commitment,
    ...(betsRoot && { root: betsRoot }),
    ...(runsFrom && { from: runsFrom }),
  })
}

/** The node tells of the table what is stored. */
async function untilItFollows(place: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { number } = await crashRound()
      const { body } = await arcadeCall(nodes.at(place).port, '/arcade/table', { token: players[0]?.token ?? '' })
      expect(body.table?.round?.number).toBeGreaterThanOrEqual(number)
    },
    { ...patience, interval: 100 },
  )
}

interface BetEnd {
  readonly id: string
  readonly state: string
  readonly stake: number
  readonly win: number | null
  readonly round: string
  readonly bets: number
  readonly wins: number
  readonly rollbacks: number
}

/** Every bet has ended once, in the arcade as in the operator's books, and the ledger sums to zero. */
async function expectBooksAgree(): Promise<BetEnd[]> {
  await vi.waitFor(async () => {
    const open = await database.ownerDb.query(
      `select state from arcade.table_bets where state in ('asked', 'placed', 'settling', 'returning')`,
    )
    expect(open).toEqual([])
  }, patience)
  const ends = await database.ownerDb.query<BetEnd>(
    `select bet.id, bet.state, bet.stake, bet.win, round.state round, calls.bets, calls.wins, calls.rollbacks
     from arcade.table_bets bet join arcade.table_rounds round using (table_id, number)
     cross join lateral (
       select count(*) filter (where kind = 'bet' and state <> 'rolled-back') bets, count(*) filter (where kind = 'win') wins, count(*) filter (where kind = 'rollback') rollbacks
       from game_wallet.supplier_transactions call where call.player_id = bet.owner and call.round_id = bet.id) calls`,
  )
  for (const { state, round, win, bets, wins, rollbacks, ...bet } of ends) {
    expect(['settled', 'returned', 'refused'], JSON.stringify(bet)).toContain(state)
    if (state === 'settled')
      expect({ ...bet, isShown: ['shown', 'over'].includes(round), bets, wins, rollbacks }).toEqual({
        ...bet,
        isShown: true,
        bets: 1,
        wins: 1,
        rollbacks: 0,
      })
    else expect({ ...bet, win, bets, wins }).toEqual({ ...bet, win: null, bets: 0, wins: 0 })
  }
  const balances = await database.ownerDb.query<{ holder: string; cash: number; due: number }>(
    `select holder, real_cash cash, (select coalesce(sum(bet.win - bet.stake), 0)::bigint from arcade.table_bets bet where bet.owner = holder and bet.state = 'settled') due
     from wallet.accounts where holder = any($1)`,
    [players.map(({ playerId }) => playerId)],
  )
  expect(balances).toHaveLength(players.length)
  for (const { holder, cash, due } of balances) expect({ holder, cash }).toEqual({ holder, cash: deposited + due })
  const { runtime } = await openTestRuntime({ modules: [], database })
  expect(await createWallet(runtime).verify(database.ownerDb)).toMatchObject({ clean: true })
  return ends
}

/** What an open page at a node is told: of the crash table at the origin of the games, of all tables at that of the site. */
async function openPages(place: number) {
  const { port } = nodes.at(place)
  const listen = async (host: string, first: readonly object[], image: string) => {
    const socket = new WebSocket(`ws://${host}:${port}/realtime`)
    const frames: RealtimeFrame[] = []
    socket.on('message', (data) => frames.push(...framesIn(data)))
    socket.on('open', () => {
      for (const sent of first) socket.send(JSON.stringify(sent))
    })
    await vi.waitFor(
      () => expect(frames.some(({ type, topic }) => type === 'image' && topic === image)).toBe(true),
      patience,
    )
    return { frames, close: () => socket.close() }
  }
  const table = `table/${crash}`
  const token = players[place]?.token
  const [game, lobby] = await Promise.all([
    listen(
      'localhost',
      [
        { type: 'authenticate', token },
        { type: 'subscribe', topics: [table] },
      ],
      table,
    ),
    listen('127.0.0.1', [{ type: 'subscribe', topics: ['live-tables'] }], 'live-tables'),
  ])
  const told = () =>
    game.frames.flatMap(({ topic, type, data }): TableMessage[] =>
      topic === table && type === 'message' ? [data] : [],
    )
  return {
    told,
    /** The round as it was told last in each state. */
    stepsOf: (number: number) => {
      const rounds = told().flatMap((one) => (one.type === 'round' && one.round.number === number ? [one.round] : []))
      return [...new Map(rounds.map((round) => [round.state, round])).values()]
    },
    /** The states of the crash table in the lobby, with the last result, each once. */
    lobbySteps: () => {
      const steps = lobby.frames.flatMap(({ topic, type, data }) => {
        const one = topic === 'live-tables' && type === 'message' ? data.table : null
        return one?.gameCode === crash ? [JSON.stringify([one.state, one.results.at(-1)])] : []
      })
      return steps.filter((step, at) => step !== steps[at - 1])
    },
    listed: async () => {
      const { body } = await createBrowser(nodes.at(place).origin).get('/ajax/game/getLiveTables')
      return (body.tables as LiveTable[])
        .map(({ locksAt: _, ...table }) => table)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    close: () => {
      game.close()
      lobby.close()
    },
  }
}

const openRoundAfter = (number: number) =>
  vi.waitFor(async () => {
    const round = await crashRound()
    expect([round.number > number, round.state]).toEqual([true, 'open'])
    return round
  }, patience)

/** The first round later than `after` that takes a bet of each of so many players, at one of the servers: a slow machine may be too late for a round. */
async function roundWithBets(count: number, at: { after: number; place: () => Promise<number> }): Promise<number> {
  for (let after = at.after; ; ) {
    const { number } = await openRoundAfter(after)
    const asked: AskedBets = { answered: [], refused: [] }
    const place = await at.place()
    for (const player of players.slice(0, count)) await betUntilAnswered(nodes, player, { number, place, asked })
    if (asked.answered.filter(({ status }) => status === 'placed').length === count) return number
    for (const code of asked.refused) expect(code).toBe('BETS_CLOSED')
    after = number
  }
}

const leadingPlace = async () => (await nodes.leaderOf(crash))?.place ?? 0

test(
  'pages at both servers are told the same steps of a table, and both lobbies list the same tables',
  async () => {
    const pages = await Promise.all([openPages(0), openPages(1)])
    const place = async () => 1 - (await leadingPlace())
    const number = await roundWithBets(2, { after: (await crashRound()).number, place })
    await vi.waitFor(() => {
      for (const { stepsOf } of pages) expect(stepsOf(number).at(-1)?.state).toBe('over')
    }, patience)
    const [one, two] = pages.map(({ stepsOf }) => stepsOf(number))
    expect(one?.map(({ state }) => state)).toEqual(['open', 'locked', 'running', 'shown', 'over'])
    expect(two).toEqual(one)
    await vi.waitFor(async () => {
      const [here, there] = await Promise.all(pages.map(({ listed }) => listed()))
      expect(here).toHaveLength(4)
      expect(there).toEqual(here)
    }, patience)
    const steps = pages.map(({ lobbySteps }) => lobbySteps())
    await vi.waitFor(() => expect(pages[0].lobbySteps().length).toBeGreaterThan(steps[0]?.length ?? 0), patience)
    await vi.waitFor(() => expect(pages[1].lobbySteps().at(-1)).toBe(pages[0].lobbySteps().at(-1)), patience)
    for (const { close } of pages) close()
  },
  longestMs,
)

test(
  'a leader that is told to stop says so, opens no round and hands the one that runs over: bets stand, and are paid',
  async () => {
    const number = await roundWithBets(3, { after: (await crashRound()).number - 1, place: leadingPlace })
    const leader = await leadingPlace()
    const page = await openPages(1 - leader)
    const leaving = nodes.at(leader)
    leaving.signal('SIGTERM')
    await vi.waitFor(async () => expect((await nodes.leaderOf(crash))?.place).toBe(1 - leader), patience)
    const closings = () => page.told().flatMap((one) => (one.type === 'closed' ? [one.closed] : []))
    await vi.waitFor(() => expect(closings().slice(0, 2)).toEqual(['draining', null]), patience)
    expect(await leaving.ended).toBe(0)
    const restarted = nodes.restart(leader)
    await vi.waitFor(() => expect(page.stepsOf(number).at(-1)?.state).toBe('over'), patience)
    const bets = await database.ownerDb.query<{ state: string }>(
      'select state from arcade.table_bets where table_id = $1 and number = $2',
      [crash, number],
    )
    expect(bets.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled'])
    const rounds = page.told().flatMap((one) => (one.type === 'round' ? [one.round.number] : []))
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
    page.close()
    await restarted
  },
  longestMs,
)

test(
  'whatever state the leader of a table is killed or frozen in, another goes on with the same outcome, and every stake is decided or returned once',
  async () => {
    const { asked, end } = playOn(nodes, players)
    const struck: StoredRound[] = []
    const blows = isLongForm ? longBlows : shortBlows
    for (const [at, blow] of blows.entries()) struck.push(await strike(blow, { isLast: at === blows.length - 1 }))
    for (const round of struck) await expectSameRound(round)
    await end()
    const ends = await expectBooksAgree()
    const endOf = new Map(ends.map(({ id, state }) => [id, state]))
    for (const { id, status } of asked.answered)
      if (status === 'placed') expect([id, endOf.get(id)]).toEqual([id, 'settled'])
    expect(ends.filter(({ state }) => state === 'settled').length).toBeGreaterThan(shortBlows.length)
    expect([...new Set(asked.refused)].filter((code) => code !== 'BETS_CLOSED')).toEqual([])
    const report = await auditRounds(database.ownerDb, { titles, rounds: 1_000, salt: 'kills', only: null })
    expect(report.findings).toEqual([])
  },
  2 * longestMs,
)
