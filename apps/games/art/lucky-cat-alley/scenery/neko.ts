import { inked } from '../../kit/contour.ts'
import { brush, clip, disc, group, line, oval, path, picture, steps, trace, turned } from '../../kit/pen.ts'
import { bulb, crust, gold, goldDeep, goldPale, green, greenDeep, ink, red, redDeep } from '../palette.ts'

const fur = '#fffdf6'
const shade = '#ead9c0'
const pink = '#f6a79b'
const bodyShape = 'M108 262Q66 320 64 392Q62 448 96 462Q200 484 304 462Q338 448 336 392Q334 320 292 262Z'
const headShape =
  'M76 52Q80 28 100 38L150 74Q200 58 250 74L300 38Q320 28 324 52Q336 96 330 136Q344 186 318 222Q280 268 200 268Q120 268 82 222Q56 186 70 136Q64 96 76 52Z'

/** The great lucky cat, without its beckoning arm and its pupils. 400 × 480. */
export function nekoBody(): string {
  return picture(400, 480, bodyParts())
}

export function bodyParts(): string[] {
  return [
    `<defs>${clip('nh', path(headShape, '#fff'))}${clip('nb', path(bodyShape, '#fff'))}</defs>`,
    inked(bodyShape, fur, { ink, thin: 7, thick: 11, lean: [2, 5] }),
    group(
      [
        path('M250 260Q330 330 300 470H350V250Z', shade),
        path('M60 300Q104 320 92 380Q84 420 60 430Z', crust),
        path('M128 470Q120 404 164 404Q200 404 200 470Z', fur, ink, 6),
        path('M200 470Q200 404 236 404Q280 404 272 470Z', fur, ink, 6),
        ...[148, 166, 184, 216, 234, 252].map((x) => line(trace(`${x},446 ${x},456 ${x},466`), ink, 4.5)),
      ],
      'clip-path="url(#nb)"',
    ),
    // a bib under the collar
    inked('M122 262Q200 304 278 262Q282 330 244 352Q200 370 156 352Q118 330 122 262Z', green, {
      ink,
      thin: 5,
      thick: 7,
    }),
    path('M134 284Q140 330 168 344Q200 356 232 344Q260 330 266 284', 'none', goldPale, 4),
    ...[166, 200, 234].map((x) => disc([x, 318 + (x === 200 ? 8 : 0)], 6, greenDeep)),
    inked(headShape, fur, { ink, thin: 7, thick: 11, lean: [2, 5] }),
    group(
      [
        path('M250 74L300 38Q320 28 324 52Q340 110 326 150Q284 158 264 130Q248 106 250 74Z', crust),
        path('M150 74L100 38Q80 28 76 52Q62 92 66 116Q104 124 128 104Q148 92 150 74Z', '#5a3a3a'),
        path('M94 60L132 84Q104 88 88 104Q84 78 94 60Z', pink),
        path('M306 60L268 84Q296 88 312 104Q316 78 306 60Z', pink),
        path('M50 190Q90 252 200 256Q310 252 350 190L360 300H40Z', shade),
        oval([110, 208], 26, 15, '#f9bcae'),
        oval([290, 208], 26, 15, '#f9bcae'),
      ],
      'clip-path="url(#nh)"',
    ),
    path(headShape, 'none', ink, 7),
    ...[140, 260].map((x) => path(`M${x - 34} 168Q${x} 116 ${x + 34} 168Q${x} 198 ${x - 34} 168Z`, bulb, ink, 7)),
    path('M184 190H216L200 208Z', red, ink, 5),
    line(trace('200,208 198,222 178,228 166,216'), ink, 6),
    line(trace('200,208 202,222 222,228 234,216'), ink, 6),
    ...['92,188 58,180 26,184', '92,206 58,210 28,222', '308,188 342,180 374,184', '308,206 342,210 372,222'].map(
      (points) => brush(trace(points), 7, ink, { swell: 0.2 }),
    ),
    path('M104 240Q200 294 296 240L304 264Q200 320 96 264Z', red, ink, 6),
    path('M110 254Q200 304 290 254', 'none', '#f47d6f', 4),
    disc([200, 300], 27, gold, ink, 6),
    path('M176 292Q200 278 224 292', 'none', goldPale, 6),
    path('M174 302H226', 'none', goldDeep, 5),
    disc([200, 310], 5.5, redDeep),
    path('M200 312V326', 'none', ink, 5.5),
    // the other arm holds a gold coin
    turned(
      [
        inked(
          'M258 326C292 326 304 354 304 388C304 422 292 448 258 448C224 448 212 422 212 388C212 354 224 326 258 326Z',
          gold,
          { ink, thin: 6, thick: 8 },
        ),
        path(
          'M258 340C280 340 290 362 290 388C290 414 280 434 258 434C236 434 226 414 226 388C226 362 236 340 258 340Z',
          '#ffcb47',
          goldDeep,
          3.5,
        ),
        ...steps(356, 420, 6).map((y) => line(trace(`232,${y} 258,${y - 3} 284,${y}`), '#dd9a22', 3.4)),
        disc([258, 388], 13, goldDeep, ink, 4),
        disc([258, 388], 6, goldPale),
        brush(trace('232,372 230,388 234,406'), 6, '#fffbe6'),
      ],
      12,
      [258, 388],
    ),
    inked('M306 296Q346 330 326 374Q306 396 272 386Q258 376 268 364Q296 360 290 318Z', fur, { ink, thin: 6, thick: 8 }),
    ...[274, 284].map((x) => line(trace(`${x},368 ${x - 4},376 ${x},384`), ink, 4.5)),
  ]
}

/** The arm that beckons, 160 × 260; its shoulder is at 80, 230. */
export function nekoArm(): string {
  return picture(160, 260, armParts())
}

export function armParts(): string[] {
  return [
    inked(
      'M42 246Q18 196 36 118Q14 96 20 62Q30 18 80 18Q130 18 140 62Q146 96 124 118Q130 190 122 246Q82 262 42 246Z',
      fur,
      { ink, thin: 7, thick: 11, lean: [2, 4] },
    ),
    path('M108 122Q118 190 112 244L122 246Q130 190 124 118Z', shade),
    ...[56, 80, 104].map((x) => line(trace(`${x},26 ${x},42 ${x},56`), ink, 6)),
    oval([80, 84], 22, 15, pink),
    ...[50, 80, 110].map((x) => disc([x, x === 80 ? 58 : 66], 8, pink)),
    path('M34 126Q80 146 126 126L127 146Q80 166 33 146Z', red, ink, 5),
  ]
}

export function nekoPupil(): string {
  return picture(40, 60, [oval([20, 30], 14, 25, ink), disc([26, 18], 6.5, '#fff')])
}

/** Closed, smiling eyes over the open ones; 400 × 480 like the body. */
export function nekoSmile(): string {
  return picture(400, 480, [
    ...[140, 260].map((x) => oval([x, 164], 42, 34, x === 260 ? fur : fur)),
    ...[140, 260].map((x) => path(`M${x - 30} 174Q${x} 130 ${x + 30} 174`, 'none', ink, 10)),
  ])
}

/** A black cat that sits and looks; 160 × 200. Without its tail. */
export function sitter(): string {
  return picture(160, 200, sitterParts())
}

export function sitterParts(): string[] {
  const coat = '#33263f'
  return [
    inked('M50 92Q26 140 30 184Q80 200 130 184Q134 140 110 92Z', coat, { ink, thin: 4, thick: 6 }),
    inked(
      'M40 22Q42 10 52 18L68 34H92L108 18Q118 10 120 22Q126 46 122 66Q118 100 80 102Q42 100 38 66Q34 46 40 22Z',
      coat,
      { ink, thin: 4, thick: 6 },
    ),
    path('M47 26L60 38L46 46ZM113 26L100 38L114 46Z', '#8a5a78'),
    path('M62 112Q80 150 80 186M98 112Q84 150 84 186', 'none', '#56416a', 4),
    path('M70 84L80 92L90 84Z', '#c97a86'),
    brush(trace('112,104 124,140 126,178'), 6, '#c2729a'),
    brush(trace('116,34 122,54 116,82'), 5, '#c2729a'),
    ...[62, 98].map(
      (x) =>
        path(`M${x - 13} 68Q${x} 52 ${x + 13} 68Q${x} 78 ${x - 13} 68Z`, bulb, ink, 3.4) + oval([x, 66], 3.6, 8, ink),
    ),
  ]
}

export function sitterLids(): string {
  return picture(160, 200, [
    ...[62, 98].map((x) => oval([x, 66], 16, 13, '#33263f')),
    ...[62, 98].map((x) => path(`M${x - 11} 68Q${x} 75 ${x + 11} 68`, 'none', '#8d6f9c', 3.6)),
  ])
}

/** The tail hangs from the roof; 60 × 120, its root at 30, 8. */
export function sitterTail(): string {
  return picture(60, 120, [
    brush(trace('30,2 34,40 26,76 40,104'), 24, ink),
    brush(trace('30,4 34,40 26,76 39,101'), 15, '#33263f'),
  ])
}

/** A ginger cat that walks to the right, in four steps; 220 × 140. */
export function walker(step: 0 | 1 | 2 | 3): string {
  const coat = '#e58f3c'
  const stride = [16, 5, -14, -3][step] ?? 0
  const leg = (x: number, swing: number, fill: string) =>
    path(`M${x - 9} 82Q${x - 8} 104 ${x + swing - 8} 130H${x + swing + 12}Q${x + 12} 104 ${x + 11} 82Z`, fill, ink, 5)
  const lift = step % 2 ? -3 : 0
  return picture(220, 140, [
    leg(70, -stride, '#b76a28'),
    leg(146, stride, '#b76a28'),
    group(
      [
        brush(trace(`52,62 24,50 ${22 + step},26 ${12 + step * 2},8`), 24, ink),
        brush(trace(`54,62 26,50 ${23 + step},27 ${13 + step * 2},11`), 15, coat),
        inked('M44 70Q46 46 80 46Q120 54 150 44Q172 46 170 74Q164 98 120 98Q60 102 44 70Z', coat, {
          ink,
          thin: 5,
          thick: 7,
        }),
        ...['74,50 70,60 72,72', '96,52 93,62 95,72', '118,52 115,62 117,70'].map((points) =>
          brush(trace(points), 8, '#b76a28'),
        ),
        path('M70 96Q110 88 150 92Q120 104 70 96Z', '#ffe0b0'),
        inked(
          'M150 26Q150 12 160 20L170 28H184L194 19Q204 12 204 28Q212 44 206 58Q196 74 176 72Q154 70 150 52Q146 40 150 26Z',
          coat,
          { ink, thin: 5, thick: 6 },
        ),
        path('M168 60Q188 54 206 54Q202 72 182 72Q170 70 168 60Z', '#ffe0b0'),
        path('M200 50L208 52L203 58Z', redDeep),
        path('M180 46Q187 38 194 46', 'none', ink, 4.5),
        path('M166 30Q164 40 168 44', 'none', '#b76a28', 5),
      ],
      lift ? `transform="translate(0 ${lift})"` : '',
    ),
    leg(62, stride, coat),
    leg(154, -stride, coat),
  ])
}
