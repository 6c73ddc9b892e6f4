import { path } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { circle, ringOf } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

const face = { lift: 4, edge: '#fff6ea' } as const

/** The dancer with her lute. */
export function dancer(): string {
  return sheets(
    240,
    240,
    [
      card(paper.turquoise, { rim: paper.foil, fibre: '#d6fff4' }),
      onCard([
        cut(ringOf([120, 92], 92, 74), paper.foil, { lift: 4, holes: true }),
        cut(circle([120, 92], 66), paper.teal, { lift: 3, edge: paper.aqua }),
        // the scarf behind her
        cut('M14 196C8 140 20 70 66 40C44 84 40 132 54 176C44 190 30 198 14 196Z', paper.white, { lift: 5 }),
        cut('M226 196C232 140 220 70 174 40C196 84 200 132 186 176C196 190 210 198 226 196Z', paper.white, { lift: 5 }),
        // hair: two loops, and the long hair on her shoulders
        cut('M72 98C60 150 66 180 82 204H158C174 180 180 150 168 98Z', paper.hair, { lift: 4, edge: '#4c5296' }),
        cut(ringOf([94, 34], 22, 9), paper.hair, { lift: 4, holes: true, edge: '#4c5296' }),
        cut(ringOf([146, 34], 22, 9), paper.hair, { lift: 4, holes: true, edge: '#4c5296' }),
        // robe
        cut('M30 240C34 196 64 172 96 164L120 186L144 164C176 172 206 196 210 240Z', paper.vermilion, {
          lift: 6,
          edge: '#ff9a80',
        }),
        cut('M92 165L122 206L150 165L138 158H104Z', paper.white, { lift: 3 }),
        cut('M102 162L121 192L138 162Z', paper.skin, { lift: 2 }),
        cut('M108 140H133V166Q120 178 108 166Z', paper.shade, { lift: 0 }),
      ]),
      // face
      cut(
        'M120 52C150 52 162 72 161 98C160 128 142 152 120 152C98 152 80 128 79 98C78 72 90 52 120 52Z',
        '#fff0e2',
        face,
      ),
      cut(
        'M76 102C72 62 96 40 120 40C144 40 168 62 164 102C158 84 150 74 134 68Q126 76 120 76Q114 76 106 68C90 74 82 84 76 102Z',
        paper.hair,
        { lift: 3, edge: '#4c5296' },
      ),
      path('M90 96Q99 88 110 95L109 99Q99 95 90 96Z', paper.hair),
      path('M150 96Q141 88 130 95L131 99Q141 95 150 96Z', paper.hair),
      path('M92 81Q100 76 108 80M148 81Q140 76 132 80', 'none', '#6a5a86', 3),
      path('M121 98L116 116Q119 119 123 117', 'none', paper.shade, 3.5),
      path('M110 129Q115 125 120 128Q125 125 130 129Q120 139 110 129Z', paper.vermilion),
      cut(circle([120, 64], 5), paper.vermilion, { lift: 1 }),
      path(`${circle([92, 114], 9)}${circle([148, 114], 9)}`, '#ffb7a2').replace('<path', '<path opacity=".6"'),
      // crown
      cut('M78 62L84 38L98 50L108 24L120 8L132 24L142 50L156 38L162 62Q120 42 78 62Z', paper.gold, {
        lift: 5,
        edge: paper.foil,
      }),
      cut(circle([120, 38], 8), paper.vermilion, { lift: 2 }),
      cut(circle([93, 54], 4.5), paper.turquoise, { lift: 1.5 }),
      cut(circle([147, 54], 4.5), paper.turquoise, { lift: 1.5 }),
      onCard([
        // the lute, across
        cut('M148 168L202 92L214 100L162 178Z', paper.bronze, { lift: 5, edge: paper.foil }),
        cut('M196 92L214 72L226 82L216 104Z', paper.hair, { lift: 3, edge: '#5b6297' }),
        path('M200 76L190 70M208 70L200 60M222 90L232 92', 'none', paper.foil, 5),
        cut(
          'M162 158C178 170 178 188 160 206C138 230 96 240 78 222C62 206 76 178 102 164C124 150 148 146 162 158Z',
          paper.straw,
          { lift: 7, edge: '#ffeebc' },
        ),
        cut('M104 196C116 182 132 172 146 172L152 186C140 190 124 200 114 212Z', paper.bronze, { lift: 0 }),
        path('M92 214L204 96M98 220L208 100', 'none', paper.white, 2.2),
        cut('M84 200L104 220L98 226L78 206Z', paper.hair, { lift: 2 }),
        // her hands, and the scarf over her arms
        cut('M122 186C132 176 146 178 148 188C148 198 134 204 124 200Z', '#fff0e2', { lift: 4 }),
        cut('M180 130C190 122 200 126 200 136C198 146 186 148 178 142Z', '#fff0e2', { lift: 4 }),
        cut('M176 140C206 148 222 180 228 240H204C202 200 192 170 168 156Z', paper.crimson, {
          lift: 5,
          edge: '#ff9a80',
        }),
        cut('M14 240C22 206 46 184 76 182C66 202 68 224 84 240Z', paper.crimson, { lift: 5, edge: '#ff9a80' }),
      ]),
    ],
    cardClip,
  )
}
