import type { StakeCategory } from '@andon/contract/games/categories'
import { type CycleKind, cycleKindOf } from '@andon/contract/games/rules'
import { mostClockDifferenceMs } from '@andon/contract/player-api/live-tables'
import { untilNextRoundMs } from '../domain/cycle-floor.ts'
import type { MoneyCall } from '../domain/stored.ts'
import type { RoundStart } from '../store/round-starts.ts'

/** Minimum milliseconds between the starts of a player's rounds of that kind; 0: no minimum. */
export type CycleFloor = (country: string, kind: CycleKind) => number

/** The minimum time between rounds, for each player and kind of game, across games, suppliers and sessions. */
export interface Cycles {
  /** Bets with the same key are decided one after the other. */
  namesOf(call: MoneyCall): readonly string[]
  /** Milliseconds until the bet's player may start a round; 0: now. At most the minimum cycle. */
  untilNextMs(bet: MoneyCall): number
  started(bet: MoneyCall): void
  /** To be written in the transaction that has locked the players' rows. */
  changed(): readonly RoundStart[]
}

/**
 * `found` is read under the locks of the players' rows, and `now` is after that, so that the second of two concurrent bets on any node includes the
 * first. `now` applies to all bets of the batch.
 */
export function openCycles(
  found: readonly RoundStart[],
  {
    now,
    floorOf,
    playerOf,
    gameOf,
  }: {
    now: Temporal.Instant
    floorOf: CycleFloor
    playerOf(bet: MoneyCall): { readonly country: string } | undefined
    gameOf(bet: MoneyCall): { category: StakeCategory | undefined; isSport: boolean }
  },
): Cycles {
  const pacedBy = (call: MoneyCall) => {
    if (call.call !== 'bet') return null
    const [player, { category, isSport }] = [playerOf(call), gameOf(call)]
    const kind = cycleKindOf(category)
    const floorMs = player && !isSport ? floorOf(player.country, kind) : 0
    return floorMs > 0 ? { playerId: call.playerId, kind, floorMs } : null
  }
  const starts = new Map(found.map((start) => [nameOf(start), start]))
  const changed = new Map<string, RoundStart>()
  const set = (pace: { playerId: string; kind: CycleKind }, shared: SharedStart) => {
    const { playerId, kind } = pace
    const { sharedRound, sharedOpenedAt } = shared
    const start = { playerId, kind, startedAt: now, sharedRound, sharedOpenedAt }
    starts.set(nameOf(start), start)
    changed.set(nameOf(start), start)
  }
  return {
    namesOf: (call) => {
      const pace = pacedBy(call)
      return pace === null ? [] : [nameOf(pace)]
    },
    untilNextMs: (bet) => {
      const pace = pacedBy(bet)
      const start = pace && starts.get(nameOf(pace))
      if (!start || isSameRound(bet, start, now) || isPacedByTables(bet, start, { floorMs: pace.floorMs, now }))
        return 0
      // the clock was set back: wait from now on, not from the stored time
      if (Temporal.Instant.compare(start.startedAt, now) > 0) set(pace, start)
      return untilNextRoundMs({ floorMs: pace.floorMs, lastStart: starts.get(nameOf(pace))?.startedAt }, now)
    },
    started: (bet) => {
      const pace = pacedBy(bet)
      const start = pace && starts.get(nameOf(pace))
      if (pace !== null && !(start && isSameRound(bet, start, now))) set(pace, sharedStartOf(bet))
    },
    changed: () => [...changed.values()],
  }
}

const nameOf = ({ playerId, kind }: { playerId: string; kind: CycleKind }) => `pace ${playerId} ${kind}`

type SharedStart = Pick<RoundStart, 'sharedRound' | 'sharedOpenedAt'>

const sharedStartOf = (bet: MoneyCall): SharedStart => ({
  sharedRound: sharedRoundOf(bet),
  sharedOpenedAt: bet.sharedRoundOpenedAt ?? null,
})

const sharedRoundOf = ({ supplier, sharedRound }: MoneyCall) =>
  sharedRound === undefined ? null : `${supplier} ${sharedRound}`

/** No round of a table takes bets for longer, so the name of an older one lifts no minimum. */
const sharedForMs = 120_000

/** True if a bet is on the same round of a table as the one that started the player's last round. */
function isSameRound(bet: MoneyCall, start: RoundStart, now: Temporal.Instant): boolean {
  if (start.sharedRound === null || start.sharedRound !== sharedRoundOf(bet)) return false
  return Math.abs(now.epochMilliseconds - start.startedAt.epochMilliseconds) < sharedForMs
}

/**
 * Whether the bet is on a round of a table, as the player's last one was, and their openings are apart by the minimum: tables begin these rounds by their own clocks, and how late in each the
 * player has bet changes nothing. Openings that cannot be true do not count.
 */
function isPacedByTables(
  bet: MoneyCall,
  { sharedRound, sharedOpenedAt }: RoundStart,
  { floorMs, now }: { floorMs: number; now: Temporal.Instant },
): boolean {
  const openedAt = bet.sharedRoundOpenedAt
  if (openedAt === undefined || sharedOpenedAt === null || !sharedRound?.startsWith(`${bet.supplier} `)) return false
  const agoMs = now.epochMilliseconds - openedAt
  const isPlausible = agoMs >= -mostClockDifferenceMs && agoMs < sharedForMs
  return isPlausible && openedAt - sharedOpenedAt >= floorMs
}

/** Used if no bet is new. */
export const noCycles: Cycles = {
  namesOf: () => [],
  untilNextMs: () => 0,
  started: () => undefined,
  changed: () => [],
}
