import type { Sport } from '../model/sports.ts'
export type InPlayDelays = Readonly<Record<Sport, number>>

/**
 * How many seconds a bet on what is being played waits before it is checked again: longer than the picture and the scout take in that sport, and at least five, so that a feed which is that
 * far ahead of ours wins nothing. Published figures: Pinnacle about 6 s; Betfair 1 to 5 s, in tennis 3 s, up to 12 s in some leagues of football; Smarkets 8 s.
 */
const seconds: InPlayDelays = {
  football: 6,
  baseball: 5,
  basketball: 5,
  tennis: 5,
  iceHockey: 6,
  volleyball: 5,
  tableTennis: 5,
  rugby: 5,
  americanFootball: 5,
  mma: 5,
  sumo: 5,
  keirin: 5,
  esports: 5,
}

/** Delay of an event without a description. */
const usualSeconds = 5

/** The delays of an installation: ours, but for the sports that its settings name. */
export const inPlayDelays = (own: Partial<InPlayDelays> = {}): InPlayDelays => ({ ...seconds, ...own })

/** In milliseconds. */
export const inPlayDelayMs = (delays: InPlayDelays, sport: Sport | undefined): number =>
  1000 * (sport === undefined ? usualSeconds : delays[sport])
