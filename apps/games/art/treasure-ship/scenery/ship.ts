import { group, type Point, path, polygon, round } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { circle, crest, ringOf } from '../shapes.ts'

/** The great sail, behind the board or over the small ship: the cloth, 900 × 760, with its yard. */
export function greatSail(): string {
  return sheets(900, 760, greatSailSheets({ crested: true }))
}

export function greatSailSheets({ crested }: { crested: boolean }): string[] {
  const seam = (x: number) => `M${x} 70Q${round(x + (x - 450) * 0.16)} 400 ${round(x + (x - 450) * 0.1)} 724`
  return [
    cut('M438 6H462V740H438Z', paper.bronze, { lift: 4, edge: paper.foil }),
    cut(
      'M92 60C300 36 600 36 808 60C872 250 880 520 846 716C640 764 260 764 54 716C20 520 28 250 92 60Z',
      paper.white,
      { lift: 14 },
    ),
    path('M92 60L150 54C104 250 100 520 126 730L54 716C20 520 28 250 92 60Z', '#ece4cf'),
    path('M808 60L774 56C820 250 828 520 800 724L846 716C880 520 872 250 808 60Z', '#f4eedd'),
    path([190, 320, 450, 580, 710].map(seam).join(''), 'none', '#ddd2b7', 4),
    crested ? crest([450, 250], 128, { sun: paper.vermilion, wave: paper.indigo, rim: paper.indigo }) : '',
    cut('M54 690C260 738 640 738 846 690L846 716C640 764 260 764 54 716Z', paper.vermilion, {
      lift: 3,
      edge: '#ff9a80',
    }),
    cut('M58 42C300 18 600 18 842 42L844 70C600 46 300 46 56 70Z', paper.crimson, { lift: 8, edge: '#ff8b74' }),
    ...[150, 300, 570, 720].map((x) =>
      cut(`M${x} ${28 + Math.abs(x - 435) * 0.03}h26v34h-26Z`, paper.gold, { lift: 3, edge: paper.foil }),
    ),
    cut(circle([56, 57], 20), paper.gold, { lift: 5, edge: paper.foil }),
    cut(circle([844, 57], 20), paper.gold, { lift: 5, edge: paper.foil }),
  ]
}

/** The hull with the crane at its bow, its treasures on deck; 1400 × 460, the waterline at about 400. */
export function hull(): string {
  return sheets(1400, 460, [group(hullSheets(), 'transform="translate(18 4) scale(.98)"')])
}

export function hullSheets(): string[] {
  const planks = 'M90 300C360 372 1000 376 1330 268M150 352C400 412 980 414 1262 332'
  const shields = Array.from(
    { length: 11 },
    (_, index): Point => [230 + index * 94, 316 + Math.sin((index / 10) * Math.PI) * 34 - index * 1.6],
  )
  return [
    ...cargo(),
    // the stern castle
    cut('M1150 262L1176 96H1330L1366 232Z', paper.crimson, { lift: 6, edge: '#ff8b74' }),
    cut('M1148 110Q1250 70 1356 84L1368 60Q1250 36 1130 84Z', paper.indigo, { lift: 7, edge: '#7fa0e8' }),
    cut('M1194 130H1322L1334 176H1186Z', paper.foil, { lift: 2 }),
    path(
      'M1218 130L1212 176M1244 130L1242 176M1272 130L1274 176M1298 130L1306 176M1190 152H1328',
      'none',
      paper.crimson,
      5,
    ),
    // the side
    cut(
      'M40 190C180 300 420 330 700 332C980 334 1180 300 1384 150C1372 300 1284 420 1120 452H300C160 430 70 320 40 190Z',
      paper.vermilion,
      { lift: 12, edge: '#ff9a80' },
    ),
    cut(
      'M62 246C240 344 460 362 700 362C960 362 1180 336 1372 216C1350 320 1270 420 1120 452H300C180 434 98 350 62 246Z',
      paper.crimson,
      { lift: 4, edge: '#ff6a52' },
    ),
    path(planks, 'none', '#7d1a20', 4),
    cut(
      'M36 184C180 296 420 322 700 324C980 326 1180 292 1388 142L1384 176C1180 318 980 350 700 350C420 350 170 322 44 212Z',
      paper.gold,
      { lift: 4, edge: paper.foil },
    ),
    ...shields.map(
      (at, index) =>
        cut(circle(at, 30), index % 2 ? paper.white : paper.turquoise, { lift: 5 }) +
        cut(ringOf(at, 18, 10), index % 2 ? paper.indigo : paper.foil, { lift: 1.5, holes: true }),
    ),
    ...bow(),
  ]
}

/** A crane looks ahead. */
function bow(): string[] {
  return [
    cut('M30 170C-6 250 60 330 150 372C120 300 140 250 196 232C140 226 80 214 30 170Z', paper.indigo, {
      lift: 7,
      edge: '#7fa0e8',
    }),
    cut('M60 190C40 236 76 292 128 328C110 280 122 250 158 234Q100 222 60 190Z', paper.turquoise, {
      lift: 4,
      edge: paper.foam,
    }),
    cut(
      'M190 250C110 214 84 150 118 88C128 66 118 46 96 44C62 38 42 60 50 84C18 78 2 90 -8 106C20 98 48 102 70 98C64 176 110 244 190 290Z',
      paper.white,
      { lift: 8 },
    ),
    cut('M50 62C60 36 96 32 112 50C96 52 84 60 78 74Q62 74 50 62Z', paper.vermilion, { lift: 2, edge: '#ff9a80' }),
    cut('M54 80C24 76 4 88 -8 106C20 98 44 100 66 96Z', paper.gold, { lift: 2, edge: paper.foil }),
    path(circle([80, 74], 6), paper.hair),
    cut('M116 96C100 150 130 206 190 246L190 262C112 222 84 158 100 98Z', paper.midnight, { lift: 2, edge: '#7fa0e8' }),
  ]
}

/** What lies on deck: bales, coral, a chest, coins; each in front of the sail's foot. */
function cargo(): string[] {
  const bale = ([x, y]: Point) => [
    cut(
      `M${x - 60} ${y - 36}H${x + 60}Q${x + 72} ${y} ${x + 60} ${y + 36}H${x - 60}Q${x - 72} ${y} ${x - 60} ${y - 36}Z`,
      paper.straw,
      { lift: 5, edge: '#fff0c2' },
    ),
    ...[-44, -8, 30].map((at) => cut(`M${x + at} ${y - 38}h12v76h-12Z`, paper.cream, { lift: 1.5 })),
  ]
  const branch = (d: string) => cut(d, paper.coral, { lift: 4, edge: '#ffd9ca' })
  return [
    group(
      [
        branch(
          'M560 300C556 250 520 236 512 190C510 176 528 174 530 188C538 216 552 220 562 232C566 200 548 176 556 146C560 134 574 138 572 152C570 180 584 200 586 228C600 214 604 196 622 186C636 180 640 194 628 202C606 222 600 250 600 300Z',
        ),
      ],
      'transform="translate(-374 -24) scale(1.04)"',
    ),
    ...bale([300, 262]),
    ...bale([432, 276]),
    ...bale([366, 208]),
    cut('M820 300V224H980V300Z', paper.indigo, { lift: 6, edge: '#7fa0e8' }),
    cut('M812 232C816 180 984 180 988 232Z', paper.sea, { lift: 5, edge: '#9fcdf2' }),
    cut('M812 226H988V240H812Z', paper.gold, { lift: 2, edge: paper.foil }),
    cut(
      polygon([
        [884, 222],
        [916, 222],
        [916, 252],
        [900, 264],
        [884, 252],
      ]),
      paper.gold,
      { lift: 3, edge: paper.foil },
    ),
    ...(
      [
        [1030, 284],
        [1064, 270],
        [1050, 240],
        [1092, 290],
        [1086, 250],
      ] as const
    ).map((at) => cut(ringOf(at, 24, 8), paper.gold, { lift: 4, edge: '#fff3c4', holes: true })),
  ]
}

/** The flag at the masthead: 300 × 150. */
export function pennant(): string {
  return sheets(300, 150, [
    cut('M20 8H34V148H20Z', paper.bronze, { lift: 3, edge: paper.foil }),
    cut(
      'M34 16C90 0 130 40 190 24C230 14 260 22 288 34L246 58L284 88C250 78 222 72 188 82C130 96 90 62 34 82Z',
      paper.vermilion,
      { lift: 6, edge: '#ff9a80' },
    ),
    cut(circle([108, 48], 17), paper.foil, { lift: 2 }),
    cut(circle([27, 9], 9), paper.gold, { lift: 3, edge: paper.foil }),
  ])
}
