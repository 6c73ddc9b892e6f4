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

/** A festival mask: a man who blows into a bamboo pipe to fan a fire. The highest symbol. */
export function mask(): string {
  const face = 'M120 34C178 34 206 82 200 130C196 184 162 226 120 226C78 226 44 184 40 130C34 82 62 34 120 34Z'
  const towel = 'M30 106C30 46 74 10 122 10C170 10 212 46 212 104C186 76 150 66 120 66C90 66 56 78 30 106Z'
  return picture(240, 240, [
    cutOut([face, towel, 'M190 60L234 40L228 88L206 92Z'], white),
    inked(face, '#ffe2c0', { ink, thick: 7, thin: 6 }),
    `<defs>${clip('mf', path(face, '#fff'))}${clip('mt', path(towel, '#fff'))}</defs>`,
    group(
      [
        path('M150 30C206 60 212 180 130 230H240V30Z', '#f6c79a'),
        oval([64, 150], 26, 22, '#ff9d83'),
        oval([178, 146], 24, 22, '#ff8f70'),
      ],
      'clip-path="url(#mf)"',
    ),
    // brows and eyes: one wide open, one narrowed
    brush(trace('58,100 80,84 106,96'), 17, ink),
    brush(trace('138,92 164,78 190,96'), 17, ink),
    oval([84, 122], 19, 14, white, ink, 5),
    disc([80, 123], 7, ink),
    path('M142 122Q162 106 184 122Q162 130 142 122Z', white, ink, 5),
    disc([160, 120], 6, ink),
    line(trace('66,142 84,146 102,142'), ink, 3.6),
    path('M112 116C124 130 136 140 138 152C136 164 112 164 106 154C102 144 108 130 112 116Z', '#ffd0a2', ink, 5),
    // the mouth at one side, as if it blew
    path('M70 176C88 160 112 162 122 178C130 196 118 212 98 212C78 214 62 196 70 176Z', '#f49a78', ink, 6),
    oval([84, 194], 17, 15, red, ink, 6),
    oval([80, 196], 8, 7, '#5b1420'),
    brush(trace('128,184 140,178 152,182'), 6, ink),
    path(face, 'none', ink, 6),
    path('M196 62L236 40L228 74Z', '#f4fbff', ink, 6),
    path('M196 66L234 92L204 100Z', '#f4fbff', ink, 6),
    inked(towel, '#f4fbff', { ink, thick: 7, thin: 6 }),
    group(
      trace('52,74 78,46 108,30 142,28 172,40 196,66 88,68 124,52 160,60').map(([x, y]) => disc([x, y], 9, navy)),
      'clip-path="url(#mt)"',
    ),
    disc([200, 70], 13, '#f4fbff', ink, 5),
  ])
}

/** A paper pinwheel with two-coloured sails. */
export function pinwheel(): string {
  const centre = [120, 100] as const
  const sails = ['#ff6a4d', lemon, '#56c2e6', '#ff8fb4', melon, white]
  const outer = steps(0, 300, 6)
  return picture(240, 240, [
    cutOut(['M112 100H128V236H112Z'], white),
    ...outer.map((degrees) =>
      group(
        [path('M120 100C116 66 132 26 176 16C196 44 186 76 158 84C144 88 130 92 120 100Z', white, white, 18)],
        `transform="rotate(${degrees} ${centre[0]} ${centre[1]})"`,
      ),
    ),
    path('M114 110H126L129 234H111Z', wood, ink, 6),
    ...outer.flatMap((degrees, index) => [
      group(
        [
          path(
            'M120 100C116 66 132 26 176 16C196 44 186 76 158 84C144 88 130 92 120 100Z',
            sails[index] ?? red,
            ink,
            6,
          ),
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

/** A small apple in red candy, held by its stick, with its wrapping. */
export function apple(): string {
  const fruit =
    'M120 20C134 13 160 13 182 25C214 44 226 84 212 120C196 160 158 176 120 176C82 176 44 160 28 120C14 84 26 44 58 25C80 13 106 13 120 20Z'
  const wrapping = 'M62 150C86 180 104 186 108 196L92 222H148L132 196C136 186 154 180 178 150Z'
  return picture(240, 240, [
    group(
      [
        cutOut([fruit, wrapping, 'M110 180H130V238H110Z'], white),
        path('M112 150H128L129 236H111Z', '#f0d3a0', ink, 6),
        inked(fruit, red, { ink, thick: 8, thin: 6 }),
        `<defs>${clip('af', path(fruit, '#fff'))}</defs>`,
        group(
          [
            path('M240 40C230 150 150 186 50 150L60 220H240Z', redDark),
            path('M240 80C220 160 150 182 84 164L100 220H240Z', '#8e1c18'),
            path('M38 92C36 52 62 32 94 38C72 48 54 64 52 96C52 112 42 114 38 92Z', '#ffd3c2'),
            disc([68, 128], 8, '#ffb29c'),
            brush(trace('100,36 120,44 142,35'), 9, '#8e1c18'),
            brush(trace('190,66 202,94 190,124'), 8, coral),
          ],
          'clip-path="url(#af)"',
        ),
        path(fruit, 'none', ink, 6),
        path(wrapping, '#d9f4fa', ink, 5),
        ...trace('84,164 102,174 138,174 156,164').map(([x, y]) =>
          line(
            [
              [x, y],
              [120 + (x - 120) * 0.2, 192],
            ],
            lagoon,
            3,
          ),
        ),
        path('M96 190Q120 200 144 190L142 204Q120 212 98 204Z', lemon, ink, 5),
      ],
      'transform="rotate(12 120 120)"',
    ),
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
