import { halo, radiance, rays } from '../../kit/light.ts'
import { disc, group, line, type Point, path, petal, picture, place, steps, trace } from '../../kit/pen.ts'
import { ember, gold, indigo, ink, maroon, rose, timber, timberDark, vermilion } from '../palette.ts'

const middle: Point = [150, 160]

/** The notice lamp. Off it is a closed paper bud; on, its petals open like a burst. 300 × 320, hung from the top. */
export function lamp(lit: boolean): string {
  return picture(300, 320, lampParts(lit))
}

export function lampParts(lit: boolean): string[] {
  return [
    ...(lit
      ? [
          `<defs>${radiance('lamp', [
            [0, '#fffbe0'],
            [0.5, '#ffe27a'],
            [1, ember],
          ])}</defs>`,
          halo(middle, 150, gold, 4, 0.13),
        ]
      : []),
    line(trace('150,0 150,66'), ink, 9),
    line(trace('150,0 150,66'), lit ? gold : timber, 4),
    ...(lit ? opened() : closed()),
  ]
}

function opened(): string[] {
  const ringOf = (count: number, long: number, wide: number, fill: string, offset = 0) =>
    steps(0, 360 - 360 / count, count).map((degrees) =>
      path(petal(place(middle, 24, 0, degrees + offset), long, wide, degrees + offset), fill, ink, 4.6),
    )
  return [
    ...rays(middle, { inner: 116, outer: 146, count: 32, width: 8, fill: gold, short: 0.93 }),
    ...ringOf(16, 94, 40, maroon, 11.25),
    ...ringOf(16, 80, 36, vermilion),
    ...ringOf(12, 58, 30, rose, 15),
    ...ringOf(12, 42, 24, gold),
    disc(middle, 33, 'url(#lamp)', ink, 5),
    ...steps(0, 315, 8).map((degrees) => disc(place(middle, 19, 0, degrees), 4, '#fff')),
    disc([144, 154], 7, '#fff'),
    ...steps(0, 337.5, 16).map((degrees) => disc(place(middle, 108, 0, degrees), 4.6, '#fff3c0')),
  ]
}

function closed(): string[] {
  const bud = 'M150 70C206 84 232 130 226 178C220 224 188 248 150 252C112 248 80 224 74 178C68 130 94 84 150 70Z'
  return [
    path(bud, indigo, ink, 7),
    ...[-1, 1].flatMap((way) => [
      path(
        `M150 70C${150 + way * 84} 100 ${150 + way * 90} 200 ${150 + way * 22} 250C${150 + way * 60} 200 ${150 + way * 54} 110 150 70Z`,
        '#4a43a6',
        ink,
        4.6,
      ),
      path(
        `M150 70C${150 + way * 44} 110 ${150 + way * 44} 210 150 252C${150 + way * 12} 200 ${150 + way * 12} 120 150 70Z`,
        '#3a3494',
        ink,
        4.6,
      ),
    ]),
    path('M150 70C166 120 166 200 150 252C134 200 134 120 150 70Z', '#5d54bd', ink, 4.6),
    group([line(trace('96,118 90,150 94,188'), '#7a70d6', 5), line(trace('148,104 146,140 147,176'), '#8f86e6', 4)]),
    path('M118 58H182L190 82H110Z', timberDark, ink, 5),
    path('M132 244H168L174 262H126Z', timberDark, ink, 5),
    path('M142 262H158L166 306H134Z', maroon, ink, 4),
  ]
}
