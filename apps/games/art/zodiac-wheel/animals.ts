import { brush, disc, group, line, oval, path, picture, trace } from '../kit/pen.ts'
import { gold, ink, paper, pink, vermilion, vermilionDeep } from './palette.ts'

const side = 240
/** Contours: of a head, of what is on it, and of fine things. */
const bold = 8
const usual = 6
const fine = 4.5

/** The heads stand around 0, 0 and reach 118 to each side. */
const placed = (parts: readonly string[]) =>
  picture(side, side, [group(parts, `transform="translate(${side / 2} ${side / 2})"`)])
const both = (half: string) => half + group([half], 'transform="scale(-1 1)"')
const eye = (x: number, y: number, size: number) =>
  disc([x, y], size, ink) + disc([x - size * 0.3, y - size * 0.36], size * 0.34, '#fff')
const whiskers = (y: number, colour = ink) =>
  both(
    line(trace(`-30,${y} -66,${y - 8} -106,${y - 2}`), colour, fine) +
      line(trace(`-30,${y + 12} -64,${y + 14} -98,${y + 26}`), colour, fine),
  )

export const ratParts = () => [
  both(
    disc([-66, -56], 46, '#8790a6', ink, bold) +
      disc([-66, -54], 29, pink) +
      brush(trace('-92,-72 -78,-88 -58,-88'), 9, '#f9cfc6'),
  ),
  path(
    'M0 -80C54 -80 86 -38 80 10C74 56 36 98 0 102C-36 98 -74 56 -80 10C-86 -38 -54 -80 0 -80Z',
    '#9aa3b8',
    ink,
    bold,
  ),
  path('M0 -74C40 -74 64 -48 70 -18C40 -34 -40 -34 -70 -18C-64 -48 -40 -74 0 -74Z', '#b6bdcd'),
  path('M0 22C36 18 50 52 34 76C22 96 -22 96 -34 76C-50 52 -36 18 0 22Z', '#f1ece2'),
  both(oval([-48, 28], 14, 9, pink) + eye(-33, -4, 15)),
  path('M-9 88h18v17h-18Z', '#fff', ink, fine),
  oval([0, 66], 17, 13, '#d8566a', ink, usual),
  oval([-5, 61], 5, 3, '#ffc2c6'),
  whiskers(72),
]

export const oxParts = () => [
  both(
    path('M-40 -62C-84 -54 -116 -78 -112 -116C-92 -92 -70 -96 -30 -90Z', '#f0dcb0', ink, bold) +
      path('M-100 -94C-82 -78 -62 -80 -40 -78', 'none', gold.deep, fine) +
      path('M-58 -40C-84 -60 -114 -46 -116 -26C-96 -10 -72 -12 -58 -22Z', '#5a4030', ink, usual) +
      path('M-70 -36C-86 -44 -98 -38 -102 -28C-88 -22 -76 -24 -70 -30Z', '#c98a78'),
  ),
  path(
    'M0 -92C46 -92 68 -66 66 -26C64 12 60 36 54 58C46 94 -46 94 -54 58C-60 36 -64 12 -66 -26C-68 -66 -46 -92 0 -92Z',
    '#5a4030',
    ink,
    bold,
  ),
  path('M0 -86C24 -86 44 -78 54 -58C30 -66 -30 -66 -54 -58C-44 -78 -24 -86 0 -86Z', '#7c5b45'),
  path('M0 -60L16 -34L0 6L-16 -34Z', paper),
  both(eye(-36, -18, 14) + brush(trace('-56,-36 -38,-44 -22,-36'), 8, '#3a281e')),
  oval([0, 62], 62, 42, '#ecc0a2', ink, bold),
  both(oval([-24, 52], 9, 7, ink)),
  path('M-28 82Q0 96 28 82', 'none', ink, usual),
  path('M-15 62C-22 102 22 102 15 62', 'none', ink, 15),
  path('M-15 62C-22 102 22 102 15 62', 'none', gold.leaf, 8),
]

export const tigerParts = () => [
  both(disc([-68, -66], 36, '#e88b28', ink, bold) + disc([-67, -62], 19, paper)),
  path(
    'M0 -94C62 -94 100 -54 100 0C100 26 106 42 114 54C88 64 78 92 42 100C20 106 -20 106 -42 100C-78 92 -88 64 -114 54C-106 42 -100 26 -100 0C-100 -54 -62 -94 0 -94Z',
    '#f0972f',
    ink,
    bold,
  ),
  both(
    path('M-4 26C-36 16 -78 30 -102 54C-80 64 -70 90 -38 94C-14 98 -4 70 -4 26Z', paper) +
      oval([-40, -34], 25, 17, paper),
  ),
  brush(trace('-30,-78 0,-86 30,-78'), 12, ink),
  brush(trace('-34,-58 0,-64 34,-58'), 12, ink),
  brush(trace('0,-90 2,-60 0,-30'), 12, ink),
  both(
    brush(trace('-104,-22 -82,-14 -64,-20'), 17, ink) +
      brush(trace('-108,10 -84,10 -66,2'), 16, ink) +
      brush(trace('-82,-60 -66,-50 -58,-40'), 13, ink) +
      brush(trace('-112,46 -88,36 -70,40'), 13, ink),
  ),
  both(oval([-40, -8], 21, 18, '#ffe58f', ink, usual) + disc([-37, -6], 10, ink) + disc([-41, -11], 4, '#fff')),
  path('M-24 22Q0 14 24 22L0 46Z', '#c8453f', ink, usual),
  path('M0 46V58M0 58Q-20 76 -38 64M0 58Q20 76 38 64', 'none', ink, usual),
  both(path('M-24 68L-19 86L-12 68Z', '#fff', ink, 3)),
  whiskers(52),
]

export const rabbitParts = () => [
  both(
    path('M-10 -46C-58 -54 -76 -112 -46 -118C-16 -120 4 -88 -4 -46Z', paper, ink, bold) +
      path('M-20 -58C-46 -70 -58 -104 -44 -106C-26 -106 -14 -84 -16 -58Z', pink),
  ),
  path('M0 -60C62 -60 92 -18 90 26C88 76 46 106 0 106C-46 106 -88 76 -90 26C-92 -18 -62 -60 0 -60Z', paper, ink, bold),
  path('M-82 44C-70 86 -34 100 0 100C34 100 70 86 82 44C64 70 36 80 0 80C-36 80 -64 70 -82 44Z', '#eaddc4'),
  both(oval([-56, 44], 17, 11, pink) + oval([-40, 12], 15, 19, '#c42a3a', ink, usual) + disc([-45, 4], 6, '#fff')),
  path('M-13 40Q0 33 13 40L0 54Z', '#d8566a', ink, fine),
  path('M0 54V66M0 66Q-16 80 -31 70M0 66Q16 80 31 70', 'none', ink, usual),
  path('M-9 72h18v14h-18Z', '#fff', ink, fine),
]

export const dragonParts = () => [
  both(
    path(
      'M-34 -66L-84 -92L-76 -62L-116 -58L-92 -30L-118 -6L-92 8L-112 42L-76 42L-76 84L-46 66L-30 96L0 84V-60Z',
      '#1f6f80',
      ink,
      usual,
    ) +
      path('M-40 -58L-66 -70L-62 -50L-92 -46L-72 -24L-94 0L-72 8L-84 32L-56 30Z', '#45a3ac') +
      path('M-26 -72C-34 -96 -54 -98 -64 -117M-40 -92C-58 -86 -74 -88 -90 -102', 'none', ink, 21) +
      path('M-26 -72C-34 -96 -54 -98 -64 -117M-40 -92C-58 -86 -74 -88 -90 -102', 'none', gold.light, 10),
  ),
  path(
    'M0 -86C48 -86 68 -58 66 -24C64 -2 76 14 78 36C80 62 50 80 40 86C26 106 -26 106 -40 86C-50 80 -80 62 -78 36C-76 14 -64 -2 -66 -24C-68 -58 -48 -86 0 -86Z',
    '#3f9a5a',
    ink,
    bold,
  ),
  ...[-66, -46].map((y) => path(`M-26 ${y}Q-13 ${y + 13} 0 ${y}Q13 ${y + 13} 26 ${y}`, 'none', '#23693c', fine)),
  both(oval([-34, -20], 22, 18, '#ffe36b', ink, usual) + disc([-29, -17], 9, ink) + disc([-33, -22], 4, '#fff')),
  both(brush(trace('-70,-44 -40,-56 -8,-28'), 24, ink) + brush(trace('-66,-44 -40,-52 -12,-30'), 15, gold.leaf)),
  both(path('M-42 70L-36 104L-20 78Z', '#fff', ink, fine)),
  path('M0 6C44 2 74 22 74 44C74 68 38 80 0 80C-38 80 -74 68 -74 44C-74 22 -44 2 0 6Z', '#84c96e', ink, bold),
  both(path('M-48 46C-54 24 -18 22 -22 44C-24 54 -38 52 -36 42', 'none', ink, usual)),
  path('M-50 64Q0 78 50 64', 'none', ink, usual),
  both(
    path('M-66 56C-92 58 -92 92 -116 84', 'none', ink, 11) +
      path('M-66 56C-92 58 -92 92 -116 84', 'none', gold.leaf, 5),
  ),
]

export const snakeParts = () => [
  oval([0, 76], 104, 38, '#cfd8bb', ink, bold),
  path('M-92 84C-60 108 60 108 92 84C66 96 -66 96 -92 84Z', '#9fb08e'),
  oval([2, 46], 80, 32, '#e4ead2', ink, bold),
  path('M-70 54C-40 74 44 74 74 54C46 64 -44 64 -70 54Z', '#b7c5a4'),
  ...[-70, -36, 0, 36, 70].map((x) => path(`M${x} ${84 - Math.abs(x) * 0.12}l13 9l-13 9l-13 -9Z`, '#7f62a8')),
  ...[-46, -14, 18, 50].map((x) => path(`M${x} 50l11 8l-11 8l-11 -8Z`, '#7f62a8')),
  path('M34 34C96 0 -66 -18 -18 -66', 'none', ink, 62),
  path('M34 34C96 0 -66 -18 -18 -66', 'none', '#f2f4e4', 46),
  path('M48 20C62 2 24 -14 8 -24M-22 -34C-40 -52 -36 -66 -26 -76', 'none', '#cfd8bb', 9),
  path('M-58 -66C-56 -106 18 -122 56 -84C72 -64 44 -34 6 -34C-30 -34 -60 -46 -58 -66Z', '#f2f4e4', ink, bold),
  path('M-50 -84C-36 -108 16 -114 44 -86C16 -98 -22 -98 -50 -84Z', '#fff'),
  path('M56 -66L84 -62L104 -76M84 -62L106 -52', 'none', ink, 12),
  path('M56 -66L84 -62L104 -76M84 -62L106 -52', 'none', vermilion, 6),
  oval([6, -76], 14, 15, '#d43a3a', ink, usual),
  oval([8, -75], 5, 10, ink),
  disc([2, -83], 4, '#fff'),
  path('M14 -48Q36 -46 54 -60', 'none', ink, fine),
  disc([46, -76], 4, ink),
]

export const horseParts = () => [
  path('M26 -92C88 -100 120 -30 116 112H70C82 40 66 -20 30 -56Z', '#3a2118', ink, bold),
  path(
    'M40 -110L54 -74C86 -40 98 20 96 112H2C6 82 -10 64 -30 58C-46 78 -80 92 -100 78C-116 66 -112 40 -94 26C-72 2 -56 -42 -22 -70L-16 -104L10 -82Z',
    '#a5582f',
    ink,
    bold,
  ),
  path('M-8 60C14 70 22 92 20 108H92C92 70 86 30 70 -6C66 34 40 60 -8 60Z', '#7f3f22'),
  path('M40 -98L46 -78L32 -72ZM-10 -92L4 -80L-8 -74Z', '#d99a78'),
  path('M-20 -62C-44 -34 -62 0 -84 26C-70 24 -52 6 -40 -16C-28 -36 -16 -48 -4 -58Z', paper),
  path('M22 -96C-6 -96 -34 -78 -30 -38C-12 -56 22 -52 36 -76Z', '#3a2118', ink, fine),
  ...[0, 1, 2].map((lock) =>
    brush(
      trace(
        `${54 + lock * 12},${-62 + lock * 30} ${90 + lock * 4},${-40 + lock * 36} ${96 + lock * 4},${-6 + lock * 38}`,
      ),
      8,
      '#6b4230',
    ),
  ),
  eye(-14, -16, 14),
  brush(trace('-34,-30 -16,-38 4,-28'), 8, ink),
  path('M-92 46C-104 48 -102 62 -92 62', 'none', ink, usual),
  path('M-92 76C-74 70 -64 64 -58 56', 'none', ink, usual),
  path('M-78 10L-36 56M-36 56C-10 40 22 8 34 -50', 'none', ink, 14),
  path('M-78 10L-36 56M-36 56C-10 40 22 8 34 -50', 'none', vermilion, 7),
  disc([-36, 54], 12, gold.leaf, ink, fine),
]

export const sheepParts = () => {
  const curls = Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(turn) * 74, Math.sin(turn) * 72] as const
  })
  return [
    ...curls.map((at) => disc(at, 37, paper, ink, bold)),
    ...curls.map((at) => disc(at, 33, paper)),
    disc([0, 0], 80, paper),
    ...curls.map(([x, y]) =>
      path(`M${Math.round(x - 12)} ${Math.round(y + 4)}a13 13 0 1 1 20 10`, 'none', '#d9c5a0', fine),
    ),
    both(
      path('M-36 -34C-82 -72 -122 -14 -90 22C-66 44 -40 20 -56 2', 'none', ink, 32) +
        path('M-36 -34C-82 -72 -122 -14 -90 22C-66 44 -40 20 -56 2', 'none', '#c08a4a', 19) +
        path('M-62 -52l-6 18M-92 -34l8 16M-102 -4l18 2M-92 22l12 -14M-66 32l0 -18', 'none', '#7a4f24', fine),
    ),
    path('M0 -38C40 -38 52 -8 48 26C44 70 26 92 0 92C-26 92 -44 70 -48 26C-52 -8 -40 -38 0 -38Z', '#f0d0a8', ink, bold),
    ...[-26, 0, 26].map((x) => disc([x, x === 0 ? -48 : -40], 22, paper, ink, usual)),
    ...[-26, 0, 26].map((x) => disc([x, x === 0 ? -46 : -37], 19, paper)),
    both(eye(-23, 14, 11) + oval([-32, 36], 9, 6, pink)),
    path('M-13 54Q0 47 13 54L0 66Z', '#b5625a', ink, fine),
    path('M0 66Q-10 80 -20 72M0 66Q10 80 20 72', 'none', ink, fine),
  ]
}

export const monkeyParts = () => [
  both(disc([-84, 0], 28, '#9d6a42', ink, bold) + disc([-84, 2], 14, '#e77b66')),
  path(
    'M0 -96C20 -112 30 -96 34 -88C76 -76 96 -38 92 8C96 30 88 46 78 54C72 88 34 104 0 104C-34 104 -72 88 -78 54C-88 46 -96 30 -92 8C-96 -38 -76 -76 -34 -88C-30 -96 -20 -112 0 -96Z',
    '#9d6a42',
    ink,
    bold,
  ),
  ...[-40, -14, 14, 40].map((x) => brush(trace(`${x * 1.3},-84 ${x},-70 ${x * 0.9},-52`), 9, '#6f4527')),
  path(
    'M0 -32C18 -52 66 -46 66 -4C66 26 54 38 52 56C46 86 22 94 0 94C-22 94 -46 86 -52 56C-54 38 -66 26 -66 -4C-66 -46 -18 -52 0 -32Z',
    '#e86a58',
    ink,
    usual,
  ),
  oval([0, 56], 40, 27, '#f7a892'),
  both(oval([-29, -4], 18, 20, '#fff', ink, usual) + disc([-26, -2], 9, ink) + disc([-29, -6], 3.4, '#fff')),
  both(brush(trace('-52,-30 -32,-40 -12,-26'), 10, '#6f4527')),
  path('M-10 28Q0 22 10 28M-6 34h0M6 34h0', 'none', ink, usual),
  path('M-30 50Q0 84 30 50Q0 58 -30 50Z', vermilionDeep, ink, usual),
]

export const roosterParts = () => [
  path(
    'M-50 -58C-66 -92 -34 -104 -26 -88C-24 -120 12 -122 12 -96C28 -118 56 -102 46 -80C62 -80 64 -60 48 -52Z',
    vermilion,
    ink,
    bold,
  ),
  path(
    'M-46 -44C-34 -84 46 -88 58 -42C64 -12 92 30 98 112H-106C-98 66 -64 24 -56 -6C-50 -20 -50 -32 -46 -44Z',
    paper,
    ink,
    bold,
  ),
  ...[-84, -56, -28, 0, 28, 56, 80].map((x, index) =>
    path(
      `M${x * 0.45 - 4} 6C${x * 0.8} 36 ${x} 70 ${x} ${108 - (index % 2) * 8}C${x + 20} 84 ${x * 0.6 + 20} 40 ${x * 0.45 + 12} 6Z`,
      index % 2 ? '#e2a93c' : '#c8662c',
      ink,
      4,
    ),
  ),
  path('M-50 -20C-30 14 34 18 62 -22C70 4 60 22 40 26C12 38 -34 30 -58 6Z', paper),
  path('M52 -50L112 -26L54 -6C48 -20 48 -34 52 -50Z', gold.leaf, ink, usual),
  path('M54 -28L108 -26', 'none', ink, fine),
  path('M36 -8C62 -4 74 34 54 48C32 48 24 14 28 -4Z', vermilion, ink, usual),
  disc([14, -38], 20, vermilion),
  disc([16, -38], 14, '#ffe58f', ink, fine),
  disc([18, -37], 7, ink),
]

export const dogParts = () => [
  both(
    path('M-92 -18C-100 -60 -98 -100 -86 -114C-60 -106 -34 -86 -22 -62Z', '#d98a45', ink, bold) +
      path('M-80 -36C-86 -62 -84 -84 -78 -92C-62 -84 -50 -72 -44 -60Z', '#f5d9bb'),
  ),
  path(
    'M0 -78C54 -82 92 -46 98 2C98 20 106 28 112 36C96 48 82 76 46 96C24 108 -24 108 -46 96C-82 76 -96 48 -112 36C-106 28 -98 20 -98 2C-92 -46 -54 -82 0 -78Z',
    '#d98a45',
    ink,
    bold,
  ),
  both(
    path('M0 14C-24 -2 -70 18 -102 36C-86 50 -74 74 -42 90C-16 100 0 90 0 60Z', paper) + oval([-38, -38], 15, 9, paper),
  ),
  both(eye(-42, -6, 15) + oval([-68, 30], 14, 9, '#f6b9a2')),
  oval([0, 26], 22, 16, ink),
  oval([-6, 20], 7, 4, '#7d7d86'),
  path('M-30 70Q0 108 30 70Q0 78 -30 70Z', '#e0576a', ink, fine),
  path('M0 42V56M0 56Q-20 78 -42 62M0 56Q20 78 42 62', 'none', ink, usual),
]

export const boarParts = () => [
  path('M-70 -44L-64 -92L-42 -74L-28 -112L-8 -84L4 -118L20 -84L42 -108L48 -72L70 -86L72 -40Z', '#3d271b', ink, usual),
  both(
    path('M-58 -50C-84 -92 -112 -88 -112 -70C-112 -40 -88 -22 -68 -22Z', '#7a4f35', ink, bold) +
      path('M-70 -46C-84 -72 -98 -74 -100 -66C-100 -50 -88 -38 -76 -34Z', '#c08a70'),
  ),
  path(
    'M0 -84C58 -84 96 -46 98 4C100 56 62 104 0 104C-62 104 -100 56 -98 4C-96 -46 -58 -84 0 -84Z',
    '#7a4f35',
    ink,
    bold,
  ),
  ...[-52, -26, 0, 26, 52].map((x) => brush(trace(`${x},-74 ${x * 0.9},-58 ${x * 0.86},-38`), 8, '#4a2f20')),
  both(brush(trace('-92,14 -80,34 -72,60'), 9, '#4a2f20') + brush(trace('-78,0 -66,12 -60,30'), 8, '#4a2f20')),
  both(eye(-44, -14, 13) + brush(trace('-70,-26 -46,-42 -22,-26'), 12, ink)),
  oval([0, 46], 56, 42, '#e29a84', ink, bold),
  path('M-44 34C-28 12 28 12 44 34C26 24 -26 24 -44 34Z', '#f4bda8'),
  both(oval([-20, 44], 10, 14, ink)),
  path('M-40 82Q0 100 40 82', 'none', ink, usual),
  both(path('M-56 84C-86 82 -94 48 -82 32C-78 54 -66 62 -46 66Z', paper, ink, usual)),
]

/** Cats: one asleep, one wide awake and golden. */
const catParts = ({ fur, patches, awake }: { fur: string; patches: readonly [string, string]; awake: boolean }) => [
  both(
    path('M-92 -14C-104 -64 -96 -104 -84 -112C-56 -100 -32 -80 -20 -62Z', fur, ink, bold) +
      path('M-80 -38C-86 -66 -84 -82 -78 -90C-60 -80 -50 -70 -44 -58Z', pink),
  ),
  path('M0 -74C58 -76 98 -42 102 6C106 60 58 98 0 98C-58 98 -106 60 -102 6C-98 -42 -58 -76 0 -74Z', fur, ink, bold),
  path('M-8 -70C-60 -68 -92 -38 -97 0C-62 4 -30 -20 -8 -70Z', patches[0]),
  path('M40 -64C74 -52 94 -26 97 6C74 4 46 -20 40 -64Z', patches[1]),
  both(
    awake
      ? oval([-42, -2], 21, 23, '#fff8d8', ink, usual) + oval([-41, 0], 9, 19, ink) + disc([-46, -8], 5, '#fff')
      : path('M-64 0Q-42 20 -20 0', 'none', ink, bold),
  ),
  both(oval([-64, 34], 15, 9, pink)),
  path('M-13 26Q0 20 13 26L0 38Z', '#d8566a', ink, fine),
  path('M0 38Q-16 62 -34 46M0 38Q16 62 34 46', 'none', ink, usual),
  whiskers(30),
  path('M-74 76C-40 108 40 108 74 76L66 100C34 122 -34 122 -66 100Z', vermilion, ink, usual),
  disc([0, 103], 15, gold.leaf, ink, fine),
  path('M-12 103h24M0 106v9', 'none', ink, fine),
]
export const sleepingCatParts = () => catParts({ fur: paper, patches: ['#e0883c', '#3c2c26'], awake: false })
export const wakingCatParts = () => catParts({ fur: gold.light, patches: [gold.leaf, gold.leaf], awake: true })

export const animalParts = {
  rat: ratParts,
  ox: oxParts,
  tiger: tigerParts,
  rabbit: rabbitParts,
  dragon: dragonParts,
  snake: snakeParts,
  horse: horseParts,
  sheep: sheepParts,
  monkey: monkeyParts,
  rooster: roosterParts,
  dog: dogParts,
  boar: boarParts,
  'cat-2': sleepingCatParts,
  'cat-6': wakingCatParts,
} as const
export type Drawn = keyof typeof animalParts

export const animals: Readonly<Record<Drawn, () => string>> = Object.fromEntries(
  Object.entries(animalParts).map(([name, parts]) => [name, () => placed(parts())]),
) as Record<Drawn, () => string> // the same keys
