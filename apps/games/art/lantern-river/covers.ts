import { cover } from '../kit/cover.ts'
import { bokashi, brush, clip, disc, group, line, type Point, picture, place, steps } from '../kit/pen.ts'
import { gold, ink, paper, straw } from './palette.ts'
import { nearShore, peak, peakWash, smallGate } from './scenery/land.ts'
import { lanternWash, plumes, raft } from './scenery/rafts.ts'
import { mistBank, skyFill, starField } from './scenery/sky.ts'
import { tones } from './scenery/tones.ts'
import { waveTile } from './scenery/water.ts'

const tone = tones.night
type Row = 0 | 1 | 2 | 3
interface Mark {
  readonly at: Point
  readonly size: number
  readonly mark: 'wave' | 'flower' | 'moon'
}

/** The banner: the river with lanterns floating towards the moon. 1600 × 700. */
export function hero(): string {
  return cover(1600, 700, [
    definitions(),
    ...skyFill(1600, 700),
    ...starField(1600, 330, 30),
    ...moonAt([1120, 190], 128),
    mistBank(
      tone,
      [150, 96],
      [
        [70, 220],
        [0, 360],
        [120, 280],
      ],
      26,
    ),
    mistBank(
      tone,
      [1040, 226],
      [
        [90, 190],
        [0, 380],
        [170, 320],
      ],
      26,
    ),
    group(peak(tone), 'transform="translate(-140 56)"'),
    group(nearShore(tone), 'transform="translate(0 118)"'),
    ...river(1600, 402, [0, 62, 128, 204]),
    ...floats([
      { at: [620, 386], size: 0.42, mark: 'moon' },
      { at: [930, 404], size: 0.52, mark: 'wave' },
      { at: [760, 436], size: 0.72, mark: 'flower' },
      { at: [1180, 440], size: 0.9, mark: 'moon' },
      { at: [420, 452], size: 0.95, mark: 'wave' },
      { at: [930, 490], size: 1.25, mark: 'flower' },
    ]),
    group(plumes(tone), 'id="g" transform="translate(0 350)"'),
    '<use href="#g" transform="matrix(-1 0 0 1 1600 16)"/>',
  ])
}

/** The tile, 4 : 3. */
export function thumbnail(): string {
  return picture(800, 600, [
    definitions(),
    ...skyFill(800, 600),
    ...starField(800, 260, 26),
    ...moonAt([400, 196], 150),
    mistBank(
      tone,
      [20, 210],
      [
        [50, 110],
        [0, 220],
        [70, 180],
      ],
      24,
    ),
    mistBank(
      tone,
      [560, 90],
      [
        [60, 130],
        [0, 250],
        [90, 170],
      ],
      24,
    ),
    ...smallGate([400, 398], 2),
    ...river(800, 372, [0, 56, 118, 180]),
    ...floats([
      { at: [64, 320], size: 0.8, mark: 'wave' },
      { at: [640, 316], size: 0.86, mark: 'moon' },
      { at: [292, 290], size: 1.8, mark: 'flower' },
    ]),
  ])
}

/** The tile, 3 : 4. */
export function thumbnailPortrait(): string {
  return picture(600, 800, [
    definitions(),
    ...skyFill(600, 800),
    ...starField(600, 330, 26),
    ...moonAt([300, 236], 168),
    mistBank(
      tone,
      [-40, 250],
      [
        [50, 110],
        [0, 220],
        [70, 170],
      ],
      26,
    ),
    mistBank(
      tone,
      [400, 100],
      [
        [60, 120],
        [0, 240],
        [80, 170],
      ],
      26,
    ),
    ...smallGate([300, 520], 2.2),
    ...river(600, 494, [0, 64, 140, 210]),
    ...floats([
      { at: [24, 440], size: 0.86, mark: 'wave' },
      { at: [462, 430], size: 0.94, mark: 'moon' },
      { at: [186, 450], size: 1.9, mark: 'flower' },
    ]),
  ])
}

function definitions(): string {
  const tiles = [0, 1, 2, 3].map(
    (row) => `<g id="w${row}" clip-path="url(#t)">${waveTile(tone, row as Row).join('')}</g>`,
  ) // rows 0–3 are all there are
  const rafts = (['wave', 'flower', 'moon'] as const).map((mark) => `<g id="r-${mark}">${raft(mark).join('')}</g>`)
  return `<defs>${bokashi('k', tone.sky)}${peakWash(tone)}${lanternWash()}${bokashi('m', [
    [0, '#fffbea'],
    [0.65, '#ffe9a8'],
    [1, gold],
  ])}${clip('t', '<path d="M0-20H481V150H0Z"/>')}${tiles.join('')}${rafts.join('')}</defs>`
}

function moonAt(centre: Point, radius: number): string[] {
  return [
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius * 1.5}" fill="${straw}" opacity=".12"/>`,
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius * 1.24}" fill="${straw}" opacity=".16"/>`,
    disc(centre, radius, 'url(#m)', ink, 4),
    ...[-0.5, -0.1, 0.4].map((down, index) =>
      brush(
        [
          [centre[0] - radius * 0.5, centre[1] + radius * down],
          [centre[0], centre[1] + radius * (down + 0.06)],
          [centre[0] + radius * (0.3 + index * 0.1), centre[1] + radius * down],
        ],
        7,
        '#f3cd7c',
      ),
    ),
  ]
}

function river(width: number, top: number, rows: readonly number[]): string[] {
  return rows
    .map((down, row) =>
      group(
        steps(-row * 70, -row * 70 + 480 * Math.ceil(width / 480), Math.ceil(width / 480) + 1).map(
          (x) => `<use href="#w${row}" x="${x}" y="${top + down}"/>`,
        ),
      ),
    )
    .concat(`<path fill="${tone.water[3]}" d="M0 ${top + (rows.at(-1) ?? 0) + 146}h${width}v200H0z"/>`)
}

function floats(marks: readonly Mark[]): string[] {
  return marks.map(({ at: [x, y], size, mark }) =>
    group(
      [
        `<circle cx="60" cy="76" r="96" fill="${gold}" opacity=".13"/><circle cx="60" cy="76" r="72" fill="${gold}" opacity=".2"/>`,
        `<use href="#r-${mark}"/>`,
        ...[150, 160, 171].map((down, index) =>
          brush(
            [[14 + index * 8, down], place([60, down + 3], 0, index % 2 ? 5 : -5, 0), [106 - index * 8, down]],
            6,
            index % 2 ? paper : gold,
          ),
        ),
        line(
          [
            [4, 142],
            [116, 142],
          ],
          tone.crest,
          3,
        ),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    ),
  )
}
