import { cutOut } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, type Point, path, petal, place, steps, trace } from '../../kit/pen.ts'

import { cream, gold, indigo, ink, kraft, maroon, mint, rose, teal, timber, timberDark, vermilion } from '../palette.ts'
import { cell } from './cell.ts'

/** A tall paper lantern, striped rose and white like those of a festival street. */
export function lantern(): string {
  const body = 'M74 46H166C196 84 196 152 166 190H74C44 152 44 84 74 46Z'
  const cap = (y: number) =>
    path(`M76 ${y}H164V${y + 18}H76Z`, ink, ink, 5) +
    line(
      [
        [84, y + 9],
        [156, y + 9],
      ],
      gold,
      4,
    )
  return cell([
    `<defs>${clip('l', path(body, '#fff'))}</defs>`,
    cutOut([body, 'M76 30H164V208H76Z', 'M112 8H128V30H112Z', 'M104 206H136L142 234H98Z'], cream),
    path(body, '#fff7e4', ink, 7),
    group(
      [
        path('M40 40H92C70 90 70 146 92 196H40Z', rose),
        path('M200 40H148C170 90 170 146 148 196H200Z', rose),
        path('M40 40H66C40 90 40 146 66 196H20V40Z', '#d94f74'),
        oval([120, 118], 26, 60, '#fff0b8'),
        ...steps(66, 170, 6).map((y) =>
          path(`M40 ${y}Q120 ${y + (y - 118) * 0.16 + 4} 200 ${y}`, 'none', '#b5486a', 2.6),
        ),
      ],
      'clip-path="url(#l)"',
    ),
    path(body, 'none', ink, 7),
    ...[0, 120, 240].map((degrees) => path(petal([120, 122], 36, 22, degrees), vermilion, ink, 3.6)),
    disc([120, 122], 9, gold, ink, 3.4),
    cap(32),
    cap(188),
    line(trace('104,30 108,14 120,8 132,14 136,30'), ink, 6),
    path('M112 208H128L136 234H104Z', vermilion, ink, 4),
  ])
}

/** A festival drum on its stand, seen from the front. */
export function drum(): string {
  const middle: Point = [120, 108]
  return cell([
    cutOut(['M120 8A100 100 0 1 1 119.9 8Z', 'M60 170L36 228H72L96 190H144L168 228H204L180 170Z'], cream),
    path('M70 168L40 226H66L98 186Z', timber, ink, 6),
    path('M170 168L200 226H174L142 186Z', timber, ink, 6),
    path('M52 202H188V216H52Z', timberDark, ink, 5),
    disc(middle, 96, '#a83a22', ink, 7),
    ...steps(0, 345, 24).map((degrees) => disc(place(middle, 87, 0, degrees), 5.4, gold, ink, 2.6)),
    disc(middle, 77, '#fbe6bd', ink, 6),
    disc(middle, 68, 'none', '#e2bd82', 4),
    ...[0, 120, 240].map(
      (degrees) =>
        `<g transform="rotate(${degrees} ${middle[0]} ${middle[1]})">${path('M120 104C108 84 116 58 142 58C164 58 174 80 164 98C166 80 152 68 138 76C126 82 130 96 120 104Z', ink)}</g>`,
    ),
    brush(trace('52,76 70,46 100,28'), 8, '#e0704a'),
  ])
}

/** A goldfish in a round bowl. */
export function goldfish(): string {
  const bowl = 'M72 34C18 64 4 128 34 176C52 206 82 222 120 222C158 222 188 206 206 176C236 128 222 64 168 34Z'
  return cell([
    `<defs>${clip('g', path(bowl, '#fff'))}</defs>`,
    cutOut([bowl, 'M60 16H180V40H60Z'], cream),
    path(bowl, '#d9f3ee', ink, 7),
    group(
      [
        path('M0 84Q60 98 120 84T240 84V240H0Z', '#57c0c4'),
        path('M0 84Q60 98 120 84T240 84V98Q180 84 120 98T0 98Z', mint),
        ...[
          [46, 206, 17],
          [80, 214, 15],
          [114, 212, 19],
          [150, 215, 14],
          [182, 205, 18],
        ].map(([x = 0, y = 0, size = 0], index) => disc([x, y], size, index % 2 ? kraft : '#8b7fc2', ink, 4)),
        ...[40, 200].map((x) =>
          brush(
            [
              [x, 200],
              [x + (x < 99 ? 16 : -16), 168],
              [x, 136],
              [x + (x < 99 ? 12 : -12), 108],
            ],
            10,
            teal,
          ),
        ),
      ],
      'clip-path="url(#g)"',
    ),
    path(
      'M130 128C152 104 180 96 204 102C194 114 192 124 196 134C206 146 206 160 196 174C172 168 148 158 130 146Z',
      '#ff8a5c',
      ink,
      5,
    ),
    ...trace('190,110 188,136 186,160').map((tip) => brush([[140, 138], [166, (138 + tip[1]) / 2], tip], 4, maroon)),
    path('M84 112C92 92 116 86 134 98C126 102 122 108 122 116Z', '#ff8a5c', ink, 5),
    path('M44 138C52 108 98 102 136 128C142 134 142 140 136 146C108 178 56 178 44 138Z', vermilion, ink, 6),
    path('M54 152C72 170 104 168 132 146C112 152 80 158 54 152Z', cream),
    path('M96 156C98 172 110 182 124 184C122 170 118 160 112 152Z', '#ff8a5c', ink, 4),
    line(trace('86,118 94,136 86,156'), ink, 3.6),
    disc([66, 130], 9.5, cream, ink, 4),
    disc([64, 131], 4.4, ink),
    ...[
      [54, 108, 6],
      [64, 92, 4],
    ].map(([x = 0, y = 0, size = 0]) => disc([x, y], size, '#fff', ink, 3)),
    path(bowl, 'none', ink, 7),
    brush(trace('30,150 26,112 42,74'), 9, '#fff'),
    path('M62 18H178L186 34Q120 50 54 34Z', '#bfe9ec', ink, 6),
  ])
}

/** A glass wind chime with its paper strip. */
export function chime(): string {
  const glass = 'M44 112C40 60 72 24 120 24C168 24 200 60 196 112C184 122 56 122 44 112Z'
  return cell([
    `<defs>${clip('w', path(glass, '#fff'))}</defs>`,
    cutOut([glass, 'M96 150H150L160 232H106Z', 'M114 4H126V160H114Z'], cream),
    line(trace('120,4 120,152'), ink, 5),
    path(glass, '#a7ecdf', ink, 7),
    group(
      [
        path('M150 20C196 30 210 80 196 122H160C176 84 172 46 150 20Z', '#5cc8c0'),
        path('M40 92Q60 78 80 92T120 92T160 92T200 92V130H40Z', '#2f93c4'),
        ...[
          [92, 66, 15],
          [140, 58, 12],
        ].flatMap(([x = 0, y = 0, size = 0]) =>
          steps(0, 288, 5)
            .map((degrees) => path(petal([x, y], size * 1.3, size, degrees), rose, ink, 2.4))
            .concat(disc([x, y], 4, gold)),
        ),
      ],
      'clip-path="url(#w)"',
    ),
    path(glass, 'none', ink, 7),
    brush(trace('58,98 58,66 80,42'), 8, '#f4fffb'),
    line(trace('120,112 120,152'), ink, 4),
    disc([120, 132], 12, gold, ink, 5),
    path('M100 152L146 148L156 226L110 232Z', '#fff7e4', ink, 6),
    brush(trace('116,172 128,178 142,170'), 7, teal),
    brush(trace('118,190 130,196 146,188'), 7, teal),
    brush(trace('122,208 134,214 150,206'), 7, indigo),
    disc([120, 20], 9, vermilion, ink, 4),
  ])
}
