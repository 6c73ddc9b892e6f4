import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, path, picture, place, round, steps, trace } from '../../kit/pen.ts'
import { foxFace, redFox, whiteFox } from '../foxes.ts'
import {
  coat,
  cream,
  creamShade,
  gold,
  goldDeep,
  ink,
  rainPale,
  sunlight,
  vermilion,
  vermilionDeep,
} from '../palette.ts'

/** The bride: a white fox under the white hood, before a vermilion round with golden rays. */
export function bride(): string {
  return picture(240, 240, [
    `<defs>${clip('round', path('M8 0H232V120A112 112 0 0 1 8 120Z', ink))}</defs>`,
    disc([120, 120], 112, vermilion, ink, 5),
    ...steps(0, 340, 18).map((degrees) =>
      brush(
        [78, 94, 107].map((along) => place([120, 120], along, 0, degrees)),
        6,
        degrees % 40 ? '#f27450' : gold,
      ),
    ),
    group([group(brideBust(), 'transform="translate(120 130)"')], 'clip-path="url(#round)"'),
    path('M10.5 142A112 112 0 0 0 229.5 142', 'none', ink, 6),
  ])
}

/** Face at 0, 0; 220 wide. */
export function brideBust(): string[] {
  return [
    inked('M-98 108C-94 76 -66 58 -36 54H36C66 58 94 76 98 108Z', '#fffdf6', { ink, thin: 5, thick: 5 }),
    path(
      'M-98 107C-95 84 -80 68 -60 61C-66 76 -68 92 -68 107ZM98 107C95 84 80 68 60 61C66 76 68 92 68 107Z',
      creamShade,
    ),
    path('M-40 54L0 108L40 54Z', vermilion, ink, 4),
    path('M-22 56L0 90L22 56Z', cream, ink, 3),
    path('M0 -70C44 -70 66 -40 62 4L50 30H-50L-62 4C-62 -40 -44 -70 0 -70Z', vermilionDeep),
    // the hood, open in front
    inked(
      'M0 -106C58 -108 98 -66 96 -10C95 22 84 48 66 64C58 30 62 6 54 -22C46 -48 24 -58 0 -58C-24 -58 -46 -48 -54 -22C-62 6 -58 30 -66 64C-84 48 -95 22 -96 -10C-98 -66 -58 -108 0 -106Z',
      '#fffdf6',
      {
        ink,
        thin: 5,
        thick: 6,
      },
    ),
    path(
      'M0 -62C30 -62 50 -48 58 -20C63 2 60 26 64 50C76 30 74 -2 68 -26C58 -58 32 -74 0 -74C-32 -74 -58 -58 -68 -26C-74 -2 -76 30 -64 50C-60 26 -63 2 -58 -20C-50 -48 -30 -62 0 -62Z',
      vermilion,
      ink,
      3,
    ),
    ...[-1, 1].map((side) =>
      brush(
        [
          [side * 84, -40],
          [side * 88, -8],
          [side * 80, 26],
        ],
        7,
        creamShade,
      ),
    ),
    brush(trace('-50,-84 -10,-98 34,-92'), 6, creamShade),
    group(foxFace(whiteFox, { ears: false, smiling: true, make: true }), 'transform="translate(0 4) scale(.98)"'),
    ...flower([-70, -62], 17),
    ...flower([-47, -80], 11),
  ]
}

function flower([x, y]: readonly [number, number], size: number): string[] {
  return [
    ...steps(0, 288, 5).map((degrees) => {
      const [px, py] = place([x, y], size * 0.62, 0, degrees)
      return disc([px, py], size * 0.55, '#f6a892', ink, 2.4)
    }),
    disc([x, y], size * 0.36, sunlight, ink, 2),
  ]
}

/** The groom under his parasol. */
export function groom(): string {
  return picture(240, 240, [
    ...parasol([120, 104], 112, 0.86),
    group(groomBust(), 'transform="translate(120 143) scale(.94)"'),
  ])
}

export function groomBust(): string[] {
  return [
    inked('M-104 88C-102 58 -76 48 -40 42H40C76 48 102 58 104 88C70 102 -70 102 -104 88Z', coat, {
      ink,
      thin: 5,
      thick: 5,
    }),
    path('M-42 44L-4 98H4L42 44L26 42L0 78L-26 42Z', cream, ink, 3.4),
    path('M-20 70L0 98L20 70L0 82Z', rainPale, ink, 3),
    ...[-62, 62].map((x) => crest([x, 70], 14)),
    ...[-84, 84].map((x) =>
      brush(
        [
          [x * 0.6, 56],
          [x * 0.92, 66],
          [x * 1.1, 90],
        ],
        4,
        '#56707f',
      ),
    ),
    group(foxFace(redFox, { ears: true, smiling: false, make: false }), 'transform="scale(.98)"'),
  ]
}

/** The wedding's crest: three bamboo leaves in a ring. */
export function crest([x, y]: readonly [number, number], radius: number, { face = cream, mark = ink } = {}): string {
  return group([
    disc([x, y], radius, face, mark, radius * 0.12),
    ...[-52, 0, 52].map((degrees) => {
      const foot: [number, number] = [x, y + radius * 0.6]
      const points = [0, 0.62, 1.22].map((part) => place(foot, radius * part, 0, degrees))
      return brush(points, radius * 0.4, mark)
    }),
  ])
}

/** A paper parasol from the side, slightly from below: `at` is the middle of its rim. */
export function parasol([x, y]: readonly [number, number], half: number, height: number): string[] {
  const rise = half * height
  const rim = 8
  const d = `M${x - half} ${y}C${round(x - half * 0.86)} ${round(y - rise * 0.8)} ${round(x - half * 0.4)} ${round(y - rise)} ${x} ${round(y - rise)}C${round(x + half * 0.4)} ${round(y - rise)} ${round(x + half * 0.86)} ${round(y - rise * 0.8)} ${x + half} ${y}`
  const scallops = steps(1, -1, rim + 1)
    .slice(1)
    .map((part, index) => {
      const from = 1 - (index * 2) / rim
      return `Q${round(x + (half * (from + part)) / 2)} ${round(y - half * 0.1)} ${round(x + half * part)} ${y}`
    })
  return [
    inked(`${d}${scallops.join('')}Z`, vermilion, { ink, thin: 5, thick: 5 }),
    path(
      `M${round(x - half * 0.94)} ${round(y - rise * 0.3)}C${round(x - half * 0.5)} ${round(y - rise * 0.42)} ${round(x + half * 0.5)} ${round(y - rise * 0.42)} ${round(x + half * 0.94)} ${round(y - rise * 0.3)}L${round(x + half * 0.84)} ${round(y - rise * 0.54)}C${round(x + half * 0.45)} ${round(y - rise * 0.64)} ${round(x - half * 0.45)} ${round(y - rise * 0.64)} ${round(x - half * 0.84)} ${round(y - rise * 0.54)}Z`,
      cream,
    ),
    ...steps(-0.75, 0.75, 7).map((part) =>
      brush(
        [
          [x + half * part * 0.1, y - rise * 0.98],
          [x + half * part * 0.68, y - rise * (0.72 - Math.abs(part) * 0.16)],
          [x + half * part, y - half * 0.02],
        ],
        4,
        vermilionDeep,
        { swell: 0.8 },
      ),
    ),
    path(
      `M${x - 9} ${round(y - rise + 4)}L${x - 6} ${round(y - rise - 15)}H${x + 6}L${x + 9} ${round(y - rise + 4)}Z`,
      goldDeep,
      ink,
      3.4,
    ),
  ]
}
