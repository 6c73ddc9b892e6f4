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
  /** The rounds of a cup's league phase, which are fewer than everybody needs to meet everybody: one table of all. Null: a league. */
  readonly phase: number | null
  readonly rhythm: Rhythm
  /** The first round begins so many days after Monday, 1 January 2024, at six in the morning where the league plays. */
  readonly firstDay: number
  /** When the matches of a round begin, in minutes after it: at least one; further matches begin with the first ones again, and each round another one begins first. */
  readonly starts: readonly number[]
  readonly bestOf: number | null
  /** Where the players of its clubs come from; null where no players are named. */
  readonly origins: Origins | null
  /** In tennis: the share of points that an average player wins on the own serve. */
  readonly serving: number | null
  /** By how much its clubs are stronger than those of a first division, in standard deviations of a league: it counts in cups. */
  readonly level: number
  readonly gender: 'men' | 'women'
}

/** When rounds begin: after a period, usually a week, it goes on as before. Every match ends before the next round begins, unless it is put off. */
export interface Rhythm {
  readonly periodHours: number
  /** Hours within the period, from 0 on, each above the one before. */
  readonly rounds: readonly number[]
}

export const everyHours = (hours: number): Rhythm => ({ periodHours: hours, rounds: [0] })

/** `firstDay` of leagues whose rounds begin on a Saturday, of those that begin on Friday, and of cups that begin on Tuesday of the first week or the second. */
export const saturday = 5
export const friday = 4
export const tuesdays = { first: 1, second: 8 } as const

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
  /** Of a cup's entrant the league that it plays in, and its place there; null for who is at home in this one. */
  readonly home: { readonly league: League; readonly place: number } | null
}

/** A league of clubs that play once a day, without players' names, and what is different in it. */
export const league = (
  of: Pick<League, 'code' | 'sport' | 'category' | 'name' | 'entrants' | 'legs' | 'starts'> & Partial<League>,
): League => ({
  phase: null,
  rhythm: everyHours(24),
  firstDay: 0,
  bestOf: null,
  origins: null,
  serving: null,
  level: 0,
  gender: 'men',
  ...of,
})

/** A cup of football: clubs of leagues play a few rounds for one table. */
export const cup = (
  of: Pick<League, 'code' | 'category' | 'name' | 'entrants' | 'starts' | 'firstDay' | 'rhythm'> & {
    readonly rounds: number
  },
): League => {
  const { rounds, ...own } = of
  return league({ ...own, sport: 'football', legs: 1, phase: rounds })
}

/** The first clubs of a league, as entrants of a cup. */
export const clubsOf = (home: League, count: number = home.entrants.length): Entrant[] =>
  home.entrants.slice(0, count).map(({ name, short }, place) => ({ name, short, home: { league: home, place } }))

/** Where an entrant is at home: itself, unless it is a club in a cup. */
export const homeOf = (of: League, entrant: number): { readonly league: League; readonly place: number } =>
  of.entrants[entrant]?.home ?? { league: of, place: entrant }

/** The women's sides of the first clubs of a league. */
export const womenOf = (men: League, count: number): Entrant[] =>
  men.entrants.slice(0, count).map(({ name, short }) => ({
    name: { ja: joined('*レディース', name.ja), en: `${name.en} Women` },
    short,
    home: null,
  }))

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
      return { name: { ja: joined(form.ja, short.ja), en: form.en.replace('*', short.en) }, short, home: null }
    })

/** A dot stands between a place and a word that are both in katakana. */
const joined = (form: string, place: string) =>
  form.replace(/^\*(?=\p{Script=Katakana})/u, /[\p{Script=Katakana}ー]$/u.test(place) ? '*・' : '*').replace('*', place)

/** Sides that are called by their names alone. */
export const named = (list: string): Entrant[] => readNames(list).map((name) => ({ name, short: name, home: null }))

/** Men or women, the same for every seed. */
export const athletes = (code: string, count: number, gender: 'men' | 'women', origins: Origins): Entrant[] =>
  people(drawFrom(code), { count, origins, gender }).map((person) => ({ ...person, home: null }))
