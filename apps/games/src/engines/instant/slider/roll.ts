/**
 * How a die rolls along a ruler to a number that is already drawn: from the left end to the right one, back, and to its number. It rolls at one speed until no number could be told from
 * it, then slows down evenly. Nothing in its motion depends on the mark.
 */
const lapMs = 520
/** Laps at full speed, before it slows down. */
const evenLaps = 1.4
const laps = 2

export interface Roll {
  readonly durationMs: number
  /** When it turns back at an end of the ruler. */
  readonly turnsAtMs: readonly number[]
  /** Where it is: of the ruler, 0 at the left. */
  at(elapsedMs: number): { readonly part: number }
}

/** `to`: of the ruler, 0 to 1. */
export function rollTo(to: number): Roll {
  const all = laps + to
  const slowing = all - evenLaps
  const evenMs = evenLaps * lapMs
  const slowMs = 2 * slowing * lapMs // from full speed to rest
  const durationMs = evenMs + slowMs
  const distance = (elapsedMs: number) => {
    if (elapsedMs <= evenMs) return Math.max(0, elapsedMs) / lapMs
    const part = Math.min(1, (elapsedMs - evenMs) / slowMs)
    return evenLaps + slowing * (2 * part - part ** 2)
  }
  const secondTurn = evenMs + slowMs * (1 - Math.sqrt(Math.max(0, 1 - (laps - evenLaps) / slowing)))
  return {
    durationMs,
    turnsAtMs: [lapMs, secondTurn],
    at: (elapsedMs) => {
      const far = distance(elapsedMs)
      if (far <= 1) return { part: far }
      if (far <= 2) return { part: 2 - far }
      return { part: far - 2 }
    },
  }
}

/** How far the die has turned, in radians: a face for each of its edges, and in the end the little that lets it lie flat. `edges`: so many go into the ruler. */
export function turnOf(
  roll: Roll,
  { elapsedMs, edges }: { readonly elapsedMs: number; readonly edges: number },
): number {
  const faces = (ms: number) => roll.at(ms).part * edges
  const atRest = faces(roll.durationMs)
  const settled = Math.min(1, elapsedMs / roll.durationMs) ** 12
  return (faces(elapsedMs) + (Math.round(atRest) - atRest) * settled) * (Math.PI / 2)
}
