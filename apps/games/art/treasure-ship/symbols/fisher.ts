import { path } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { circle, ringOf, scallops } from '../shapes.ts'
import { breamShape } from './bream.ts'
import { card, cardClip, onCard } from './card.ts'

const face = { lift: 4, edge: '#fff6ea' } as const

/** The fisher with his sea bream. */
export function fisher(): string {
  return sheets(
    240,
    240,
    [
      card(paper.indigo, { rim: paper.foil, fibre: '#9bbcf2' }),
      onCard([
        cut(circle([112, 92], 84), paper.gold, { lift: 4, edge: paper.foil }),
        cut(circle([112, 92], 66), paper.foil, { lift: 2 }),
        cut(scallops(-20, 260, { y: 168, foot: 240, count: 4 }), paper.sea, { lift: 5, edge: paper.aqua }),
        // rod
        cut('M30 240L202 14L208 18L40 240Z', paper.pine, { lift: 4, edge: '#7fd0ac' }),
        path('M205 16Q224 60 214 118', 'none', paper.white, 2.5),
        // robe
        cut('M8 240C14 196 44 168 84 160H142C182 168 208 196 214 240Z', paper.teal, { lift: 6, edge: paper.aqua }),
        cut('M84 158L114 214L142 158L130 152H96Z', paper.white, { lift: 3 }),
        cut('M92 158L114 198L134 158Z', paper.vermilion, { lift: 2 }),
        ...[
          [44, 208],
          [70, 228],
          [182, 206],
        ].map(([x = 0, y = 0]) => cut(ringOf([x, y], 13, 6), paper.foil, { lift: 1.5, holes: true })),
      ]),
      // ears
      cut('M58 92C40 88 38 120 50 142C58 148 66 136 66 122Z', paper.shade, { lift: 4, edge: '#fff0dc' }),
      cut('M166 92C184 88 186 120 174 142C166 148 158 136 158 122Z', paper.shade, { lift: 4, edge: '#fff0dc' }),
      cut(
        'M112 58C150 58 168 84 166 116C164 150 140 166 112 166C84 166 60 150 58 116C56 84 74 58 112 58Z',
        paper.skin,
        face,
      ),
      // cap, folded to the right
      cut('M58 86C58 64 82 54 112 54C142 54 166 64 166 86C132 76 92 76 58 86Z', paper.midnight, {
        lift: 4,
        edge: '#5a6cc0',
      }),
      cut('M70 64C74 26 108 0 158 10C176 14 180 28 168 34C154 36 152 48 156 66C128 56 98 56 70 64Z', paper.night, {
        lift: 6,
        edge: '#5a6cc0',
      }),
      cut('M158 10C176 14 180 28 168 34C154 36 146 30 138 22Z', paper.sea, { lift: 2, edge: '#8fc0ea' }),
      cut('M60 78Q112 62 164 78V90Q112 74 60 90Z', paper.vermilion, { lift: 2, edge: '#ff9a80' }),
      // face: laughing eyes, full cheeks, a short beard
      path('M74 108Q86 92 99 108Q86 101 74 108Z', paper.hair, paper.hair, 3),
      path('M126 108Q138 92 151 108Q138 101 126 108Z', paper.hair, paper.hair, 3),
      path('M72 96Q84 84 98 92L97 97Q84 91 73 99Z M152 96Q140 84 126 92L127 97Q140 91 151 99Z', paper.hair),
      path(`${circle([76, 128], 12)}${circle([148, 128], 12)}`, '#ff9a80').replace('<path', '<path opacity=".7"'),
      path('M112 106Q102 122 104 128Q112 134 121 128Q122 122 112 106Z', paper.shade),
      cut('M84 138Q112 132 140 138Q134 160 112 160Q90 160 84 138Z', paper.crimson, { lift: 1.5, edge: '#fff0dc' }),
      path('M90 140Q112 136 134 140L130 146Q112 143 94 146Z', paper.white),
      cut('M96 162Q112 156 128 162Q124 190 112 198Q100 190 96 162Z', paper.hair, { lift: 3, edge: '#5b6297' }),
      path('M92 134Q102 126 110 132M132 134Q122 126 114 132', 'none', paper.hair, 4),
      onCard([
        `<g transform="translate(86 118) scale(.66) rotate(8 120 120)">${breamShape()}</g>`,
        cut('M196 240C184 214 160 204 136 212C132 224 142 234 160 240Z', paper.teal, { lift: 5, edge: paper.aqua }),
        cut('M130 214C146 204 162 210 164 222C160 232 142 234 130 228Z', paper.skin, { lift: 4 }),
      ]),
    ],
    cardClip,
  )
}
