import { bokashi, disc, group, path, picture, round } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { contour, type Tone } from './tones.ts'

/** The sky, with stars at night. */
export function sky(tone: Tone, { stars }: { stars: boolean }): string {
  return picture(800, 600, [
    `<defs>${bokashi('k', tone.sky)}</defs>`,
    ...skyFill(800, 600),
    ...(stars ? starField(800, 380, 70) : []),
  ])
}

export function skyFill(width: number, height: number): string[] {
  return [`<path fill="url(#k)" d="M0 0H${width}V${height}H0Z"/>`]
}

/** Stars placed by the golden ratio: evenly, but not in rows. */
export function starField(width: number, height: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index * 0.618034) % 1) * width
    const y = ((index * 0.754878) % 1) ** 1.3 * height
    return disc([x, y], index % 7 === 0 ? 2 : index % 3 === 0 ? 1.4 : 0.9, paper)
  })
}

/** A bank of mist in the style of woodblock prints: rounded bars, each shifted against the last. */
export function mistBank(
  tone: Tone,
  [x, y]: readonly [number, number],
  bars: readonly (readonly [along: number, length: number])[],
  bar = 22,
): string {
  const shape = (grow: number) =>
    bars.map(([along, length], row) => {
      const [left, top, height] = [x + along - grow, y + row * bar - grow, bar + grow * 2 + 1]
      return `<rect x="${round(left)}" y="${round(top)}" width="${round(length + grow * 2)}" height="${round(height)}" rx="${round(height / 2)}"/>`
    })
  const shade = bars.map(([along, length], row) =>
    path(
      `M${round(x + along + bar)} ${round(y + row * bar + bar * 0.72)}H${round(x + along + length * 0.72)}`,
      'none',
      tone.cloudShade,
      2.4,
    ),
  )
  return group(shape(2.6), `fill="${contour}"`) + group(shape(0), `fill="${tone.cloud}"`) + group(shade)
}

export function clouds(tone: Tone): string {
  return picture(1200, 260, [
    mistBank(
      tone,
      [40, 40],
      [
        [60, 190],
        [0, 300],
        [90, 260],
      ],
    ),
    mistBank(
      tone,
      [480, 120],
      [
        [70, 150],
        [0, 300],
        [130, 300],
      ],
    ),
    mistBank(
      tone,
      [820, 20],
      [
        [80, 170],
        [0, 340],
        [170, 130],
      ],
    ),
  ])
}
