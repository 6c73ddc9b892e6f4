import type { Pitch } from '../../../../markets/event-play.ts'
import type { Pair, Side } from '../../../../markets/match.ts'
import type { MomentKind } from '../../../../markets/moment-kinds.ts'
import { other } from '../../plays/recorder.ts'
import type { SquadPlayer } from '../../squads.ts'
import type { StoryMoment } from '../story.ts'
import { type Bases, noBases } from './bases.ts'
import type { HalfInning } from './half-innings.ts'
import { type Count, noCount } from './pitches.ts'

export const countedInBaseball = ['baseHits', 'homeRuns', 'walks', 'strikeOuts', 'errors', 'pitches'] as const
type CountedKind = (typeof countedInBaseball)[number]

/** What stands after a pitch or a play. */
export interface Step {
  readonly second: number
  readonly bases: Bases
  readonly batter: string | null
  readonly pitcher: string | null
  /** By this pitcher. */
  readonly thrown: number
  readonly count: Count
  readonly last: MomentKind | Pitch | null
  readonly counts: Readonly<Record<CountedKind, Pair>>
}

const starterInnings = 6
const relieverInnings = 8

/** Writes down a game pitch by pitch: who is up, the count, the bases, and what each side has made so far. */
export function scorebook(players: readonly SquadPlayer[]) {
  const orders = { home: ordersOf(players, 'home'), away: ordersOf(players, 'away') }
  const next = { home: 0, away: 0 }
  const thrown = new Map<string | null, number>()
  const steps: Step[] = []
  const moments: StoryMoment[] = []
  const none: Pair = { home: 0, away: 0 }
  let counts: Step['counts'] = {
    baseHits: none,
    homeRuns: none,
    walks: none,
    strikeOuts: none,
    errors: none,
    pitches: none,
  }
  let last: Step['last'] = null
  let [side, inning]: [Side, number] = ['away', 1]
  const state = { bases: noBases, count: noCount }

  const batter = () => orders[side].batters[next[side]] ?? null
  const pitcher = () =>
    orders[other(side)].pitchers[inning <= starterInnings ? 0 : inning <= relieverInnings ? 1 : 2] ?? null

  function add(kind: CountedKind, of: Side): void {
    counts = { ...counts, [kind]: { ...counts[kind], [of]: counts[kind][of] + 1 } }
  }

  return {
    state,
    steps,
    moments,
    batter,
    begin(half: HalfInning): void {
      ;[side, inning] = [half.side, half.inning]
      ;[state.bases, state.count] = [noBases, noCount]
    },
    /** For the side at bat. */
    addBatting: (kind: CountedKind) => add(kind, side),
    /** For the side in the field. */
    addFielding: (kind: CountedKind) => add(kind, other(side)),
    throwPitch(kind: Step['last']): void {
      thrown.set(pitcher(), (thrown.get(pitcher()) ?? 0) + 1)
      add('pitches', other(side))
      last = kind
    },
    /** The batter who is up is done. */
    nextBatter(): void {
      next[side] = (next[side] + 1) % Math.max(1, orders[side].batters.length)
      state.count = noCount
    },
    play(second: number, kind: MomentKind, of: { readonly player: string | null; readonly points?: number }): void {
      moments.push({ second, kind, side, minute: null, player: of.player, other: null, points: of.points ?? 0 })
      last = kind
    },
    step(second: number): void {
      const [up, throws] = [batter(), pitcher()]
      steps.push({ second, ...state, batter: up, pitcher: throws, thrown: thrown.get(throws) ?? 0, last, counts })
    },
  }
}
export type Scorebook = ReturnType<typeof scorebook>

/** Who bats, in the order of batting, and who pitches, in the order of coming on. */
function ordersOf(players: readonly SquadPlayer[], side: Side) {
  const own = players.filter(({ team }) => team === side)
  return {
    batters: own.filter(({ pitches }) => !pitches).map(({ id }) => id),
    pitchers: own.filter(({ pitches }) => pitches).map(({ id }) => id),
  }
}
