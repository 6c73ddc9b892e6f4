import { scattered, sparks } from '../../kit/light.ts'
import { bokashi, round } from '../../kit/pen.ts'
import { cream, night } from '../palette.ts'

function skyWash(): string {
  return bokashi('k', [
    [0, '#050f2b'],
    [0.38, night],
    [0.66, '#1b4680'],
    [0.84, '#3f7f9e'],
    [1, '#e79a6b'],
  ])
}

/** The sky over the river, down to the last light. */
export function skyParts(width: number, height: number): string[] {
  return [
    `<defs>${skyWash()}</defs>`,
    `<path fill="url(#k)" d="M0 0h${width}v${height}H0z"/>`,
    ...sparks(scattered(44, width, height * 0.62, 1.3), 1.2, cream),
    ...mist(width, height),
  ]
}

/** Bands of smoke that earlier bursts left, as bars with round ends. */
function mist(width: number, height: number): string[] {
  const bars = [
    [0.02, 0.2, 0.26],
    [0.08, 0.235, 0.2],
    [0.68, 0.13, 0.26],
    [0.6, 0.165, 0.3],
    [0.72, 0.44, 0.28],
    [0.66, 0.475, 0.24],
    [0.04, 0.55, 0.22],
    [0.12, 0.585, 0.24],
  ] as const
  return bars.map(
    ([x, y, long]) =>
      `<rect x="${round(x * width)}" y="${round(y * height)}" width="${round(long * width)}" height="${round(height * 0.03)}" rx="${round(height * 0.015)}" fill="#6ea3c8" opacity=".13"/>`,
  )
}
