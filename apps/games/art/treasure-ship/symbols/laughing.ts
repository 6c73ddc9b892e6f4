import { path, petal } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { beams, circle } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

/** The laughing one with his sack. */
export function laughing(): string {
  const dots = (
    [
      [30, 70],
      [52, 48],
      [196, 44],
      [214, 84],
      [24, 110],
      [218, 128],
    ] as const
  ).map(([x, y]) => cut(petal([x, y], 16, 12, (x * 7) % 360), paper.vermilion, { lift: 2, edge: '#ff9a80' }))
  return sheets(
    240,
    240,
    [
      card(paper.gold, { rim: paper.white, fibre: '#fff3c4' }),
      onCard([
        cut(beams([120, 110], { inner: 30, outer: 200, count: 14, width: 18, from: 8 }), paper.foil, { lift: 2 }),
        ...dots,
      ]),
      ...laughingFigure(),
    ],
    cardClip,
  )
}

/** Himself, in the square of a card; he sits on the ship's deck too. */
export function laughingFigure(): string[] {
  return [
    onCard([
      // the sack over his shoulder
      cut('M118 60C140 26 190 22 214 54C236 86 234 150 210 184C186 200 150 190 132 160Z', paper.white, { lift: 7 }),
      path(
        'M150 66C176 52 198 66 208 94M158 92C180 88 196 108 200 136M150 116C168 124 180 146 182 168',
        'none',
        '#d9cfb4',
        4,
      ),
      cut('M118 60C126 48 138 44 146 50L136 72L120 84Z', paper.indigo, { lift: 3, edge: '#7fa0e8' }),
      // robe and belly
      cut('M4 240C8 196 40 164 84 158L150 158C196 166 226 196 232 240Z', paper.indigo, { lift: 6, edge: '#7fa0e8' }),
      cut('M68 240C62 206 84 170 114 170C148 170 168 206 164 240Z', paper.skin, { lift: 4, edge: '#fff6ea' }),
      cut(
        'M84 160C64 182 56 210 58 240H74C70 210 80 184 98 166ZM146 160C168 182 178 210 176 240H160C164 210 152 184 132 166Z',
        paper.vermilion,
        { lift: 3, edge: '#ff9a80' },
      ),
      path('M96 188Q106 196 116 190Q126 196 138 188M117 222q5 6 0 10', 'none', paper.shade, 5),
    ]),
    // ears with long lobes
    cut('M56 84C34 78 32 112 44 142C50 156 64 150 64 134Z', paper.shade, { lift: 5, edge: '#fff0dc' }),
    cut('M170 84C192 78 194 112 182 142C176 156 162 150 162 134Z', paper.shade, { lift: 5, edge: '#fff0dc' }),
    path('M50 96Q42 110 52 128M176 96Q184 110 174 128', 'none', '#d98f63', 4),
    cut('M113 24C156 24 176 58 174 100C172 146 146 172 113 172C80 172 54 146 52 100C50 58 70 24 113 24Z', paper.skin, {
      lift: 6,
      edge: '#fff6ea',
    }),
    path('M78 40C94 28 122 26 140 34C120 34 98 38 84 50Z', '#fff6ea'),
    path('M88 56Q113 48 138 56M94 68Q113 62 132 68', 'none', paper.shade, 4),
    path('M66 92Q82 72 101 92Q83 84 66 92Z', paper.hair, paper.hair, 4),
    path('M125 92Q144 72 160 92Q143 84 125 92Z', paper.hair, paper.hair, 4),
    path('M66 74Q80 60 98 70L97 76Q81 68 67 79ZM160 74Q146 60 128 70L129 76Q145 68 159 79Z', '#8a6a5a'),
    path(`${circle([72, 116], 14)}${circle([154, 116], 14)}`, '#ff9a80').replace('<path', '<path opacity=".75"'),
    path('M113 88Q100 106 102 112Q113 120 124 112Q126 106 113 88Z', paper.shade),
    cut('M72 122Q113 132 154 122Q152 162 113 164Q74 162 72 122Z', paper.crimson, { lift: 2, edge: '#fff0dc' }),
    path('M78 125Q113 134 148 125Q147 136 142 138Q113 144 84 138Q79 136 78 125Z', paper.white),
    path('M90 156Q113 140 136 156Q126 163 113 163Q100 163 90 156Z', paper.coral),
    // the fist that holds the sack
    onCard([
      cut('M128 176C118 164 124 148 140 150C158 148 170 158 166 172C160 186 138 188 128 176Z', paper.skin, {
        lift: 5,
        edge: '#fff6ea',
      }),
      path('M142 154V172M152 154V170', 'none', '#d98f63', 3),
    ]),
  ]
}
