import * as v from 'valibot'

const side = v.picklist(['home', 'draw', 'away'])

/** A match of the attached sportsbook with its prices on the result, for pages that are not the sportsbook's. Names are in the requested language. */
export const sportsMatch = v.object({
  id: v.string(),
  /** Stable, such as `football`; names the page of the sport below `/sports`. */
  sport: v.string(),
  sportName: v.string(),
  tournament: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  /** In play. */
  live: v.boolean(),
  /** Null before the start. */
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  /** The minute of play, where the sport has one. */
  minute: v.nullable(v.number()),
  /**
   * What each side pays, in thousandths and with the stake: 1850 is 1.85; null while no bets are taken on it. `pick` opens the page of the match with that selection in
   * the slip, as `/sports/event/{id}?pick={pick}`.
   */
  prices: v.pipe(v.array(v.object({ side, pick: v.string(), price: v.nullable(v.number()) })), v.maxLength(3)),
})
export type SportsMatch = v.InferOutput<typeof sportsMatch>

/** As many as one reply has. */
export const mostSportsMatches = 16

/** With which the sportsbook's page knows the player. */
export const sportsBookToken = { authToken: v.string(), expiresAt: v.pipe(v.string(), v.isoTimestamp()) }
