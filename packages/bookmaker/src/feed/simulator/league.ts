import type { Names } from '../../model/names.ts'
import type { MatchSport } from '../../model/sports.ts'
import { drawFrom } from './draw.ts'
import { type Origins, people } from './names/people.ts'
import { readNames } from './names/read-names.ts'

/** A league of the simulator: who plays in it, and when. Every name is invented. */
export interface League {
  /**
   * Small letters and a digit: part of the ids of its events. A league whose entrants, legs or rounds change gets another code, so that an id from before means no
   * other match; bets on the old ones are given back.
   */
  readonly code: string
  readonly sport: MatchSport
  readonly category: Category
  readonly name: Names
  /** Clubs or athletes, of an even number. */
  readonly entrants: readonly Entrant[]
  /** How often everybody meets everybody in a season. */
  readonly legs: number
  /** Hours from one round to the next. Every match ends before the next round begins. */
  readonly roundHours: number
  /** The first round begins so many days after 1 January 2024, at six in the morning where the league plays. */
  readonly firstDay: number
  /** When the matches of a round begin, in minutes after it: at least one; further matches begin with the first ones again, and each round another one begins first. */
  readonly starts: readonly number[]
  readonly bestOf: number | null
  /** Where the players of its clubs come from; null where no players are named. */
  readonly origins: Origins | null
  /** In tennis: the share of points that an average player wins on the own serve. */
  readonly serving: number | null
}

/** A country, a tour, or a game of e-sports. */
export interface Category {
  readonly key: string
  readonly name: Names
  /** Hours from UTC to the time of its clocks, summer and winter alike. */
  readonly utcOffset: number
}

export interface Entrant {
  readonly name: Names
  readonly short: Names
}

/** A league of clubs that play once a day, without players' names, and what is different in it. */
export const league = (
  of: Pick<League, 'code' | 'sport' | 'category' | 'name' | 'entrants' | 'legs' | 'starts'> & Partial<League>,
): League => ({ roundHours: 24, firstDay: 0, bestOf: null, origins: null, serving: null, ...of })

/** The beginning of a round's day. */
const dayBegins = 6 * 60

/** Times of a clock as `starts`, for each day of a round. After midnight hours go on: `25:30`. */
export const onDays = (...days: readonly string[]): number[] =>
  days.flatMap((times, day) => {
    const clocks = times.split(' ').filter((time) => time !== '')
    return clocks.map((time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return (day * 24 + hours) * 60 + minutes - dayBegins
    })
  })

/**
 * Clubs, one a line: the place and what the club is called, with `*` for the place, in English and Japanese, such as
 * `Aonami 青波 | * Luminas *ルミナス`.
 */
export const clubs = (lines: string): Entrant[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [short, form] = line.split('|').map((part) => readNames(part)[0])
      if (!short || !form) throw new RangeError(`not a club: ${line}`)
      return { name: { ja: joined(form.ja, short.ja), en: form.en.replace('*', short.en) }, short }
    })

/** A dot stands between a place and a word that are both in katakana. */
const joined = (form: string, place: string) =>
  form.replace(/^\*(?=\p{Script=Katakana})/u, /[\p{Script=Katakana}ー]$/u.test(place) ? '*・' : '*').replace('*', place)

/** Sides that are called by their names alone. */
export const named = (list: string): Entrant[] => readNames(list).map((name) => ({ name, short: name }))

/** Men or women, the same for every seed. */
export const athletes = (code: string, count: number, gender: 'men' | 'women', origins: Origins): Entrant[] =>
  people(drawFrom(code), { count, origins, gender })
