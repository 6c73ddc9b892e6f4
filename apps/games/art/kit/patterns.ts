import { group, type Point, path, place, polygon, round, steps } from './pen.ts'

/** Asanoha, the hemp leaf, as a pattern to fill shapes with: `url(#id)`. */
export function hempLeaf(
  id: string,
  size: number,
  { ground, line, width }: { ground: string; line: string; width: number },
): string {
  const [w, h] = [size * Math.sqrt(3), size * 3]
  const star = ([x, y]: Point) =>
    steps(0, 300, 6).map((degrees) => {
      const [tip, left, right] = [
        place([x, y], size, 0, degrees),
        place([x, y], size / Math.sqrt(3), 0, degrees - 30),
        place([x, y], size / Math.sqrt(3), 0, degrees + 30),
      ]
      return `${polygon([[x, y], left, tip, right])}M${round(x)} ${round(y)}L${round(tip[0])} ${round(tip[1])}`
    })
  const stars = (
    [
      [0, 0],
      [w, 0],
      [w / 2, h / 2],
      [0, h],
      [w, h],
    ] as const
  ).flatMap(star)
  return `<pattern id="${id}" width="${round(w)}" height="${round(h)}" patternUnits="userSpaceOnUse"><path fill="${ground}" d="M0 0h${round(w)}v${round(h)}H0z"/>${path(stars.join(''), 'none', line, width)}</pattern>`
}

/** Seigaiha, waves of arcs, as a pattern. */
export function seaWaves(
  id: string,
  size: number,
  { ground, line, width }: { ground: string; line: string; width: number },
): string {
  const wave = (x: number, y: number) =>
    [1, 0.68, 0.36]
      .map(
        (part) =>
          `<circle cx="${x}" cy="${y}" r="${round(size * part)}" fill="${ground}" stroke="${line}" stroke-width="${width}"/>`,
      )
      .join('')
  const rows = [0, 1, 2, 3].map((row) =>
    group([-1, 0, 1, 2].map((column) => wave(column * size * 2 + (row % 2) * size, row * size * 0.5 + size * 0.5))),
  )
  return `<pattern id="${id}" width="${size * 2}" height="${size}" patternUnits="userSpaceOnUse"><path fill="${ground}" d="M0 0h${size * 2}v${size}H0z"/>${rows.join('')}</pattern>`
}
