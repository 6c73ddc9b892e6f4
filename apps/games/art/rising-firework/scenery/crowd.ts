import { brush, disc, group, line, oval, path, picture, round, steps, trace } from '../../kit/pen.ts'
import { cream, ember, gold, ink, rose, vermilion } from '../palette.ts'

const robes = ['#23335f', '#5d2147', '#1e4a5e', '#3c2a63', '#6a2a35'] as const

/** The near bank: people who look up, fans and paper lanterns, dark before the water. 1600 × 240. */
export function crowd(): string {
  return picture(1600, 240, crowdParts(1600))
}

/** So many different people, who stand more than once. */
const kinds = 12

export function crowdParts(width: number): string[] {
  const count = Math.round(width / 66)
  const row = (from: number, to: number, places: number, first: number, at: (index: number) => number, size: number) =>
    steps(from, to, places).map(
      (x, index) =>
        `<use href="#p${(index * 5 + first) % kinds}" transform="translate(${round(x)} ${at(index)})scale(${size})"/>`,
    )
  return [
    `<defs>${steps(0, kinds - 1, kinds)
      .map(watcher)
      .join('')}</defs>`,
    path(`M0 150C${round(width * 0.3)} 128 ${round(width * 0.7)} 160 ${width} 136V240H0Z`, '#081a38'),
    ...row(-10, width + 10, count + 3, 0, (index) => 138 + ((index * 37) % 5) * 7, 0.82),
    ...row(-40, width + 40, count, 3, (index) => 186 + ((index * 23) % 4) * 6, 1.12),
  ]
}

function watcher(index: number): string {
  const robe = robes[index % robes.length] ?? robes[0]
  return group(
    [
      index % 6 === 1 ? fanHeld() : '',
      index === 4 ? lanternHeld() : '',
      index === 10 ? childOnShoulders() : '',
      path('M-30 66C-32 18 -20 8 0 8C20 8 32 18 30 66Z', robe, ink, 4),
      line(trace('-10,10 0,22 10,10'), '#8fb3d6', 3),
      hair(index),
    ],
    `id="p${index}"`,
  )
}

function hair(index: number): string {
  const bun =
    index % 3 === 0
      ? disc([0, -30], 9, '#140f2a', ink, 3) + brush(trace('-14,-36 0,-32 15,-38'), 4, index % 2 ? vermilion : gold)
      : ''
  const band = index % 5 === 2 ? path('M-18 -12Q0 -4 18 -12V-6Q0 2 -18 -6Z', cream, ink, 2) : ''
  return `${bun}${disc([0, -8], 19, '#140f2a', ink, 4)}${band}${brush(trace('-11,-18 -4,-23 6,-22'), 4, '#5b6fa8')}`
}

function fanHeld(): string {
  return [
    line(trace('22,36 38,10 42,0'), ink, 8),
    oval([46, -22], 21, 23, cream, ink, 4),
    path('M46 -44V0M34 -40L44 0M58 -40L48 0', 'none', '#d3b98e', 2),
    disc([46, -24], 9, vermilion),
  ].join('')
}

function lanternHeld(): string {
  return [
    line(trace('-22,34 -36,0 -38,-30'), ink, 5),
    `<circle cx="-38" cy="-46" r="40" fill="${gold}" opacity=".16"/>`,
    oval([-38, -44], 16, 21, ember, ink, 4),
    path('M-53 -50H-23M-54 -42H-22M-52 -34H-24', 'none', '#ffe2a0', 2.4),
    path('M-46 -67h16v6h-16ZM-46 -27h16v6h-16Z', ink),
  ].join('')
}

function childOnShoulders(): string {
  return [
    path('M-18 -18C-18 -44 18 -44 18 -18Z', rose, ink, 3),
    disc([0, -52], 13, '#140f2a', ink, 3),
    line(trace('-14,-34 -30,-58'), ink, 7),
    line(trace('14,-34 30,-60'), ink, 7),
  ].join('')
}
