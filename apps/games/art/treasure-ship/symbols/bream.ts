import { path } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { circle, combs, scallops } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

/** The sea bream that leaps through a wave. */
export function bream(): string {
  return sheets(
    240,
    240,
    [
      card(paper.aqua),
      onCard([
        cut(circle([120, 104], 74), paper.foam, { lift: 3 }),
        cut(scallops(8, 232, { y: 176, foot: 240, count: 4 }), paper.turquoise, { lift: 5, edge: paper.foam }),
      ]),
      breamShape(),
      onCard([
        cut(scallops(-20, 260, { y: 204, foot: 240, count: 5 }), paper.sea, { lift: 6, edge: paper.foam }),
        combs(-20, 260, { y: 204, count: 5 }, paper.aqua),
      ]),
    ],
    cardClip,
  )
}

/** The bream itself, in the square of a card; the fisher holds it too. */
export function breamShape(): string {
  const scales = (
    [
      [98, 96],
      [122, 84],
      [146, 84],
      [110, 118],
      [134, 106],
      [158, 104],
      [126, 138],
      [150, 128],
      [170, 122],
    ] as const
  ).map(([x, y]) => `M${x - 9} ${y}q9 14 18 0`)
  return [
    cut(
      'M166 146C186 142 198 130 204 108C214 130 214 146 206 158C216 168 216 186 208 206C196 192 182 182 160 174Z',
      paper.crimson,
      { lift: 5, edge: paper.blush },
    ),
    cut('M78 72C88 44 118 28 150 34C168 42 176 62 186 92L158 74L138 66L112 66Z', paper.crimson, {
      lift: 5,
      edge: paper.blush,
    }),
    cut(
      'M34 124C44 86 82 60 124 62C162 66 186 96 192 134C194 152 186 166 176 174C160 160 140 168 118 172C84 176 48 160 34 124Z',
      paper.vermilion,
      { lift: 7, edge: '#ffb49a' },
    ),
    cut(
      'M34 124C48 130 62 134 80 134C108 136 140 144 176 174C160 164 140 168 118 172C84 176 48 160 34 124Z',
      paper.blush,
      { lift: 1.5, edge: '#ffd9ca' },
    ),
    path(scales.join(''), 'none', '#ff9a80', 4),
    cut('M82 82C96 98 98 124 86 150C80 154 74 152 72 148C84 126 82 104 72 90Z', paper.crimson, {
      lift: 2,
      edge: '#ffb49a',
    }),
    cut('M96 132C114 126 134 136 140 156C122 164 102 154 96 132Z', paper.coral, { lift: 4, edge: '#ffd9ca' }),
    cut('M104 170L138 168L130 196Q112 192 104 170Z', paper.crimson, { lift: 3, edge: paper.blush }),
    cut(circle([62, 106], 13), paper.white, { lift: 2 }),
    cut(circle([61, 106], 7), paper.hair, { lift: 0 }),
    path('M38 128Q48 134 58 132', 'none', paper.crimson, 4),
  ].join('')
}
