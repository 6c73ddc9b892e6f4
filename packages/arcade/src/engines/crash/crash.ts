import { minor } from '@andon/money'
import { floor, fraction, multiply, one } from '@andon/money/fraction'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import type { Draws } from '../../rng/draws.ts'
import type { Figures } from '../figures.ts'
import type { Game } from '../game.ts'
import type { TableBet, TableEngine } from '../table-engine.ts'
import { drawBustPoint } from './bust-point.ts'
import type { CrashRules } from './crash-rules.ts'
import { type Curve, curveOf } from './curve.ts'
import type { CrashDisplay } from './display.ts'
import type { CrashEvent } from './events.ts'

/** The action that a player sends. */
const sentAction = v.strictObject({ type: v.literal('cashOut') })
/** The action that is stored: `atMs`, when the server received it, in milliseconds since the round began to run. */
const storedAction = v.strictObject({ type: v.literal('cashOut'), atMs: v.pipe(v.number(), v.finite(), v.minValue(0)) })

/** The end of a round's flight, which its draws decide. */
interface Flight {
  /** The greatest multiple, in hundredths, at which a bet may still leave; 0 if the round ends at once. */
  readonly reached: number
  /** The first instant at which it is passed: a cash-out received then is too late. */
  readonly bustAtMs: number
}

/** When a bet leaves, and at how many hundredths of its stake. */
interface Leave {
  readonly atMs: number
  readonly hundredths: number
  readonly byAuto: boolean
}

/**
 * A crash game with rules and figures: `game` plays the round of one bet, `engine` that of a table. A cash-out pays the multiplier at the instant at which the server received
 * it, if that is before the bust. A bet with `auto` leaves at that multiple exactly, and is paid before the bust is judged, also where one step of the multiplier passes both; so
 * does a bet without it at the greatest multiple. `presetAuto`: the way to play for which the figures are stated.
 */
export function createCrash({
  rules,
  figures,
  ...offered
}: {
  readonly rules: CrashRules
  readonly figures: Figures
} & OfferedAutos): { readonly game: Game; readonly engine: TableEngine } {
  const curve = curveOf(rules)
  const choiceSchema = v.nullable(
    v.strictObject({
      auto: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(rules.leastAutoHundredths), v.maxValue(rules.mostHundredths)),
      ),
    }),
  )
  const autoOf = (choice: unknown): number => {
    const chosen = v.parse(choiceSchema, choice)
    return chosen?.auto ?? rules.mostHundredths
  }
  const playOf = ({ choice, actions }: Pick<TableBet, 'choice' | 'actions'>): Play => ({
    auto: autoOf(choice),
    cashOutMs: Math.min(...actions.map((action) => v.parse(storedAction, action).atMs)),
  })
  const flightOf = (draws: Draws) => flight(rules, curve, draws)
  const game: Game = {
    rules,
    figures,
    display: displayOf(rules, offered),
    mostStaked: one,
    offersChoice: (choice) => v.is(choiceSchema, choice),
    stakeOf: () => null,
    offersAction: (action) => v.is(sentAction, action),
    replay: ({ draws, stake, choice, actions }) => {
      if (!v.is(choiceSchema, choice) || !v.is(v.array(storedAction), actions)) return null
      const flown = flightOf(draws)
      const leave = leaveOf(curve, flown, playOf({ choice, actions }))
      const win = leave ? winAt(stake, leave) : 0
      const left: CrashEvent[] = leave ? [{ type: 'left', ...leave, amount: win }] : []
      const events: CrashEvent[] = [...left, burst(flown), { type: 'roundEnd', amount: win }]
      return { events, furtherStake: 0, win, defaultAction: null }
    },
  }
  const engine: TableEngine = {
    open: (draws) => {
      const flown = flightOf(draws)
      const leavesAt = (bet: TableBet) => leaveOf(curve, flown, playOf(bet))
      return {
        events: [burst(flown)],
        facts: factsOf(flown),
        runsForMs: flown.bustAtMs,
        winOf: (bet) => {
          const leave = leavesAt(bet)
          return leave ? winAt(bet.stake, leave) : 0
        },
        leavesAt: (bet) => {
          const leave = leavesAt(bet)
          return leave && { atMs: leave.atMs, hundredths: leave.hundredths }
        },
      }
    },
  }
  return { game, engine }
}

/** In hundredths: automatic cash-outs that are offered as presets, and the one for which the figures are stated. */
interface OfferedAutos {
  readonly autos: readonly number[]
  readonly presetAuto: number
}

/** How a bet is played: `cashOutMs` is infinite without a cash-out. */
interface Play {
  readonly auto: number
  readonly cashOutMs: number
}

function flight(rules: CrashRules, curve: Curve, draws: Draws): Flight {
  const reached = drawBustPoint(draws, rules)
  if (reached === 0) return { reached, bustAtMs: 0 }
  return { reached, bustAtMs: curve.reaches(Math.min(reached + 1, rules.mostHundredths)) }
}

function leaveOf(curve: Curve, { reached, bustAtMs }: Flight, { auto, cashOutMs }: Play): Leave | null {
  const autoMs = curve.reaches(auto)
  if (cashOutMs < Math.min(autoMs, bustAtMs)) return { atMs: cashOutMs, hundredths: curve.at(cashOutMs), byAuto: false }
  return auto <= reached ? { atMs: autoMs, hundredths: auto, byAuto: true } : null
}

/** In minor units, rounded down once; whole for stakes that are multiples of 100. */
function winAt(stake: number, { hundredths }: Pick<Leave, 'hundredths'>): number {
  const win = minor(Number(floor(multiply(fraction(stake), fraction(hundredths, 100)))))
  assert(Number.isSafeInteger(win), 'a win is an amount of money')
  return win
}

const shownAt = ({ reached }: Flight) => Math.max(reached, 100)

const burst = (flown: Flight): CrashEvent => ({ type: 'burst', hundredths: shownAt(flown), atMs: flown.bustAtMs })

/** The last multiplier, such as `2.31`, and `at-once` for a round that ended before any cash-out. */
function factsOf(flown: Flight): readonly string[] {
  const multiplier = (shownAt(flown) / 100).toFixed(2)
  return flown.reached === 0 ? [multiplier, 'at-once'] : [multiplier]
}

function displayOf(
  { return: share, leastAutoHundredths, mostHundredths, curve }: CrashRules,
  { autos, presetAuto }: OfferedAutos,
): CrashDisplay {
  return {
    engine: 'crash',
    return: { ...share },
    leastAutoHundredths,
    mostHundredths,
    curve: { ...curve, growth: { ...curve.growth } },
    autos: [...autos],
    presetAuto,
  }
}
