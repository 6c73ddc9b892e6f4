export interface Spot {
  readonly x: number
  readonly y: number
}

/** How far the eyes and the face turn towards something, -1 … 1 in both directions; 0 is the player. */
export type Gaze = Spot

/** From a point so far from the eyes on, they turn no further: in heights of the dealer. */
const furthest = { x: 0.75, y: 0.9 } as const

const within = (value: number) => Math.min(1, Math.max(-1, value))

/** `eyes` and `target` in the same coordinates; null looks at the player. */
export function gazeAt(target: Spot | null, { eyes, height }: { readonly eyes: Spot; readonly height: number }): Gaze {
  if (!target || height <= 0) return { x: 0, y: 0 }
  return {
    x: within((target.x - eyes.x) / (height * furthest.x)),
    y: within((target.y - eyes.y) / (height * furthest.y)),
  }
}

/** The eyes follow this fast: the part of the way that is left after a second is a millionth. */
const left = 1e-6

export function follow(from: Gaze, to: Gaze, elapsedMs: number): Gaze {
  const part = 1 - left ** (elapsedMs / 1000)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** When the lids begin to close, in milliseconds of a time that repeats: uneven, as people blink. */
const blinksMs = [1900, 5200, 8700, 9050, 12_800, 16_100] as const
const repeatMs = 18_000
const blinkMs = { closing: 60, closed: 130, opening: 190 } as const

export function lidsAt(nowMs: number): 'open' | 'half' | 'closed' {
  const atMs = nowMs % repeatMs
  const since = blinksMs.map((begins) => atMs - begins).find((passed) => passed >= 0 && passed < blinkMs.opening)
  if (since === undefined) return 'open'
  return since < blinkMs.closing || since >= blinkMs.closed ? 'half' : 'closed'
}

/** The chest rises and falls, 0 … 1. */
export const breathAt = (nowMs: number): number => (1 - Math.cos((nowMs / 4200) * 2 * Math.PI)) / 2
