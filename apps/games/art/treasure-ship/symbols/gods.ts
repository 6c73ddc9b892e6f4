import { path, petal } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { beams, circle, ringOf, scallops } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'
import { breamShape } from './treasures.ts'

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

/** The warrior with spear and halo of flames. */
export function warrior(): string {
  const flames = Array.from({ length: 11 }, (_, index) => {
    const degrees = -100 + index * 20
    const turn = (degrees * Math.PI) / 180
    return petal([116 + Math.sin(turn) * 74, 104 - Math.cos(turn) * 74], 44, 34, degrees + 14)
  }).join('')
  const plates = [0, 1, 2].map((row) =>
    cut(
      scallops(66 - row * 4, 166 + row * 4, { y: 184 + row * 18, foot: 240, count: 6 }),
      row % 2 ? paper.gold : paper.bronze,
      { lift: 3, edge: paper.foil },
    ),
  )
  return sheets(
    240,
    240,
    [
      card(paper.night, { rim: paper.foil, fibre: '#7fa0e8' }),
      onCard([
        cut(flames, paper.vermilion, { lift: 5, edge: '#ff9a80' }),
        cut(ringOf([116, 104], 84, 68), paper.gold, { lift: 4, edge: paper.foil, holes: true }),
        cut(circle([116, 104], 62), paper.crimson, { lift: 2, edge: '#ff6a52' }),
        // cape and armour
        cut('M6 240C10 190 40 166 78 162H154C192 166 222 190 226 240Z', paper.crimson, { lift: 6, edge: '#ff8b74' }),
        cut('M66 170Q116 150 166 170L172 240H60Z', paper.bronze, { lift: 4, edge: paper.foil }),
        ...plates,
        cut('M14 216C16 178 44 160 74 166C80 186 74 206 60 224Q34 232 14 216Z', paper.sea, {
          lift: 6,
          edge: '#9fcdf2',
        }),
        cut('M218 216C216 178 188 160 158 166C152 186 158 206 172 224Q198 232 218 216Z', paper.sea, {
          lift: 6,
          edge: '#9fcdf2',
        }),
        path(
          'M24 206C30 186 46 176 66 178M32 218C38 202 48 194 62 194M208 206C202 186 186 176 166 178M200 218C194 202 184 194 170 194',
          'none',
          paper.foil,
          4,
        ),
        cut(circle([116, 206], 17), paper.vermilion, { lift: 3, edge: '#ff9a80' }),
        cut(circle([116, 206], 9), paper.foil, { lift: 1.5 }),
      ]),
      // neck guard, face
      cut(
        'M60 96C52 132 58 158 70 174C84 166 86 150 82 120ZM172 96C180 132 174 158 162 174C148 166 146 150 150 120Z',
        paper.sea,
        { lift: 4, edge: '#9fcdf2' },
      ),
      cut(
        'M116 70C146 70 158 90 156 118C154 148 138 168 116 168C94 168 78 148 76 118C74 90 86 70 116 70Z',
        '#f7c39a',
        face,
      ),
      // beard and moustache
      cut(
        'M78 132C84 146 98 144 116 144C134 144 148 146 154 132C156 156 142 178 116 186C90 178 76 156 78 132Z',
        paper.hair,
        { lift: 3, edge: '#4c5296' },
      ),
      path('M102 156Q116 150 130 156Q116 164 102 156Z', paper.vermilion),
      path(
        'M115 140Q98 134 84 146Q100 146 115 147ZM117 140Q134 134 148 146Q132 146 117 147Z',
        paper.hair,
        '#f7c39a',
        1.5,
      ),
      // brows and eyes, stern
      path('M80 100Q94 96 112 110L110 116Q94 106 79 110ZM152 100Q138 96 120 110L122 116Q138 106 153 110Z', paper.hair),
      path('M86 117Q97 110 109 119Q97 126 86 117ZM146 117Q135 110 123 119Q135 126 146 117Z', paper.white),
      path(`${circle([99, 118], 4.6)}${circle([133, 118], 4.6)}`, paper.hair),
      path('M116 114L108 134Q116 141 124 134Z', '#e09a6c'),
      // helmet with its horns
      cut('M64 104C60 62 84 40 116 40C148 40 172 62 168 104C152 88 132 84 116 84C100 84 80 88 64 104Z', paper.gold, {
        lift: 6,
        edge: '#fff3c4',
      }),
      cut(
        'M72 98C84 84 100 80 116 80C132 80 148 84 160 98L164 86C150 72 132 68 116 68C100 68 82 72 68 86Z',
        paper.crimson,
        { lift: 2, edge: '#ff8b74' },
      ),
      cut(
        'M106 56C80 56 54 40 48 10C70 34 92 38 110 38ZM126 56C152 56 178 40 184 10C162 34 140 38 122 38Z',
        paper.foil,
        { lift: 5, edge: '#fffbe6' },
      ),
      cut('M116 14L130 38L124 66H108L102 38Z', paper.vermilion, { lift: 4, edge: '#ff9a80' }),
      cut(circle([116, 48], 9), paper.foil, { lift: 2 }),
      // spear
      cut('M198 62H206V226H198Z', paper.bronze, { lift: 5, edge: paper.foil }),
      cut('M202 10C212 28 212 44 206 62H198C192 44 192 28 202 10Z', paper.white, { lift: 4 }),
      cut(
        'M186 52C176 44 176 32 182 22C186 36 192 44 202 48C212 44 218 36 222 22C228 32 228 44 218 52C212 58 192 58 186 52Z',
        paper.white,
        { lift: 4 },
      ),
      cut('M192 64H212V76H192Z', paper.vermilion, { lift: 3 }),
      onCard([
        cut('M184 172C184 160 196 154 210 158C222 162 224 176 216 186C204 194 186 188 184 172Z', '#f7c39a', {
          lift: 5,
          edge: '#fff0dc',
        }),
        path('M190 168H216M190 176H216', 'none', '#d98f63', 3),
      ]),
    ],
    cardClip,
  )
}

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
