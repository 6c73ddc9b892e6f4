import { marketById } from '../markets/catalogue.ts'
import type { Piece, Player } from '../markets/market.ts'
import type { Scope } from '../markets/scope.ts'
import type { LegResult } from '../model/leg-result.ts'
import type { Specifiers } from '../model/specifiers.ts'
import { caseChances } from './case-chances.ts'
import type { Chances } from './distribution.ts'
import { chancesIn, type Simulated } from './simulation/simulated.ts'

/** One leg of a bet on several outcomes of one match. */
export interface BuilderLeg {
  readonly market: number
  readonly specifiers: Specifiers
  readonly outcome: string
}

/** Why a combination has no joint price. `contradiction`: the legs cannot all win; `refundable`: the stake of a leg can come back in whole or in half. */
export type BuilderRefusal = 'unknownLine' | 'notPriced' | 'refundable' | 'contradiction' | 'tooMany'

/**
 * `most`: the chance is not above it; the same as `chance` where it was added up, an upper bound where it was counted. `implied`: places of legs that win whenever the others do, so that the
 * combination is worth what it is without them; of several that imply each other the least likely one is not among them.
 */
export type BuilderAnswer =
  | {
      readonly chance: number
      readonly most: number
      readonly from: 'grid' | 'simulation'
      readonly implied: readonly number[]
    }
  | { readonly refused: BuilderRefusal; readonly leg: number | null }

export interface BuilderOptions {
  readonly players?: readonly Player[]
  /** Matches played out from the present state, for what the model cannot say together; null where there are none. */
  readonly simulate: (() => Simulated | null) | null
}

const mostLegs = 12
/** The standard errors added to what was counted: one price in 700 would else be too good, before its margin. */
const errors = 3
/** Fewer matches than this are too few to count by. */
const leastHits = 25

/**
 * The chance that all legs win. Legs of which the model has one joint distribution are added up exactly, in football legs on corners and on bookings by their own grids, which are
 * independent of the score; anything else (scorers, the order of goals, sendings-off beside a score) is counted over simulated matches by the same cases that grade them.
 * Refuses what it cannot price: lines whose stake can be returned, in whole or in half, legs that exclude each other, unknown lines.
 */
export function jointChance(legs: readonly BuilderLeg[], chances: Chances, options: BuilderOptions): BuilderAnswer {
  if (legs.length > mostLegs) return { refused: 'tooMany', leg: null }
  const picked: Picked[] = []
  for (const [place, leg] of legs.entries()) {
    const found = pick(leg, options.players)
    if (found === null) return { refused: 'unknownLine', leg: place }
    if (isRefundable(found, chances)) return { refused: 'refundable', leg: place }
    picked.push(found)
  }
  const exact = fromGrids(picked, chances)
  if (exact !== null) {
    if (exact <= 0) return { refused: 'contradiction', leg: null }
    const implied = impliedLegs(exact, picked, (some) => fromGrids(some, chances) ?? 0)
    return { chance: exact, most: exact, from: 'grid', implied }
  }
  const matches = options.simulate?.() ?? null
  return matches === null ? { refused: 'notPriced', leg: null } : counted(picked, matches)
}

/** The chance counted over simulated matches. What came too seldom has no price: it may be impossible, and is so if its legs would otherwise have come together often. */
function counted(picked: readonly Picked[], matches: Simulated): BuilderAnswer {
  const chances = chancesIn(matches)
  const count = (some: readonly Picked[]) => chanceOfAll(some, chances)
  const chance = count(picked)
  if (chance === null) return { refused: 'notPriced', leg: null }
  if (chance * matches.worth < leastHits) {
    const apart = picked.reduce((product, leg) => product * (count([leg]) ?? 0), 1)
    const excluded = chance === 0 && apart * matches.worth > leastHits
    return { refused: excluded ? 'contradiction' : 'notPriced', leg: null }
  }
  const implied = impliedLegs(chance, picked, (some) => count(some) ?? 0)
  return { chance, most: upperBound(chance, matches.worth), from: 'simulation', implied }
}

/** Wilson 1927: a chance of which `chance` was counted in `count` matches is not above this, but for one time in 700. */
function upperBound(chance: number, count: number): number {
  const square = errors ** 2
  const spread = errors * Math.sqrt((chance * (1 - chance)) / count + square / (4 * count ** 2))
  return (chance + square / (2 * count) + spread) / (1 + square / count)
}

/** The places of legs that win whenever the legs left do, the likeliest looked at first, whatever the order of the legs. */
function impliedLegs(chance: number, picked: readonly Picked[], of: (some: readonly Picked[]) => number): number[] {
  const nameOf = ({ piece, outcome }: Picked) => `${piece.parts.map(({ scope }) => scope)}/${outcome}`
  const byChance = picked
    .map((leg, place) => ({ leg, place, alone: of([leg]), name: nameOf(leg) }))
    .toSorted((one, other) => other.alone - one.alone || one.name.localeCompare(other.name))
  let left = byChance
  for (const one of byChance) {
    const without = left.filter((other) => other !== one)
    if (without.length > 0 && of(without.map(({ leg }) => leg)) <= chance * (1 + 1e-9)) left = without
  }
  return byChance.filter((one) => !left.includes(one)).map(({ place }) => place)
}

interface Picked {
  readonly piece: Piece
  readonly outcome: string
  readonly place: number
  readonly byPlayer: boolean
}

function pick(leg: BuilderLeg, players: readonly Player[] | undefined): Picked | null {
  const market = marketById(leg.market)
  const pieces = market?.pieces(leg.specifiers, players) ?? []
  for (const piece of pieces) {
    const place = piece.outcomes.findIndex(({ id }) => id === leg.outcome)
    if (place === -1) continue
    return { piece, outcome: leg.outcome, place, byPlayer: market?.byPlayer ?? false }
  }
  return null
}

/** True when the stake of a leg can come back in whole or in half. A player who takes no part voids a leg by itself; that is settled on its own and not a matter of the price. */
function isRefundable({ piece, place, byPlayer }: Picked, chances: Chances): boolean {
  const distribution = byPlayer ? null : chances.of(piece.parts.map(({ scope }) => scope))
  if (distribution === null) return false
  const returned = new Set<LegResult | undefined>(['void', 'halfWon', 'halfLost'])
  const cases = caseChances(piece, distribution)
  const whole = cases.reduce((sum, chance) => sum + chance, 0)
  if (whole < 1 - 1e-6) return true // a set that may not be played
  return cases.some((chance, index) => chance > 1e-9 && returned.has(piece.results[index]?.[place]))
}

/** Returns the group of a scope; scopes of different groups are independent. */
export function groupOf(scope: Scope): 'corners' | 'bookings' | 'scores' {
  if (scope.startsWith('corner')) return 'corners'
  return scope.startsWith('booking') ? 'bookings' : 'scores'
}

/** The joint chance by the model's own distributions; null when one group cannot answer its scopes together. Sendings-off are bookings that move the score. */
function fromGrids(picked: readonly Picked[], chances: Chances): number | null {
  const scopes = picked.flatMap(({ piece }) => piece.parts.map(({ scope }) => scope))
  if (scopes.includes('reds') && new Set(scopes).size > 1) return null
  const groups = new Map<string, Picked[]>()
  for (const leg of picked) {
    const names = new Set(leg.piece.parts.map(({ scope }) => groupOf(scope)))
    const [name] = names
    if (names.size > 1 || name === undefined) return null
    groups.set(name, [...(groups.get(name) ?? []), leg])
  }
  let joint = 1
  for (const legs of groups.values()) {
    const chance = chanceOfAll(legs, chances)
    if (chance === null) return null
    joint *= chance
  }
  return joint
}

function chanceOfAll(legs: readonly Picked[], chances: Chances): number | null {
  const scopes = [...new Set(legs.flatMap(({ piece }) => piece.parts.map(({ scope }) => scope)))]
  const distribution = chances.of(scopes)
  if (distribution === null) return null
  const { p, home, away } = distribution
  const won = new Uint8Array(p.length).fill(1)
  for (const { piece, place } of legs) {
    const wins = piece.results.map((results) => results[place] === 'won')
    const index = new Uint32Array(p.length)
    for (const { scope, sort } of piece.parts) {
      const at = scopes.indexOf(scope)
      const [homes = [], aways = []] = [home[at], away[at]]
      for (let atom = 0; atom < p.length; atom++)
        if (won[atom] === 1)
          index[atom] = (index[atom] ?? 0) * sort.size + sort.caseOf(homes[atom] ?? 0, aways[atom] ?? 0)
    }
    for (let atom = 0; atom < p.length; atom++) if (!wins[index[atom] ?? 0]) won[atom] = 0
  }
  let sum = 0
  for (let atom = 0; atom < p.length; atom++) if (won[atom] === 1) sum += p[atom] ?? 0
  return sum
}
