/** x to the right, y away from the player, z up; right-handed. */
export type Vector = readonly [x: number, y: number, z: number]
/** Where the axes of a die point: a rotation. */
export type Turn = readonly [x: Vector, y: Vector, z: Vector]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const sum = (...vectors: readonly Vector[]): Vector =>
  vectors.reduce((a, b): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])

/** A vector given in the axes of a turned die. */
export const inSpace = ([x, y, z]: Turn, at: Vector): Vector =>
  sum(scaled(x, at[0]), scaled(y, at[1]), scaled(z, at[2]))

/** Turns by `angle` radians around a unit axis, by Rodrigues' formula. */
export function turnedAround(axis: Vector, angle: number, turn: Turn): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const apply = (at: Vector): Vector =>
    sum(scaled(at, cos), scaled(cross(axis, at), sin), scaled(axis, dot(axis, at) * (1 - cos)))
  return [apply(turn[0]), apply(turn[1]), apply(turn[2])]
}

export const up: Vector = [0, 0, 1]
