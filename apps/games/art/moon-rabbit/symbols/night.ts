import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, loop, oval, type Point, path, picture, trace } from '../../kit/pen.ts'
import { apricot, apricotDark, deep, dusk, haze, ink, pale, rice, riceShade, silver, woodDark } from '../palette.ts'

/** The face of the full moon: pale, with the seas in which people see a rabbit. */
export function moonFace(
  centre: Point,
  radius: number,
  { face, sea, rim }: { face: string; sea: string; rim: string },
) {
  const place = (points: string): readonly Point[] =>
    trace(points).map(([x, y]): Point => [centre[0] + x * radius * 0.01, centre[1] + y * radius * 0.01])
  return [
    disc(centre, radius, face),
    path(loop(place('-62,-8 -46,-36 -18,-40 -2,-22 10,2 34,10 44,34 24,54 -10,52 -34,60 -60,40 -70,14')), sea),
    path(loop(place('-14,-30 -10,-58 2,-84 16,-82 14,-56 6,-28')), sea),
    path(loop(place('4,-28 18,-54 38,-72 48,-62 34,-40 16,-18')), sea),
    path(loop(place('50,6 66,-6 82,4 78,26 60,34 48,24')), sea),
    path(loop(place('-46,70 -24,66 -14,78 -32,86')), sea),
    brush(place('-88,-24 -70,-60 -38,-82'), radius * 0.05, rim),
  ]
}

/** The scatter: the full moon between clouds. */
export function moon(): string {
  return picture(240, 240, [
    `<defs>${clip('m', disc([120, 120], 110, '#fff'))}</defs>`,
    disc([120, 120], 113, ink),
    disc([120, 120], 108, deep),
    group(
      [
        disc([120, 114], 104, dusk),
        disc([120, 114], 95, haze),
        ...moonFace([120, 114], 86, { face: rice, sea: '#e2d8c2', rim: '#ffffff' }),
        path(
          loop(trace('-20,186 30,172 84,180 130,166 176,178 260,160 260,190 180,200 110,194 40,206 -20,200')),
          silver,
          ink,
          4,
        ),
        path(loop(trace('-20,222 40,200 100,210 160,196 260,214 260,260 -20,260')), haze, ink, 4),
        brush(trace('20,192 70,186 120,190'), 5, pale),
      ],
      'clip-path="url(#m)"',
    ),
    disc([120, 120], 111, 'none', ink, 6),
    disc([120, 120], 104, 'none', apricot, 5),
  ])
}

/** A horned owl on a branch. */
export function owl(): string {
  const outline = loop(
    trace('120,46 152,42 176,22 178,62 190,104 188,152 166,192 120,204 74,192 52,152 50,104 62,62 64,22 88,42'),
  )
  const feathers = [
    [92, 142],
    [120, 142],
    [148, 142],
    [106, 160],
    [134, 160],
    [92, 176],
    [120, 178],
    [148, 176],
  ] as const
  return picture(240, 240, [
    disc([120, 120], 112, deep),
    disc([120, 110], 84, dusk),
    disc([120, 120], 112, 'none', ink, 6),
    disc([120, 120], 105, 'none', pale, 2.4),
    `<defs>${clip('o', path(outline, '#fff'))}</defs>`,
    inked(outline, haze, { ink, thick: 8, lean: [1, 4] }),
    group(
      [
        path(loop(trace('120,112 158,126 164,170 146,202 94,202 76,170 82,126')), rice),
        ...feathers.map(([x, y]) =>
          path(`M${x - 10} ${y - 7}Q${x} ${y + 12} ${x + 10} ${y - 7}Q${x} ${y + 1} ${x - 10} ${y - 7}Z`, dusk),
        ),
        path(loop(trace('54,100 84,128 86,172 70,204 40,190 36,120')), dusk, ink, 4),
        path(loop(trace('186,100 156,128 154,172 170,204 200,190 204,120')), dusk, ink, 4),
        ...[132, 152, 172].flatMap((y) => [
          brush(
            [
              [54, y - 6],
              [66, y + 4],
              [80, y + 2],
            ],
            5,
            pale,
          ),
          brush(
            [
              [186, y - 6],
              [174, y + 4],
              [160, y + 2],
            ],
            5,
            pale,
          ),
        ]),
        path(
          loop(trace('120,84 142,58 172,70 176,100 154,122 130,116 120,104 110,116 86,122 64,100 68,70 98,58')),
          silver,
          ink,
          4,
        ),
      ],
      'clip-path="url(#o)"',
    ),
    path(outline, 'none', ink, 5),
    ...[92, 148].flatMap((x) => [
      disc([x, 92], 18, apricot, ink, 5),
      disc([x, 92], 9.5, ink),
      disc([x - 4, 87], 3.2, rice),
    ]),
    brush(trace('68,64 96,68 118,86'), 10, ink),
    brush(trace('172,64 144,68 122,86'), 10, ink),
    inked('M120 96L131 110L120 128L109 110Z', apricotDark, { ink, thick: 4 }),
    brush(trace('14,216 70,202 130,208 180,200 228,210'), 22, ink, { swell: 0.4 }),
    brush(trace('18,214 70,202 130,207 180,200 222,208'), 12, woodDark, { swell: 0.4 }),
    ...[98, 142].flatMap((x) => [-9, 0, 9].map((dx) => oval([x + dx, 203], 5, 10, apricot, ink, 3))),
    path(loop(trace('196,204 210,186 230,184 226,200 212,210')), riceShade, ink, 4),
  ])
}

/** The young moon with a bar of cloud. */
export function crescent(): string {
  const horn = 'M150 22A100 100 0 1 0 214 168A84 84 0 1 1 150 22Z'
  return picture(240, 240, [
    inked(horn, pale, { ink, thick: 8, lean: [2, 5] }),
    path('M120 34A86 86 0 0 0 66 176A98 98 0 0 1 120 34Z', rice),
    brush(trace('70,172 110,208 164,200'), 8, haze),
    inked(
      'M92 168H216A11 11 0 0 1 216 190H196A11 11 0 0 1 196 212H36A11 11 0 0 1 36 190H92A11 11 0 0 1 92 168Z',
      dusk,
      {
        ink,
        thick: 6,
      },
    ),
    brush(trace('100,179 150,175 200,180'), 5, pale),
    brush(trace('44,201 100,197 160,202'), 5, haze),
  ])
}
