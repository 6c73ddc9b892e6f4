import type { Match, Pair, Side } from '../../markets/match.ts'
import { isServeScope, type ServeScope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, repeated, single } from '../distribution.ts'
import { type ServeFigures, type Serving, served } from './serve-figures.ts'

/** How many points that a player wins on the own serve are aces, and how many of those lost are double faults. */
export interface ServeShares {
  readonly aces: Pair
  readonly doubleFaults: Pair
}

/** Counts are below it, and differences between −size / 2 and size / 2: nearly twice as many aces as come in one match of a thousand. */
const sizeOf = (scope: ServeScope, bestOf: number) =>
  bestOf > 3 && (scope === 'aces' || scope === 'aces:lead') ? 128 : 64

const kept = new WeakMap<ServeShares, Map<string, ServeFigures>>()

/** Figures are made once for each match and question: they hold for every state. */
function figuresOf(serve: Pair, shares: ServeShares, { scope, bestOf }: { scope: ServeScope; bestOf: number }) {
  const known = kept.get(shares) ?? new Map<string, ServeFigures>()
  kept.set(shares, known)
  const key = `${scope} ${bestOf}`
  const found = known.get(key) ?? served(servingFor(serve, shares, scope), bestOf, sizeOf(scope, bestOf))
  known.set(key, found)
  return found
}

/** How the points on each side's serve count. */
function servingFor(
  serve: Pair,
  { aces, doubleFaults }: ServeShares,
  scope: ServeScope,
): Readonly<Record<Side, Serving>> {
  const counted = (side: Side): Pick<Serving, 'ofWon' | 'ofLost' | 'by'> => {
    if (scope === 'doubleFaults') return { ofWon: 0, ofLost: doubleFaults[side], by: 1 }
    const counts = scope === 'aces' || scope === 'aces:lead' || scope === `aces:${side}`
    return { ofWon: counts ? aces[side] : 0, ofLost: 0, by: scope === 'aces:lead' && side === 'away' ? -1 : 1 }
  }
  return { home: { won: serve.home, ...counted('home') }, away: { won: serve.away, ...counted('away') } }
}

/** Adds aces and double faults to the chances of a tennis match, exact under the model of points. They have no joint chances with anything else. */
export function withServes(sets: Chances, match: Match, of: { serve: Pair; shares: ServeShares | undefined }): Chances {
  const { serve, shares } = of
  if (shares === undefined || match.serves === null) return sets
  const answers = new Map<ServeScope, Distribution>()

  function one(scope: ServeScope, by: ServeShares): Distribution {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    const chances = figuresOf(serve, by, { scope, bestOf: match.bestOf ?? 3 }).toCome(match)
    const size = chances.length
    const soFar = (tally?.home ?? 0) - (tally?.away ?? 0)
    if (scope !== 'aces:lead') {
      // a count of one side stands on that side
      const counts = Int16Array.from(chances, (_, more) => Math.abs(soFar) + more)
      const none = new Int16Array(size)
      return scope === 'aces:away' ? single(chances, none, counts) : single(chances, counts, none)
    }
    const leads = Int16Array.from(chances, (_, more) => soFar + (more < size / 2 ? more : more - size))
    return single(
      chances,
      leads.map((lead) => Math.max(0, lead)),
      leads.map((lead) => Math.max(0, -lead)),
    )
  }

  return {
    of: (scopes) => {
      const [scope = ''] = scopes
      if (!isServeScope(scope)) return scopes.some(isServeScope) ? null : sets.of(scopes)
      if (scopes.some((other) => other !== scope)) return null
      const found = answers.get(scope) ?? one(scope, shares)
      answers.set(scope, found)
      return repeated(found, scopes.length)
    },
  }
}
