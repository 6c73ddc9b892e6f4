import { cover } from '../kit/cover.ts'
import { rounded } from '../kit/frames.ts'
import { hempLeaf } from '../kit/patterns.ts'
import { bokashi, disc, path, petal, picture } from '../kit/pen.ts'
import { type FloorPlace, lacquerFloor } from '../kit/wood.ts'
import { brocade, green, ink, lacquer, leaf, maple, moon, sun } from './palette.ts'
import { foldingScreen, screenDefs } from './screen.ts'

/** A floor of lacquer that holds the light of the screen. */
export const floorParts = (place: FloorPlace) =>
  lacquerFloor(place, {
    gloss: [
      [0, '#8a5a22'],
      [0.3, '#4a2426'],
      [1, '#1c0e18'],
    ],
    edge: lacquer.black,
    seam: '#0d0710',
  })

/** The room: the screen along its wall, dim, so that felt and cards stand out. */
export function room(): string {
  const [width, height] = [1600, 1000]
  return cover(width, height, [
    `<defs>${screenDefs()}${bokashi('wall', [
      [0, '#1c0e22'],
      [1, '#3d1a2e'],
    ])}</defs>`,
    path(`M0 0H${width}V${height}H0Z`, 'url(#wall)'),
    ...floorParts({ width, height, floor: 690 }),
    ...foldingScreen({ x: 120, y: 90, width: 1360, height: 620, step: 40 }),
    path(`M0 0H${width}V${height}H0Z`, '#150a18').replace('<path', '<path opacity=".42"'),
  ])
}

/** A sheet of gold leaf, for great wins. */
export const goldSheet = () =>
  picture(80, 120, [
    path('M14 26L62 12L70 84L24 106Z', leaf.mid, ink, 4),
    path('M14 26L62 12L40 58Z', leaf.bright),
    path('M40 58L70 84L24 106Z', leaf.light),
  ])

/** A leaf of the maples on the screen. */
export const mapleLeaf = () =>
  picture(80, 120, [
    ...[-74, -38, 0, 38, 74].map((turn) =>
      path(petal([40, 72], 58 - Math.abs(turn) * 0.18, 22, turn), maple.mid, ink, 4),
    ),
    ...[-74, -38, 0, 38, 74].map((turn) => path(petal([40, 70], 40 - Math.abs(turn) * 0.14, 7, turn), maple.pale)),
    path('M37 70L40 114L44 70Z', maple.mid, ink, 4),
  ])

/** A tuft of the pine. */
export const pineTuft = () =>
  picture(80, 120, [
    ...[-70, -46, -22, 0, 22, 46, 70].map((turn) =>
      path(petal([40, 100], 84 - Math.abs(turn) * 0.2, 12, turn), green.mid, ink, 3.4),
    ),
    disc([40, 100], 9, leaf.mid, ink, 4),
  ])

const tableSide = 800

/** A low table of lacquer with a cloth, from above: the moon on the player's half, the sun on the banker's. */
export function table(): string {
  const box = (inset: number, corner: number) =>
    rounded(inset, inset, tableSide - 2 * inset, tableSide - 2 * inset, corner)
  const disc = (x: number, fill: string, light: string) =>
    `<circle cx="${x}" cy="340" r="122" fill="${fill}" opacity=".3"/><circle cx="${x}" cy="340" r="122" fill="none" stroke="${light}" stroke-width="4" opacity=".55"/>`
  return picture(tableSide, tableSide, [
    `<defs>${hempLeaf('cloth', 26, { ground: '#3a2150', line: '#4c3068', width: 2 })}</defs>`,
    path(box(14, 54), '#0b0610').replace('<path', '<path transform="translate(8 16)"'),
    path(box(12, 54), lacquer.black, ink, 6),
    path(box(20, 48), leaf.mid, ink, 4),
    path(box(26, 44), lacquer.red, ink, 4),
    path(box(38, 34), 'url(#cloth)', ink, 5),
    path(box(46, 28), 'none', leaf.deep, 3),
    disc(204, moon.silver, moon.silver),
    disc(596, sun.red, sun.light),
    path('M400 130V752', 'none', leaf.deep, 4),
    path('M400 316L424 340L400 364L376 340Z', leaf.mid, ink, 4),
    path('M400 328L412 340L400 352L388 340Z', brocade.ground),
  ])
}
