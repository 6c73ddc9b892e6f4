import { disc, group, oval, path, place, steps, trace, turned } from '../../kit/pen.ts'
import {
  amber,
  amberPale,
  black,
  clay,
  clayDeep,
  mist,
  night,
  pale,
  rose,
  roseDeep,
  straw,
  strawDeep,
  waterPale,
} from '../palette.ts'
import { cell, lit, ray } from './glow.ts'

/** A paper umbrella, opened towards the viewer. */
export function umbrella(): string {
  const top = [120, 92] as const
  return cell([
    turned(
      [
        path('M116 90H124V214Q124 232 106 230', 'none', straw, 8),
        lit(
          'M14 118Q16 24 120 14Q224 24 226 118Q200 100 174 120Q148 100 120 120Q92 100 66 120Q40 100 14 118Z',
          roseDeep,
          rose,
          6,
        ),
        path('M40 84Q56 40 120 32Q184 40 200 84Q160 62 120 62Q80 62 40 84Z', '#f3c9b4'),
        path('M36 92Q80 68 120 68Q160 68 204 92', 'none', rose, 4),
        ...[
          '120,16 92,56 66,118',
          '120,16 148,56 174,118',
          '120,16 60,44 30,108',
          '120,16 180,44 210,108',
          '120,16 120,60 120,118',
        ].map((points) => ray(trace(points), '#ffb9b4', 3.4)),
        path('M112 14H128L124 2H116Z', straw, amberPale, 3),
        ray(trace('120,120 96,140 120,158'), straw, 3.4),
        ray(trace('120,120 144,140 120,158'), straw, 3.4),
      ],
      -12,
      [120, 120],
    ),
    ...steps(0, 3, 4).map((index) =>
      ray([place(top, 100, -70 + index * 44, 196), place(top, 128, -70 + index * 44, 196)], waterPale, 4),
    ),
  ])
}

/** A side-handled teapot and a cup of tea. */
export function tea(): string {
  return cell([
    lit('M156 96Q196 92 228 66Q238 76 230 88Q200 116 164 122Z', clayDeep, clay, 5.5),
    lit('M34 112L8 82Q10 72 22 74L58 98Z', clayDeep, clay, 5.5),
    lit('M34 124Q34 84 100 80Q166 84 166 124Q164 178 134 192H66Q36 178 34 124Z', clayDeep, clay, 6),
    lit('M56 92Q60 66 100 64Q140 66 144 92Q100 104 56 92Z', '#8a4630', clay, 5.5),
    disc([100, 54], 13, clay, '#ffc9a6', 5),
    path('M42 132Q100 148 160 132', 'none', '#f0b48e', 4),
    ...[64, 100, 136].map((x) => oval([x, 162], 8, 12, 'none', '#f0b48e', 4)),
    lit('M140 166H226Q224 214 206 226H160Q142 214 140 166Z', '#123a3a', mist, 6),
    oval([183, 167], 42, 12, '#8fae2c', pale, 5),
    path('M150 200Q183 210 216 200', 'none', mist, 4),
    ray(trace('170,146 160,128 174,112'), pale, 5),
    ray(trace('194,146 206,126 192,108'), pale, 5),
    ray(trace('50,120 56,104 76,96'), '#ffd9bd', 5),
  ])
}

/** Wooden sandals for the way to the bath. */
export function geta(): string {
  const sole = (colour: string, strap: string) => [
    lit('M24 8Q66 -8 96 14Q108 96 94 178Q66 200 30 182Q10 96 24 8Z', strawDeep, straw, 6),
    path('M36 22Q62 12 82 26Q90 98 82 166Q62 180 40 168Q28 98 36 22Z', '#8a5a30'),
    ...[50, 66].map((x) => path(`M${x} 30Q${x + 6} 100 ${x} 160`, 'none', '#a8743f', 3.4)),
    `<path fill="none" stroke="${colour}" stroke-width="24" opacity=".2" d="M60 52Q14 84 18 120M60 52Q106 84 100 120"/>`,
    path('M60 52Q16 80 16 122M60 52Q106 80 102 122', 'none', strap, 19),
    path('M60 52Q16 80 16 122M60 52Q106 80 102 122', 'none', colour, 11),
    disc([60, 52], 11, strap, colour, 5),
    disc([60, 152], 6, night),
  ]
  return cell([
    group(sole('#f08a8f', roseDeep), 'transform="translate(18 34) rotate(-10 60 90) scale(.92)"'),
    group(sole('#f08a8f', roseDeep), 'transform="translate(116 14) rotate(9 60 90) scale(.92)"'),
  ])
}

/** A wooden bath bucket, water and a folded towel. */
export function bucket(): string {
  return cell([
    lit('M38 30H66V120H38Z', strawDeep, straw, 5.5),
    lit('M174 30H202V120H174Z', strawDeep, straw, 5.5),
    path('M36 44H204V60H36Z', '#8a5a30', straw, 5),
    lit('M22 104H218L202 214Q120 234 38 214Z', '#7c4f29', straw, 6),
    ...steps(54, 186, 6).map((x) =>
      path(`M${Math.round(x)} 112L${Math.round(120 + (x - 120) * 0.86)} 220`, 'none', strawDeep, 4),
    ),
    oval([120, 106], 98, 22, '#10424c', straw, 6),
    path('M44 106q19 -9 38 0t38 0t38 0t38 0', 'none', waterPale, 4.5),
    path(
      'M30 142Q120 164 210 142L208 156Q120 178 32 156ZM37 192Q120 212 203 192L201 204Q120 224 39 204Z',
      black,
      amber,
      3,
    ),
    lit('M96 92Q98 70 144 72L196 82Q200 104 190 124Q150 134 104 122Z', '#dfe9dd', pale, 5),
    path('M108 84Q148 82 192 96M106 106Q148 106 192 114', 'none', '#6fb0a6', 5),
    path('M44 38V96', 'none', amberPale, 4),
  ])
}
