import { cover } from '../kit/cover.ts'
import { group, type Point } from '../kit/pen.ts'
import { foam, splash } from '../kit/water.ts'
import { azuritePale, ink, shellWhite } from './palette.ts'
import { risingDragonParts } from './scenery/climber.ts'
import { basinParts, cliffParts, fallParts, silkWash, skyParts } from './scenery/gorge.ts'
import { coats } from './symbols/coats.ts'
import { leaping } from './symbols/koi-leaping.ts'

const white = { fill: shellWhite, shade: azuritePale, ink }

/** The banner: the koi leaps up the fall; at its head the dragon waits in the clouds. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    `<defs>${silkWash()}</defs>`,
    '<path fill="url(#k)" d="M0 0h1600v700H0z"/>',
    group(skyParts(), 'transform="translate(540 -40) scale(1.3)"'),
    fallAt([370, -20], 1.2, 2),
    group(cliffParts('a').slice(0, 5), 'transform="translate(-30 -150) scale(1.1)"'),
    group(cliffParts('b').slice(0, 5), 'transform="matrix(-.8 0 0 .8 950 0)"'),
    group([cliffParts('c').at(2) ?? ''], 'transform="matrix(-1 0 0 1 1640 -20)"'),
    group(risingDragonParts(), 'transform="translate(980 -6) scale(1.02)"'),
    foam([980, 560], 660, 56, white),
    group(basinParts(), 'transform="translate(0 500)"'),
    ...fish([410, 170], 1.6),
  ])
}

/** The tile, 4 : 3. */
export function thumbnail(): string {
  return cover(800, 600, [
    `<defs>${silkWash()}</defs>`,
    '<path fill="url(#k)" d="M0 0h800v600H0z"/>',
    group(skyParts()),
    fallAt([230, -20], 1.14, 2),
    group(cliffParts('a').slice(0, 5), 'transform="translate(-90 -120)"'),
    group(cliffParts('b').slice(0, 5), 'transform="matrix(-1 0 0 1 890 -60)"'),
    group(basinParts(), 'transform="translate(-400 420)"'),
    ...fish([216, 92], 1.62),
  ])
}

/** The tile, 3 : 4: the dragon above, the koi below. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    `<defs>${silkWash()}</defs>`,
    '<path fill="url(#k)" d="M0 0h600v800H0z"/>',
    group(skyParts(), 'transform="translate(-100 0)"'),
    fallAt([150, -20], 1, 3),
    group(cliffParts('a').slice(0, 5), 'transform="translate(-170 20)"'),
    group(cliffParts('b').slice(0, 5), 'transform="matrix(-1 0 0 1 770 60)"'),
    group(basinParts(), 'transform="translate(-500 620)"'),
    ...fish([96, 280], 1.8),
  ])
}

function fallAt([x, y]: Point, size: number, repeats: number): string {
  return group(
    Array.from({ length: repeats }, (_, index) =>
      index === 0 ? group(fallParts(), 'id="f"') : `<use href="#f" y="${400 * index}"/>`,
    ),
    `transform="translate(${x} ${y}) scale(${size})"`,
  )
}

function fish([x, y]: Point, size: number): string[] {
  return [
    group(
      [
        ...splash([80, 214], 96, { fill: shellWhite, ink, width: 4, count: 7, spread: 80 }),
        group(leaping(coats.red), 'transform="rotate(-18 120 120)"'),
        foam([-10, 226], 190, 24, { fill: shellWhite, shade: azuritePale, ink }),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    ),
  ]
}
