import type { Felt, FeltBox, FeltCell, FeltTerms } from '../../engines/table/felt.ts'
import { coveredBy, winsOf } from '../../engines/table/pays.ts'
import type { Spot, TableTitleTexts } from '../../engines/table/table-title.ts'
import { pairs, toneOf } from './segments.ts'

type Words = Pick<TableTitleTexts, 'felt'>

interface Plan {
  readonly width: number
  readonly height: number
  readonly boxOf: (prize: number, side: number) => FeltBox
  readonly picture: { readonly at: 'left' | 'top'; readonly part: number }
}

/** A prize is a column, in which its two animals face each other. */
const lying: Plan = {
  width: 12,
  height: 6.4,
  boxOf: (prize, side) => ({ x: prize * 2, y: side * 3.2, width: 2, height: 3.2 }),
  picture: { at: 'top', part: 0.54 },
}

/** The same for an upright screen, where a prize is a row. */
const standing: Plan = {
  width: 6,
  height: 7.8,
  boxOf: (prize, side) => ({ x: side * 3, y: prize * 1.3, width: 3, height: 1.3 }),
  picture: { at: 'left', part: 0.4 },
}

/** By the id of an animal: the address of its drawing. */
export type PictureOf = (animal: string) => string

interface FeltDeps {
  readonly terms: FeltTerms
  readonly pictureOf: PictureOf
}

export const zodiacFelt = (spots: readonly Spot[], texts: Words, deps: FeltDeps): Felt =>
  feltOf(spots, texts, deps, lying)

export const uprightZodiacFelt = (spots: readonly Spot[], texts: Words, deps: FeltDeps): Felt =>
  feltOf(spots, texts, deps, standing)

function feltOf(spots: readonly Spot[], { felt }: Words, { terms, pictureOf }: FeltDeps, plan: Plan): Felt {
  const { at, part } = plan.picture
  const placed = pairs.flatMap((animals, prize) =>
    animals.flatMap((animal, side) => {
      const spot = spots.find(({ id }) => id === animal)
      return spot ? [{ spot, box: plan.boxOf(prize, side) }] : []
    }),
  )
  return {
    width: plan.width,
    height: plan.height,
    cells: placed.map(
      ({ spot, box }): FeltCell => ({
        ...box,
        label: `${leastOf(spot)}${felt.times ?? ''}`,
        note: felt[spot.id] ?? '',
        tone: toneOf(spot.id),
        fact: coveredBy(spot).join(' '),
        picture: { href: pictureOf(spot.id), at, part },
        rtp: terms.rtp(spot.sort) ?? '',
      }),
    ),
    places: placed.map(({ spot: { id }, box }) => ({
      id,
      at:
        at === 'left'
          ? { x: box.x + (box.width * part) / 2, y: box.y + box.height / 2 }
          : { x: box.x + box.width / 2, y: box.y + (box.height * part) / 2 },
      zone: box,
    })),
  }
}

/** The return of a win that nothing multiplies, the bet included. */
export const leastOf = (spot: Pick<Spot, 'pays' | 'covers'>): number => Math.min(...winsOf(spot))
