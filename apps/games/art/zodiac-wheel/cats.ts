import { both, disc, oval, path } from '../kit/pen.ts'
import { gold, ink, paper, pink, vermilion } from './palette.ts'
import { bold, fine, usual, whiskers } from './strokes.ts'

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
