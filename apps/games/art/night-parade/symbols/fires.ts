import { inked } from '../../kit/contour.ts'
import { radiance } from '../../kit/light.ts'
import { brush, disc, group, oval, path, picture, trace } from '../../kit/pen.ts'
import {
  fire,
  fireDeep,
  firePale,
  ghost,
  ghostDeep,
  ghostPale,
  ink,
  paper,
  plumDeep,
  soot,
  violet,
  violetDeep,
  white,
} from '../palette.ts'

const body = 'M66 52C84 40 156 40 174 52C208 84 212 156 178 194C158 206 82 206 62 194C28 156 32 84 66 52Z'

/** A paper lantern with two eyes, torn open into a mouth. */
export function lanternParts(): string[] {
  const rib = (y: number, reach: number) =>
    path(`M${120 - reach} ${y}Q120 ${y + 13} ${120 + reach} ${y}`, 'none', fireDeep, 4)
  return [
    inked('M92 16H148V30H164L168 50C150 58 90 58 72 50L76 30H92Z', soot, { ink }),
    path('M108 16V4H132V16', 'none', ink, 8),
    inked(body, fire, { ink, thin: 5, thick: 7, lean: [3, 4] }),
    path(
      'M176 58C204 90 206 150 176 190C164 198 150 200 140 201C176 168 184 100 160 52C168 54 172 55 176 58Z',
      fireDeep,
    ),
    path('M70 58C84 50 112 48 120 48C96 68 84 110 92 150C70 140 52 130 44 116C46 92 56 70 70 58Z', firePale),
    ...(
      [
        [72, 66],
        [98, 80],
        [124, 84],
      ] as const
    ).map(([y, reach]) => rib(y, reach)),
    // eyes
    ...(
      [
        [86, 90, -8],
        [154, 90, 8],
      ] as const
    ).map(([x, y, turn]) =>
      group(
        [oval([0, 0], 24, 21, white, ink, 6), disc([turn * 0.5, 3], 11, ink), disc([turn * 0.5 - 4, -2], 4, white)],
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    ),
    brush(trace('56,70 84,56 112,72'), 10, ink),
    brush(trace('128,72 156,56 184,70'), 10, ink),
    // the mouth: torn paper, a dark inside with a flame, and a long tongue
    inked(
      'M38 130L56 140L72 130L90 142L108 132L126 142L144 132L160 142L180 130L202 134C204 168 182 190 120 192C58 190 36 168 38 130Z',
      plumDeep,
      { ink, thin: 5, thick: 5 },
    ),
    path('M120 148C132 158 140 166 134 178C130 184 112 184 108 178C102 168 112 160 120 148Z', firePale),
    inked(
      'M84 174C98 162 130 166 142 176C158 196 168 216 150 230C132 238 116 226 118 210C116 196 96 190 84 174Z',
      '#e23b3b',
      {
        ink,
        thin: 5,
        thick: 5,
      },
    ),
    brush(trace('108,180 130,194 140,220'), 6, '#8d1626'),
    inked('M84 200C106 208 112 206 116 204L118 220C104 222 92 218 86 214Z', soot, { ink }),
    inked('M160 202C170 200 174 198 178 196L174 210C170 214 164 216 162 216Z', soot, { ink }),
  ]
}

export function lantern(): string {
  return picture(240, 240, [
    `<defs>${radiance('g', [
      [0.4, firePale, 0.95],
      [0.75, fire, 0.5],
      [1, fire, 0],
    ])}</defs>`,
    disc([120, 122], 118, 'url(#g)'),
    group(
      [path(body, paper), path('M92 18H148V30H166L168 56H72L74 30H92Z', paper)],
      `stroke="${paper}" stroke-width="14"`,
    ),
    ...lanternParts(),
  ])
}

const flame =
  'M118 232C66 232 36 194 40 150C42 118 64 104 62 70C84 82 92 96 92 108C104 84 96 44 116 10C122 46 152 62 156 98C166 92 170 80 168 66C190 88 206 122 202 156C200 202 168 232 118 232Z'

/** Foxfire: a flame of ghost light that curls like a breath. */
export function wispParts(): string[] {
  return [
    inked(flame, ghostDeep, { ink: violetDeep, thin: 6, thick: 6, lean: [2, 3] }),
    path(
      'M118 220C76 220 50 190 54 154C56 132 70 122 74 98C88 110 88 128 86 138C104 124 110 84 114 52C128 82 146 96 146 126C158 124 166 112 172 98C186 116 192 136 190 158C188 196 160 220 118 220Z',
      ghost,
    ),
    path(
      'M120 210C90 210 70 190 72 164C74 148 84 142 88 128C96 136 96 148 96 156C112 144 116 120 118 98C130 120 138 132 138 150C148 150 154 142 158 134C168 148 172 160 170 172C168 196 148 210 120 210Z',
      ghostPale,
    ),
    path(
      'M120 204C100 204 88 192 90 176C92 164 104 160 110 142C122 152 140 162 144 178C146 194 138 204 120 204Z',
      white,
    ),
    // the curl
    path('M138 182C136 166 110 164 106 180C104 192 120 198 126 188C128 184 124 180 120 182', 'none', ghost, 6),
    ...(
      [
        [30, 78, 9],
        [206, 54, 10],
        [216, 96, 6],
        [26, 120, 5],
        [180, 28, 6],
      ] as const
    ).map(([x, y, size]) =>
      path(
        `M${x} ${y - size * 1.8}C${x + size} ${y - size * 0.6} ${x + size * 1.2} ${y + size} ${x} ${y + size}C${x - size * 1.2} ${y + size} ${x - size} ${y - size * 0.6} ${x} ${y - size * 1.8}Z`,
        ghostPale,
        violet,
        4,
      ),
    ),
  ]
}

export function wisp(): string {
  return picture(240, 240, [
    `<defs>${radiance('g', [
      [0.3, ghostPale, 0.95],
      [0.7, ghost, 0.5],
      [1, violet, 0],
    ])}</defs>`,
    disc([120, 130], 119, 'url(#g)'),
    ...wispParts(),
  ])
}
