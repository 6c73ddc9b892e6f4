/** Where a card lies: its middle in CSS pixels, and its turn in radians. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** The way of a dealt card at `progress` 0 … 1: an arc to the left of its direction, with a turn that comes to rest. It ends exactly at `to`. */
export function arcAt(from: Place, to: Place, progress: number, { bend = 0.16, spins = 0.5 } = {}): Place {
  if (progress >= 1) return to
  const t = Math.max(0, progress)
  const eased = 1 - (1 - t) ** 3
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const off = 4 * bend * eased * (1 - eased)
  return {
    x: from.x + dx * eased + dy * off,
    y: from.y + dy * eased - dx * off,
    turn: from.turn + (to.turn - from.turn) * eased - (1 - eased) * spins * Math.PI,
  }
}

/** A straight way, slow at both ends. */
export function slideAt(from: Place, to: Place, progress: number): Place {
  if (progress >= 1) return to
  const eased = progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2
  const mix = (a: number, b: number) => a + (b - a) * eased
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), turn: mix(from.turn, to.turn) }
}

/** The part of a card's width that shows its index. */
const indexPart = 0.3

/**
 * Cards side by side around `at`, each over the one before it where `room` is too narrow for all. The step never falls below what shows the index, so that a hand
 * of very many cards is wider than `room`.
 */
export function rowPlaces(
  count: number,
  { at, card, room }: { at: Omit<Place, 'turn'>; card: number; room: number },
): Place[] {
  const free = count > 1 ? (room - card) / (count - 1) : 0
  const step = Math.max(card * indexPart, Math.min(card * 1.08, free))
  return Array.from({ length: count }, (_, index) => ({ x: at.x + (index - (count - 1) / 2) * step, y: at.y, turn: 0 }))
}

/** Cards held like a fan: on an arc of `radius` below `at`, `spread` radians from the first to the last. */
export function fanPlaces(
  count: number,
  { at, radius, spread }: { at: Omit<Place, 'turn'>; radius: number; spread: number },
): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = count > 1 ? spread * (index / (count - 1) - 0.5) : 0
    return { x: at.x + radius * Math.sin(turn), y: at.y + radius * (1 - Math.cos(turn)), turn }
  })
}
