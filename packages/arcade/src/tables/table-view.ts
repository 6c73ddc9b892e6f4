import type { Seat, TableMessage, TableNow, TableRoundNow, TableRoundState } from '../game-api/table-fields.ts'
import { crowdOf } from './seats.ts'
import { publicBets } from './store/table-bets.ts'
import { findClosed, findNewestRound, listPastRounds } from './store/table-rounds.ts'
import type { TableContext } from './table-context.ts'
import { roundView } from './views.ts'

const mostPast = 100
/** Longer than another server needs to take over. */
const usualJudgedWithinMs = 8_000

/** A table as this server knows it: what was read from the database, with what leaders have told since. */
export interface TableView {
  /** With the time at which it was asked for. */
  now(): Promise<TableNow>
  /** Takes a message from the bus, but for one of a leader that has lost its lease, or of an earlier state. */
  take(told: { epoch: number | null; message: TableMessage }): void
  /** The leader says that the round still ran after so long. */
  ran(name: { number: number; elapsedMs: number }): void
  /** Reads what the bus may have lost. */
  refresh(): Promise<void>
  /** `listener` gets each change once, in order. Returns how to end it. */
  onMessage(listener: (message: TableMessage) => void): () => void
  /** Resolves once it is known that the round ran beyond this instant, or how it ended. False: nobody has said so in time. */
  judged(name: { number: number; atMs: number }): Promise<boolean>
}

interface Judging {
  readonly number: number
  readonly atMs: number
  resolve(known: boolean): void
}

/** In which order the states of a round follow each other. */
const rank: Record<TableRoundState, number> = { open: 0, locked: 1, running: 2, shown: 3, over: 4, void: 4 }

export function isLater(one: TableRoundNow | null, other: TableRoundNow | null): boolean {
  if (!one || !other) return one !== null
  if (one.number !== other.number) return one.number > other.number
  if (one.state !== other.state) return rank[one.state] > rank[other.state]
  return one.betsRoot !== null && other.betsRoot === null
}

export function viewTable(
  of: TableContext,
  { judgedWithinMs = usualJudgedWithinMs }: { judgedWithinMs?: number } = {},
): TableView {
  const listeners = new Set<(message: TableMessage) => void>()
  const judging = new Set<Judging>()
  let known: TableNow | null = null
  let loading: Promise<TableNow> | null = null
  let ran = { number: 0, elapsedMs: 0 }
  let newestEpoch = 0

  const isJudged = ({ number, atMs }: { number: number; atMs: number }) => {
    const round = known?.round
    if (ran.number === number && ran.elapsedMs > atMs) return true
    return !!round && (round.number > number || (round.number === number && rank[round.state] >= rank.shown))
  }
  function judge(): void {
    for (const one of judging) if (isJudged(one)) one.resolve(true)
  }

  async function load(): Promise<TableNow> {
    loading ??= readTable(of).finally(() => {
      loading = null
    })
    const read = await loading
    if (!known || isLater(read.round, known.round)) known = read
    judge()
    return known
  }

  function emit(message: TableMessage): void {
    for (const listener of listeners) listener(message)
  }

  return {
    now: async () => ({ ...(known ?? (await load())), now: of.time.now() }),
    take: ({ epoch, message }) => {
      if (epoch !== null && epoch < newestEpoch) return
      newestEpoch = Math.max(newestEpoch, epoch ?? 0)
      if (known) {
        const next = changedBy(known, message)
        if (!next) return
        known = next
      }
      emit(message)
      judge()
    },
    ran: (name) => {
      if (name.number < ran.number) return
      ran = name.number > ran.number ? name : { ...name, elapsedMs: Math.max(name.elapsedMs, ran.elapsedMs) }
      judge()
    },
    refresh: async () => {
      const before = known?.round ?? null
      const stored = await findNewestRound(of.deps.db, of.tableId)
      if (known && !isLater(stored && roundView(stored), before)) return
      const { round, squeezer } = await load()
      if (round && isLater(round, before)) emit({ type: 'round', now: of.time.now(), round, squeezer })
    },
    onMessage: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    judged: async (name) => {
      if (isJudged(name)) return true
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const one = { ...name, resolve }
      judging.add(one)
      const timer = setTimeout(resolve, judgedWithinMs, false)
      return promise.finally(() => {
        clearTimeout(timer)
        judging.delete(one)
      })
    },
  }
}

async function readTable(of: TableContext): Promise<TableNow> {
  const { deps, tableId, time, seatOf } = of
  const [closed, stored] = await Promise.all([findClosed(deps.db, tableId), findNewestRound(deps.db, tableId)])
  const round = stored && roundView(stored)
  const [past, bets] = await Promise.all([
    listPastRounds(deps.db, { tableId, before: round?.number ?? null, limit: mostPast }),
    round ? publicBets(deps.db, { tableId, number: round.number }) : [],
  ])
  const { players, staked, seats, highest } = crowdOf(bets, (owner) =>
    seatOf({ tableId, owner, atMs: round?.openedAt ?? 0 }),
  )
  return {
    tableId,
    now: time.now(),
    closed,
    round,
    past: past.toReversed(),
    players,
    staked,
    seats,
    squeezer: squeezerOf(of, { round, highest }),
  }
}

/** Who may turn the cards: the highest bettor who agreed to be shown, from the lock on. */
export function squeezerOf(
  { shared }: Pick<TableContext, 'shared'>,
  { round, highest }: { round: TableRoundNow | null; highest: string | null },
): string | null {
  return shared.squeezed && round && round.betsRoot !== null ? highest : null
}

/** The table after a message; null if that says nothing new. */
function changedBy(known: TableNow, message: TableMessage): TableNow | null {
  const isOfRound = (number: number) => known.round?.number === number
  switch (message.type) {
    case 'round':
      return isLater(message.round, known.round) ? withRound(known, message) : null
    case 'closed':
      return { ...known, closed: message.closed }
    case 'running':
      return isOfRound(message.number) && known.round?.state === 'running' ? known : null
    case 'left':
      return isOfRound(message.number) ? { ...known, seats: withLeft(known.seats, message.seats) } : null
    case 'seats': {
      const { players, staked, seats } = message
      const left = known.seats.flatMap(({ seat, leftAt }) => (leftAt === null ? [] : [{ seat, hundredths: leftAt }]))
      return isOfRound(message.number) ? { ...known, players, staked, seats: withLeft(seats, left) } : null
    }
    case 'reaction':
      return known
    case 'squeezed':
      return isOfRound(message.number) ? known : null
  }
}

function withRound(known: TableNow, { round, squeezer }: Extract<TableMessage, { type: 'round' }>): TableNow {
  const before = known.round
  if (before?.number === round.number) return { ...known, round, squeezer }
  const past = before ? [...known.past, pastOf(before)].slice(-mostPast) : known.past
  return { ...known, round, squeezer, past, players: 0, staked: 0, seats: [] }
}

function pastOf({ number, state, result }: TableRoundNow): TableNow['past'][number] {
  return { number, facts: [...(result?.facts ?? [])], state: state === 'void' || state === 'shown' ? state : 'over' }
}

function withLeft(seats: readonly Seat[], left: readonly { seat: string; hundredths: number }[]): Seat[] {
  const at = new Map(left.map(({ seat, hundredths }) => [seat, hundredths]))
  return seats.map((one) => ({ ...one, leftAt: at.get(one.seat) ?? one.leftAt }))
}
