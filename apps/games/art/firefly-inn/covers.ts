import { cover } from '../kit/cover.ts'
import { radiance, scattered } from '../kit/light.ts'
import { bokashi, brush, disc, group, type Point, path, round, steps } from '../kit/pen.ts'
import { amber, spark } from './palette.ts'
import { cageParts, innParts } from './scenery/inn.ts'
import { bathParts, branchParts, gardenParts, hillParts, streamParts } from './scenery/valley.ts'
import { fireflyParts } from './symbols/living.ts'

/** The banner: the inn at the stream, two windows lit, and fireflies that rise. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    ...skyOf(1600, 700),
    group(hillParts(), 'transform="translate(0 -40)"'),
    group(bathParts(), 'transform="translate(120 226) scale(.86)"'),
    group(gardenParts(), 'transform="translate(1040 206) scale(.92)"'),
    group(streamParts(), 'transform="translate(0 532)"'),
    ...mirrored([800, 560], 300),
    group(house([1, 2]), 'transform="translate(490 -20) scale(.5)"'),
    group(branchParts(), 'transform="translate(0 -10) scale(1.1)"'),
    ...lights(1600, 700, 34),
    ...spiral([800, 690], 430, 650, 44),
    bug('translate(330 60) rotate(-12 120 120) scale(.82)'),
    bug('translate(1120 24) rotate(24 120 120) scale(.6)'),
  ])
}

/** The tile, 4 : 3: a lit window, its cage and a firefly in front. 800 × 600. */
export function thumbnail(): string {
  return cover(800, 600, [
    ...skyOf(800, 600),
    group(hillParts(), 'transform="translate(-400 -70)"'),
    group(streamParts(), 'transform="translate(-400 520)"'),
    ...mirrored([400, 540], 260),
    group(house([1]), 'transform="translate(53 -120) scale(.56 .5)"'),
    ...lights(800, 600, 24),
    ...spiral([400, 600], 330, 590, 34),
    bug('translate(526 300) rotate(10 120 120) scale(1.18)'),
    bug('translate(36 90) rotate(-30 120 120) scale(.62)'),
  ])
}

/** The tile, 3 : 4. 600 × 800. */
export function thumbnailPortrait(): string {
  return cover(600, 800, [
    ...skyOf(600, 800),
    group(hillParts(), 'transform="translate(-500 70)"'),
    group(streamParts(), 'transform="translate(-500 660)"'),
    ...mirrored([300, 690], 230),
    group(house([1]), 'transform="translate(-22 20) scale(.52 .48)"'),
    ...lights(600, 800, 26),
    ...spiral([300, 800], 270, 800, 36),
    bug('translate(316 520) rotate(10 120 120) scale(1.1)'),
    bug('translate(10 250) rotate(-30 120 120) scale(.6)'),
  ])
}

function skyOf(width: number, height: number): string[] {
  return [
    `<defs>${bokashi('sky', [
      [0, '#050e18'],
      [0.5, '#0a2a33'],
      [0.9, '#16494c'],
    ])}${radiance('lit', [
      [0, '#f6b458'],
      [0.55, '#d58936'],
      [1, '#8f4a1d'],
    ])}${radiance('warm', [
      [0, '#ffb050', 0.5],
      [1, '#ff9a40', 0],
    ])}<g id="f"><circle r="15" fill="${spark}" opacity=".16"/><circle r="8" fill="${spark}" opacity=".34"/><circle r="3.4" fill="#fbffd8"/></g>${group(fireflyParts(), 'id="b"')}</defs>`,
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
    ...scattered(36, width, height * 0.4).map((point) => disc(point, 1.2, '#cfe6dc')),
  ]
}

/** The inn with some of its windows lit; in units of its drawing, 1240 × 1470. */
function house(litWindows: readonly number[]): string[] {
  const windows = [0, 1, 2].map((reel) => {
    const isLit = litWindows.includes(reel)
    return group(
      [
        path('M0 0H300V900H0Z', isLit ? 'url(#lit)' : '#12343a'),
        path('M100 0V900M200 0V900M0 150H300M0 450H300M0 750H300', 'none', isLit ? '#a4591f' : '#1d4b4c', 6),
        ...(isLit
          ? [
              ...[200, 470, 700]
                .map((y, at) => bug(`translate(${at % 2 ? 62 : 28} ${y - 60}) scale(.9)`))
                .slice(0, reel === 1 ? 3 : 2),
              ...cageParts(),
            ]
          : []),
      ],
      `transform="translate(${170 + reel * 300} 380)"`,
    )
  })
  const glows = litWindows.map(
    (reel) => `<ellipse cx="${320 + reel * 300}" cy="830" rx="420" ry="640" fill="url(#warm)"/>`,
  )
  return [...windows, ...innParts(), ...glows]
}

/** The windows' light on the water. */
function mirrored([x, y]: Point, wide: number): string[] {
  return steps(0, 120, 9).map((down, index) => {
    const half = wide * (0.5 - index * 0.03)
    return brush(
      [
        [x - half, y + down],
        [x + (index % 2 ? 14 : -14), y + down + 2],
        [x + half, y + down],
      ],
      9 - index * 0.4,
      amber,
    )
  })
}

function lights(width: number, height: number, count: number): string[] {
  return scattered(count, width, height * 0.86).map(([x, y], index) =>
    at([x, y + height * 0.1], 0.6 + ((index * 37) % 90) / 100),
  )
}

/** A band of fireflies that winds up around the inn. */
function spiral([x, y]: Point, reach: number, high: number, count: number): string[] {
  return steps(0, 1, count).map((part, index) => {
    const turn = part * 12
    return at(
      [x + Math.cos(turn) * reach * (1 - part * 0.55), y - part * high + Math.sin(turn) * 34],
      0.7 + ((index * 53) % 80) / 100,
    )
  })
}

const at = ([x, y]: Point, size: number) =>
  `<use href="#f" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${round(size)})"/>`

/** The firefly of the symbols, drawn once. */
const bug = (transform: string) => `<use href="#b" transform="${transform}"/>`
