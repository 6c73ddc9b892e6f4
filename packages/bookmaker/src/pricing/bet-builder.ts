import type { LegResult } from '../leg-result.ts'
import { marketById } from '../markets/catalogue.ts'
import type { Piece, Player } from '../markets/market.ts'
import type { Match } from '../markets/match.ts'
import { gradePiece } from '../markets/piece.ts'
import type { Scope } from '../markets/scope.ts'
import type { Specifiers } from '../specifiers.ts'
import { caseChances } from './case-chances.ts'
import type { Chances } from './distribution.ts'

/** One leg of a bet on several outcomes of one match. */
export interface BuilderLeg {
  readonly market: number
  readonly specifiers: Specifiers
  readonly outcome: string
}

/** Why a combination has no joint price. `contradiction`: the legs cannot all win; `implied`: a leg wins whenever the others do, so that it adds nothing. */
export type BuilderRefusal = 'unknownLine' | 'notPriced' | 'refundable' | 'contradiction' | 'implied' | 'tooMany'

export type BuilderAnswer =
  | { readonly chance: number; readonly from: 'grid' | 'simulation' }
  | { readonly refused: BuilderRefusal; readonly leg: number | null }

export interface BuilderOptions {
  readonly players?: readonly Player[]
  /** Whole matches played out from the present state, for what the grid cannot say together; null where there is no simulation. */
  readonly simulate: ((count: number) => readonly Match[]) | null
  readonly simulations?: number
}

const mostLegs = 12

/**
 * The chance that all legs win. Legs on scores come exactly from the score grid, legs on corners and on bookings from their own grids, which are independent of it;
 * anything else (scorers and the order of goals beside a score) is counted over simulated matches, graded by the same rules.
 * Refuses what it cannot price: lines whose stake can be returned, legs that exclude or imply each other, unknown lines.
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
  if (exact !== null) return judge(exact, picked, (some) => fromGrids(some, chances) ?? 0, 'grid')
  if (options.simulate === null) return { refused: 'notPriced', leg: null }
  const matches = options.simulate(options.simulations ?? 20_000)
  const count = (some: readonly Picked[]) =>
    matches.filter((match) => some.every((leg) => gradePiece(leg.piece, match)[leg.outcome] === 'won')).length /
    matches.length
  return judge(count(picked), picked, count, 'simulation')
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
  return caseChances(piece, distribution).some(
    (chance, index) => chance > 1e-9 && returned.has(piece.results[index]?.[place]),
  )
}

function judge(
  chance: number,
  picked: readonly Picked[],
  of: (some: readonly Picked[]) => number,
  from: 'grid' | 'simulation',
): BuilderAnswer {
  if (chance <= 0) return { refused: 'contradiction', leg: null }
  if (picked.length > 1) {
    const idle = picked.findIndex((leg) => of(picked.filter((other) => other !== leg)) <= chance * (1 + 1e-9))
    if (idle !== -1) return { refused: 'implied', leg: idle }
  }
  return { chance, from }
}

/** Scopes that one grid answers together; scopes of different groups are independent. */
function groupOf(scope: Scope): 'scores' | 'corners' | 'bookings' | null {
  if (scope === 'score' || scope === 'score@h1' || scope === 'score@h2') return 'scores'
  if (scope === 'corners' || scope === 'corners@h1') return 'corners'
  if (scope === 'bookings' || scope === 'bookings@h1') return 'bookings'
  return null
}

/** The joint chance by grids; null when a leg counts what no grid holds, or one group cannot answer its scopes together. */
function fromGrids(picked: readonly Picked[], chances: Chances): number | null {
  const groups = new Map<string, Picked[]>()
  for (const leg of picked) {
    const names = new Set(leg.piece.parts.map(({ scope }) => groupOf(scope)))
    const [name] = names
    if (names.size > 1 || name == null) return null
    groups.set(name, [...(groups.get(name) ?? []), leg])
  }
  let joint = 1
  for (const legs of groups.values()) {
    const chance = together(legs, chances)
    if (chance === null) return null
    joint *= chance
  }
  return joint
}

function together(legs: readonly Picked[], chances: Chances): number | null {
  const scopes = [...new Set(legs.flatMap(({ piece }) => piece.parts.map(({ scope }) => scope)))]
  const distribution = chances.of(scopes)
  if (distribution === null) return null
  const { p, home, away } = distribution
  let sum = 0
  for (let atom = 0; atom < p.length; atom++) {
    const wins = legs.every(({ piece, place }) => {
      let index = 0
      for (const { scope, sort } of piece.parts) {
        const at = scopes.indexOf(scope)
        index = index * sort.size + sort.caseOf(home[at]?.[atom] ?? 0, away[at]?.[atom] ?? 0)
      }
      return piece.results[index]?.[place] === 'won'
    })
    if (wins) sum += p[atom] ?? 0
  }
  return sum
}
