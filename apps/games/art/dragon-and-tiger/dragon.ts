import { inked } from '../kit/contour.ts'
import { brush, disc, type Point, path, petal, place, trace } from '../kit/pen.ts'
import { gold, ink, paper, scale, vermilion, wash } from './palette.ts'

/** The dragon's head in profile, facing right, with its mouth open. About 500 × 400, from −90, −60. */
export function dragonHead(): string[] {
  return [
    ...mane(),
    ...horn('128,120 88,84 66,34 38,2 -16,-14', '78,52 92,16 84,-22'),
    ...horn('196,96 164,56 148,4 124,-30 74,-56', '152,20 178,-14 178,-54'),
    // the throat behind the jaws
    path('M130 196C190 210 290 202 344 182C352 210 350 240 340 262C290 282 190 262 140 226Z', vermilion.dark, ink, 5),
    ...jaw(),
    // upper head
    inked(
      'M84 178C74 130 104 88 156 78C184 72 212 76 232 92C250 104 266 108 288 98C320 84 358 92 374 122C384 142 384 164 370 178C352 194 318 190 290 194C250 200 214 206 180 220C138 232 96 220 84 178Z',
      scale.body,
      { ink, thick: 9, thin: 6, lean: [1, 4] },
    ),
    path(
      'M104 168C104 130 130 100 168 94C196 92 214 102 232 114C252 126 276 126 300 114C326 104 350 112 362 134C340 128 318 132 300 142C262 158 220 154 184 158C152 164 126 176 104 168Z',
      scale.lit,
    ),
    brush(trace('172,206 236,188 300,180 356,168'), 15, scale.deep),
    ...teeth(),
    ...nose(),
    ...eye(),
    ...[238, 214, 190, 166].map((degrees, index) =>
      inked(petal([150, 196], 84 - index * 8, 34, degrees), index % 2 ? wash.storm : scale.deep, { ink, thick: 5 }),
    ),
    ...cheek(),
    ...whiskers(),
  ]
}

function mane(): string[] {
  const locks: readonly (readonly [string, number])[] = [
    ['150,84 92,60 20,84 -70,52', 62],
    ['120,230 80,276 40,330 -20,352', 66],
    ['130,110 60,104 -10,136 -92,116', 66],
    ['120,210 50,236 0,282 -76,280', 66],
    ['116,140 40,148 -20,190 -100,184', 70],
    ['116,180 50,196 0,238 -84,236', 64],
    ['140,232 130,280 108,330 74,372', 56],
  ]
  return locks.flatMap(([points, wide], index) => [
    brush(trace(points), wide, ink, { swell: 0.3 }),
    brush(trace(points), wide - 14, index % 2 ? wash.storm : wash.deep, { swell: 0.28 }),
    brush(trace(points), wide * 0.3, index % 2 ? vermilion.red : vermilion.light, { swell: 0.2 }),
  ])
}

/** An antler with one branch, thick at its root. */
function horn(stem: string, branch: string): string[] {
  const shapes = [trace(branch), trace(stem)]
  return [
    ...shapes.map((points, index) => brush(points, index ? 46 : 34, ink, { swell: 0.12 })),
    ...shapes.map((points, index) => brush(points, index ? 32 : 20, gold.pale, { swell: 0.12 })),
    brush(trace(stem), 9, gold.mid, { swell: 0.12 }),
  ]
}

function jaw(): string[] {
  return [
    inked(
      'M124 206C150 262 210 296 280 300C318 302 346 288 352 266C356 252 342 246 330 254C300 268 252 262 214 246C186 234 168 220 156 204Z',
      scale.body,
      { ink, thick: 9, thin: 6 },
    ),
    path(
      'M150 232C184 268 240 286 292 284C318 282 338 274 344 264C336 286 304 294 276 292C222 288 172 266 150 232Z',
      scale.deep,
    ),
    // the tongue
    path(
      'M196 234C226 208 276 206 312 222C338 234 366 224 384 206C382 240 352 260 318 252C278 242 240 250 214 250Z',
      vermilion.light,
      ink,
      5,
    ),
    path('M222 238C258 220 292 226 318 238', 'none', vermilion.deep, 5),
    ...[
      [236, 256, 20],
      [266, 264, 20],
      [328, 262, 40],
    ].map(([x = 0, y = 0, high = 0]) =>
      path(
        `M${x - 9} ${y}Q${x - 4} ${y - high * 0.6} ${x + 4} ${y - high}Q${x + 10} ${y - high * 0.5} ${x + 11} ${y}Z`,
        paper,
        ink,
        4,
      ),
    ),
    // the beard
    ...[156, 174, 192, 210].map((degrees, index) =>
      inked(
        petal([212 + index * 24, 284], 82 - (index % 2) * 20, 24, degrees + 4),
        index % 2 ? vermilion.red : wash.storm,
        { ink, thick: 5 },
      ),
    ),
  ]
}

function teeth(): string[] {
  return [
    [206, 204, 20],
    [236, 197, 20],
    [268, 192, 22],
    [340, 184, 48],
    [366, 174, 26],
  ].map(([x = 0, y = 0, low = 0]) =>
    path(
      `M${x - 10} ${y - 2}Q${x - 5} ${y + low * 0.6} ${x + 2} ${y + low}Q${x + 10} ${y + low * 0.5} ${x + 11} ${y - 4}Z`,
      paper,
      ink,
      4,
    ),
  )
}

function nose(): string[] {
  return [
    inked('M320 112C322 84 352 72 374 88C394 102 394 132 372 140C350 146 322 136 320 112Z', scale.body, {
      ink,
      thick: 7,
      thin: 5,
    }),
    path('M334 108C338 92 358 88 370 98C360 98 346 102 342 116Z', scale.lit),
    path('M352 118C360 108 374 110 378 122C370 128 358 128 352 118Z', ink),
    brush(trace('258,126 282,138 306,128'), 7, ink),
    brush(trace('264,142 286,150 308,142'), 6, ink),
  ]
}

function eye(): string[] {
  return [
    path('M160 142C176 118 214 114 236 134C224 154 186 166 160 142Z', gold.pale, ink, 6),
    disc([204, 138], 15, vermilion.red),
    disc([206, 138], 8, ink),
    disc([201, 133], 4, paper),
    // the brow, in tufts
    inked('M146 140C150 104 192 84 248 118C262 126 252 134 240 128C210 112 178 120 146 140Z', vermilion.red, {
      ink,
      thick: 6,
    }),
    ...[318, 336, 354].map((degrees, index) =>
      path(petal([166 + index * 26, 116 - index * 2], 42, 18, degrees), vermilion.light, ink, 4),
    ),
  ]
}

function cheek(): string[] {
  return trace('118,150 104,172 128,176 112,196 138,198 150,176 142,152').map(([x, y]) =>
    path(`M${x - 10} ${y}a10 10 0 0 0 20 0`, 'none', scale.deep, 4),
  )
}

function whiskers(): string[] {
  return [
    brush(trace('372,146 412,150 438,186 424,232 446,262 480,262'), 13, ink, { swell: 0.2 }),
    brush(trace('372,146 410,152 434,186 421,232 444,260'), 6, gold.leaf, { swell: 0.2 }),
    brush(trace('356,88 366,44 408,24 444,44 478,30 484,0'), 13, ink, { swell: 0.2 }),
    brush(trace('356,88 369,46 408,28 444,47 474,32'), 6, gold.leaf, { swell: 0.2 }),
  ]
}

interface BodyPoint {
  readonly at: Point
  readonly degrees: number
  readonly wide: number
}

/** A body along a line, its widest part at the beginning: scales above, plates of the belly below, and a crest. `wide`: of the body. */
export function dragonBody(points: readonly Point[], wide: number): string[] {
  const spine = alongOf(points, wide)
  const side = (aside: number) => spine.map(({ at, degrees, wide: half }) => place(at, 0, -half * aside, degrees))
  const [left, right] = [side(-1), side(1)]
  const outline = shapeOf([...left, ...right.toReversed()])
  const bow = (from: Point, over: Point, to: Point) => `M${whole(from)}Q${whole(over)} ${whole(to)}`
  const plates = spine.flatMap(({ at, degrees, wide: half }, index) =>
    index % 2
      ? []
      : bow(
          place(at, 0, -half * 0.26, degrees),
          place(at, half * 0.3, -half * 0.64, degrees),
          place(at, 0, -half, degrees),
        ),
  )
  const scales = spine.flatMap(({ at, degrees, wide: half }, row) =>
    [-0.75, -0.4, -0.05].map((aside) => {
      const centre = place(at, 0, -half * (aside + (row % 2 ? 0.17 : 0)), degrees)
      const size = half * 0.2
      return bow(
        place(centre, 0, -size, degrees),
        place(centre, -size * 2, 0, degrees),
        place(centre, 0, size, degrees),
      )
    }),
  )
  return [
    path(crest(spine), vermilion.red, ink, 5),
    path(outline, scale.body),
    path(shapeOf([...left, ...side(-0.8).toReversed()]), scale.lit),
    path(scales.join(''), 'none', scale.deep, 4),
    path(shapeOf([...side(0.25), ...right.toReversed()]), scale.belly, ink, 4),
    path(plates.join(''), 'none', gold.deep, 4),
    path(outline, 'none', ink, 8),
  ]
}

const whole = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** The fins along the back. */
function crest(spine: readonly BodyPoint[]): string {
  return spine
    .filter((_, index) => index % 3 === 1)
    .map(({ at, degrees, wide }) => {
      const [a, b] = [place(at, wide * 0.6, wide * 0.8, degrees), place(at, -wide * 0.6, wide * 0.8, degrees)]
      const tip = place(at, -wide * 0.6, wide * 1.6, degrees)
      return `M${whole(a)}Q${whole(place(at, wide * 0.2, wide * 1.3, degrees))} ${whole(tip)}Q${whole(place(at, -wide * 0.3, wide * 1.1, degrees))} ${whole(b)}Z`
    })
    .join('')
}

/** Many points along a rounded line, with its direction (0 is up) and half the width there: full at first, then narrower to the tail. */
function alongOf(points: readonly Point[], wide: number): BodyPoint[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const cuts = 6
  const many: Point[] = []
  for (let index = 0; index < points.length - 1; index++)
    for (let cut = 0; cut < cuts; cut++) {
      const t = cut / cuts
      const mix = (axis: 0 | 1) => {
        const [p0, p1, p2, p3] = [at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis]]
        return (
          0.5 *
          (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
        )
      }
      many.push([mix(0), mix(1)])
    }
  return many.map((here, index) => {
    const [before, after] = [many[Math.max(0, index - 1)] ?? here, many[Math.min(many.length - 1, index + 1)] ?? here]
    const part = index / (many.length - 1)
    return {
      at: here,
      degrees: (Math.atan2(after[0] - before[0], before[1] - after[1]) * 180) / Math.PI,
      wide: (wide / 2) * Math.max(0.06, 1 - part ** 1.8),
    }
  })
}

const shapeOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`

/** A forefoot with three claws, reaching to `degrees` (0 is up). */
export function dragonClaw([x, y]: Point, degrees: number, size: number): string[] {
  const root: Point = [x, y]
  const wrist = place(root, size, 0, degrees)
  return [
    brush([root, place(root, size * 0.55, size * 0.24, degrees), wrist], size * 0.62, ink, { swell: 0.3 }),
    brush([root, place(root, size * 0.55, size * 0.24, degrees), wrist], size * 0.48, scale.body, { swell: 0.3 }),
    ...[-52, 0, 52, 150].flatMap((turn) => {
      const knuckle = place(wrist, size * 0.3, 0, degrees + turn)
      const tip = place(knuckle, size * 0.46, 0, degrees + turn * 0.4)
      return [
        path(petal(wrist, size * 0.5, size * 0.34, degrees + turn), scale.body, ink, 5),
        brush([knuckle, place(knuckle, size * 0.26, size * 0.1, degrees + turn * 0.6), tip], size * 0.26, ink),
        brush([knuckle, place(knuckle, size * 0.26, size * 0.1, degrees + turn * 0.6), tip], size * 0.14, gold.pale),
      ]
    }),
  ]
}
