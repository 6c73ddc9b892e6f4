import type { KeyValueStorage } from '../../storage.ts'

const key = 'chat-hidden'
const mostHidden = 50

/** Seats that the player does not want to read, on this device. A seat is one person's for a day, so it is over by itself then. */
export function createHiddenPeople(storage: KeyValueStorage) {
  let seats = new Set((storage.read(key) ?? '').split(' ').filter(Boolean))
  const keep = (next: readonly string[]) => {
    seats = new Set(next.slice(-mostHidden))
    storage.write(key, [...seats].join(' '))
  }
  return {
    has: (seat: string) => seats.has(seat),
    hide: (seat: string) => keep([...seats, seat]),
    showAll: () => keep([]),
    /** How many of these are hidden. */
    among: (others: readonly string[]) => new Set(others.filter((seat) => seats.has(seat))).size,
  }
}

export type HiddenPeople = ReturnType<typeof createHiddenPeople>
