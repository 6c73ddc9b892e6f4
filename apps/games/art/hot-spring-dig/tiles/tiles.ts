import { rays } from '../../kit/light.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  loop,
  oval,
  type Point,
  path,
  petal,
  picture,
  place,
  polygon,
  steps,
  trace,
} from '../../kit/pen.ts'
import { steam } from '../../kit/steam.ts'
import { ripples, splash } from '../../kit/water.ts'
import { monkeyHead } from '../monkey.ts'
import {
  cedar,
  cedarDark,
  contour,
  coral,
  ice,
  iceDeep,
  icePale,
  lamp,
  snow,
  snowDeep,
  snowShade,
  stone,
  stoneDark,
  water,
  waterDeep,
  waterPale,
  yuzu,
} from '../palette.ts'

const block =
  'M44 10H196C218 10 230 22 230 44V190C230 214 218 228 196 228H44C22 228 10 214 10 190V44C10 22 22 10 44 10Z'
const lip =
  'M0 150C20 186 34 188 54 184C74 180 84 190 104 184C122 178 132 186 150 188C168 190 180 180 196 184C214 186 226 180 240 150V-10H0Z'

/** A snow tile not opened yet. */
export function covered(): string {
  return picture(240, 240, [...snowBlock(snow, snowShade), ...marks(snowShade)])
}

/** The same under the pointer: lit by the lamp, and pressed in a little. */
export function hovered(): string {
  return picture(240, 240, [
    ...snowBlock('#fffdf4', '#ffd9b8'),
    ...marks('#ffdcb8'),
    path(
      'M46 18H194C212 18 222 28 222 46V188C222 210 212 220 194 220H46C28 220 18 210 18 188V46C18 28 28 18 46 18Z',
      'none',
      lamp,
      9,
    ),
    ...trace('190,58 62,152').map((at, index) => sparkle(at, 20 - index * 4, coral)),
  ])
}

function snowBlock(light: string, shade: string): string[] {
  return [
    `<defs>${clip('b', path(block, '#fff'))}</defs>`,
    path(block, '#8e9ad4', contour, 6),
    group(
      [
        ...trace('44,208 92,214 150,210 196,212').map(([x, y]) =>
          brush(
            [
              [x - 14, y],
              [x, y + 4],
              [x + 14, y],
            ],
            5,
            '#b9c2ec',
          ),
        ),
        path(lip, light, contour, 5),
        path(
          'M0 118V150C20 186 34 186 54 181.500C74 177.500 84 187.500 104 181.500C122 175.500 132 183.500 150 185.500C168 187.500 180 177.500 196 181.500C214 183.500 226 178 240 150V118C210 150 180 150 160 152C120 164 70 160 46 152C30 148 20 140 0 118Z',
          shade,
        ),
        brush(trace('24,76 28,42 56,24'), 9, '#fff'),
      ],
      'clip-path="url(#b)"',
    ),
    path(block, 'none', contour, 6),
  ]
}

function marks(fill: string): string[] {
  return [
    ...[
      [70, 66, 20],
      [156, 54, 26],
      [116, 108, 30],
      [186, 108, 17],
    ].map(([x = 0, y = 0, size = 0]) =>
      brush(
        [
          [x - size, y + 3],
          [x, y - size * 0.3],
          [x + size, y + 5],
        ],
        7,
        fill,
      ),
    ),
    sparkle([96, 44], 11, '#fff'),
    sparkle([178, 80], 9, snowDeep),
    sparkle([58, 118], 10, snowDeep),
  ]
}

function sparkle(at: Point, size: number, fill: string): string {
  return path([0, 90, 180, 270].map((degrees) => petal(at, size, size * 0.5, degrees)).join(''), fill)
}

/** An opened tile with hot water: stones around it, steam, a yuzu. */
export function spring(): string {
  const pool = loop(trace('120,72 166,78 194,112 193,156 164,190 119,198 74,189 46,154 46,111 74,78'))
  const rocks = steps(0, 330, 12).map((degrees, index) => {
    const [x, y] = [120 + Math.sin((degrees * Math.PI) / 180) * 84, 136 - Math.cos((degrees * Math.PI) / 180) * 74]
    return [
      oval([x, y], 23 - (index % 3) * 2, 18 - (index % 2) * 2, index % 2 ? stone : stoneDark, contour, 5),
      brush(
        [
          [x - 13, y - 5],
          [x - 3, y - 11],
          [x + 9, y - 8],
        ],
        5,
        snow,
      ),
    ].join('')
  })
  return picture(240, 240, [
    path(block, '#6b5a96', contour, 6),
    path('M18 46C18 28 28 18 46 18H194C212 18 222 28 222 46V92H18Z', '#7d6cab'),
    ...rocks,
    `<defs>${clip('p', path(pool, '#fff'))}</defs>`,
    path(pool, water, contour, 6),
    group(
      [
        path('M20 60H220V104C180 84 60 84 20 104Z', waterDeep),
        path('M30 170C80 140 170 150 214 132V230H30Z', '#62d8cf'),
        ...ripples([94, 166], 42, 17, waterPale, 4.4, 2),
        brush(trace('134,186 160,180 188,168'), 7, waterPale),
        brush(trace('128,110 156,104 184,112'), 6, waterPale),
      ],
      'clip-path="url(#p)"',
    ),
    disc([156, 146], 23, yuzu, contour, 5),
    brush(trace('142,146 144,134 154,128'), 6, '#fff0a8'),
    path(petal([157, 128], 17, 11, 40), '#4f9a6a', contour, 3),
    ...(
      [
        [82, 148, 118, 17],
        [122, 128, 112, 21],
        [164, 116, 92, 16],
      ] as const
    ).map(([x, y, height, width], index) =>
      steam([x, y], height, { fill: '#fff', width, turns: index % 2 ? 1.1 : -1.1 }),
    ),
  ])
}

/** An opened tile with ice-cold water: broken ice, a splash and the monkey that was asleep there. */
export function coldWater(): string {
  const hole = polygon(
    steps(0, 337.5, 16).map((degrees, index) => place([120, 122], index % 2 ? 78 : 94, 0, degrees + 8)),
  )
  return picture(240, 240, [
    `<defs>${clip('b', path(block, '#fff'))}</defs>`,
    path(block, icePale, contour, 6),
    group(
      [
        path('M0 0H120L60 60L0 120Z', '#e6f5ff'),
        ...steps(15, 345, 12).map((degrees) =>
          line(
            trace('86,0 106,6 126,-2 146,4').map(([along = 0, aside = 0]) => place([120, 134], along, aside, degrees)),
            ice,
            4,
          ),
        ),
      ],
      'clip-path="url(#b)"',
    ),
    path(hole, iceDeep, contour, 6),
    ...rays([120, 130], { inner: 62, outer: 88, count: 18, width: 8, fill: ice }),
    path(block, 'none', contour, 6),
    ...splash([120, 152], 116, { fill: icePale, ink: contour, width: 4, count: 6, spread: 62 }),
    group(monkeyHead('surprised'), 'transform="translate(120 128) scale(.98)"'),
    path(
      'M42 164C56 152 68 174 84 168C98 154 110 176 122 170C136 158 146 176 160 168C174 156 186 172 198 164C196 202 160 216 120 216C80 216 44 202 42 164Z',
      ice,
      contour,
      5,
    ),
    brush(trace('64,190 92,200 120,197'), 7, icePale),
    brush(trace('138,202 160,198 180,187'), 7, icePale),
  ])
}

/** A marker for a tile that the player distrusts: a small pennant. */
export function flag(): string {
  return picture(240, 240, [
    path('M70 214C84 190 156 190 172 214Z', snow, contour, 6),
    path('M106 30H120V206H106Z', cedar, contour, 6),
    line(trace('106,80 120,78'), cedarDark, 4),
    line(trace('106,140 120,138'), cedarDark, 4),
    path('M120 40C150 28 170 60 204 46C198 70 200 90 208 114C172 128 152 98 120 112Z', coral, contour, 6),
    path('M120 94C152 82 172 110 207 98L208 114C172 128 152 98 120 112Z', '#c9486a'),
    ...trace('146,90 164,92 182,94').map(([x = 0, y = 0]) => steam([x, y], 40, { fill: snow, width: 7 })),
    disc([113, 26], 11, lamp, contour, 5),
  ])
}
