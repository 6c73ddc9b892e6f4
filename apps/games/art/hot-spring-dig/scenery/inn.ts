import { halo } from '../../kit/light.ts'
import { group, line, oval, type Point, path, trace } from '../../kit/pen.ts'
import { snowCap } from '../../kit/snow.ts'
import { cedar, cedarDark, contour, coral, dusk, lamp, pine, plum, snow, snowShade } from '../palette.ts'

const white = { snow, shade: snowShade, ink: contour }

/** An inn of two storeys; `at` is the middle of its foot. */
export function inn([x, y]: Point, size: number, lit = true): string[] {
  const paper = lit ? lamp : dusk
  const window = (left: number, top: number, wide: number, high: number) =>
    path(`M${left} ${top}h${wide}v${high}h${-wide}Z`, paper, contour, 4) +
    path(`M${left + wide / 2} ${top}v${high}M${left} ${top + high / 2}h${wide}`, 'none', cedarDark, 3)
  return [
    group(
      [
        ...(lit ? [halo([0, -50], 130, lamp, 2, 0.12)] : []),
        path('M-84 0V-74H84V0Z', cedar, contour, 5),
        window(-70, -62, 46, 44),
        window(24, -62, 46, 44),
        path('M-15 -60H15V0H-15Z', cedarDark, contour, 4),
        path('M-19 -66H19V-44H9V-40L5 -44H-5L-9 -40V-44H-19Z', coral, contour, 3),
        path('M-112 -70Q-84 -84 -64 -100H64Q84 -84 112 -70Z', plum, contour, 5),
        snowCap(trace('-112,-74 -84,-86 -50,-98 0,-100 50,-98 84,-86 112,-74'), 15, white),
        path('M-54 -98V-150H54V-98Z', cedar, contour, 5),
        window(-42, -140, 36, 32),
        window(6, -140, 36, 32),
        path('M-92 -144Q-40 -170 0 -208Q40 -170 92 -144Z', plum, contour, 5),
        snowCap(trace('-92,-148 -58,-164 -26,-186 0,-208 26,-186 58,-164 92,-148'), 24, white),
        ...[-98, 98].flatMap((dx) => [
          line(
            [
              [dx, -68],
              [dx, -52],
            ],
            contour,
            3,
          ),
          oval([dx, -40], 11, 14, lit ? coral : '#a8607c', contour, 4),
          line(
            [
              [dx - 9, -40],
              [dx + 9, -40],
            ],
            paper,
            3,
          ),
        ]),
      ],
      `transform="translate(${x} ${y}) scale(${size})"`,
    ),
  ]
}

/** A fir under snow; its foot at `at`. */
export function tree([x, y]: Point, size: number): string {
  const tier = (top: number, foot: number, half: number) =>
    path(
      `M0 ${top}Q${half * 0.4} ${(top + foot) / 2} ${half} ${foot}Q0 ${foot + 12} ${-half} ${foot}Q${-half * 0.4} ${(top + foot) / 2} 0 ${top}Z`,
      pine,
      contour,
      4.6,
    ) +
    path(
      `M0 ${top}Q${half * 0.34} ${(top + foot) / 2 - 6} ${half * 0.6} ${foot - 16}Q${half * 0.3} ${foot - 22} ${half * 0.1} ${foot - 8}Q${-half * 0.2} ${foot - 26} ${-half * 0.5} ${foot - 12}Q${-half * 0.3} ${(top + foot) / 2 - 4} 0 ${top}Z`,
      snow,
      contour,
      3,
    )
  return group(
    [path('M-8 -26H8V2H-8Z', cedarDark, contour, 4), tier(-90, -18, 52), tier(-130, -58, 42), tier(-166, -102, 30)],
    `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${size})"`,
  )
}
