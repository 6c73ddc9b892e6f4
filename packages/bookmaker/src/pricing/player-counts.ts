import type { Match, PlayerCountKind, Side } from '../markets/match.ts'
import { countOfPlayer, type OfPlayer, type Scope } from '../markets/scope.ts'
import { tallyOf } from '../markets/tally.ts'
import { type Chances, certain, type Distribution, repeated, single } from './distribution.ts'
import { marginals } from './marginals.ts'

/** A player's share of what the own side scores, and the chance to take part at all (1 for who is named before the start). Shares of a side sum to at most 1, of football to 1 less the share of own goals. */
export interface PlayerShare {
  readonly id: string
  readonly team: Side
  readonly share: number
  readonly plays: number
  /** Baseball: how many of the runs that the player bats in are home runs; 0 where it is absent. */
  readonly homers?: number
}

/** One kind of play that scores: the points it brings, and how often it comes beside the others. */
export type Play = readonly [points: number, often: number]

/** How the counts of players follow from the score of their side. */
export interface CountedPlayers {
  readonly players: readonly PlayerShare[]
  /** The scope of the final score that all their points add up to. */
  readonly score: Scope
  readonly plays: readonly Play[]
  /** The share of the side's plays that counts for a player, by what is counted. */
  readonly shareOf: Readonly<Partial<Record<PlayerCountKind, (player: PlayerShare) => number>>>
}

/**
 * Adds the counts of players to the chances of a match. Every play of a side is the player's with the same chance, whatever the score and the time, so what the players of a side make on average
 * is what the side makes. Counts of two players, or of one beside a score, have no joint distribution.
 */
export function withPlayers(team: Chances, match: Match, counted: CountedPlayers): Chances {
  const { players, score, plays, shareOf } = counted
  if (players.length === 0) return team
  const byId = new Map(players.map((player) => [player.id, player]))
  const kept = new Map<Scope, Distribution | null>()
  const starts = Object.keys(shareOf).map((kind) => `${kind}:`)
  /** Most scopes of a match are no player's. */
  const isOfPlayer = (scope: Scope) => starts.some((start) => scope.startsWith(start))
  const sides = new Map<Side, PointsLeft | null>()

  function leftOf(side: Side): PointsLeft | null {
    const known = sides.get(side)
    if (known !== undefined) return known
    const final = team.of([score])
    const soFar = tallyOf(match, score)?.[side] ?? 0
    const isSingle = plays.every(([points]) => points === 1)
    const found =
      final &&
      (isSingle ? singlesLeft(marginals(final)[side], soFar) : pointsLeft(marginals(final)[side], soFar, plays))
    sides.set(side, found)
    return found
  }

  function one({ kind, player: id }: OfPlayer, scope: Scope): Distribution | null {
    const tally = tallyOf(match, scope)
    if (tally?.state === 'final') return certain(tally.home, tally.away)
    const player = byId.get(id)
    const share = player && shareOf[kind]?.(player)
    const left = player && leftOf(player.team)
    if (!player || share === undefined || !left) return null
    const here = match.appearances?.some((appearance) => appearance.player === id) ?? false
    return countFrom(tally?.home ?? 0, left(share), here ? 1 : player.plays)
  }

  return {
    of: (scopes) => {
      const [scope = ''] = scopes
      if (!scopes.some(isOfPlayer)) return team.of(scopes)
      if (scopes.some((other) => other !== scope)) return null
      let found = kept.get(scope)
      if (found === undefined) {
        const ofPlayer = countOfPlayer(scope)
        found = ofPlayer && one(ofPlayer, scope)
        kept.set(scope, found)
      }
      return found && repeated(found, scopes.length)
    },
  }
}

/** Chances of so many points of one side still to come, as a function of the share that is counted. */
type PointsLeft = (share: number) => Float64Array

/** Chances below are left out at both ends. */
const rare = 1e-10

/**
 * The plays of a side are Poisson, of each kind by itself, given that they make the points: so a player's points k among R of the side have the chance a(k) b(R − k) / c(R), where a, b and c are the
 * chances of compound Poisson sums with the plays of the player, of the others and of all. Their mean is the share times R.
 */
function pointsLeft({ from, p }: { from: number; p: Float64Array }, soFar: number, plays: readonly Play[]): PointsLeft {
  let top = p.length - 1
  while (top > 0 && (p[top] as number) < rare) top--
  const most = Math.max(0, from + top - soFar)
  let mean = 0
  for (let at = 0; at <= top; at++) mean += (p[at] as number) * Math.max(0, from + at - soFar)
  const scale = mean / plays.reduce((sum, [points, often]) => sum + points * often, 0)
  const all = compoundPoisson(plays, scale, most)
  const weights = new Float64Array(most + 1) // of R, divided by c(R)
  for (let at = 0; at <= top; at++) {
    const points = Math.max(0, from + at - soFar)
    const chance = all[points] as number
    if (chance > 0) weights[points] = (weights[points] as number) + (p[at] as number) / chance
  }
  let least = 0
  while (least < most && weights[least] === 0) least++
  return (share) => {
    const own = compoundPoisson(plays, scale * share, Math.min(most, farAbove(share * mean)))
    const others = compoundPoisson(plays, scale * (1 - share), most)
    const counts = new Float64Array(own.length)
    let [sum, size] = [0, 0]
    for (let k = 0; k < own.length; k++) {
      let chance = 0
      for (let points = Math.max(k, least); points <= most; points++)
        chance += (weights[points] as number) * (others[points - k] as number)
      counts[k] = chance * (own[k] as number)
      sum += counts[k] as number
      size = k + 1
      if (k > share * mean && (counts[k] as number) < rare) break
    }
    return counts.subarray(0, size).map((chance) => chance / sum)
  }
}

/**
 * Where every play brings one, a player's share of R is binomial: with G the generating function of R, the player has k with the chance sᵏ G⁽ᵏ⁾(1 − s) / k!, the coefficients of G around 1 − s, which
 * dividing by x − (1 − s) again and again gives one after the other.
 */
function singlesLeft({ from, p }: { from: number; p: Float64Array }, soFar: number): PointsLeft {
  let top = p.length - 1
  while (top > 0 && (p[top] as number) < rare) top--
  const whole = new Float64Array(Math.max(0, from + top - soFar) + 1)
  for (let at = 0; at <= top; at++) {
    const left = Math.max(0, from + at - soFar)
    whole[left] = (whole[left] as number) + (p[at] as number)
  }
  return (share) => {
    const rest = whole.slice()
    const counts = new Float64Array(whole.length)
    let [power, sum, size] = [1, 0, 0]
    while (size < whole.length && sum < 1 - rare) {
      for (let n = rest.length - 2; n >= size; n--)
        rest[n] = (rest[n] as number) + (1 - share) * (rest[n + 1] as number)
      const chance = power * (rest[size] as number)
      counts[size] = chance
      sum += chance
      power *= share
      size++
    }
    return counts.subarray(0, size).map((chance) => chance / sum)
  }
}

/** A number of points that a player hardly ever comes to who makes `mean` of them on average. */
const farAbove = (mean: number): number => Math.ceil(mean + 12 * Math.sqrt(mean)) + 12

/** Chances of 0 … `top` points from plays of each kind that come `scale × often` times on average (Panjer 1981). */
function compoundPoisson(plays: readonly Play[], scale: number, top: number): Float64Array {
  const p = new Float64Array(top + 1)
  const points = plays.map(([each]) => each)
  const weights = plays.map(([each, often]) => scale * each * often)
  p[0] = Math.exp(-scale * plays.reduce((sum, [, often]) => sum + often, 0))
  for (let n = 1; n <= top; n++) {
    let sum = 0
    for (let kind = 0; kind < points.length; kind++) {
      const before = n - (points[kind] as number)
      if (before >= 0) sum += (weights[kind] as number) * (p[before] as number)
    }
    p[n] = sum / n
  }
  return p
}

/** `own` and as many more of a player who takes part, and none of one who does not. */
function countFrom(own: number, more: Float64Array, plays: number): Distribution {
  const size = more.length
  const p = new Float64Array(size + 1)
  const [home, away] = [new Int16Array(size + 1), new Int16Array(size + 1)]
  for (let k = 0; k < size; k++) {
    p[k] = (more[k] as number) * plays
    home[k] = own + k
    away[k] = 1
  }
  p[size] = 1 - plays
  return single(p, home, away)
}
