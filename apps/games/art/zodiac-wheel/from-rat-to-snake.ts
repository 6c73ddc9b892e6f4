import { both, brush, disc, oval, path, trace } from '../kit/pen.ts'
import { gold, ink, paper, pink, vermilion } from './palette.ts'
import { bold, eye, fine, usual, whiskers } from './strokes.ts'

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
