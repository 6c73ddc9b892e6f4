import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, path, steps, trace } from '../../kit/pen.ts'
import {
  bulb,
  cream,
  creamShade,
  crust,
  crustDeep,
  crustPale,
  goldPale,
  green,
  greenDeep,
  greenPale,
  ink,
  red,
  redDeep,
  steel,
  steelPale,
  woodPale,
} from '../palette.ts'
import { cell } from './cell.ts'

/** A baked cake in the shape of a sea bream, its tail up. */
export function taiyaki(): string {
  const body =
    'M14 138Q20 84 74 66Q88 40 124 46Q142 50 148 70Q164 84 176 88Q178 50 212 32Q228 28 228 44Q220 66 226 82Q234 98 224 112Q216 122 200 120Q190 128 186 134Q176 170 148 186Q140 206 120 206Q104 204 100 196Q30 192 14 138Z'
  return cell([
    `<defs>${clip('t', path(body, '#fff'))}</defs>`,
    inked(body, crust, { ink, thin: 6, thick: 10, lean: [3, 6] }),
    group(
      [
        path('M0 60H240V104Q120 70 0 140Z', crustPale),
        path('M10 160Q100 190 190 130L200 240H0Z', '#bb7029'),
        ...steps(0, 3, 4).flatMap((row) =>
          steps(0, 2, 3).map((column) => {
            const [x, y] = [92 + row * 23, 98 + column * 26 + (row % 2) * 12]
            return path(`M${x} ${y - 13}Q${x + 18} ${y} ${x} ${y + 13}`, 'none', crustDeep, 5)
          }),
        ),
      ],
      'clip-path="url(#t)"',
    ),
    path('M74 80Q94 128 72 186', 'none', crustDeep, 7),
    line(trace('184,96 202,76 216,46'), crustDeep, 5),
    line(trace('190,104 208,94 220,76'), crustDeep, 5),
    line(trace('190,112 208,108 220,104'), crustDeep, 5),
    ...[100, 114, 128].map((x) => line(trace(`${x},52 ${x + 2},60 ${x + 4},68`), crustDeep, 4.5)),
    ...[112, 124].map((x) => line(trace(`${x},188 ${x + 2},194 ${x + 2},200`), crustDeep, 4.5)),
    path('M98 142Q118 138 124 154Q112 168 96 160Z', crustPale, crustDeep, 4.5),
    disc([50, 118], 13, cream, ink, 5),
    disc([51, 119], 5.5, ink),
    line(trace('18,148 30,154 42,150'), ink, 5.5),
    brush(trace('58,82 80,68 112,58'), 8, '#fff0d2'),
  ])
}

/** A sake bottle of green glaze and its cup. */
export function sake(): string {
  const bottle =
    'M66 18Q66 10 76 10H122Q132 10 132 18Q132 28 122 32Q120 62 130 80Q164 104 164 160Q164 206 152 224Q99 236 46 224Q34 206 34 160Q34 104 68 80Q78 62 76 32Q66 28 66 18Z'
  return cell([
    `<defs>${clip('b', path(bottle, '#fff'))}</defs>`,
    inked(bottle, green, { ink, thin: 6, thick: 10, lean: [4, 5] }),
    group(
      [
        path('M120 0H170V240H134Q156 150 120 80Z', greenDeep),
        path('M20 136H180V184H20Z', cream),
        ...steps(40, 160, 6).map((x) =>
          group([path(`M${x - 13} 184a13 13 0 0 1 26 0M${x - 7} 184a7 7 0 0 1 14 0`, 'none', green, 4)]),
        ),
        ...steps(28, 172, 7).map((x) => path(`M${x - 12} 165a12 12 0 0 1 24 0`, 'none', green, 4)),
        path('M20 136H180M20 184H180', 'none', ink, 4.5),
        path('M60 46H140', 'none', greenPale, 5),
      ],
      'clip-path="url(#b)"',
    ),
    path(bottle, 'none', ink, 6),
    oval([99, 18], 24, 5.5, greenDeep, ink, 4),
    brush(trace('52,128 58,106 76,90'), 9, '#d6f0de'),
    brush(trace('48,200 50,210 56,218'), 6, greenPale),
    inked('M154 170H226Q224 222 204 228H176Q156 222 154 170Z', '#fffaf0', { ink, thin: 6, thick: 9 }),
    path('M163 208Q190 216 217 208L214 216Q208 227 204 228H176Q168 222 163 208Z', creamShade),
    oval([190, 171], 36, 10, '#fffaf0', ink, 5),
    oval([190, 172], 26, 5.5, greenPale, green, 3),
  ])
}

/** A salted river fish, bent on its skewer. */
export function skewer(): string {
  const body =
    'M22 100Q40 62 82 68Q120 76 142 98Q168 104 190 84Q214 74 222 84Q212 104 214 122Q220 142 208 144Q186 130 164 132Q132 160 92 148Q44 140 22 100Z'
  return cell([
    group(
      [
        path('M2 132L14 122L236 96L238 106Z', woodPale, ink, 5),
        `<defs>${clip('f', path(body, '#fff'))}</defs>`,
        inked(body, steel, { ink, thin: 6, thick: 10, lean: [2, 6] }),
        group(
          [
            path('M0 110Q80 104 120 122Q160 128 230 110V190H0Z', steelPale),
            path('M0 60H240V88Q120 70 60 86Z', '#46688c'),
            ...[92, 112, 132].map((x) => path(`M${x - 8} 74L${x + 10} 150`, 'none', '#7a4a35', 7)),
          ],
          'clip-path="url(#f)"',
        ),
        path(body, 'none', ink, 6),
        path('M66 74Q82 106 62 138', 'none', ink, 5),
        path('M96 70Q112 44 134 56Q134 74 124 82Z', '#46688c', ink, 5),
        path('M92 148Q104 168 122 162Q124 150 118 146Z', steelPale, ink, 5),
        disc([47, 96], 10, cream, ink, 4.5),
        disc([47, 96], 4.5, ink),
        line(trace('24,108 34,112 42,110'), ink, 4.5),
        line(trace('186,106 200,100 210,90'), ink, 4),
        line(trace('186,116 200,122 208,134'), ink, 4),
        ...(
          [
            [84, 92],
            [104, 104],
            [126, 96],
            [146, 112],
            [160, 120],
            [78, 126],
          ] as const
        ).map(([x, y]) => disc([x, y], 3.6, '#fff')),
        path('M14 122L30 119M218 99L236 96', 'none', ink, 3),
      ],
      'transform="translate(120 118) rotate(-38) scale(1.13) translate(-121 -112)"',
    ),
    ...[0, 1].map((index) =>
      brush(trace(index ? '196,196 206,182 198,168 208,154' : '168,214 178,200 170,186 180,172'), 8, '#c9a48e'),
    ),
  ])
}

/** A round red paper lantern, lit. */
export function lantern(): string {
  const body = 'M78 50H162C208 70 222 96 222 124C222 152 208 178 162 198H78C32 178 18 152 18 124C18 96 32 70 78 50Z'
  return cell([
    `<defs>${clip('r', path(body, '#fff'))}</defs>`,
    line(trace('104,24 108,10 120,6 132,10 136,24'), ink, 7),
    inked(body, red, { ink, thin: 6, thick: 10, lean: [2, 6] }),
    group(
      [
        path('M0 40H66C36 90 36 160 66 210H0Z', redDeep),
        path('M240 40H186C216 90 216 160 186 210H240Z', redDeep),
        oval([116, 124], 50, 66, '#f2603f'),
        oval([114, 126], 30, 48, '#ff9a4d'),
        oval([113, 130], 15, 30, bulb),
        ...steps(72, 178, 6).map((y) => path(`M0 ${y}Q120 ${y + (y - 125) * 0.3} 240 ${y}`, 'none', '#6f1420', 4.4)),
      ],
      'clip-path="url(#r)"',
    ),
    path(body, 'none', ink, 6),
    path('M74 28H166V52H74Z', ink, ink, 5),
    path('M78 36H162', 'none', goldPale, 5),
    path('M74 196H166V218H74Z', ink, ink, 5),
    path('M78 206H162', 'none', goldPale, 5),
    brush(trace('44,110 50,88 70,70'), 9, '#ffb08a'),
    ...[104, 120, 136].map((x) => path(`M${x} 220V236`, 'none', redDeep, 7)),
  ])
}
