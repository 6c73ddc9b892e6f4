import { brush, group, line, type Point, path, picture, round, steps } from '../../kit/pen.ts'
import { contour, type Tone } from './tones.ts'

/** One row of waves, 480 × 150, whose ends join. Nearer rows have higher waves. */
export function waves(tone: Tone, row: 0 | 1 | 2 | 3): string {
  return picture(480, 150, waveTile(tone, row))
}

export function waveTile(tone: Tone, row: 0 | 1 | 2 | 3): string[] {
  const swell = 9 + row * 5
  const period = row < 2 ? 120 : 160
  const crests = steps(-period, 480 + period, Math.round(480 / period) + 3)
  return [
    path(`${profile(crests, period, swell)}L${480 + period} 150L${-period} 150Z`, tone.water[row], contour, 3.4),
    group(crests.flatMap((x) => curl([x, 26], period, swell, tone))),
    ...(row > 0 ? crests.flatMap((x, index) => scales([x + period / 2, 88 + (index % 2) * 16], tone)) : []),
  ]
}

function profile(crests: readonly number[], period: number, swell: number): string {
  const curl: readonly Point[] = [
    [0.3, -swell],
    [0.46, swell * 0.2],
    [0.5, swell + 2],
    [0.66, swell * 1.5 + 4],
    [0.84, swell * 0.6],
    [1, 0],
  ]
  const parts = crests.map(
    (x) => `C${curl.map(([along, down]) => `${round(x + period * along)} ${round(26 + down)}`).join(' ')}`,
  )
  return `M${round(crests[0] ?? 0)} 26${parts.join('')}`
}

function curl([x, y]: Point, period: number, swell: number, tone: Tone): string[] {
  return [
    brush(
      [
        [x - period * 0.06, y + 8],
        [x + period * 0.2, y - swell * 0.2],
        [x + period * 0.4, y + swell * 0.5],
      ],
      6,
      tone.crest,
    ),
    brush(
      [
        [x + period * 0.02, y + 18],
        [x + period * 0.22, y + swell * 0.5 + 6],
        [x + period * 0.4, y + swell + 8],
      ],
      4,
      tone.crest,
    ),
    brush(
      [
        [x + period * 0.5, y + swell * 2 + 8],
        [x + period * 0.7, y + swell * 1.8 + 12],
        [x + period * 0.9, y + swell + 10],
      ],
      4,
      tone.crest,
    ),
  ]
}

function scales([x, y]: Point, tone: Tone): string[] {
  return [28, 19, 10].map((radius) =>
    line(
      steps(0, Math.PI, 7).map((turn): Point => [x - Math.cos(turn) * radius, y + 26 - Math.sin(turn) * radius * 0.8]),
      tone.crest,
      radius === 28 ? 2.6 : 1.8,
    ),
  )
}
