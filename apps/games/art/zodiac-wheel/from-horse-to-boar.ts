import { both, brush, disc, oval, path, trace } from '../kit/pen.ts'
import { gold, ink, paper, pink, vermilion, vermilionDeep } from './palette.ts'
import { bold, eye, fine, usual } from './strokes.ts'

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
