import { cover } from '../kit/cover.ts'
import { rounded } from '../kit/frames.ts'
import { halo } from '../kit/light.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { bokashi, disc, path, petal, picture } from '../kit/pen.ts'
import { type FloorPlace, lacquerFloor } from '../kit/wood.ts'
import { bellflower } from './autumn-plain.ts'
import { andon } from './lantern.ts'
import { berry, flower, grass, ink, lacquer, lamp, leaf, moon, night } from './palette.ts'
import { nightDefs, nightScreen } from './screen.ts'

/** A dark floor that holds the light of the lamps. */
export const floorParts = (place: FloorPlace) =>
  lacquerFloor(place, {
    gloss: [
      [0, '#6a4424'],
      [0.34, '#2c1c38'],
      [1, '#0d0a1c'],
    ],
    edge: lacquer.black,
    seam: '#080614',
  })

export const nightWall = () =>
  bokashi('wall', [
    [0, night.black],
    [1, night.mid],
  ])

/** The hall: the screen along its wall and a lamp at each side, dim, so that felt and cards stand out. */
export function room(): string {
  const [width, height] = [1600, 1000]
  return cover(width, height, [
    `<defs>${nightDefs()}${nightWall()}</defs>`,
    path(`M0 0H${width}V${height}H0Z`, 'url(#wall)'),
    halo([width / 2, 340], 760, leaf.mid, 3, 0.06),
    ...floorParts({ width, height, floor: 690 }),
    ...nightScreen({ x: 100, y: 70, width: 1400, height: 640, step: 40 }),
    path(`M0 0H${width}V${height}H0Z`, night.black).replace('<path', '<path opacity=".5"'),
    andon([90, 800], 1.1),
    andon([1510, 800], 1.1),
  ])
}

const tableSide = 800
/** Where the far edge of the table is, at which the dealer sits. As a part of the square. */
export const tableEdge = 0.12

/** A table of lacquer with a cloth, from above, in the lower part of the square: silver on the player's half, vermilion on the banker's. */
export function table(): string {
  const top = tableEdge * tableSide
  const box = (inset: number, corner: number) =>
    rounded(inset, top + inset - 8, tableSide - 2 * inset, tableSide - top - 2 * inset + 8, corner)
  const side = (x: number, fill: string, light: string) =>
    `<circle cx="${x}" cy="440" r="118" fill="${fill}" opacity=".26"/><circle cx="${x}" cy="440" r="118" fill="none" stroke="${light}" stroke-width="4" opacity=".55"/>`
  return picture(tableSide, tableSide, [
    `<defs>${hempLeaf('cloth', 26, { ground: '#1b1a4a', line: '#2c2a68', width: 2 })}</defs>`,
    path(box(14, 70), '#05040c').replace('<path', '<path transform="translate(6 12)" opacity=".8"'),
    path(box(10, 70), lacquer.black, ink, 6),
    path(box(18, 62), leaf.mid, ink, 4),
    path(box(24, 58), lacquer.edge, ink, 4),
    path(box(36, 46), 'url(#cloth)', ink, 5),
    path(box(46, 38), 'none', leaf.deep, 3),
    side(204, moon.shade, moon.silver),
    side(596, berry.red, berry.light),
    path('M400 190V750', 'none', leaf.deep, 4),
    bellflower([400, 440], 38, { petals: flower.mid, lines: flower.deep }),
  ])
}

/** What drifts over the hall in a great win: a bellflower, a sheet of gold leaf, a leaf of bush clover. */
export const flowerDrift = () =>
  picture(80, 120, [bellflower([40, 60], 38, { petals: flower.pale, lines: flower.deep })])
export const goldSheet = () =>
  picture(80, 120, [
    path('M16 24L64 14L68 86L22 104Z', leaf.mid, ink, 4),
    path('M16 24L64 14L42 58Z', leaf.bright),
    path('M42 58L68 86L22 104Z', leaf.light),
  ])
export const cloverLeaf = () =>
  picture(80, 120, [
    ...[-58, 0, 58].map((turn) => path(petal([40, 74], 56, 34, turn), grass.light, ink, 4)),
    ...[-58, 0, 58].map((turn) => path(petal([40, 72], 40, 5, turn), grass.mid)),
    path('M37 72L40 114L44 72Z', grass.mid, ink, 4),
    disc([40, 74], 6, lamp.core),
  ])
