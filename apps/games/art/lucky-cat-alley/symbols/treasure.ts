import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, path, place, steps, trace, turned } from '../../kit/pen.ts'
import { cream, creamShade, gold, goldDeep, goldPale, ink, iris, red, redDeep } from '../palette.ts'
import { cell } from './cell.ts'

/** A gold oval coin, hammered, with stamped flowers instead of writing. */
export function coin(): string {
  const rim = 'M120 10C166 10 184 62 184 120C184 178 166 230 120 230C74 230 56 178 56 120C56 62 74 10 120 10Z'
  const inner = 'M120 26C156 26 170 70 170 120C170 170 156 214 120 214C84 214 70 170 70 120C70 70 84 26 120 26Z'
  const flower = (y: number, size: number) =>
    group([
      disc([120, y], size * 1.32, goldDeep, ink, 4),
      ...steps(0, 288, 5).map((degrees) => disc(place([120, y], size * 0.62, 0, degrees), size * 0.44, goldPale)),
      disc([120, y], size * 0.3, goldDeep),
    ])
  return cell([
    turned(
      [
        `<defs>${clip('c', path(inner, '#fff'))}</defs>`,
        inked(rim, gold, { ink, thin: 6, thick: 10, lean: [5, 6] }),
        path(inner, '#ffcb47', goldDeep, 4),
        group(
          [
            path('M56 20H104Q78 120 104 220H40Z', goldPale),
            ...steps(44, 200, 14).map((y) => path(`M66 ${y}q27 ${y % 3 ? 6 : -5} 54 0t54 0`, 'none', '#dd9a22', 3.4)),
          ],
          'clip-path="url(#c)"',
        ),
        flower(62, 17),
        flower(178, 17),
        path('M96 108H144V132H96Z', goldDeep, ink, 4),
        path('M103 120H137M112 112V128M128 112V128', 'none', goldPale, 4),
        brush(trace('82,84 78,120 84,160'), 8, '#fffbe6'),
        brush(trace('160,176 148,202 130,214'), 6, '#fff3c4'),
      ],
      16,
      [120, 120],
    ),
    ...(
      [
        [206, 40, 15],
        [32, 196, 11],
      ] as const
    ).map(([x, y, r]) =>
      path(
        `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
        gold,
        ink,
        3.4,
      ),
    ),
  ])
}

/** A knot of paper cord in the shape of a plum blossom, red and white, with two ends. */
export function knot(): string {
  const centre = [120, 108] as const
  const cord = (d: string, colour: string, shine: string) =>
    path(d, 'none', ink, 31) + path(d, 'none', colour, 21) + path(d, 'none', shine, 4)
  const loop = (degrees: number) => {
    const [a, b] = [place(centre, 20, -28, degrees), place(centre, 20, 28, degrees)]
    const [c, d] = [place(centre, 102, -56, degrees), place(centre, 102, 56, degrees)]
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}C${c[0].toFixed(1)} ${c[1].toFixed(1)} ${d[0].toFixed(1)} ${d[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }
  return cell([
    cord('M106 132Q84 176 50 222', red, '#f58a7c'),
    cord('M134 132Q156 176 190 222', cream, creamShade),
    path('M38 212L62 230M202 212L178 230', 'none', ink, 9),
    ...steps(0, 288, 5).map((degrees, index) =>
      index === 1 || index === 3 ? cord(loop(degrees), cream, creamShade) : cord(loop(degrees), red, '#f58a7c'),
    ),
    disc(centre, 29, redDeep, ink, 7),
    disc(centre, 18, gold, ink, 5),
    brush(trace('110,102 116,98 124,98'), 5, goldPale),
  ])
}

/** A cat's violet collar with its bell. */
export function bell(): string {
  return cell([
    inked('M24 70Q22 22 66 20Q120 40 174 20Q218 22 216 70Q172 106 120 104Q68 106 24 70Z', iris, {
      ink,
      thin: 6,
      thick: 9,
    }),
    path('M46 60Q46 42 64 42Q120 60 176 42Q194 42 194 60Q160 82 120 82Q80 82 46 60Z', '#2f2452', ink, 5),
    ...[50, 82, 158, 190].map((x) => disc([x, 82 + (120 - Math.abs(x - 120)) * 0.14 - 10], 5, goldPale, ink, 3)),
    path('M104 92H136V112H104Z', goldDeep, ink, 5),
    inked(
      'M120 104C168 104 186 138 184 166C182 204 154 226 120 226C86 226 58 204 56 166C54 138 72 104 120 104Z',
      gold,
      {
        ink,
        thin: 6,
        thick: 10,
        lean: [3, 5],
      },
    ),
    path('M58 158Q120 178 182 158L183 174Q120 194 57 174Z', goldDeep, ink, 4.5),
    brush(trace('76,148 82,126 104,114'), 11, '#fff6cf'),
    disc([120, 196], 10, ink),
    line(trace('120,196 120,210 120,224'), ink, 8),
    oval([158, 132], 8, 5, goldPale),
  ])
}
