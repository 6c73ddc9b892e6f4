import { certainRounds, killsIn, type OfRounds, readRounds, roundsOfMap, wonRounds } from '../../markets/map-rounds.ts'
import type { Match } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { type Chances, certain, type Distribution, listed, repeated, single } from '../distribution.ts'

/** The chances of 0 to 5 kills in a round, for the side that wins it and for the other; they do not depend on anything else. Judged: some 6.4 kills a round. */
export const killChances = {
  winner: [0.01, 0.03, 0.06, 0.15, 0.25, 0.5],
  loser: [0.12, 0.2, 0.25, 0.22, 0.16, 0.05],
} as const

/** Adds rounds and kills of each map to the chances of a match of e-sports. They have no joint chances with anything else. */
export function withRounds(sets: Chances, match: Match, rally: number): Chances {
  const kept = new Map<Scope, Distribution | null>()

  function one(of: OfRounds, scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    const rounds = roundsOfMap(match, of.map)
    const score = sets.of([`score@${of.map}`])
    if (rounds === null || score === null) return null
    if (of.kind === 'kills') return killsLeft(score, { rounds: rounds.length, kills: killsIn(rounds) })
    const isPlayed = score.p.reduce((sum, chance) => sum + chance, 0)
    if (of.kind === 'rounds') {
      // more rounds than every map has depend on its score
      if (of.to > certainRounds) return null
      const won = wonRounds(rounds.slice(of.from - 1, of.to))
      const left = of.to - Math.max(of.from - 1, rounds.length)
      return listed(
        binomial(left, rally).map((chance, home) => [chance * isPlayed, won.home + home, won.away + left - home]),
      )
    }
    const won = wonRounds(rounds)
    const home = firstChance(rally, of.to - won.home, of.to - won.away)
    return listed([
      [home * isPlayed, 1, 0],
      [(1 - home) * isPlayed, 0, 1],
    ])
  }

  return {
    of: (scopes) => {
      const [scope = ''] = scopes
      const of = readRounds(scope)
      if (of === null && !scopes.some(readRounds)) return sets.of(scopes)
      if (of === null || scopes.some((other) => other !== scope)) return null
      let found = kept.get(scope)
      if (found === undefined) {
        found = one(of, scope)
        kept.set(scope, found)
      }
      return found && repeated(found, scopes.length)
    },
  }
}

/** The chances of 0 … `rounds` rounds won. */
function binomial(rounds: number, p: number): number[] {
  let chances = [1]
  for (let round = 0; round < rounds; round++)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, won) => (chances[won] ?? 0) * (1 - p) + (chances[won - 1] ?? 0) * p,
    )
  return chances
}

/** The chance to win `own` rounds before the other side wins `others`. */
function firstChance(p: number, own: number, others: number): number {
  let [chance, ways] = [0, p ** own]
  for (let lost = 0; lost < others; lost++) {
    chance += ways
    ways *= ((own + lost) / (lost + 1)) * (1 - p)
  }
  return chance
}

/** The chances of the kills of both sides in so many rounds, from `from` on; what hardly ever comes is left out. */
interface Kills {
  readonly from: number
  readonly p: Float64Array
}
/** By the number of rounds: the same for all matches. */
const killsOfRounds: Kills[] = [{ from: 0, p: Float64Array.of(1) }]
const ofOne = Float64Array.from({ length: 11 }, (_, kills) =>
  killChances.winner.reduce((sum, chance, own) => sum + chance * (killChances.loser[kills - own] ?? 0), 0),
)
const rare = 1e-10

function killsAfter(rounds: number): Kills {
  for (let next = killsOfRounds.length; next <= rounds; next++) {
    const { from, p } = killsOfRounds[next - 1] as Kills // filled in order
    const after = new Float64Array(p.length + ofOne.length - 1)
    for (let at = 0; at < p.length; at++)
      for (let kills = 0; kills < ofOne.length; kills++)
        after[at + kills] = (after[at + kills] as number) + (p[at] as number) * (ofOne[kills] as number)
    let [first, end] = [0, after.length]
    while ((after[first] as number) < rare) first++
    while ((after[end - 1] as number) < rare) end--
    killsOfRounds.push({ from: from + first, p: after.slice(first, end) })
  }
  return killsOfRounds[rounds] as Kills // filled just now
}

/** The kills of a map by the rounds that it may have. */
function killsLeft({ p, home, away }: Distribution, now: { rounds: number; kills: number }): Distribution {
  const byLeft: number[] = []
  for (let atom = 0; atom < p.length; atom++) {
    const left = (home[0]?.[atom] ?? 0) + (away[0]?.[atom] ?? 0) - now.rounds
    byLeft[left] = (byLeft[left] ?? 0) + (p[atom] as number)
  }
  const likely = byLeft.flatMap((chance, left) => (chance > 1e-7 ? [{ chance, ...killsAfter(left) }] : []))
  const first = Math.min(...likely.map(({ from }) => from))
  const chances = new Float64Array(Math.max(...likely.map(({ from, p: of }) => from + of.length)) - first)
  for (const { chance, from, p: of } of likely)
    for (let place = 0; place < of.length; place++) {
      const at = from - first + place
      chances[at] = (chances[at] as number) + chance * (of[place] as number)
    }
  const counts = Int16Array.from(chances, (_, place) => now.kills + first + place)
  return single(chances, counts, new Int16Array(chances.length))
}
