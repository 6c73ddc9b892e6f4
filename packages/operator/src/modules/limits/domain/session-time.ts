/** Time logged in, in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Merges overlapping spans, in order: sessions in two browsers count once. */
export function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of [...spans].filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}

export function timeWithin(spans: readonly Span[], { from, to }: Span): number {
  return union(spans).reduce((sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)), 0)
}

export interface SessionLimit {
  readonly limitMs: number
  readonly periodMs: number
}

/**
 * When a player who stays from `now` on has used up the limit; null: never. While the player stays, each minute adds one at the window's end and
 * removes at most one at its start, so the time used never decreases.
 */
export function reachedAt(spans: readonly Span[], now: number, { limitMs, periodMs }: SessionLimit): number | null {
  let left = limitMs - timeWithin(spans, { from: now - periodMs, to: now })
  if (left <= 0) return now
  let edge = now - periodMs // the start of the window; the time used grows while the start passes over gaps
  for (const span of union(spans)) {
    if (span.to <= edge) continue
    const gap = Math.max(0, Math.min(span.from, now) - edge)
    if (gap >= left) return edge + left + periodMs
    left -= gap
    edge = Math.min(span.to, now)
  }
  const gap = now - edge
  return gap >= left ? edge + left + periodMs : null // after that the whole window is this stay
}

/** When a player who stays away from `now` on has at least `freeMs` available again. */
export function freeAt(
  spans: readonly Span[],
  now: number,
  { limitMs, periodMs, freeMs }: SessionLimit & { freeMs: number },
): number {
  let tooMuch = timeWithin(spans, { from: now - periodMs, to: now }) - Math.max(0, limitMs - freeMs)
  if (tooMuch <= 0) return now
  for (const span of union(spans)) {
    const from = Math.max(span.from, now - periodMs)
    const length = Math.min(span.to, now) - from
    if (length <= 0) continue
    if (length >= tooMuch) return from + tooMuch + periodMs
    tooMuch -= length
  }
  return now + periodMs
}
