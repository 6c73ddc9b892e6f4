import { rounded } from '../kit/frames.ts'
import { disc, group, oval, type Point, path, petal, round, steps } from '../kit/pen.ts'
import { cinnabar, gold, ink, paper } from './palette.ts'

/** On the cards of `src/tabletop`: index letters of 100 high, and signs of suits in a box of 100. */
const letters = { A: 'M7 91L31 9L55 91M17 64H45', K: 'M11 9V91M51 9L13 58M25 43L53 91' } as const
const spade =
  'M50 2C58 25 95 39 95 64C95 87 66 90 56 74C57 85 62 93 71 98H29C38 93 43 85 44 74C34 90 5 87 5 64C5 39 42 25 50 2Z'
const heart = 'M50 96C35 74 4 59 4 32C4 5 39 0 50 27C61 0 96 5 96 32C96 59 65 74 50 96Z'

interface At {
  readonly middle: Point
  readonly wide: number
  readonly turn: number
}

const moved = (content: readonly string[], [x, y]: Point, scale: number, turn = 0) =>
  group(content, `transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${round(scale * 100) / 100})"`)

/** A card in the space of 200 × 280 around its middle. */
function card(content: readonly string[], { middle, wide, turn }: At): string {
  return moved(
    [
      path(rounded(-94, -128, 200, 280, 16), '#0b130e" opacity="0.4'),
      path(rounded(-100, -140, 200, 280, 16), paper, ink, 6),
      ...content,
    ],
    middle,
    wide / 200,
    turn,
  )
}

function corners(letter: keyof typeof letters, sign: string, colour: string): string[] {
  const corner = [
    moved([path(letters[letter], 'none', colour, 17)], [-88, -128], 0.42),
    moved([path(sign, colour)], [-89, -80], 0.3),
  ]
  return [...corner, group(corner, 'transform="rotate(180)"')]
}

/** The ace of spades: a leaf of bamboo grass cut open by waves. */
export const ace = (at: At) =>
  card(
    [
      ...corners('A', spade, ink),
      moved([path(spade, ink, ink, 9), path(spade, ink, '#d9d2ea', 4)], [-56, -58], 1.14),
      path(
        [-30, -12, 6, 24].map((y) => `M-34 ${y}q8.500 -13 17 0t17 0t17 0t17 0`).join(''),
        'none',
        '#d9d2ea" stroke-opacity="0.75',
        2.6,
      ),
    ],
    at,
  )

/** The king of hearts is March of the flower cards: cherry blossoms over a curtain. */
export const king = (at: At) =>
  card(
    [
      path(rounded(-58, -112, 116, 224, 8), '#f6d9c4', ink, 4),
      disc([24, -72], 24, '#e9643f'),
      ...[
        [-34, -78, 21],
        [4, -50, 24],
        [42, -26, 19],
        [-36, -30, 22],
        [-4, -2, 18],
      ].flatMap(([x = 0, y = 0, size = 0]) => blossom([x, y], size)),
      path('M-58 12Q-29 34 0 20T58 16V112H-58Z', '#67386f', ink, 4),
      path('M-58 12Q-29 34 0 20T58 16V38Q29 40 0 44T-58 36Z', cinnabar, ink, 3),
      ...[-38, 0, 38].flatMap((x) => [
        disc([x, 76], 15, paper, ink, 3),
        ...steps(0, 288, 5).map((turn) => path(petal([x, 76], 13, 9, turn), '#67386f')),
      ]),
      ...corners('K', heart, cinnabar),
    ],
    at,
  )

function blossom(at: Point, size: number): string[] {
  return [
    ...steps(0, 288, 5).map((turn) => path(petal(at, size, size * 0.82, turn), '#f8b6c6', ink, 2.4)),
    disc(at, size * 0.2, gold.mid),
  ]
}

/** A chip that lies flat, seen from the player's side. */
export function chips([x, y]: Point, wide: number, colours: readonly string[]): string[] {
  return colours.map((colour, level) => {
    const at = y - level * wide * 0.15
    const [rx, ry] = [wide / 2, wide * 0.21]
    return group([
      path(
        `M${round(x - rx)} ${round(at)}v${round(wide * 0.11)}a${round(rx)} ${round(ry)} 0 0 0 ${round(2 * rx)} 0v${round(-wide * 0.11)}Z`,
        colour,
        ink,
        4,
      ),
      ...[-0.62, -0.12, 0.4].map((part) =>
        path(
          `M${round(x + rx * part)} ${round(at + ry * Math.sqrt(1 - part ** 2))}v${round(wide * 0.1)}h${round(wide * 0.12)}v${round(-wide * 0.1)}Z`,
          paper,
        ),
      ),
      oval([x, at], rx, ry, colour, ink, 4),
      `<ellipse cx="${round(x)}" cy="${round(at)}" rx="${round(rx * 0.83)}" ry="${round(ry * 0.83)}" fill="none" stroke="${paper}" stroke-width="${round(wide * 0.07)}" stroke-dasharray="${round(wide * 0.16)} ${round(wide * 0.17)}"/>`,
      oval([x, at], rx * 0.62, ry * 0.62, paper, ink, 2),
      oval([x, at], rx * 0.4, ry * 0.4, colour),
    ])
  })
}
