import type { DieFace } from './die.ts'

/** Where the pips of a face are, in steps from its middle. */
export const pips: Readonly<Record<DieFace, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, 1],
    [1, -1],
    [-1, -1],
    [1, 1],
  ],
  5: [
    [-1, 1],
    [1, -1],
    [0, 0],
    [-1, -1],
    [1, 1],
  ],
  6: [
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [1, 1],
    [1, 0],
    [1, -1],
  ],
}
