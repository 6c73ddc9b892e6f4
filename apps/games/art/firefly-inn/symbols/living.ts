import { clip, disc, group, mirrored, oval, path, steps, trace, turned } from '../../kit/pen.ts'
import {
  black,
  leaf,
  leafDeep,
  moss,
  night,
  pale,
  rose,
  silver,
  silverDeep,
  spark,
  sparkDeep,
  straw,
  violet,
  violetDeep,
} from '../palette.ts'
import { cell, gleam, lit, ray } from './glow.ts'

/** The firefly, its wings open and its light on: the wild. */
export function firefly(): string {
  return cell(fireflyParts())
}

export function fireflyParts(): string[] {
  const wing = 'M118 92Q70 34 30 52Q6 70 22 98Q46 128 114 116Z'
  const veins = ['110,100 70,74 38,72', '110,108 74,98 44,96'].map((points) => ray(trace(points), '#5f9a8a', 3))
  return [
    ...[88, 68, 48].map((radius) => disc([106, 148], radius, spark).replace('/>', ' opacity=".13"/>')),
    turned(
      [
        lit(wing, '#1d4a45', pale, 4.5),
        mirrored([lit(wing, '#1d4a45', pale, 4.5)]),
        ...veins,
        mirrored(veins),
        lit(
          'M120 128C152 128 156 158 150 186C146 210 134 224 120 224C106 224 94 210 90 186C84 158 88 128 120 128Z',
          spark,
          '#f6ffc0',
          6,
        ),
        path('M95 160Q120 170 145 160M93 182Q120 192 147 182M100 204Q120 212 140 204', 'none', sparkDeep, 5),
        oval([120, 176], 13, 34, '#fbffdb'),
        lit('M94 134Q92 76 120 70Q148 76 146 134Q120 146 94 134Z', black, pale, 5),
        lit('M98 76Q98 50 120 48Q142 50 142 76Q120 86 98 76Z', '#c4474e', rose, 5),
        disc([104, 50], 9, black, pale, 4),
        disc([136, 50], 9, black, pale, 4),
        ray(trace('108,42 92,22 74,18'), pale, 5),
        ray(trace('132,42 148,22 166,18'), pale, 5),
        path('M120 76V128', 'none', '#5f9a8a', 3.5),
      ],
      18,
      [120, 128],
    ),
    ...(
      [
        [34, 196, 15],
        [208, 190, 12],
        [204, 36, 11],
      ] as const
    ).map(([x, y, r]) => gleam([x, y], r, spark)),
  ]
}

/** An iris in bloom, with its leaves. */
export function iris(): string {
  return cell([
    ray(trace('120,132 118,180 122,232'), leaf, 8),
    lit('M118 232Q66 190 48 96Q90 140 124 226Z', leafDeep, leaf, 5),
    lit('M124 232Q176 196 204 118Q156 158 122 222Z', leafDeep, leaf, 5),
    lit('M120 112Q92 88 92 46Q104 16 120 8Q136 16 148 46Q148 88 120 112Z', violetDeep, violet, 6),
    lit('M116 108Q84 74 52 76Q20 92 22 132Q38 158 60 150Q84 128 116 116Z', violetDeep, violet, 6),
    lit('M124 108Q156 74 188 76Q220 92 218 132Q202 158 180 150Q156 128 124 116Z', violetDeep, violet, 6),
    lit('M120 110Q88 128 90 162Q102 190 120 194Q138 190 150 162Q152 128 120 110Z', '#5a49ac', violet, 6),
    path('M120 126Q112 144 120 172Q128 144 120 126Z', spark, '#f6ffc0', 3),
    ...['106,108 76,102 46,118', '134,108 164,102 194,118', '120,96 120,66 120,34'].map((points) =>
      ray(trace(points), '#d6ccff', 3.4),
    ),
    ...['104,160 112,146 118,132', '136,160 128,146 122,132'].map((points) => ray(trace(points), '#d6ccff', 3)),
  ])
}

/** A tree frog, seen from the front. */
export function frog(): string {
  return cell([
    lit('M40 214Q10 208 16 172Q24 140 58 136L92 196Q74 216 40 214Z', leafDeep, leaf, 6),
    lit('M200 214Q230 208 224 172Q216 140 182 136L148 196Q166 216 200 214Z', leafDeep, leaf, 6),
    lit('M62 116Q46 206 94 220Q120 226 146 220Q194 206 178 116Z', '#2a7346', leaf, 6),
    path('M90 150Q86 204 104 214Q120 218 136 214Q154 204 150 150Q120 164 90 150Z', '#cfeebb'),
    lit(
      'M28 96Q26 66 50 60Q54 26 84 28Q104 32 106 56Q120 52 134 56Q136 32 156 28Q186 26 190 60Q214 66 212 96Q206 142 120 144Q34 142 28 96Z',
      '#2a7346',
      leaf,
      6,
    ),
    ...[80, 160].map((x) => disc([x, 58], 20, spark, pale, 4.5) + oval([x, 58], 14, 6, black)),
    path('M48 102Q120 138 192 102', 'none', pale, 6),
    ...[108, 132].map((x) => disc([x, 86], 3.6, black)),
    ...[84, 156].map((x) => [-14, 0, 14].map((aside) => disc([x + aside, 222], 8, leaf)).join('')),
    ...[84, 156].map((x) => ray(trace(`${x + (x < 120 ? 10 : -10)},160 ${x},190 ${x},216`), leaf, 9)),
    ...[58, 182].map((x) => oval([x, 112], 10, 5, '#5fc07a')),
  ])
}

/** A fern: one frond open, one still rolled up. */
export function fern(): string {
  const frond = (at: (part: number) => readonly [number, number], side: number, length: number) =>
    steps(0.12, 0.96, 9).map((part) => {
      const [x, y] = at(part)
      const reach = length * (1 - part * 0.82)
      return path(
        `M${Math.round(x)} ${Math.round(y)}Q${Math.round(x + side * reach * 0.5)} ${Math.round(y - reach * 0.5)} ${Math.round(x + side * reach)} ${Math.round(y - reach * 0.1)}Q${Math.round(x + side * reach * 0.5)} ${Math.round(y + 8)} ${Math.round(x)} ${Math.round(y)}Z`,
        leafDeep,
        '#7ccf98',
        4,
      )
    })
  const stem = (part: number): readonly [number, number] => [112 + part * 60 - part * part * 20, 228 - part * 206]
  return cell([
    `<path fill="none" stroke="#7ccf98" stroke-width="22" opacity=".14" d="M112 228Q136 130 152 22"/>`,
    ...frond(stem, 1, 74),
    ...frond(stem, -1, 74),
    ray([stem(0), stem(0.35), stem(0.7), stem(1)], '#bfeecb', 5.5),
    `<path fill="none" stroke="#7ccf98" stroke-width="19" opacity=".16" d="M104 230Q40 196 44 136C46 98 96 100 94 134C92 158 62 156 64 136"/>`,
    path('M104 230Q40 196 44 136C46 98 96 100 94 134C92 158 62 156 64 136', 'none', '#7ccf98', 11),
    path('M104 230Q40 196 44 136C46 98 96 100 94 134C92 158 62 156 64 136', 'none', '#d9f6df', 3.4),
    ...['46,160 34,158 26,162', '52,182 40,184 32,190', '66,204 56,208 50,216'].map((points) =>
      ray(trace(points), '#7ccf98', 5),
    ),
  ])
}

/** A river fish, grilled upright on a skewer. */
export function riverFish(): string {
  const body =
    'M126 26Q160 50 156 92Q150 128 128 152Q118 170 126 188Q142 202 152 226Q128 214 112 214Q92 216 76 224Q92 196 104 184Q92 150 86 124Q74 62 126 26Z'
  return cell([
    path('M118 4L130 6L124 238H112Z', strawStick, straw, 3),
    `<defs>${clip('rf', path(body, '#fff'))}</defs>`,
    lit(body, silverDeep, silver, 6),
    group(
      [
        path('M126 20Q96 70 108 130Q112 160 118 190L60 190V20Z', '#173f50'),
        ...[84, 106, 128].map((y) => path(`M84 ${y + 12}L158 ${y - 6}`, 'none', '#7fb2b8', 4)),
        ...[70, 92, 114, 136].map((y, index) => disc([138 - index * 5, y], 3.4, pale)),
      ],
      'clip-path="url(#rf)"',
    ),
    path(body, 'none', silver, 6),
    lit('M88 92Q62 96 58 122Q76 124 90 116Z', '#1d4c5c', silver, 4.5),
    lit('M152 104Q178 112 176 138Q158 138 144 126Z', '#1d4c5c', silver, 4.5),
    ray(trace('100,70 120,78 148,66'), silver, 4.5),
    disc([124, 50], 9, night, pale, 4.5),
    disc([124, 50], 3.4, pale),
    ray(trace('118,196 110,206 98,212'), silver, 3.6),
    ray(trace('124,196 132,206 140,214'), silver, 3.6),
    ...(
      [
        [186, 60],
        [198, 80],
        [52, 60],
        [44, 84],
        [190, 184],
      ] as const
    ).map(([x, y]) => disc([x, y], 3.6, moss)),
  ])
}

const strawStick = '#5b3b20'
