import type { Show } from './show.ts'

/** The stars of a hand-held sparkler: short, golden, falling. */
export function sparkle({ emit }: Show, { x, y }: { x: number; y: number }, size: number): void {
  for (let index = 0; index < 22; index++) {
    const turn = index * 2.399 + x
    const far = size * (0.45 + 0.35 * Math.abs(Math.sin(index * 3.7)))
    emit({
      x,
      y,
      vx: Math.cos(turn) * far * 3,
      vy: Math.sin(turn) * far * 3 - size * 0.3,
      life: 0.9,
      drag: 3,
      gravity: size * 0.9,
      size: Math.max(3, size * 0.032),
      tints: [0xfff6cc, 0xffc247, 0xf28a22],
      form: 'streak',
      glitter: 0.3,
    })
  }
}
