import type { DieFace } from '../../tabletop/dice/die.ts'

/** Lengths of a felt are in its own units, such as the side of a number's field. */
export interface FeltBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A field that is drawn. */
export interface FeltCell extends FeltBox {
  readonly label: string
  /** Chooses its colours in the title's style sheet: `data-tone`. */
  readonly tone: string
  /** The facts of a round that mark the field, separated by spaces; null for fields that no result marks. */
  readonly fact: string | null
  /** A rhombus of this tone in place of the label. */
  readonly sign?: string
  /** Faces of dice in place of the label. */
  readonly dice?: readonly DieFace[]
  /** A drawing beside the label, by its address: at the left or at the top it takes that part of the field. */
  readonly picture?: { readonly href: string; readonly at: 'left' | 'top'; readonly part: number }
  /** A smaller line below, such as the odds. */
  readonly note?: string
  /** The return of its bet, on a line of its own, where there is room. */
  readonly rtp?: string
}

/** Where chips lie, and where a press means this place: of several zones the smallest counts. */
export interface FeltPlace {
  /** The id of a spot, or of a call bet on a racetrack. */
  readonly id: string
  readonly at: { readonly x: number; readonly y: number }
  readonly zone: FeltBox
}

/** The figures that a felt prints. */
export interface FeltTerms {
  /** The exact return of a sort of bet, in words; null where it is unknown. */
  rtp(sort: string): string | null
  /** The numbers of the rules that the server names. */
  readonly numbers: Readonly<Record<string, number>>
}

export interface Felt {
  readonly width: number
  readonly height: number
  readonly cells: readonly FeltCell[]
  readonly places: readonly FeltPlace[]
  /** Where its places lie close together: a side of 1 is at least so high, in CSS pixels, and the felt scrolls. Absent: as usual. */
  readonly leastField?: number
}

/** The place that a press at this point means; null beside the felt. */
export function placeAt({ places }: Pick<Felt, 'places'>, x: number, y: number): FeltPlace | null {
  const hit = places.filter(
    ({ zone }) => x >= zone.x && x < zone.x + zone.width && y >= zone.y && y < zone.y + zone.height,
  )
  const area = ({ zone }: FeltPlace) => zone.width * zone.height
  return hit.reduce<FeltPlace | null>((least, one) => (least && area(least) <= area(one) ? least : one), null)
}

export type Direction = 'left' | 'right' | 'up' | 'down'

/** The next place in a direction, for arrow keys: the nearest one, where what lies aside counts three times. The same at the edge. */
export function neighbourOf({ places }: Pick<Felt, 'places'>, from: FeltPlace, direction: Direction): FeltPlace {
  const along = (place: FeltPlace): readonly [ahead: number, aside: number] => {
    const [x, y] = [place.at.x - from.at.x, place.at.y - from.at.y]
    if (direction === 'left' || direction === 'right') return [direction === 'left' ? -x : x, y]
    return [direction === 'up' ? -y : y, x]
  }
  let [best, least] = [from, Number.POSITIVE_INFINITY]
  for (const place of places) {
    const [ahead, aside] = along(place)
    const far = ahead + 3 * Math.abs(aside)
    if (ahead > 0.05 && far < least) [best, least] = [place, far]
  }
  return best
}

/** The felt turned for an upright screen: what was on the right is below, and what was above is on the right. */
export function upright({ width, height, cells, places, ...felt }: Felt): Felt {
  const turned = <Box extends FeltBox>(box: Box): Box => ({
    ...box,
    x: height - box.y - box.height,
    y: box.x,
    width: box.height,
    height: box.width,
  })
  return {
    ...felt,
    width: height,
    height: width,
    cells: cells.map(turned),
    places: places.map((place) => ({
      ...place,
      at: { x: height - place.at.y, y: place.at.x },
      zone: turned(place.zone),
    })),
  }
}
