import { inked } from '../../kit/contour.ts'
import { brush, disc, group, path, picture, round } from '../../kit/pen.ts'
import {
  black,
  ink,
  mint,
  mustard,
  mustardPale,
  paper,
  red,
  sky,
  wood,
  woodDark,
  woodDeep,
  woodPale,
} from '../palette.ts'
import { horseToy, paperPinwheel, rattleDrum, spinningTop, temariBall } from '../symbols/toys.ts'
import { darumaParts } from './daruma.ts'

/** Shelves full of toys. 460 × 760. */
export function shelfParts(id: string): string[] {
  const shelf = (y: number) => [
    inked(`M6 ${y}H454V${y + 24}H6Z`, woodPale, { ink, thick: 6, lean: [0, 5] }),
    brush(
      [
        [40, y + 9],
        [180, y + 13],
        [320, y + 9],
      ],
      4,
      woodDark,
    ),
    ...[50, 396].map((x) => path(`M${x} ${y + 26}h16v22q-16 -2 -16 -22Z`, wood, ink, 4)),
  ]
  const at = (x: number, y: number, size: number, content: readonly string[]) =>
    group(content, `transform="translate(${round(x)} ${round(y)}) scale(${size})"`)
  const box = (x: number, y: number, wide: number, high: number, fill: string, band: string) =>
    inked(`M${x} ${y - high}h${wide}v${high}h${-wide}Z`, fill, { ink, thick: 4 }) +
    path(`M${x} ${y - high * 0.62}h${wide}v${high * 0.26}h${-wide}Z`, band, ink, 3.4)
  return [
    ...shelf(206),
    at(18, 64, 0.62, horseToy()),
    at(166, 38, 0.5, darumaParts({ painted: [true, true], id: `${id}a` })),
    at(318, 88, 0.5, temariBall(`${id}b`)),
    ...shelf(448),
    box(24, 448, 78, 62, mint, paper),
    box(34, 386, 58, 44, mustard, red),
    at(112, 292, 0.66, spinningTop()),
    at(246, 298, 0.64, rattleDrum()),
    box(398, 448, 44, 104, red, mustardPale),
    ...shelf(690),
    at(20, 548, 0.46, [group(darumaParts({ painted: [true, false], id: `${id}c` }), `id="${id}e"`)]),
    at(150, 582, 0.36, [`<use href="#${id}e"/>`]),
    box(262, 690, 96, 52, paper, red),
    box(272, 638, 76, 44, sky, paper),
    at(322, 542, 0.6, paperPinwheel()),
  ]
}

export const shelf = () => picture(460, 760, shelfParts('s'))

/** A chest of drawers with toys on it, for under the window. 460 × 400. */
export function chestParts(id: string): string[] {
  const drawer = (x: number, y: number, wide: number, fill: string) => [
    path(`M${x} ${y}h${wide}v84h${-wide}Z`, fill, ink, 5),
    path(`M${x + 10} ${y + 10}h${wide - 20}v64h${-(wide - 20)}Z`, 'none', woodDark, 4),
    path(`M${x + wide / 2 - 26} ${y + 34}q26 34 52 0`, 'none', black, 7),
    ...[-26, 26].map((off) => disc([x + wide / 2 + off, y + 34], 7, mustard, ink, 3)),
  ]
  return [
    inked('M24 196H436V386H24Z', wood, { ink, thin: 6, thick: 7 }),
    ...drawer(40, 212, 184, woodPale),
    ...drawer(236, 212, 184, '#f6d79c'),
    ...drawer(40, 304, 380, woodPale).slice(0, 4),
    ...[40, 388].map((x) => path(`M${x} 384h32v14h-32Z`, woodDeep, ink, 4)),
    inked('M8 176H452V198H8Z', woodPale, { ink, thick: 6, lean: [0, 4] }),
    group(horseToy(), 'transform="translate(20 -2) scale(.8)"'),
    group(temariBall(`${id}t`), 'transform="translate(262 50) scale(.62)"'),
    group(paperPinwheel(), 'transform="translate(186 44) scale(.56)"'),
    group(spinningTop(), 'transform="translate(352 92) scale(.4)"'),
  ]
}

export const chest = () => picture(460, 400, chestParts('c'))
