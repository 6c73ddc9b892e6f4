import { cutOut, inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, loop, oval, path, petal, picture, place, steps, trace } from '../../kit/pen.ts'
import {
  aqua,
  aquaPale,
  berry,
  berryDark,
  coral,
  deep,
  foam,
  gold,
  ink,
  lagoon,
  lemon,
  melon,
  navy,
  peach,
  red,
  redDark,
  white,
  wood,
} from '../palette.ts'

/** A festival mask: a man in a dotted towel who blows into a bamboo pipe to fan a fire. The highest symbol. */
export function mask(): string {
  const towel =
    'M120 12C188 12 222 62 219 122C217 166 196 200 158 216L120 222L82 216C44 200 23 166 21 122C18 62 52 12 120 12Z'
  const face = 'M120 58C166 56 192 88 190 130C188 174 158 206 120 207C82 206 52 174 50 130C48 88 74 56 120 58Z'
  const spout = 'M138 172C122 164 102 168 86 178C74 185 71 191 74 198C80 204 90 203 100 201C116 199 130 199 138 192'
  const knot = 'M120 206C98 194 78 200 70 212C78 228 100 232 120 222C140 232 162 228 170 212C162 200 142 194 120 206Z'
  const dots = trace('62,52 96,30 138,28 176,50 202,84 40,84 34,124 206,124 38,164 202,164 62,194 178,194 118,46')
  return picture(240, 240, [
    cutOut([towel, knot], white),
    inked(towel, '#f4fbff', { ink, thick: 7, thin: 6 }),
    `<defs>${clip('mf', path(face, '#fff'))}${clip('mt', path(towel, '#fff'))}</defs>`,
    group(
      [path('M176 20C204 70 206 160 150 222H240V20Z', '#cfe3f2'), ...dots.map((at) => disc(at, 10, navy))],
      'clip-path="url(#mt)"',
    ),
    path(towel, 'none', ink, 6),
    path(face, '#ffe2c0', ink, 7),
    group(
      [
        path('M158 56C186 100 182 176 130 210H200V56Z', '#f8cda2'),
        oval([70, 152], 22, 18, '#ff9d83'),
        oval([170, 152], 22, 18, '#ff8f70'),
        line(trace('94,78 120,72 146,78'), '#d99a6c', 4),
        line(trace('100,89 120,84 140,89'), '#d99a6c', 4),
      ],
      'clip-path="url(#mf)"',
    ),
    // brows high up, eyes that look down at the fire
    brush(trace('62,104 82,86 108,98'), 15, ink),
    brush(trace('132,98 158,86 178,104'), 15, ink),
    disc([87, 124], 20, white, ink, 6),
    disc([153, 124], 17, white, ink, 6),
    disc([84, 130], 9, ink),
    disc([150, 129], 8, ink),
    disc([87, 126], 3, white),
    disc([153, 125], 2.6, white),
    path('M112 126C108 142 99 148 104 158C112 166 130 166 137 157C141 148 131 142 129 126', '#ffd0a2', ink, 5),
    // the lips far out at one side
    path(spout, '#ffc79c', ink, 6),
    ...['M97 177Q94 186 98 196', 'M112 173Q109 184 113 194'].map((lip) => path(lip, 'none', '#d08a5c', 4)),
    oval([79, 190], 12, 15, red, ink, 6),
    oval([77, 191], 5, 8, '#5b1420'),
    path('M152 184C158 182 160 176 158 170', 'none', ink, 4),
    path(knot, '#f4fbff', ink, 6),
    ...trace('88,212 152,212').map((at) => disc(at, 7, navy)),
    oval([120, 214], 13, 12, '#f4fbff', ink, 5),
  ])
}

/** A paper pinwheel with two-coloured sails. */
export function pinwheel(): string {
  const centre = [120, 100] as const
  const sails = ['#ff6a4d', lemon, '#56c2e6', '#ff8fb4', melon, white]
  const outer = steps(0, 300, 6)
  const sail = 'M120 100C116 66 132 26 176 16C196 44 186 76 158 84C144 88 130 92 120 100Z'
  return picture(240, 240, [
    cutOut(['M112 100H128V236H112Z'], white),
    ...outer.map((degrees) =>
      group([path(sail, white, white, 18)], `transform="rotate(${degrees} ${centre[0]} ${centre[1]})"`),
    ),
    path('M114 110H126L129 234H111Z', wood, ink, 6),
    ...outer.flatMap((degrees, index) => [
      group(
        [
          path(sail, sails[index] ?? red, ink, 6),
          path(
            'M120 100C128 72 150 44 176 16C190 36 190 60 178 74C158 74 136 82 120 100Z',
            sails[(index + 2) % 6] ?? red,
            ink,
            4,
          ),
          brush(trace('132,80 144,56 162,36'), 5, '#fff'),
        ],
        `transform="rotate(${degrees} ${centre[0]} ${centre[1]})"`,
      ),
    ]),
    disc(centre, 17, gold, ink, 6),
    disc(centre, 7, red, ink, 4),
  ])
}

/** A round fan with a morning glory. */
export function fan(): string {
  const face = 'M120 10C190 10 222 56 214 104C208 144 172 164 120 168C68 164 32 144 26 104C18 56 50 10 120 10Z'
  const flower = (x: number, y: number, size: number, fill: string) => [
    path(
      loop(steps(0, 324, 10).map((degrees, index) => place([x, y], index % 2 ? size : size * 0.88, 0, degrees))),
      fill,
      ink,
      4.5,
    ),
    ...steps(0, 288, 5).map((degrees) => path(petal([x, y], size * 0.94, size * 0.3, degrees), white)),
    disc([x, y], size * 0.2, lemon, ink, 3),
  ]
  return picture(240, 240, [
    cutOut([face, 'M108 160H132L136 236H104Z'], white),
    inked('M110 150H130L135 232Q120 240 105 232Z', red, { ink, thick: 6, thin: 5 }),
    inked(face, '#fff6d8', { ink, thick: 7, thin: 6 }),
    `<defs>${clip('ff', path(face, '#fff'))}</defs>`,
    group(
      [
        path('M0 126Q40 108 80 126T160 126T240 126V200H0Z', aqua),
        path('M0 142Q40 126 80 142T160 142T240 142V200H0Z', lagoon),
        ...steps(-66, 66, 13).map((degrees) => line([[120, 190], place([120, 190], 210, 0, degrees)], '#e9d59a', 2.4)),
        line(trace('30,100 66,112 100,92 150,108 206,84'), '#3f8f4e', 7),
        path('M70 108C50 116 46 136 54 146C72 144 82 128 78 110Z', melon, ink, 4),
        path('M186 92C206 94 214 110 208 122C190 122 178 110 182 94Z', melon, ink, 4),
      ],
      'clip-path="url(#ff)"',
    ),
    ...flower(96, 72, 44, '#4d62d6'),
    ...flower(164, 62, 30, berry),
    path(face, 'none', ink, 6),
    path('M86 156Q120 146 154 156L138 178H102Z', red, ink, 5),
  ])
}

/** A bottle of soda with its glass marble. */
export function ramune(): string {
  const bottle =
    'M96 26H144L140 62C138 72 150 78 154 90C158 104 148 110 150 122C176 136 182 160 178 224C160 236 80 236 62 224C58 160 64 136 90 122C92 110 82 104 86 90C90 78 102 72 100 62Z'
  return picture(240, 240, [
    group(
      [
        cutOut([bottle, 'M92 10H148V44H92Z'], white),
        path(bottle, '#b7f0e4', ink, 7),
        `<defs>${clip('rb', path(bottle, '#fff'))}</defs>`,
        group(
          [
            path('M50 100H190V240H50Z', '#6fd9cf'),
            path('M140 20C150 60 164 84 152 120C176 140 172 180 168 240H200V20Z', '#3fb4b8'),
            ...trace('86,150 100,138 128,142 150,150 140,132 112,128').map(([x, y], index) =>
              disc([x, y], 3.4 + (index % 3), white),
            ),
          ],
          'clip-path="url(#rb)"',
        ),
        path('M58 168H182L180 214H60Z', navy, ink, 5),
        path('M60 178Q90 166 120 178T180 178V192Q150 180 120 192T60 192Z', white),
        disc([120, 192], 15, red, ink, 4),
        path(bottle, 'none', ink, 7),
        disc([120, 96], 21, '#8f7fe8', ink, 5),
        brush(trace('106,92 112,82 124,80'), 6, white),
        path('M92 8H148L146 36H94Z', deep, ink, 6),
        path('M92 8H148L147 20H93Z', aqua),
        brush(trace('74,158 76,142 90,132'), 8, white),
        brush(trace('106,32 108,48 106,60'), 6, white),
      ],
      'transform="rotate(9 120 120)"',
    ),
  ])
}

/** An apple in red candy that stands on its flat of sugar, the stick up. */
export function apple(): string {
  const fruit =
    'M118 80C136 62 174 58 198 82C222 108 216 160 190 192C172 214 146 218 120 210C94 218 68 214 50 192C24 160 18 108 42 82C64 58 100 62 118 80Z'
  const sugar = 'M28 212C28 196 70 190 120 190S212 196 212 212C212 226 170 232 120 232S28 226 28 212Z'
  return picture(240, 240, [
    cutOut([fruit, sugar, 'M112 84L124 6H148L130 90Z'], white),
    path(sugar, '#ff8a5c', ink, 7),
    path('M50 214C80 224 160 226 192 214C180 222 150 226 120 226S62 222 50 214Z', '#ffd3a6'),
    inked(fruit, red, { ink, thick: 7, thin: 6 }),
    `<defs>${clip('af', path(fruit, '#fff'))}</defs>`,
    group(
      [
        path('M224 70C222 160 150 206 16 164V240H240Z', redDark),
        path('M226 120C206 190 130 218 20 194V240H240Z', '#8e1c18'),
        path('M60 66C92 92 150 92 184 66L176 52H70Z', redDark),
        path('M40 128C36 98 54 82 76 84C64 100 60 116 60 138C60 158 44 150 40 128Z', '#ffd3c2'),
        disc([58, 170], 8, '#ffb29c'),
        brush(trace('196,104 204,132 192,160'), 10, coral),
        brush(trace('150,86 172,84 186,96'), 7, '#ff8a6c'),
      ],
      'clip-path="url(#af)"',
    ),
    path('M112 92L125 10H145L130 94Q121 99 112 92Z', '#f0d3a0', ink, 6),
    line(trace('134,22 124,84'), '#fff3d8', 5),
    path('M84 82Q100 100 121 100Q144 100 158 80', 'none', '#8e1c18', 6),
    path('M112 54L137 58L134 76L109 72Z', lemon, ink, 5),
    path('M110 62C92 50 82 60 84 76C94 82 104 76 111 68Z', lemon, ink, 5),
    path('M135 68C150 60 162 70 158 86C148 90 138 82 134 74Z', lemon, ink, 5),
  ])
}

/** Shaved ice with melon syrup in a striped paper cup. */
export function ice(): string {
  const mound = 'M30 122C24 92 52 84 58 66C66 34 96 18 122 18C152 18 176 34 184 66C190 86 216 94 210 122Z'
  const cup = 'M42 118H198L172 224Q120 236 68 224Z'
  return picture(240, 240, [
    cutOut([mound, cup, 'M170 60L206 6L220 14L190 74Z'], white),
    path('M164 84L202 10L216 16L182 92Z', red, ink, 5),
    inked(mound, white, { ink, thick: 7, thin: 6 }),
    `<defs>${clip('im', path(mound, '#fff'))}${clip('ic', path(cup, '#fff'))}</defs>`,
    group(
      [
        path(loop(trace('66,70 84,34 122,20 160,32 178,66 170,92 156,76 140,98 124,78 106,102 92,78 78,94')), melon),
        path(loop(trace('84,56 104,36 126,34 118,52 100,62')), '#c6ee8f'),
        ...trace('46,112 74,108 100,116 134,110 166,116 194,108 150,100 88,104').map(([x, y]) => disc([x, y], 5, foam)),
      ],
      'clip-path="url(#im)"',
    ),
    path(mound, 'none', ink, 6),
    path(cup, white, ink, 7),
    group(
      [40, 88, 136, 184].map((x) => path(`M${x} 110h24l${(120 - x) * 0.26} 130h-16Z`, lagoon)),
      'clip-path="url(#ic)"',
    ),
    path('M38 110H202V132H38Z', aquaPale, ink, 6),
    path(cup, 'none', ink, 7),
  ])
}

/** A water balloon on its rubber string, with the loop for a finger. */
export function yoyo(): string {
  const ball = 'M112 70C166 66 206 100 208 150C210 200 168 232 116 232C64 232 24 200 24 152C24 106 60 72 112 70Z'
  const string = trace('112,66 128,44 160,50 176,30 200,22 216,40 204,60 184,52 182,36')
  return picture(240, 240, [
    cutOut([ball], white),
    line(string, white, 24),
    line(string, ink, 13),
    line(string, lemon, 6),
    inked(ball, berry, { ink, thick: 8, thin: 6 }),
    `<defs>${clip('yb', path(ball, '#fff'))}</defs>`,
    group(
      [
        path('M230 90C230 190 170 240 90 230L90 260H240Z', berryDark),
        path(
          'M10 150C50 118 74 150 104 140C140 128 170 112 230 136V160C170 138 140 156 108 166C74 174 50 146 10 176Z',
          lemon,
        ),
        path(
          'M10 186C50 158 80 186 112 178C146 170 176 154 230 172V186C176 170 146 186 116 194C82 202 50 176 10 202Z',
          white,
        ),
        path(
          'M40 232C70 202 100 222 130 214C160 206 180 200 210 206V222C180 214 160 222 132 230C100 238 70 222 50 250Z',
          aqua,
        ),
        ...trace('70,106 98,92 138,90 168,104 120,112 150,122').map(([x, y], index) =>
          disc([x, y], index % 2 ? 9 : 7, index % 2 ? white : peach),
        ),
        path('M40 152C38 120 56 98 82 92C68 108 58 126 56 152C54 166 44 166 40 152Z', '#ffd0e4'),
      ],
      'clip-path="url(#yb)"',
    ),
    path(ball, 'none', ink, 6),
    path('M98 74C102 62 122 60 128 72C122 80 104 82 98 74Z', berryDark, ink, 5),
  ])
}
