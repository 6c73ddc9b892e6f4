import { inked } from '../kit/contour.ts'
import { brush, disc, line, type Point, path, trace } from '../kit/pen.ts'
import { fur, gold, ink, paper, vermilion } from './palette.ts'

/** The tiger's head, turned to the left, with its mouth open. About 400 × 400. */
export function tigerHead(): string[] {
  return [
    ...ear('M92 96C66 58 76 20 104 14C138 14 164 44 168 84Z', 'M102 82C88 56 94 36 110 32C128 36 142 56 146 76Z'),
    ...ear('M266 80C276 38 308 8 342 22C364 38 358 84 330 110Z', 'M290 82C298 54 316 36 334 42C344 54 340 78 324 96Z'),
    // the ruff
    inked(
      'M200 56C250 50 306 68 334 112C352 134 382 150 402 188C382 186 378 190 392 226C372 222 366 230 374 262C354 258 346 268 344 294C326 288 316 296 304 318C282 312 236 352 196 352C152 352 120 322 102 306C90 292 80 286 66 292C66 266 60 256 44 258C52 232 46 222 32 222C44 192 42 182 28 182C42 152 62 140 76 112C98 76 150 58 200 56Z',
      fur.tawny,
      { ink, thick: 9, thin: 6 },
    ),
    path('M200 66C248 62 296 82 318 118C286 104 250 100 214 106C170 98 120 104 90 124C108 88 154 68 200 66Z', fur.deep),
    // white of cheeks and brows
    path('M72 196C70 232 88 280 122 306C112 268 110 236 122 206Z', fur.white),
    path('M300 204C338 214 352 254 330 296C302 310 284 300 276 276C296 258 304 232 300 204Z', fur.white),
    path('M104 152C112 124 142 118 168 138C150 140 126 148 112 168Z', fur.white),
    path('M230 140C252 120 292 122 306 154C284 146 258 146 238 160Z', fur.white),
    ...mouth(),
    ...muzzle(),
    ...eyes(),
    ...stripes(),
    ...whiskers(),
  ]
}

const ear = (outline: string, inner: string) => [
  inked(outline, ink, { ink, thick: 8 }),
  path(inner, fur.pale, ink, 4),
  path(inner, `${fur.deep}" opacity="0.4`),
]

function mouth(): string[] {
  return [
    path('M112 246C118 302 146 344 184 346C228 346 262 312 268 250C230 262 150 262 112 246Z', vermilion.dark, ink, 8),
    path('M136 316C150 292 214 288 238 312C228 334 206 346 184 346C162 344 146 334 136 316Z', vermilion.light, ink, 5),
    brush(trace('186,302 187,320 188,340'), 7, vermilion.deep),
    // the chin
    inked(
      'M124 312C134 346 158 366 188 366C220 366 246 346 256 310C246 332 218 344 188 344C160 344 136 332 124 312Z',
      fur.white,
      { ink, thick: 6 },
    ),
    ...[
      [132, 258, 56, 15],
      [242, 260, 56, 15],
    ].map(([x = 0, y = 0, low = 0, half = 0]) =>
      path(
        `M${x - half} ${y - 8}Q${x - half * 0.5} ${y + low * 0.5} ${x + 1} ${y + low}Q${x + half * 0.8} ${y + low * 0.5} ${x + half} ${y - 8}Z`,
        paper,
        ink,
        5,
      ),
    ),
    ...[
      [146, 326, 34, 9],
      [228, 326, 34, 9],
    ].map(([x = 0, y = 0, high = 0, half = 0]) =>
      path(
        `M${x - half} ${y}Q${x - 2} ${y - high * 0.6} ${x} ${y - high}Q${x + half * 0.8} ${y - high * 0.4} ${x + half} ${y}Z`,
        paper,
        ink,
        4,
      ),
    ),
    ...[162, 178, 194, 210].map((x) => path(`M${x - 7} 254h14v14q-7 6 -14 0Z`, paper, ink, 3)),
  ]
}

function muzzle(): string[] {
  return [
    // the bridge of the nose
    path('M150 148C164 138 204 138 222 152C232 178 226 206 216 222H154C142 202 142 172 150 148Z', fur.pale, ink, 5),
    path('M196 150C214 156 220 186 208 220H218C230 196 232 170 222 152Z', fur.deep),
    inked(
      'M184 236C162 226 118 226 102 250C98 272 126 280 152 270C168 264 178 254 184 248C192 256 206 266 224 270C252 276 280 266 274 244C258 222 208 226 184 236Z',
      fur.white,
      { ink, thick: 7, thin: 5 },
    ),
    inked('M146 206C160 196 210 196 224 208C224 226 202 240 186 244C168 240 148 226 146 206Z', vermilion.light, {
      ink,
      thick: 6,
      thin: 5,
    }),
    path('M158 210C170 204 190 204 198 208C186 212 170 214 162 220Z', '#f9a88c'),
    ...trace('124,248 136,256 148,248 222,250 236,258 250,248').map((at) => disc(at, 3.6, ink)),
    ...[168, 204].map((x) => path(`M${x - 8} 222q8 -9 16 0q-8 7 -16 0`, ink)),
  ]
}

function eyes(): string[] {
  return [
    path('M98 182C110 158 140 156 158 180C144 198 112 200 98 182Z', gold.pale, ink, 6),
    path('M222 182C238 156 274 154 290 182C274 204 240 202 222 182Z', gold.pale, ink, 6),
    disc([128, 179], 14, gold.leaf),
    disc([254, 180], 15, gold.leaf),
    disc([126, 179], 8, ink),
    disc([251, 180], 8.6, ink),
    disc([123, 175], 3.6, paper),
    disc([248, 176], 3.8, paper),
    // heavy lids
    path('M86 178C104 146 142 144 166 182C144 162 112 160 86 178Z', ink),
    path('M214 184C232 144 278 140 304 180C276 158 240 160 214 184Z', ink),
    brush(trace('158,180 166,194 168,206'), 8, ink),
    brush(trace('222,184 214,196 212,206'), 8, ink),
  ]
}

function stripes(): string[] {
  const strokes: readonly (readonly [string, number])[] = [
    // of the brow: three across and one down
    ['150,84 186,92 228,82', 15],
    ['144,104 188,114 240,102', 15],
    ['154,126 188,134 228,124', 13],
    ['188,70 191,104 189,142', 15],
    ['122,84 108,100 100,122', 14],
    ['258,80 282,94 296,118', 14],
    ['92,128 74,142 66,160', 14],
    ['316,120 338,138 350,160', 15],
    ['44,184 68,188 84,206', 15],
    ['46,224 66,222 84,236', 14],
    ['62,258 78,252 96,262', 13],
    ['86,286 100,276 116,282', 11],
    ['394,188 356,190 322,206', 17],
    ['386,228 350,226 318,242', 16],
    ['368,262 338,258 306,270', 15],
    ['336,294 316,286 292,294', 13],
  ]
  return strokes.map(([points, wide]) => brush(trace(points), wide, ink, { swell: 0.3 }))
}

function whiskers(): string[] {
  const lines = [
    '120,250 60,250 -6,276',
    '118,258 64,270 6,310',
    '124,266 78,294 34,342',
    '252,250 320,252 402,282',
    '252,260 316,276 386,322',
    '246,268 300,298 350,352',
  ]
  return lines.flatMap((points) => [line(trace(points), ink, 6.5), line(trace(points), fur.white, 3.4)])
}

/** A striped body to the right of the head, walking to the left; its head belongs at the top left. 760 × 470. */
export function tigerBody(): string[] {
  return [
    // the tail
    brush(trace('590,240 680,236 750,190 752,110 700,60 640,70 626,110'), 66, ink, { swell: 0.3 }),
    brush(trace('590,240 680,234 746,188 747,112 700,65 642,74 630,106'), 50, fur.tawny, { swell: 0.3 }),
    ...[
      '678,212 690,230 684,252',
      '720,186 738,200 758,196',
      '728,140 748,142 766,134',
      '722,96 736,88 742,72',
      '686,54 690,70 684,84',
      '640,62 648,78 658,84',
    ].map((points) => brush(trace(points), 18, ink)),
    // the far legs
    inked('M250 300C236 360 232 400 216 430C206 448 226 458 290 454C300 430 306 380 330 320Z', fur.deep, {
      ink,
      thick: 8,
      thin: 6,
    }),
    inked('M560 320C552 370 566 400 548 432C546 450 590 456 626 450C636 410 640 360 640 310Z', fur.deep, {
      ink,
      thick: 8,
      thin: 6,
    }),
    // the trunk
    inked(
      'M150 210C200 120 330 100 450 120C560 128 640 170 660 250C668 310 650 350 600 356C540 372 470 350 420 348C350 352 260 372 190 340C140 310 130 260 150 210Z',
      fur.tawny,
      { ink, thick: 10, thin: 7 },
    ),
    path(
      'M190 322C260 356 340 330 420 326C480 328 540 348 600 336C560 362 500 356 430 346C350 350 260 372 190 340Z',
      fur.white,
    ),
    path('M210 150C300 106 460 112 560 150C480 140 360 140 250 176Z', fur.deep),
    ...[
      '232,140 214,196 232,260',
      '286,122 262,188 282,262',
      '344,112 322,182 346,256',
      '404,112 388,178 408,246',
      '462,118 452,178 474,240',
      '520,130 512,186 534,244',
      '574,148 566,200 592,252',
      '620,178 608,226 632,276',
    ].map((points) => brush(trace(points), 26, ink, { swell: 0.25 })),
    ...[
      '258,290 262,318 276,340',
      '316,286 322,312 338,332',
      '378,282 386,306 402,326',
      '440,280 448,302 464,322',
      '504,284 514,304 530,322',
    ].map((points) => brush(trace(points), 18, ink)),
    // the near legs
    inked(
      'M130 250C120 330 130 380 84 416C60 436 76 462 130 462C176 462 206 444 212 412C224 356 250 330 262 270C254 190 156 180 130 250Z',
      fur.tawny,
      { ink, thick: 9, thin: 7 },
    ),
    inked(
      'M540 240C520 300 560 350 520 408C500 436 520 462 566 460C608 460 632 440 634 406C668 360 680 310 656 248C640 164 562 166 540 240Z',
      fur.tawny,
      { ink, thick: 9, thin: 7 },
    ),
    ...[
      '132,300 168,312 196,300',
      '128,344 166,354 204,344',
      '118,384 156,394 200,386',
      '560,300 600,312 646,298',
      '566,346 604,356 644,344',
      '556,388 592,396 630,388',
    ].map((points) => brush(trace(points), 18, ink)),
    ...paw([112, 440]),
    ...paw([560, 438]),
  ]
}

/** The toes of a foot, with claws. */
function paw([x, y]: Point): string[] {
  return [-40, -8, 26].flatMap((off) => [
    path(
      `M${x + off - 18} ${y + 20}C${x + off - 22} ${y - 8} ${x + off + 18} ${y - 10} ${x + off + 18} ${y + 18}Z`,
      fur.pale,
      ink,
      5,
    ),
    brush(
      [
        [x + off - 8, y + 14],
        [x + off - 16, y + 24],
        [x + off - 26, y + 26],
      ],
      12,
      ink,
    ),
  ])
}
