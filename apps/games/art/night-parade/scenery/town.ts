import { bokashi, brush, disc, group, line, loop, type Point, path, picture, trace } from '../../kit/pen.ts'
import { fire, firePale, ink, mist, ochre, ochreDeep, paper, soot, umber, violet, wash, washPale } from '../palette.ts'

/** Mountains in washes of ink that end in mist; joins at its sides. 1200 × 420. */
export function hills(): string {
  const range = (points: string, fill: string, opacity: number) =>
    group([path(`${loop(trace(points))}`, `url(#${fill})`)], `opacity="${opacity}"`)
  const pine = (x: number, y: number, size: number) =>
    group(
      [
        brush(trace('0,0 4,-34 -2,-70'), 7, soot, { swell: 0.1 }),
        ...trace('-2,-72 -18,-52 16,-46 -22,-30 20,-22').map(([px, py], index) =>
          brush(
            [
              [px - 20 - index * 2, py + 5],
              [px, py - 7],
              [px + 20 + index * 2, py + 5],
            ],
            13,
            soot,
          ),
        ),
      ],
      `transform="translate(${x} ${y}) scale(${size})" opacity=".55"`,
    )
  const ridge = (points: string, width: number) =>
    group([brush(trace(points), width, soot, { swell: 0.5 })], 'opacity=".55"')
  const goose = (x: number, y: number, size: number) =>
    group(
      [brush(trace('-20,-6 -8,-10 0,2'), 6, soot), brush(trace('0,2 8,-10 20,-6'), 6, soot)],
      `transform="translate(${x} ${y}) scale(${size})"`,
    )
  // mist, as bars of bare paper
  const bar = (x: number, y: number, wide: number) =>
    `<rect x="${x}" y="${y}" width="${wide}" height="22" rx="11" fill="${paper}" stroke="${washPale}" stroke-width="2"/>`
  const wave = (y: number) =>
    path(
      `M0 ${y}C150 ${y - 26} 300 ${y - 26} 420 ${y}S760 ${y + 20} 900 ${y}S1120 ${y - 16} 1200 ${y}`,
      'none',
      washPale,
      3,
    )
  return picture(1200, 420, [
    `<defs>${fading('a', wash)}${fading('b', violet)}${fading('c', soot)}</defs>`,
    range('60,400 180,190 250,150 330,210 470,400', 'b', 0.34),
    range('360,400 520,120 590,60 650,120 700,110 860,400', 'a', 0.5),
    range('760,400 900,200 970,160 1050,220 1150,400', 'b', 0.34),
    range('200,410 300,270 370,240 450,290 560,410', 'c', 0.36),
    range('640,410 760,250 830,220 920,280 1020,410', 'c', 0.36),
    brush(trace('590,66 578,120 540,180'), 9, soot, { swell: 0.2 }),
    brush(trace('596,70 620,130 622,190'), 7, soot, { swell: 0.2 }),
    ridge('80,380 180,192 250,152 330,212 440,380', 6),
    ridge('380,380 520,122 590,62 650,122 700,112 840,380', 8),
    ridge('790,380 900,202 970,162 1050,222 1130,380', 6),
    ridge('230,390 300,272 370,242 450,292 530,390', 7),
    ridge('670,390 760,252 830,222 920,282 990,390', 7),
    ...trace('210,80 246,96 282,84 318,100').map(([x, y], index) => goose(x, y, 0.8 + (index % 2) * 0.2)),
    ...trace('880,60 920,74').map(([x, y]) => goose(x, y, 0.8)),
    bar(20, 300, 210),
    bar(420, 330, 300),
    bar(900, 310, 260),
    bar(700, 150, 170),
    bar(120, 170, 120),
    pagoda(1090, 300),
    pine(318, 262, 0.8),
    pine(410, 268, 0.6),
    pine(790, 246, 0.8),
    pine(880, 262, 0.6),
    group([wave(372), wave(392)], 'opacity=".4"'),
  ])
}

/** Five roofs, one above the other, far away. */
function pagoda(x: number, y: number): string {
  const roofs = [0, 1, 2, 3, 4].map((floor) => {
    const [half, top] = [44 - floor * 6, y - floor * 34]
    return (
      path(`M${x - half * 0.56} ${top + 34}V${top + 8}H${x + half * 0.56}V${top + 34}Z`, mist, soot, 3) +
      path(
        `M${x - half} ${top + 12}C${x - half * 0.5} ${top + 4} ${x - half * 0.4} ${top - 4} ${x - half * 0.3} ${top - 8}H${x + half * 0.3}C${x + half * 0.4} ${top - 4} ${x + half * 0.5} ${top + 4} ${x + half} ${top + 12}Z`,
        wash,
        soot,
        3,
      )
    )
  })
  return group([path(`M${x} ${y - 144}V${y - 190}`, 'none', soot, 5), ...roofs], 'opacity=".75"')
}

function fading(id: string, colour: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}"/><stop offset=".45" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`
}

/** Houses, a gate, a willow and a well along a street; joins at its sides. The street is at 360. 1600 × 420. */
export function town(): string {
  return picture(1600, 420, [
    `<defs>${bokashi('w', [
      [0, ochre],
      [1, ochreDeep],
    ])}</defs>`,
    ...townParts(),
  ])
}

export function townParts(): string[] {
  return [
    path('M0 358C200 350 420 364 640 356S1100 350 1300 360S1520 362 1600 358V420H0Z', ochreDeep).replace(
      '<path',
      '<path opacity=".34"',
    ),
    house([40, 356], 300, 190),
    house([300, 356], 210, 150),
    ...torii([640, 358]),
    wall([780, 358], 300),
    ...willow([900, 358]),
    house([1110, 356], 250, 170),
    house([1330, 356], 220, 140),
    ...well([560, 360]),
    path('M0 358C200 350 420 364 640 356S1100 350 1300 360S1520 362 1600 358', 'none', ink, 4),
    ...[80, 250, 470, 720, 1020, 1290, 1500].map((x, index) => grass([x, 372 + (index % 3) * 10])),
    ...[150, 420, 830, 1180, 1430].map((x, index) =>
      brush(
        [
          [x - 40, 396 + (index % 2) * 12],
          [x, 392 + (index % 2) * 12],
          [x + 50, 397 + (index % 2) * 12],
        ],
        5,
        washPale,
      ),
    ),
  ]
}

function house([x, y]: Point, wide: number, high: number): string {
  const eaves = high * 0.5
  const bars = Array.from({ length: Math.floor((wide - 60) / 14) }, (_, index) =>
    line(
      [
        [x + 34 + index * 14, y - eaves + 30],
        [x + 34 + index * 14, y - 18],
      ],
      umber,
      3,
    ),
  )
  return group([
    path(`M${x + 14} ${y}V${y - eaves}H${x + wide - 14}V${y}Z`, paper, ink, 4),
    path(`M${x + 26} ${y - 14}V${y - eaves + 24}H${x + wide * 0.56}V${y - 14}Z`, firePale, ink, 3),
    ...bars,
    path(`M${x + wide * 0.66} ${y}V${y - eaves + 26}H${x + wide - 28}V${y}Z`, soot, ink, 3),
    path(
      `M${x + wide * 0.66} ${y - eaves + 26}H${x + wide - 28}V${y - eaves + 62}H${x + wide * 0.66}Z`,
      violet,
      ink,
      3,
    ),
    path(`M${x + wide * 0.66 + (wide * 0.34 - 28) / 2} ${y - eaves + 34}V${y - eaves + 62}`, 'none', ink, 3),
    path(
      `M${x - 16} ${y - eaves + 14}C${x + 20} ${y - eaves - 8} ${x + wide * 0.2} ${y - high + 14} ${x + wide * 0.26} ${y - high}H${x + wide * 0.74}C${x + wide * 0.8} ${y - high + 14} ${x + wide - 20} ${y - eaves - 8} ${x + wide + 16} ${y - eaves + 14}Z`,
      wash,
      ink,
      5,
    ),
    ...[0.14, 0.28, 0.42, 0.58, 0.72, 0.86].map((at) =>
      brush(
        [
          [x + wide * (0.26 + at * 0.48), y - high + 6],
          [x + wide * (0.14 + at * 0.72), y - high * 0.72],
          [x + wide * at, y - eaves + 8],
        ],
        4,
        soot,
      ),
    ),
    path(`M${x + wide * 0.22} ${y - high - 12}H${x + wide * 0.78}V${y - high + 4}H${x + wide * 0.22}Z`, soot, ink, 4),
  ])
}

function torii([x, y]: Point): string[] {
  return [
    path(
      `M${x + 14} ${y}L${x + 22} ${y - 150}H${x + 38}L${x + 34} ${y}ZM${x + 106} ${y}L${x + 102} ${y - 150}H${x + 118}L${x + 126} ${y}Z`,
      fire,
      ink,
      4,
    ),
    path(`M${x + 4} ${y - 118}H${x + 136}V${y - 102}H${x + 4}Z`, fire, ink, 4),
    path(
      `M${x - 16} ${y - 164}C${x + 40} ${y - 150} ${x + 100} ${y - 150} ${x + 156} ${y - 164}L${x + 152} ${y - 142}C${x + 100} ${y - 132} ${x + 40} ${y - 132} ${x - 12} ${y - 142}Z`,
      soot,
      ink,
      4,
    ),
    path(`M${x + 64} ${y - 134}H${x + 76}V${y - 118}H${x + 64}Z`, soot, ink, 3),
  ]
}

function wall([x, y]: Point, wide: number): string {
  return group([
    path(`M${x} ${y}V${y - 62}H${x + wide}V${y}Z`, mist, ink, 4),
    path(`M${x} ${y - 22}H${x + wide}`, 'none', washPale, 4),
    path(`M${x - 8} ${y - 60}L${x + 6} ${y - 82}H${x + wide - 6}L${x + wide + 8} ${y - 60}Z`, wash, ink, 4),
    ...Array.from({ length: Math.floor(wide / 26) }, (_, index) =>
      line(
        [
          [x + 18 + index * 26, y - 80],
          [x + 14 + index * 26, y - 62],
        ],
        soot,
        3,
      ),
    ),
  ])
}

function willow([x, y]: Point): string[] {
  const branches = Array.from({ length: 15 }, (_, index) => {
    const aside = (index - 7) * 17
    const top = y - 232 + Math.abs(index - 7) * 9
    return brush(
      [
        [x + 6 + aside * 0.35, top],
        [x + aside, top + 30],
        [x + aside * 1.25, top + 100],
        [x + aside * 1.2 + 6, top + 150 + (index % 3) * 22],
      ],
      7,
      index % 2 ? '#5f7a5c' : '#3f5a48',
      { swell: 0.4 },
    )
  })
  return [
    brush(
      trace('0,0 10,-70 -10,-140 6,-240').map(([px, py]): Point => [x + px, y + py]),
      30,
      soot,
      { swell: 0.1 },
    ),
    ...branches,
  ]
}

function well([x, y]: Point): string[] {
  return [
    path(`M${x - 30} ${y}V${y - 40}H${x + 30}V${y}Z`, umber, ink, 4),
    path(`M${x - 38} ${y - 48}H${x + 38}V${y - 36}H${x - 38}Z`, ochre, ink, 4),
    line(
      [
        [x - 10, y - 34],
        [x - 10, y - 4],
      ],
      ink,
      3,
    ),
    line(
      [
        [x + 12, y - 34],
        [x + 12, y - 4],
      ],
      ink,
      3,
    ),
  ]
}

function grass([x, y]: Point): string {
  return group(
    [-18, -8, 2, 12, 20].map((aside, index) =>
      brush(
        [
          [x + aside * 0.4, y],
          [x + aside * 0.8, y - 16],
          [x + aside * 1.5, y - 26 - (index % 2) * 8],
        ],
        5,
        soot,
      ),
    ),
    'opacity=".7"',
  )
}

/** A full moon behind a thin wash. 240 × 240. */
export function moon(): string {
  return picture(240, 240, [
    disc([120, 120], 116, mist),
    disc([120, 120], 100, paper),
    disc([120, 120], 100, 'none', washPale, 3),
    brush(trace('30,146 90,138 214,150'), 14, mist),
    brush(trace('60,168 130,160 206,170'), 9, mist),
  ])
}
