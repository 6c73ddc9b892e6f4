import { Refusal } from '@andon/contract'
import { createGroupCommit } from '@andon/platform/group-commit'
import { ownedUntil } from '@andon/platform/owed-calls'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { tableBetsActed, tableBetsPlaced } from '../facts.ts'
import { demandTogether, type RoundLimits } from './bets-in-round.ts'
import { gather } from './gather.ts'
import {
  type BetName,
  findRelatedBets,
  insertTableBets,
  type NewTableBet,
  placeTableBets,
  storeActions,
  type TableBetRow,
} from './store/table-bets.ts'
import { findTableRound, type RoundOfTable, type TableRoundRow } from './store/table-rounds.ts'

export interface BetRequest {
  readonly bet: Omit<NewTableBet, 'place' | 'nextAttemptAt'>
  readonly limits: RoundLimits
}

/** The bet of a request, and whether the request has just made it. */
export interface StoredBet {
  readonly bet: TableBetRow
  readonly isNew: boolean
}

/** Writes of many players' bets share transactions. */
export interface BetStore {
  /** Stores a bet as `asked`, or finds the one of a repeated request. Refused as `placeBet` is. */
  ask(request: BetRequest): Promise<StoredBet>
  /** Its stake is taken: true if it takes part; false if it is being returned. */
  place(bet: BetName & RoundOfTable): Promise<boolean>
  /** False if the bet has an action, or its round takes none. */
  act(acted: BetName & RoundOfTable & { action: unknown }): Promise<boolean>
}

const maxBatch = 256
/** Milliseconds for which a bet or an action waits for others while many come, so that a busy second has fewer transactions. */
const commitTogetherMs = 15
/** Milliseconds in which bets and actions are gathered before they are announced. */
const placedAfterMs = 50
const actedAfterMs = 10

export function createBetStore(deps: Deps): BetStore {
  const options = { maxBatch, gatherMs: commitTogetherMs }
  const asked = createGroupCommit<BetRequest, StoredBet>(deps, {
    run: (tx, items) => askAll(deps, tx, items),
    ...options,
  })
  const placed = createGroupCommit<BetName, boolean>(deps, {
    run: async (tx, names) => {
      const ids = await placeTableBets(tx, names)
      return names.map(({ id }) => ids.has(id))
    },
    ...options,
  })
  const acted = createGroupCommit<BetName & { action: unknown }, boolean>(deps, {
    run: async (tx, actions) => {
      const ids = await storeActions(tx, actions)
      return actions.map(({ id }) => ids.has(id))
    },
    ...options,
  })
  const nameOf = ({ tableId, number }: RoundOfTable) => `${tableId} ${number}`
  const sayPlaced = gather<RoundOfTable, BetName>({
    nameOf,
    afterMs: placedAfterMs,
    handOver: ({ tableId, number }) => deps.announce(tableBetsPlaced({ key: tableId, data: { number } })),
  })
  const sayActed = gather<RoundOfTable, BetName & { action: unknown }>({
    nameOf,
    afterMs: actedAfterMs,
    handOver: ({ tableId, number }, actions) => {
      const acted = actions.map(({ owner, id, action }) => ({ owner, id, action }))
      deps.announce(tableBetsActed({ key: tableId, data: { number, acted } }))
    },
  })
  return {
    ask: asked.submit,
    place: async (bet) => {
      const takesPart = await placed.submit(bet)
      if (takesPart) sayPlaced(bet, [bet])
      return takesPart
    },
    act: async (bet) => {
      const isStored = await acted.submit(bet)
      if (isStored) sayActed(bet, [bet])
      return isStored
    },
  }
}

/** More than two bets of a player at once hardly come in one batch. */
const mostPasses = 12

/** One bet of a player in each pass: each is measured with those before it. */
async function askAll(deps: Deps, tx: Tx, items: readonly BetRequest[]): Promise<readonly (StoredBet | Refusal)[]> {
  const replies = new Map<BetRequest, StoredBet | Refusal>()
  let left = items
  for (let pass = 0; pass < mostPasses && left.length > 0; pass++) {
    const firsts = [...new Map(left.toReversed().map((item) => [item.bet.owner, item])).values()]
    await askOnce(deps, tx, { items: firsts, replies })
    left = left.filter((item) => !replies.has(item))
  }
  return items.map((item) => replies.get(item) ?? new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 }))
}

/** Bets that get no reply met another server's bet of the same player, and are tried again. */
async function askOnce(
  { clock }: Deps,
  tx: Tx,
  { items, replies }: { items: readonly BetRequest[]; replies: Map<BetRequest, StoredBet | Refusal> },
): Promise<void> {
  const related = Map.groupBy(
    await findRelatedBets(
      tx,
      items.map(({ bet }) => bet),
    ),
    ({ owner }) => owner,
  )
  const fresh: { item: BetRequest; row: NewTableBet }[] = []
  for (const item of items) {
    const { bet, limits } = item
    const known = related.get(bet.owner) ?? []
    const repeated = known.find(
      ({ sessionId, requestId }) => sessionId === bet.sessionId && requestId === bet.requestId,
    )
    const before = known.filter(({ tableId, number }) => tableId === bet.tableId && number === bet.number)
    const refusal = repeated ? null : refusalOf(() => demandTogether(limits, { bet, before }))
    if (repeated) replies.set(item, { bet: repeated, isNew: false })
    else if (refusal) replies.set(item, refusal)
    else {
      const place = 1 + Math.max(0, ...before.map((one) => one.place))
      fresh.push({ item, row: { ...bet, place, nextAttemptAt: ownedUntil(clock.now()) } })
    }
  }
  if (fresh.length === 0) return
  const stored = await insertTableBets(
    tx,
    fresh.map(({ row }) => row),
  )
  for (const { item, row } of fresh) if (stored.has(row.id)) replies.set(item, { bet: storedAs(row), isNew: true })
  const missed = fresh.filter(({ row }) => !stored.has(row.id))
  if (missed.length > 0) await refuseLate(tx, { missed, replies })
}

function refusalOf(demand: () => void): Refusal | null {
  try {
    demand()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function storedAs({ nextAttemptAt: _, ...row }: NewTableBet): TableBetRow {
  return { ...row, actions: [], state: 'asked', refusal: null, win: null, shownAt: null }
}

async function refuseLate(
  tx: Tx,
  {
    missed,
    replies,
  }: {
    missed: readonly { item: BetRequest; row: NewTableBet }[]
    replies: Map<BetRequest, StoredBet | Refusal>
  },
): Promise<void> {
  const rounds = new Map<string, TableRoundRow | null>()
  for (const { item, row } of missed) {
    const key = `${row.tableId} ${row.number}`
    if (!rounds.has(key)) rounds.set(key, await findTableRound(tx, row))
    const round = rounds.get(key) ?? null
    const refusal = lateFor(round, row.receivedAt)
    if (refusal) replies.set(item, refusal)
  }
}

/** Null if the round takes a bet that was received then. */
function lateFor(round: TableRoundRow | null, receivedAt: Temporal.Instant): Refusal | null {
  if (!round) return new Refusal('TABLE_CLOSED')
  const isTaking = (round.state === 'open' || round.state === 'locked') && round.betsRoot === null
  const isInTime = Temporal.Instant.compare(receivedAt, round.locksAt) < 0
  if (isTaking && isInTime) return null
  const params = { receivedAt: receivedAt.epochMilliseconds, closedAt: round.locksAt.epochMilliseconds }
  return new Refusal('BETS_CLOSED', { params })
}
