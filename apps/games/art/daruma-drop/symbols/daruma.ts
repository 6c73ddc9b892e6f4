import { inked } from '../../kit/contour.ts'
import { brush, disc, group, mirrored, oval, type Point, path, picture, trace } from '../../kit/pen.ts'
import { ink, mustard, mustardPale, paper, red, redDark } from '../palette.ts'
import { blockParts } from './block.ts'

/** Where the eyes are in the face, and their radii. */
export const darumaEyes = {
  left: { x: 82, y: 114 },
  right: { x: 158, y: 114 },
  across: 27,
  down: 25,
  pupil: 14,
} as const

/** The face in the middle of 240 × 240. `painted`: which pupils, from left to right; none where they are drawn over the face. */
export function darumaFace({
  painted,
  gaze: [aside, below] = [0, 0],
}: {
  painted: readonly [boolean, boolean]
  gaze?: Point
}): string[] {
  const { left, right, across, down, pupil } = darumaEyes
  const half = [
    path('M52 122C54 88 108 84 112 118C110 150 58 152 52 122Z', '#f4a98d'),
    oval([left.x, left.y], across, down, paper, ink, 5),
    // a brow like a crane's back
    inked('M116 96C112 60 82 42 50 48C34 52 22 66 26 80C44 66 76 68 92 88C98 96 108 104 116 96Z', ink, {
      ink,
      thick: 3,
      lean: [0, 1],
    }),
    brush(trace('36,66 60,56 88,68'), 5, '#7d685a'),
    brush(trace('98,78 104,84 108,92'), 4, '#7d685a'),
    // a moustache like a turtle's shell
    inked('M119 160C106 148 86 150 72 162C64 168 54 166 50 158C48 174 62 184 78 178C94 172 106 174 119 172Z', ink, {
      ink,
      thick: 2,
      lean: [0, 1],
    }),
  ]
  const face = 'M120 62C96 38 44 48 34 96C24 146 70 196 120 196C170 196 216 146 206 96C196 48 144 38 120 62Z'
  return [
    path(face, mustard, ink, 20),
    path(face, mustard, mustard, 11),
    path(face, '#ffe3c6', ink, 5),
    path('M44 138C70 178 170 178 196 138C182 184 150 193 120 193C90 193 58 184 44 138Z', '#f6c39a'),
    group(half),
    mirrored(half),
    ...[left, right].map(({ x, y }, index) =>
      painted[index]
        ? disc([x + aside, y + 1 + below], pupil, ink) + disc([x + aside - 5, y + below - 4], 4.4, paper)
        : '',
    ),
    path('M108 136C104 148 112 152 120 150C128 152 136 148 132 136', 'none', ink, 5),
    path('M104 182Q120 174 136 182Q120 192 104 182Z', redDark, ink, 3.4),
  ]
}

export function darumaBlock(id: string): string[] {
  const curl = [
    brush(trace('28,190 14,158 20,118'), 9, mustard),
    brush(trace('22,200 48,210 82,204'), 9, mustard),
    brush(trace('20,60 24,44 44,36'), 8, mustard),
  ]
  return blockParts(
    {
      ground: red,
      grain: redDark,
      motif: [
        ...curl,
        mirrored(curl),
        ...darumaFace({ painted: [true, false] }),
        path('M106 32H134L128 60Q120 70 112 60Z', mustardPale, ink, 4),
      ],
    },
    id,
  )
}

export const daruma = () => picture(240, 240, darumaBlock('b'))
