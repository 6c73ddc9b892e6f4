import { brush, disc, group, loop, oval, path, petal, picture, trace } from '../../kit/pen.ts'
import { apricot, deep, dusk, haze, ink, pale, rice } from '../palette.ts'

/** Silhouettes against the moon, with a thin light along the edge that it shines on. */
const edge = pale

/** The rabbit that pounds, without its arms; it looks to the right, its feet are at 110, 370. 260 × 380. */
export function pounderParts(): string[] {
  return [
    path(petal([158, 118], 118, 40, -34), ink),
    path(petal([170, 112], 122, 40, -8), ink),
    brush(trace('146,96 128,62 108,34'), 7, dusk),
    brush(trace('166,88 160,48 156,14'), 7, dusk),
    disc([52, 302], 20, ink),
    path(
      loop(
        trace(
          '44,344 60,352 120,353 168,352 186,344 176,330 152,322 168,286 176,246 176,212 172,186 196,180 212,164 216,150 204,128 182,110 158,112 142,134 134,162 98,198 68,250 52,306',
        ),
      ),
      ink,
    ),
    path(loop(trace('104,216 138,206 172,214 176,246 168,280 130,288 92,270 84,246')), deep),
    brush(trace('96,228 84,262 88,300'), 5, dusk),
    brush(trace('66,260 52,300 50,330'), 4, edge),
    brush(trace('132,166 104,194 82,224'), 4.6, edge),
    brush(trace('176,112 200,126 214,148'), 4, edge),
    brush(trace('144,132 164,126 190,116'), 13, apricot),
    brush(trace('146,132 128,140 118,132'), 9, apricot),
    disc([192, 146], 4, rice),
  ]
}

export function pounder(): string {
  return picture(260, 380, [group(pounderParts(), 'transform="translate(0 20)"')])
}

/** Arms and mallet; the shoulder is at 60, 130, and at rest the mallet's head stands in the mortar. 320 × 200. */
export function armsParts(): string[] {
  return [
    path('M96 104L262 82L264 94L98 118Z', deep, ink, 4),
    path('M222 44L270 38L280 154Q256 162 232 158Z', ink),
    path('M230 48L236 152', 'none', edge, 4),
    oval([246, 41], 24, 6, dusk),
    path('M232 150Q256 156 280 148L280 154Q256 162 232 158Z', rice),
    path(loop(trace('44,118 66,110 96,102 122,100 128,112 104,124 78,142 54,146')), ink),
    path(loop(trace('56,132 80,126 130,104 152,96 160,106 140,120 90,146 64,150')), ink),
    brush(trace('62,112 92,103 120,100'), 4, edge),
  ]
}

export function arms(): string {
  return picture(320, 200, armsParts())
}

/** The mortar with the rice cake; its foot stands at 80, 130. 160 × 140. */
export function tubParts(): string[] {
  return [
    path('M10 22H150L138 56C122 76 122 92 138 108L144 130H16L22 108C38 92 38 76 22 56Z', ink),
    brush(trace('20,40 40,72 26,112'), 4, edge),
    path(loop(trace('16,22 34,6 62,10 88,4 118,8 142,20 120,32 80,36 40,32')), rice),
    brush(trace('44,24 72,28 112,22'), 5, haze),
  ]
}

export function tub(): string {
  return picture(160, 140, tubParts())
}

/** The rabbit that turns the cake, crouching and looking to the left; its feet stand at 120, 280. 230 × 290. */
export function helperParts(): string[] {
  return [
    path(petal([74, 62], 104, 36, 26), ink),
    path(petal([84, 66], 100, 34, 56), ink),
    brush(trace('82,46 100,14 112,-8'), 6, dusk),
    disc([206, 218], 17, ink),
    path(
      loop(
        trace(
          '20,94 28,70 52,52 82,58 100,84 104,112 148,132 188,172 204,214 196,240 150,243 70,243 50,238 58,226 84,220 74,182 62,146 48,126 28,114',
        ),
      ),
      ink,
    ),
    path(loop(trace('108,140 150,146 178,178 176,210 132,214 100,192')), deep),
    path(loop(trace('72,146 44,146 14,158 4,166 10,176 40,170 76,172')), ink),
    brush(trace('24,84 34,66 54,54'), 4, edge),
    brush(trace('104,112 148,132 186,168'), 4.4, edge),
    brush(trace('100,78 84,68 52,60'), 11, apricot),
    disc([48, 84], 3.6, rice),
  ]
}

export function helper(): string {
  return picture(230, 290, [group(helperParts(), 'transform="translate(0 40)"')])
}

/** What the group throws on the ground towards the viewer; the left foot of the group is at 5, 4. */
export function shadowParts(): string {
  const flat = (parts: readonly string[]) =>
    parts
      .join('')
      .replace(/fill="#[0-9a-f]+"/g, `fill="${ink}"`)
      .replace(/stroke="#[0-9a-f]+"/g, `stroke="${ink}"`)
  return group(
    [
      flat(pounderParts()),
      group([flat(armsParts())], 'transform="translate(108 80)"'),
      group([flat(tubParts())], 'transform="translate(282 220)"'),
      group([flat(helperParts())], 'transform="translate(400 108)"'),
    ],
    'transform="matrix(1 0 -.3 -.52 110 186)"',
  )
}

/** 720 × 210. */
export function shadow(): string {
  return picture(720, 210, [shadowParts()])
}

/** A rabbit that leaps up to the moon. 200 × 200. */
export function leaper(): string {
  return picture(200, 200, [
    path(petal([138, 70], 92, 30, -96), ink),
    path(petal([140, 62], 92, 30, -76), ink),
    disc([34, 146], 13, ink),
    path(
      loop(
        trace(
          '186,58 176,44 158,38 138,46 126,66 96,76 62,96 40,124 30,156 10,184 4,196 18,198 42,184 62,164 92,148 122,128 148,130 172,124 186,114 180,106 160,106 150,98 162,80 180,72',
        ),
      ),
      ink,
    ),
    brush(trace('40,120 64,92 104,72'), 5, edge),
    brush(trace('140,46 160,40 178,48'), 4, edge),
    brush(trace('124,60 140,66 160,60'), 9, apricot),
    disc([164, 60], 3.6, rice),
  ])
}
