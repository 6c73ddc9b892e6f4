import type { Felt, FeltBox, FeltCell, FeltTerms } from './felt.ts'
import { coveredBy, oddsOf } from './pays.ts'
import type { Spot } from './table-title.ts'

export interface FeltPlan {
  readonly width: number
  readonly height: number
  /** By spot. */
  readonly boxes: ReadonlyMap<string, FeltBox>
}

/** Where chips lie, as parts of a field: between its label and its odds; beside them in a field much wider than high. */
const chipsAt = { usual: { x: 0.5, y: 0.53 }, beside: { x: 0.88, y: 0.5 } } as const
const wideFrom = 2.1

interface FieldLook {
  readonly terms: FeltTerms
  labelOf(spot: Spot): string
  /** The field's colours. */
  toneOf(spot: Spot): string
}

/** A felt on which each bet has a field of its own, with its odds and its return below the label. */
export function boxFelt(
  spots: readonly Spot[],
  { width, height, boxes }: FeltPlan,
  { terms, labelOf, toneOf }: FieldLook,
): Felt {
  const placed = spots.flatMap((spot) => {
    const box = boxes.get(spot.id)
    return box ? [{ spot, box }] : []
  })
  return {
    width,
    height,
    cells: placed.map(
      ({ spot, box }): FeltCell => ({
        ...box,
        rtp: terms.rtp(spot.sort) ?? '',
        label: labelOf(spot),
        tone: toneOf(spot),
        fact: coveredBy(spot).join(' '),
        note: `${oddsOf(spot, String)} : 1`,
      }),
    ),
    places: placed.map(({ spot: { id }, box }) => {
      const { x, y } = chipsAt[box.width / box.height > wideFrom ? 'beside' : 'usual']
      return { id, at: { x: box.x + box.width * x, y: box.y + box.height * y }, zone: box }
    }),
  }
}

/** Fields of the same width beside each other. */
export function rowOfBoxes(ids: readonly string[], { x, y, width, height }: FeltBox): [string, FeltBox][] {
  const each = width / ids.length
  return ids.map((id, place) => [id, { x: x + place * each, y, width: each, height }])
}
