import { chrysanthemum, climb, peony, ringBurst, willow } from '../../kit/fireworks.ts'
import { scattered, sparks } from '../../kit/light.ts'
import { bokashi, disc, group, line, oval, type Point, path, picture, steps, trace } from '../../kit/pen.ts'
import { cream, ember, gold, indigo, ink, mint, night, rose, vermilion, violet } from '../palette.ts'

export const burstColours = {
  chrysanthemum: { core: ember, trail: gold, tip: '#fff6cc' },
  peony: { core: '#fff', trail: vermilion, tip: rose },
  willow: { core: '#ffe39a', trail: '#e8a23a', tip: '#fff6cc' },
  ring: { core: mint, trail: '#c9a2ff', tip: '#eafff4' },
} as const

/** A burst before the sky. 300 × 300, middle at 150, 150 (willow: 150, 110). */
export function burst(kind: keyof typeof burstColours): string {
  return picture(300, 300, [burstAt(kind, kind === 'willow' ? [150, 120] : [150, 150], 130)])
}

export function burstAt(kind: keyof typeof burstColours, at: Point, radius: number): string {
  const colours = burstColours[kind]
  if (kind === 'peony') return peony(at, radius, colours)
  if (kind === 'willow') return willow(at, radius, colours)
  if (kind === 'ring') return ringBurst(at, radius, colours)
  return chrysanthemum(at, radius, colours)
}

/** The tail of a climbing shell. 60 × 320, its head at the top. */
export function trail(): string {
  return picture(60, 320, [climb([30, 14], 290, { core: '#fff6cc', trail: ember, tip: gold })])
}

export function skyWash(): string {
  return bokashi('k', [
    [0, '#0e0a33'],
    [0.4, night],
    [0.68, '#3b1f63'],
    [0.86, '#7d2a5c'],
    [1, '#c8503f'],
  ])
}

/** The sky over the town. 800 × 600. */
export function sky(): string {
  return picture(800, 600, [
    `<defs>${skyWash()}</defs>`,
    '<path fill="url(#k)" d="M0 0h800v600H0z"/>',
    ...sparks(scattered(56, 800, 400, 1.2), 1.2, cream),
    ...smoke(800, 600),
  ])
}

/** Bands of smoke that the bursts leave, as bars with round ends. */
export function smoke(width: number, height: number): string[] {
  const bars: readonly (readonly [number, number, number])[] = [
    [0.04, 0.36, 0.3],
    [0.1, 0.4, 0.22],
    [0.62, 0.22, 0.3],
    [0.56, 0.26, 0.26],
    [0.7, 0.52, 0.26],
    [0.2, 0.66, 0.26],
  ]
  return bars.map(
    ([x, y, long]) =>
      `<rect x="${Math.round(x * width)}" y="${Math.round(y * height)}" width="${Math.round(long * width)}" height="${Math.round(height * 0.034)}" rx="${Math.round(height * 0.017)}" fill="${violet}" opacity=".22"/>`,
  )
}

/** Roofs of the town, festival lanterns and a row of heads that look up. 1600 × 300. */
export function town(): string {
  return picture(1600, 300, townParts())
}

export function townParts(): string[] {
  const roofs: readonly (readonly [x: number, y: number, wide: number])[] = [
    [-30, 150, 210],
    [150, 176, 170],
    [296, 140, 150],
    [430, 184, 190],
    [598, 168, 150],
    [1010, 178, 170],
    [1160, 148, 190],
    [1330, 178, 160],
    [1460, 138, 200],
  ]
  return [
    path('M0 300V176C200 90 420 150 620 178C820 210 1000 150 1180 104C1360 70 1500 120 1600 150V300Z', '#2c1a58'),
    path('M610 300V150H640V110H632L675 70L718 110H710V150H740V300Z', '#241347', ink, 4),
    path('M618 112Q675 92 732 112L720 122H630Z', '#33206a', ink, 4),
    path('M660 160H690V186H660Z', gold, ink, 3),
    ...roofs.flatMap(([x, y, wide], index) => [
      path(`M${x + 14} ${y + 40}H${x + wide - 14}V300H${x + 14}Z`, index % 2 ? '#2a174f' : '#341c58', ink, 4),
      path(
        `M${x - 10} ${y + 50}Q${x + wide * 0.2} ${y + 34} ${x + wide * 0.24} ${y}H${x + wide * 0.76}Q${x + wide * 0.8} ${y + 34} ${x + wide + 10} ${y + 50}Z`,
        index % 2 ? '#3d2b7c' : indigo,
        ink,
        4,
      ),
      ...steps(0.32, 0.68, 4).map((part) =>
        line(
          [
            [x + wide * part, y + 6],
            [x + wide * (0.5 + (part - 0.5) * 1.5), y + 44],
          ],
          '#5347a8',
          3,
        ),
      ),
      ...[0.3, 0.6].map((part) =>
        path(
          `M${Math.round(x + wide * part)} ${y + 68}h${Math.round(wide * 0.16)}v34h${-Math.round(wide * 0.16)}Z`,
          index % 3 ? gold : ember,
          ink,
          3,
        ),
      ),
    ]),
    line(trace('-10,206 200,238 400,218 600,244 800,222 1000,246 1200,220 1400,240 1610,208'), ink, 3),
    ...steps(40, 1560, 20).map((x, index) => {
      const y = 226 + Math.sin(index * 1.9) * 9
      return group([
        oval([x, y + 16], 13, 16, index % 2 ? vermilion : cream, ink, 3),
        line(
          [
            [x - 12, y + 16],
            [x + 12, y + 16],
          ],
          index % 2 ? gold : rose,
          2.4,
        ),
      ])
    }),
    ...Array.from(
      { length: 28 },
      (_, index): Point => [index * 58 + ((index * 17) % 13) - 8, 286 - ((index * 29) % 17)],
    ).flatMap(([x, y], index) => [
      path(`M${x - 26} 304C${x - 24} ${y + 16} ${x + 24} ${y + 16} ${x + 26} 304Z`, index % 3 ? '#1f0f3a' : '#2b1450'),
      disc([x, y], 12, '#1f0f3a'),
      index % 5 === 0
        ? disc([x, y - 12], 6, '#1f0f3a')
        : index % 7 === 0
          ? path(`M${x - 12} ${y - 3}h24v5h-24Z`, cream)
          : '',
    ]),
  ]
}
