import { cover } from '../kit/cover.ts'
import { group, type Point, path } from '../kit/pen.ts'
import { paper } from './palette.ts'
import { collected } from './paper.ts'
import {
  capeSheets,
  cloudSheets,
  craneBodySheets,
  craneWingSheets,
  type SeaRow,
  seaSheets,
  skySheets,
  sunSheets,
} from './scenery/sea.ts'
import { greatSailSheets, hullSheets } from './scenery/ship.ts'
import { laughingFigure } from './symbols/laughing.ts'

/** The banner, 1600 × 700: the ship comes over the waves out of the rising sun. */
export function hero(): string {
  return sheetsOfCover(1600, 700, [
    placed(skySheets('newYear'), [0, -180], 2, 1.48),
    placed(sunSheets(), [1010, 40], 1.35),
    placed(['<g id="l">', ...cloudSheets(), '</g>'], [60, 70], 0.9),
    again('l', 'translate(1260 230) scale(.8)'),
    placed(['<g id="e">', ...capeSheets(), '</g>'], [-10, 210], 0.9),
    again('e', 'translate(1620 260) scale(-.78 .78)'),
    crane([1330, 60], 0.62),
    again('n', 'translate(500 130) scale(.44)'),
    sea(1600, 1, 440, 1),
    ship([590, 36], 0.84),
    sea(1600, 2, 492, 1.2, -330),
    sea(1600, 4, 556, 1.5, -420),
  ])
}

/** The tile, 4 : 3. */
export function thumbnail(): string {
  return sheetsOfCover(800, 600, [
    placed(skySheets('newYear'), [0, -90], 1, 1.1),
    placed(sunSheets(), [470, 30], 0.9),
    placed(cloudSheets(), [-60, 90], 0.6),
    crane([20, 200], 0.42),
    sea(800, 1, 420, 0.8),
    ship([62, 40], 0.68),
    sea(800, 2, 444, 0.9, -250),
    sea(800, 4, 486, 1.1, -160),
  ])
}

/** The tile, 3 : 4. */
export function thumbnailPortrait(): string {
  return sheetsOfCover(600, 800, [
    placed(skySheets('newYear'), [-100, -110], 1, 1.4),
    placed(sunSheets(), [230, 50], 0.95),
    placed(cloudSheets(), [-120, 200], 0.5),
    crane([20, 60], 0.56),
    sea(600, 1, 560, 0.9, -40),
    ship([14, 176], 0.6),
    sea(600, 2, 580, 0.95, -280),
    sea(600, 4, 646, 1.25, -210),
  ])
}

function sheetsOfCover(width: number, height: number, content: readonly string[]): string {
  const { defs, body } = collected(content)
  return cover(width, height, [`<defs>${defs}</defs>`, body])
}

const placed = (content: readonly string[], [x, y]: Point, across: number, down = across) =>
  group(content, `transform="translate(${x} ${y}) scale(${across} ${down})"`)

/** The whole ship; about 900 × 700 before scaling. */
function ship(at: Point, size: number): string {
  const passenger = laughingFigure().join('').replaceAll(' clip-path="url(#c)"', '')
  return placed(
    [
      placed(greatSailSheets({ crested: true }), [80, 0], 0.86, 0.78),
      placed([passenger], [394, 350], 1.24),
      placed(hullSheets(), [-10, 420], 0.72),
    ],
    at,
    size,
  )
}

function crane(at: Point, size: number): string {
  const drawn = `<g id="n">${[...craneBodySheets(), placed(craneWingSheets(), [116, -16], 1)].join('')}</g>`
  return placed([drawn], at, size)
}

/** What is drawn already, once more. */
function again(id: string, transform: string): string {
  return `<use href="#${id}" transform="${transform}"/>`
}

/** A row of the sea over the width, written once. */
function sea(width: number, row: SeaRow, y: number, size: number, from = 0): string {
  const tile = `<g id="r${row}" clip-path="url(#t)">${seaSheets(row).join('')}</g>`
  const next = Array.from(
    { length: Math.ceil((width - from) / (640 * size)) },
    (_, index) => `<use href="#r${row}" x="${(index + 1) * 640}"/>`,
  )
  const clipping = row === 1 ? '<clipPath id="t"><path d="M0 0H641V260H0Z"/></clipPath>' : ''
  const below = row === 4 ? path('M-700 258H2000V600H-700Z', paper.midnight) : ''
  return placed([clipping, tile, ...next, below], [from, y], size)
}
