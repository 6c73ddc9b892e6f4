import type { Seat } from '@andon/arcade/game-api/table-fields'
import { chipPicture, compact, tierOfChip } from '../chip-picture.ts'
import type { Felt } from '../felt.ts'
import { svg } from '../svg.ts'

/** The bets of others on a place, one amount for each seat. */
export interface OthersOn {
  readonly id: string
  readonly amounts: readonly number[]
}

/** The most stacks of others on a place; there is no room for more beside the player's own. */
const stacksMost = 3
/** Size of a chip of others, as a part of an own chip. */
const size = 0.56
/** Where they lie around the middle, in sizes of an own chip. */
const around = [
  { x: -0.62, y: 0.42 },
  { x: 0.62, y: 0.42 },
  { x: 0, y: 0.66 },
] as const

/**
 * Bets of the other seats by place, the highest first. `alike`: spots that lie in the same place of another layout of the felt; a bet on a spot that this felt has not is shown there.
 */
export function othersOn(
  seats: readonly Seat[],
  {
    ownSeat,
    places,
    alike = {},
  }: {
    readonly ownSeat: string
    readonly places: ReadonlySet<string>
    readonly alike?: Readonly<Record<string, string>>
  },
): readonly OthersOn[] {
  const amounts = new Map<string, number[]>()
  for (const { seat, bets } of seats) {
    if (seat === ownSeat) continue
    for (const [spot, amount] of Object.entries(bets)) {
      const id = places.has(spot) ? spot : (alike[spot] ?? spot)
      if (places.has(id)) amounts.set(id, [...(amounts.get(id) ?? []), amount])
    }
  }
  return [...amounts].map(([id, all]) => ({ id, amounts: all.toSorted((a, b) => b - a).slice(0, stacksMost) }))
}

/** Their chips: smaller and paler than the player's own, and around them. `own`: the size of an own chip in CSS pixels. */
export function othersChips(
  felt: Pick<Felt, 'places'>,
  others: readonly OthersOn[],
  {
    chips,
    own,
    scale,
  }: {
    readonly chips: readonly number[]
    readonly own: number
    readonly scale: { readonly x: number; readonly y: number }
  },
): SVGElement[] {
  const at = new Map(felt.places.map((place) => [place.id, place.at]))
  return others.flatMap(({ id, amounts }) => {
    const place = at.get(id)
    if (!place) return []
    return amounts.map((amount, index) => {
      const off = around[index] ?? around[0]
      const picture = chipPicture({ tier: tierOfChip(chips, amount), label: compact(amount), size: own * size })
      const [x, y] = [place.x * scale.x + off.x * own, place.y * scale.y + off.y * own]
      return svg('g', { class: 'chip-of-other', transform: `translate(${x} ${y})` }, picture)
    })
  })
}
