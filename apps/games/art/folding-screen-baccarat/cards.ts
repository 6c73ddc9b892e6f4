import type { Suit } from '../../src/tabletop/cards/faces.ts'
import { suitColours, suitOutlines } from '../../src/tabletop/cards/suit-signs.ts'
import { clip, group, type Point, path, round } from '../kit/pen.ts'
import { brocade, ink, leaf, paper } from './palette.ts'

const [wide, high] = [200, 280]
const outline = 'M16 0H184A16 16 0 0 1 200 16V264A16 16 0 0 1 184 280H16A16 16 0 0 1 0 264V16A16 16 0 0 1 16 0Z'

export interface CardPlace {
  /** The middle. */
  readonly at: Point
  /** Of the card. */
  readonly width: number
  readonly degrees: number
}

/** A sign of a suit; `size` is its height and width. */
function sign(suit: Suit, [x, y]: Point, size: number, turned = false): string {
  return `<path fill="${suitColours[suit]}" transform="translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${round(size) / 100}) translate(-50 -50)" d="${suitOutlines[suit]}"/>`
}

const placed = ({ at: [x, y], width, degrees }: CardPlace, content: readonly string[]) =>
  group(
    content,
    `transform="translate(${round(x)} ${round(y)}) rotate(${degrees}) scale(${Math.round((width / wide) * 100) / 100}) translate(${-wide / 2} ${-high / 2})"`,
  )

const shadowOf = (shape: string) =>
  path(shape, '#0c0610').replace('<path', '<path transform="translate(10 14)" opacity=".45"')

/** A card with signs at these places, and no index, because drawings have no text. */
export function openCard(place: CardPlace, suit: Suit, pips: readonly Point[]): string {
  return placed(place, [
    shadowOf(outline),
    path(outline, paper, ink, 6),
    ...pips.map(([x, y]) => sign(suit, [x, y], 54, y > high / 2)),
  ])
}

/** A card face down whose lower right corner is lifted: what was under it is seen on the flap. */
export function squeezedCard(place: CardPlace, suit: Suit): string {
  const lying = 'M16 0H184A16 16 0 0 1 200 16V152L90 280H16A16 16 0 0 1 0 264V16A16 16 0 0 1 16 0Z'
  const back = 'M14 26A12 12 0 0 1 26 14H174A12 12 0 0 1 186 26V168L102 266H26A12 12 0 0 1 14 254Z'
  // the corner, mirrored at the fold
  const flap = 'M90 280C92 262 88 240 74 205Q70 190 84 188C130 178 168 168 200 152Z'
  return placed(place, [
    shadowOf(lying),
    path(lying, paper, ink, 6),
    clip('back', path(back, '#fff')),
    path(back, brocade.ground, ink, 4),
    group(
      [
        path('M24 32A8 8 0 0 1 32 24H168A8 8 0 0 1 176 32V164L94 256H32A8 8 0 0 1 24 248Z', 'none', leaf.mid, 4),
        path(
          [44, 84, 124, 164, 204, 244]
            .flatMap((y, row) =>
              [30, 70, 110, 150, 190].map(
                (x) =>
                  `M${x + (row % 2 ? -20 : 0) - 16} ${y}a16 16 0 0 1 32 0M${x + (row % 2 ? -20 : 0) - 8} ${y}a8 8 0 0 1 16 0`,
              ),
            )
            .join(''),
          'none',
          brocade.light,
          4,
        ),
        `<circle cx="100" cy="112" r="36" fill="${leaf.mid}" stroke="${ink}" stroke-width="4"/>`,
        `<path fill="${brocade.ground}" d="M100 84 124 112 100 140 76 112Z"/>`,
        `<path fill="${leaf.bright}" d="M100 98 112 112 100 126 88 112Z"/>`,
      ],
      'clip-path="url(#back)"',
    ),
    path(flap, paper, ink, 6),
    path('M90 280C92 262 88 240 80 222L200 152Z', '#d9cba8'),
    path(flap, 'none', ink, 6),
    sign(suit, [118, 212], 44, true),
  ])
}
