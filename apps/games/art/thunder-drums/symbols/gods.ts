import { cutOut, inked } from '../../kit/contour.ts'
import { rays } from '../../kit/light.ts'
import {
  brush,
  clip,
  disc,
  group,
  line,
  mirrored,
  oval,
  type Point,
  path,
  petal,
  picture,
  trace,
} from '../../kit/pen.ts'
import {
  crimson,
  crimsonDark,
  crimsonPale,
  gold,
  goldDark,
  goldPale,
  haze,
  indigo,
  ink,
  slate,
  white,
} from '../palette.ts'

/** The thunder god's mask: crimson, with two horns, and hair that stands like flames. */
export function raijin(): string {
  return picture(240, 240, [
    ...rays([120, 124], { inner: 76, outer: 122, count: 26, width: 15, fill: gold, short: 0.86 }),
    ...raijinParts(),
  ])
}

export function raijinParts(): string[] {
  const face =
    'M120 44C166 44 192 76 190 118C190 150 182 176 164 198C152 214 138 222 120 222C102 222 88 214 76 198C58 176 50 150 50 118C48 76 74 44 120 44Z'
  return [
    ...hair([-78, -58, -36, 36, 58, 78, -98, 98], white, haze),
    ...horn(),
    mirrored(horn()),
    inked(face, crimson, { ink, thick: 8, thin: 6 }),
    `<defs>${clip('rj', path(face, '#fff'))}</defs>`,
    group(
      [
        path('M40 40H96C62 76 60 150 88 222H30Z', crimsonDark),
        path('M200 40H176C196 90 190 170 150 222H210Z', crimsonDark),
        path('M120 52C134 56 138 70 132 84H108C102 70 106 56 120 52Z', crimsonPale),
        oval([82, 152], 17, 13, crimsonPale),
        oval([158, 152], 17, 13, crimsonPale),
      ],
      'clip-path="url(#rj)"',
    ),
    ...features({ brow: ink, eye: goldPale, lip: crimsonDark }),
    path(face, 'none', ink, 5),
  ]
}

/** The wind god's mask: white, one horn, hair that the wind sweeps to one side. */
export const fujin = () => picture(240, 240, fujinParts())

export function fujinParts(): string[] {
  const face =
    'M120 50C162 50 188 80 186 120C186 152 176 178 160 198C148 212 136 220 120 220C104 220 92 212 80 198C64 178 54 152 54 120C52 80 78 50 120 50Z'
  const sweep = (d: string, fill: string) => inked(d, fill, { ink, thick: 6, thin: 5 })
  return [
    cutOut([face], white, 14),
    sweep(
      'M70 70C20 60 2 20 8 2C34 30 60 26 96 30C130 6 190 4 232 34C206 34 204 44 236 78C206 70 200 78 224 118C196 104 190 110 184 120Z',
      slate,
    ),
    path(
      'M84 62C48 58 26 40 18 22C44 40 68 38 100 42C132 22 176 22 206 36C180 38 186 58 210 74C180 70 176 84 188 104',
      'none',
      haze,
      7,
    ),
    inked('M108 58C106 34 114 14 130 2C126 22 130 42 138 58Z', gold, { ink, thick: 6, thin: 5 }),
    brush(trace('116,52 118,32 126,14'), 6, goldPale),
    inked(face, white, { ink, thick: 8, thin: 6 }),
    `<defs>${clip('fj', path(face, '#fff'))}</defs>`,
    group(
      [
        path('M196 50H176C190 100 186 170 146 220H210Z', '#c9c8dd'),
        path('M52 110C74 112 84 128 76 150C66 154 56 150 50 140Z', haze),
        path('M188 110C166 112 156 128 164 150C174 154 184 150 190 140Z', haze),
        path('M120 58L134 84L120 94L106 84Z', slate),
        path('M104 206Q120 194 136 206L128 222H112Z', slate),
      ],
      'clip-path="url(#fj)"',
    ),
    ...features({ brow: indigo, eye: '#cfe3ff', lip: slate }),
    path(face, 'none', ink, 5),
  ]
}

function hair(turns: readonly number[], fill: string, shade: string): string[] {
  return turns.flatMap((degrees, index) => {
    const root: Point = [120, 132]
    const long = 122 - (index % 3) * 12
    return [
      inked(petal(root, long, 52, degrees), fill, { ink, thick: 6, thin: 5 }),
      path(petal(root, long * 0.8, 16, degrees), shade),
    ]
  })
}

function horn(): string[] {
  return [
    inked('M78 76C64 52 66 24 84 4C84 28 94 44 112 58Z', gold, { ink, thick: 6, thin: 5 }),
    brush(trace('84,62 78,40 82,20'), 7, goldPale),
    line(trace('78,54 88,50 98,52'), goldDark, 4),
  ]
}

/** Brows, eyes, nose and a mouth full of teeth, on a face around 120, 130. */
function features({ brow, eye, lip }: { brow: string; eye: string; lip: string }): string[] {
  const half = [
    path('M112 104C98 82 78 74 58 82C64 96 66 102 70 108C84 98 98 100 112 112Z', brow, ink, 4),
    path('M66 122C74 106 100 106 110 124C100 138 76 138 66 122Z', eye, ink, 5),
    disc([90, 122], 8, ink),
    disc([93, 119], 2.6, '#fff'),
    path('M98 154C86 150 84 164 94 168C104 172 112 166 112 160Z', lip, ink, 4),
    line(trace('72,146 66,160 70,178'), ink, 4.4),
  ]
  return [
    ...half,
    mirrored(half),
    path('M110 112C104 130 100 142 104 154C112 162 128 162 136 154C140 142 136 130 130 112Z', lip, ink, 4),
    path(
      'M74 178C88 168 104 176 120 174C136 176 152 168 166 178C164 200 146 212 120 212C94 212 76 200 74 178Z',
      ink,
      ink,
      5,
    ),
    path('M80 182C92 178 106 182 120 181C134 182 148 178 160 182L156 190H84Z', '#fffdf2'),
    path('M88 203C104 197 136 197 152 203C142 208 132 210 120 210C108 210 98 208 88 203Z', '#fffdf2'),
    path('M84 180L92 206L102 181Z', gold, ink, 3.4),
    path('M156 180L148 206L138 181Z', gold, ink, 3.4),
    line(trace('110,182 110,186 110,190'), ink, 3),
    line(trace('130,182 130,186 130,190'), ink, 3),
  ]
}
