import type { Match, Pair, Side } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { techniques } from '../../markets/techniques.ts'
import { type Chances, certain, type Distribution, listed } from '../distribution.ts'

/** A bout of sumo: the chance that home wins, and how much each wrestler pushes: 0 who only grapples, 1 who only pushes and thrusts. */
export interface SumoRates {
  readonly win: number
  readonly pushing: Pair
}

/** How much the winner's style decides the technique; the rest is the loser's. */
const ofWinner = 0.75

const all = {
  pushing: techniques.reduce((sum, { often }) => sum + often[0], 0),
  grappling: techniques.reduce((sum, { often }) => sum + often[1], 0),
}

/** The chance of each technique, given who wins: a mixture of what ends the bouts of pushers and of grapplers, by the styles of both. */
export function techniqueChances({ pushing }: SumoRates, winner: Side): number[] {
  const [own, other] = winner === 'home' ? [pushing.home, pushing.away] : [pushing.away, pushing.home]
  const share = ofWinner * own + (1 - ofWinner) * other
  return techniques.map(({ often }) => (share * often[0]) / all.pushing + ((1 - share) * often[1]) / all.grappling)
}

/**
 * Chances of a bout: the winner (Bradley and Terry 1952; `eloExpectation` turns a difference of ratings into the chance), and the technique given the winner. Both together have their joint chances.
 */
export function sumoChances(match: Match, rates: SumoRates): Chances {
  let kept: Distribution | null = null

  /** Every technique of either winner: home's first. */
  function ends(): Distribution {
    kept ??= listed([
      ...techniqueChances(rates, 'home').map((p, place) => [p * rates.win, place + 1, 0] as const),
      ...techniqueChances(rates, 'away').map((p, place) => [p * (1 - rates.win), 0, place + 1] as const),
    ])
    return kept
  }

  function of(scopes: readonly Scope[]): Distribution | null {
    if (scopes.length === 0 || scopes.some((scope) => scope !== 'winner' && scope !== 'technique')) return null
    const tally = tallyOf(match, scopes[0] ?? '')
    if (tally?.state === 'final') return scopes.length === 1 ? certain(tally.home, tally.away) : null
    if (scopes.length === 1 && scopes[0] === 'winner')
      return listed([
        [rates.win, 1, 0],
        [1 - rates.win, 0, 1],
      ])
    const { p, home, away } = ends()
    const [ofHome = [], ofAway = []] = [home[0], away[0]]
    const won = (of: ArrayLike<number>) => Int16Array.from(of, (place) => Math.sign(place))
    return {
      p,
      home: scopes.map((scope) => (scope === 'winner' ? won(ofHome) : ofHome)),
      away: scopes.map((scope) => (scope === 'winner' ? won(ofAway) : ofAway)),
    }
  }

  return { of }
}
