import { inked } from '../../kit/contour.ts'
import { brush, disc, group, line, path, picture, trace } from '../../kit/pen.ts'
import { foxProfile, redFox, walkingFox, whiteFox } from '../foxes.ts'
import {
  cedar,
  cedarDeep,
  coat,
  cream,
  creamShade,
  gold,
  hydrangeaBlue,
  hydrangeaDeep,
  ink,
  moss,
  mossDeep,
  rain,
  rainDeep,
  vermilion,
  vermilionDeep,
} from '../palette.ts'
import { parasol } from '../symbols/couple.ts'
import { lanternWash, paperLantern } from '../symbols/gifts.ts'

const dark = { ...redFox, fur: '#d9822f', shade: '#a85a22' }

/** Carries a pole from which a lantern hangs; the lantern is a picture of its own, because it sways. */
export function bearer(): string {
  return walker(lanternBearer('teal'))
}

export function bearerInMoss(): string {
  return walker(lanternBearer('moss'))
}

export function lanternBearer(robe: 'teal' | 'moss' | 'blue'): string[] {
  const cloth = {
    teal: { cloth: rain, shade: rainDeep, sash: vermilion, collar: cream },
    moss: { cloth: moss, shade: mossDeep, sash: gold, collar: cream },
    blue: { cloth: hydrangeaBlue, shade: hydrangeaDeep, sash: cream, collar: cream },
  }[robe]
  return walkingFox(redFox, cloth, {
    held: [
      brush(trace('-12,70 -2,0 6,-70 30,-128 76,-140'), 11, ink, { swell: 0.3 }),
      brush(trace('-12,68 -2,0 6,-70 30,-128 74,-140'), 6, cedarDeep, { swell: 0.3 }),
    ],
  })
}

/** Where the lantern hangs from the pole of a bearer whose feet are at 0, 0. */
export const lanternHook = [140, -242] as const

export function lamp(): string {
  return picture(160, 240, [
    `<defs>${lanternWash()}</defs>`,
    line(trace('80,2 80,24'), ink, 5),
    group(paperLantern(), 'transform="translate(80 122)"'),
  ])
}

export function brideWalking(): string {
  return walker(brideFigure())
}

export function brideFigure(): string[] {
  const hood = [
    ...foxProfile(whiteFox, { ears: false }),
    inked('M14 -12C4 -30 10 -52 30 -58C24 -84 -6 -92 -30 -78C-56 -62 -56 -14 -30 14C-12 20 6 12 14 -12Z', '#fffdf6', {
      ink,
      thin: 4.4,
      thick: 5,
    }),
    path('M14 -12C4 -30 10 -52 30 -58L25 -65C2 -58 -6 -30 4 -2Z', vermilion, ink, 2.6),
    brush(trace('-38,-52 -26,-70 -6,-78'), 5, creamShade),
  ]
  return walkingFox(
    whiteFox,
    { cloth: '#fffdf6', shade: creamShade, sash: vermilion, collar: vermilion },
    {
      head: hood,
      held: [path('M-4 -26L22 -36L30 -6L4 4Z', vermilion, ink, 3), path('M-2 -22L22 -31L24 -22L0 -13Z', gold)],
    },
  )
}

export function groomWalking(): string {
  return walker(groomFigure())
}

export function groomFigure(): string[] {
  return walkingFox(
    dark,
    { cloth: coat, shade: '#1d2f3c', sash: cream, collar: cream },
    { held: [path('M-3 40L22 -44L28 -42L4 42Z', cream, ink, 3)] },
  )
}

/** Holds the great parasol over the bride, who walks before. */
export function parasolBearer(): string {
  return walker(parasolFigure())
}

export function parasolFigure(): string[] {
  return [
    group(parasol([116, -232], 104, 0.62)),
    ...walkingFox(
      redFox,
      { cloth: vermilion, shade: vermilionDeep, sash: coat, collar: cream },
      { held: [line(trace('-8,60 22,-40 50,-128'), ink, 10), line(trace('-8,60 22,-40 50,-128'), cedar, 5)] },
    ),
  ]
}

/** A small fox with a flag-like branch of bamboo, at the end. */
export function kit(): string {
  return walker(kitFigure())
}

export function kitFigure(): string[] {
  return [
    group(
      walkingFox(
        redFox,
        { cloth: gold, shade: '#c98a2b', sash: rainDeep, collar: cream },
        {
          held: [
            brush(trace('-6,50 4,-30 14,-96'), 8, mossDeep, { swell: 0.3 }),
            ...[-70, -30, 20, 60].map((turn, index) =>
              path('M0 0q20 -12 56 0q-36 12 -56 0Z', index % 2 ? moss : '#8fb24f', ink, 3.4).replace(
                '<path',
                `<path transform="translate(12 ${-88 + index * 14}) rotate(${turn - 30})"`,
              ),
            ),
            disc([14, -98], 4, ink),
          ],
        },
      ),
      'transform="scale(.72)"',
    ),
  ]
}

/** 320 × 340, the feet at 110, 330. */
function walker(content: readonly string[]): string {
  return picture(320, 340, [group(content, 'transform="translate(110 330)"')])
}
