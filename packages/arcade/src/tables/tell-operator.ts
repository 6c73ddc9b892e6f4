import { isDeepStrictEqual } from 'node:util'
import type { LiveTableSent } from '@andon/contract/player-api/live-tables'
import { currencyCodes } from '@andon/money'
import { createLoop } from '@andon/platform/loop'
import type { Deps } from '../deps.ts'
import type { TableNow } from '../game-api/table-fields.ts'
import { rangeOf } from '../titles/stakes.ts'
import type { Title } from '../titles/title.ts'

const turnEveryMs = 5_000
/** All tables again so often: the operator forgets what it does not hear of for a minute. */
const allEveryMs = 15_000
const gatherMs = 50
const mostResults = 20

/**
 * Tells the operator of the tables that this node leads, for the lobbies: what has changed at once, and all of it four times a minute. Nothing depends on it: a call that fails is
 * made again with what holds then.
 */
export function createOperatorTeller(
  { operatorWallet, log }: Pick<Deps, 'operatorWallet' | 'log'>,
  /** The clock of the tables, in milliseconds since 1970. */
  { nowMs }: { nowMs(): number },
) {
  const known = new Map<string, LiveTableSent>()
  const changed = new Set<string>()
  let allToldAt = Number.NEGATIVE_INFINITY

  async function turn(): Promise<void> {
    const at = nowMs()
    const all = Math.abs(at - allToldAt) >= allEveryMs
    const tables = [...known.values()].filter(({ tableId }) => all || changed.has(tableId))
    if (tables.length === 0) return
    changed.clear()
    const told = await operatorWallet.call('liveTables', { at: Math.floor(at), tables })
    if (told.outcome === 'ok') {
      if (all) allToldAt = at
      return
    }
    for (const { tableId } of tables) changed.add(tableId)
    throw new Error(`the operator took no state of live tables: ${told.why}`)
  }
  const loop = createLoop(turn, { everyMs: turnEveryMs, gatherMs, log, what: 'telling the operator of live tables' })

  return {
    /** To be called at each change of a table; what lobbies do not show changes nothing. */
    tell: (title: Title, table: TableNow): void => {
      const told = liveTableOf(title, table)
      if (isDeepStrictEqual(known.get(told.tableId), told)) return
      known.set(told.tableId, told)
      changed.add(told.tableId)
      loop.wakeSoon()
    },
    /** Another node leads this table now. */
    leave: (tableId: string): void => {
      known.delete(tableId)
      changed.delete(tableId)
    },
    start: loop.start,
    stop: loop.stop,
  }
}

/** A table as lobbies show it: nothing of a round before its result has been shown at the table. */
export function liveTableOf(
  { gameCode, stakesIn, shared }: Pick<Title, 'gameCode' | 'stakesIn' | 'shared'>,
  { tableId, closed, round, past, players }: TableNow,
): LiveTableSent {
  const range = rangeOf(stakesIn[currencyCodes[0]])
  const over = round?.state === 'over' && round.result ? [round.result] : []
  const results = [...past, ...over].flatMap(({ facts }) => shared?.resultOf?.(facts) ?? [])
  const isOpen = closed === null && round?.state === 'open'
  return {
    tableId,
    gameCode,
    players,
    state: closed !== null ? 'closed' : isOpen ? 'open' : 'locked',
    ...(isOpen && { locksAt: Math.floor(round.locksAt) }),
    ...(range && { limits: range }),
    results: results.slice(-mostResults),
  }
}
