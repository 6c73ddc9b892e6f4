import { brush, disc, group, line, mirrored, oval, type Point, path, picture, steps, trace } from '../../kit/pen.ts'
import { snowCap } from '../../kit/snow.ts'
import { steam } from '../../kit/steam.ts'
import { type Mood, monkeyHead } from '../monkey.ts'
import {
  cedar,
  cedarDark,
  contour,
  coral,
  fur,
  icePale,
  lamp,
  snow,
  snowShade,
  stone,
  stoneDark,
  water,
  waterDeep,
  waterPale,
} from '../palette.ts'

/** The snow monkey in hot water up to its chest. 240 × 240. */
export function monkey(mood: Mood): string {
  return picture(240, 240, bather(mood))
}

/** Below the chest: water with an edge of its own, or rings on the water it sits in. */
export function bather(mood: Mood, { rings = false } = {}): string[] {
  const arm = path(
    mood === 'happy'
      ? 'M58 178C38 160 26 134 26 108C18 104 14 92 22 84C34 80 48 86 48 100C52 122 62 140 78 152Z'
      : 'M62 186C46 182 38 194 44 204C58 212 86 208 96 198C94 186 80 182 62 186Z',
    fur,
    contour,
    6,
  )
  return [
    path('M54 214C54 166 80 146 120 146C160 146 186 166 186 214Z', fur, contour, 6),
    group([group([arm]), mirrored([arm])]),
    path('M88 214C88 184 100 172 120 172C140 172 152 184 152 214Z', '#e3d6c6'),
    group([...monkeyHead(mood)], 'transform="translate(120 104) scale(1.06)"'),
    ...(rings ? ringsOfWater() : edgedWater()),
  ]
}

function edgedWater(): string[] {
  return [
    path(
      'M14 206C30 194 46 214 64 206C82 196 100 214 120 206C140 196 158 214 176 206C194 196 210 214 226 206V226C226 232 220 236 214 236H26C20 236 14 232 14 226Z',
      water,
      contour,
      5,
    ),
    brush(trace('36,222 64,226 92,220'), 5, waterPale),
    brush(trace('140,226 168,222 200,226'), 5, waterPale),
  ]
}

function ringsOfWater(): string[] {
  return [
    oval([120, 220], 118, 25, water),
    ...[118, 96, 74].map((rx, index) =>
      path(
        `M${120 - rx} ${216 + index}Q120 ${262 - index * 12} ${120 + rx} ${216 + index}`,
        'none',
        waterPale,
        5 - index,
      ),
    ),
  ]
}

/** The shovel that follows the pointer; its blade is at the lower left. 160 × 160. */
export function shovel(): string {
  return picture(160, 160, [
    group(
      [
        path('M72 14H88V98H72Z', cedar, contour, 5),
        path('M54 8H106V22H54Z', cedarDark, contour, 5),
        line(trace('77,30 77,88'), '#d79a68', 3.6),
        path('M46 92H114L110 134C98 150 62 150 50 134Z', '#d7dbf4', contour, 5),
        path('M46 92H114L113 104H47Z', '#aab2e0', contour, 4),
        brush(trace('58,112 60,128 70,138'), 6, snow),
      ],
      'transform="rotate(42 80 80)"',
    ),
  ])
}

/** A cedar tub with a folded towel. 200 × 180. */
export function tub(): string {
  return picture(200, 180, tubParts())
}

export function tubParts(): string[] {
  return [
    path('M24 60H176L164 162Q100 178 36 162Z', cedar, contour, 5),
    ...steps(52, 148, 5).map((x) =>
      line(
        [
          [x, 64],
          [100 + (x - 100) * 0.86, 168],
        ],
        cedarDark,
        3.4,
      ),
    ),
    path('M27 88Q100 104 173 88L171 102Q100 118 29 102Z', lamp, contour, 4),
    path('M33 136Q100 152 167 136L166 148Q100 164 34 148Z', lamp, contour, 4),
    oval([100, 60], 76, 17, waterDeep, contour, 5),
    oval([100, 63], 64, 11, water),
    path(
      'M112 34C140 26 168 34 176 52C180 70 172 84 166 98C152 94 138 92 130 94C134 76 128 50 112 34Z',
      snow,
      contour,
      4.6,
    ),
    line(trace('136,80 152,80 168,86'), coral, 5),
    line(trace('136,70 152,70 171,76'), icePale, 4),
    steam([66, 56], 52, { fill: snow, width: 10 }),
    steam([96, 54], 46, { fill: snow, width: 8, turns: -1.1 }),
  ]
}

/** A stone lantern under snow. 140 × 240. */
export function stoneLantern(lit: boolean): string {
  return picture(140, 240, [
    ...(lit ? [disc([70, 108], 62, lamp)].map((glow) => group([glow], 'opacity=".3"')) : []),
    ...stoneLanternParts(lit),
  ])
}

export function stoneLanternParts(lit: boolean): string[] {
  return [
    path('M34 214H106L114 236H26Z', stoneDark, contour, 5),
    path('M56 148H84L90 214H50Z', stone, contour, 5),
    line(trace('62,156 60,206'), '#aaa6c8', 4),
    path('M34 134H106L98 150H42Z', stoneDark, contour, 5),
    path('M42 86H98V134H42Z', stone, contour, 5),
    path('M52 94H88V130H52Z', lit ? lamp : stoneDark, contour, 4),
    lit ? path('M70 98C76 108 80 112 78 122C76 130 64 130 62 122C60 114 68 110 70 98Z', '#fff6d0') : '',
    line(trace('70,94 70,130'), contour, 3.6),
    line(trace('52,112 88,112'), contour, 3.6),
    path('M10 88C34 78 48 62 54 44H86C92 62 106 78 130 88L122 96H18Z', stoneDark, contour, 5),
    disc([70, 38], 13, stone, contour, 5),
    snowCap(trace('10,84 30,74 50,54 70,42 90,54 110,74 130,84'), 18, {
      snow,
      shade: snowShade,
      ink: contour,
      width: 4,
    }),
  ]
}

/** A flake for the drifting snow. 40 × 40. */
export function flake(): string {
  return picture(40, 40, [
    ...[0, 60, 120].map((degrees) =>
      group(
        [
          line(trace('20,4 20,36'), snow, 3.4),
          line(trace('15,8 20,13 25,8'), snow, 2.6),
          line(trace('15,32 20,27 25,32'), snow, 2.6),
        ],
        `transform="rotate(${degrees} 20 20)"`,
      ),
    ),
  ])
}

/** A wisp of steam to rise from opened tiles. 60 × 140. */
export function wisp(): string {
  return picture(60, 140, [steam([30, 136], 130, { fill: '#ffffff', width: 22 })])
}

/** Paper lanterns on a rope that hangs from one upper corner to the other. 800 × 160. */
export function garland(): string {
  return picture(800, 160, garlandParts(800))
}

export function garlandParts(width: number): string[] {
  const sag = (x: number) => 14 + 64 * (1 - ((x - width / 2) / (width / 2)) ** 2)
  const rope = steps(-10, width + 10, 9).map((x): Point => [x, sag(x)])
  return [
    line(rope, contour, 5),
    ...steps(width * 0.08, width * 0.92, 7).flatMap((x, index) => {
      const [y, fill] = [sag(x), index % 2 ? lamp : coral]
      return [
        line(trace(`${x},${y} ${x},${y + 12}`), contour, 4),
        oval([x, y + 38], 24, 27, fill, contour, 4.6),
        path(`M${x - 23} ${y + 32}h46M${x - 23} ${y + 44}h46`, 'none', index % 2 ? '#e39a3c' : '#c4546a', 3),
        path(`M${x - 13} ${y + 9}h26v8h-26ZM${x - 11} ${y + 60}h22v7h-22Z`, contour),
      ]
    }),
  ]
}
