import type { Match } from '../../markets/match.ts'
import type { Scope } from '../../markets/scope.ts'
import { tallyOf } from '../../markets/tally.ts'
import { certain, type Distribution, single } from '../distribution.ts'
import { marginals } from '../marginals.ts'
import type { PlayerShare } from '../player-counts.ts'

/** Sides with more players have no chances: all sets of those who are shown a card are looked at. */
const mostPlayers = 14
/** The lists of weights whose chances are kept: who is left of a side comes again. */
const mostKept = 300

/**
 * Chances of `cards:<player>`: each card of a side is shown to one of its players without one, by their weights, so that nobody has two. Without weights nothing is known of single players.
 *
 * @param bookings the chances of the cards of both sides at the end of regular play
 */
export function cardedChances(match: Match, players: readonly PlayerShare[], bookings: () => Distribution | null) {
  const shown = match.cards?.filter(({ stage }) => stage === 'regular') ?? []
  const hasCard = (id: string) => shown.some(({ player }) => player === id)
  const bySide = new Map<string, ReadonlyMap<string, number> | null>()

  function ofSide(team: 'home' | 'away'): ReadonlyMap<string, number> | null {
    const known = bySide.get(team)
    if (known !== undefined) return known
    const able = players.filter(({ id, team: side, booked = 0 }) => side === team && booked > 0 && !hasCard(id))
    const cards = bookings()
    const isKnown = shown.every((card) => card.team !== team || card.player !== null)
    const included = isKnown && cards && includedAfter(able.map(({ booked = 0 }) => booked))
    const found = included && new Map(able.map(({ id }, place) => [id, chanceOf(place, { team, cards, included })]))
    bySide.set(team, found || null)
    return found || null
  }

  /** `included`: by the number of cards to come. */
  function chanceOf(
    place: number,
    of: { team: 'home' | 'away'; cards: Distribution; included: readonly Float64Array[] },
  ): number {
    const { from, p } = marginals(of.cards)[of.team]
    const soFar = tallyOf(match, 'bookings')?.[of.team] ?? 0
    let chance = 0
    for (let at = 0; at < p.length; at++) {
      const more = of.included[Math.min(Math.max(0, from + at - soFar), of.included.length - 1)]
      chance += (p[at] as number) * (more?.[place] ?? 0)
    }
    return chance
  }

  return (scope: Scope): Distribution | null => {
    const id = scope.slice('cards:'.length)
    const player = players.find((one) => one.id === id)
    if (player === undefined) return null
    if (hasCard(id)) return certain(1, 1)
    const chance = ofSide(player.team)?.get(id)
    if (chance === undefined) return null
    const plays = match.appearances?.some((appearance) => appearance.player === id) ? 1 : player.plays
    return single(Float64Array.of(plays * chance, plays * (1 - chance), 1 - plays), count, present)
  }
}

/** A player is shown a card, is not, takes no part. */
const [count, present] = [Int16Array.of(1, 0, 0), Int16Array.of(1, 1, 0)]

const kept = new Map<string, readonly Float64Array[] | null>()

/**
 * The chance of each player to be among the first 0, 1, 2 … of a side who are shown a card, where each time one of those left is drawn by the weights. Null for too many players.
 */
function includedAfter(weights: readonly number[]): readonly Float64Array[] | null {
  const size = weights.length
  if (size > mostPlayers || size === 0) return null
  const key = weights.join()
  const known = kept.get(key)
  if (known) return known
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = new Float64Array(2 ** size) // of each set of players
  chances[0] = 1
  const included = Array.from({ length: size + 1 }, () => new Float64Array(size))
  for (let set = 0; set < chances.length; set++) {
    const chance = chances[set] as number
    let [left, number] = [all, 0]
    for (let place = 0; place < size; place++)
      if (set & (1 << place)) {
        left -= weights[place] as number
        number++
      }
    const row = included[number] as Float64Array
    for (let place = 0; place < size; place++)
      if (set & (1 << place)) row[place] = (row[place] as number) + chance
      else
        chances[set | (1 << place)] =
          (chances[set | (1 << place)] as number) + (chance * (weights[place] as number)) / left
  }
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, included)
  return included
}
