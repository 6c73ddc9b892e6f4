import { balanceAmount } from '@andon/contract/fields'
import { inEveryLanguage } from '@andon/contract/languages'
import * as v from 'valibot'
import { mostMinutes, mostMoments, mostParts, mostRounds, pitchKinds, threats } from '../markets/event-play.ts'
import { figureKinds, mostFigures } from '../markets/figure-kinds.ts'
import { momentKinds } from '../markets/moment-kinds.ts'
import { eventStatuses } from '../model/event-status.ts'
import { marketStatuses } from '../model/market-status.ts'
import { sports } from '../model/sports.ts'
import { readUrn, type UrnKind } from '../model/urn.ts'

export const minorUnits = balanceAmount
/** Return of a stake of 1, stake included, in thousandths: 1.85 is 1850. */
export const price = v.pipe(v.number(), v.safeInteger(), v.minValue(1001), v.maxValue(1_000_000_000))
export const names = v.object(inEveryLanguage(() => v.string()))
/** ISO 8601 in UTC. */
export const instant = v.string()

/** Ids as text; one of another kind is refused. */
export const idOf = (...kinds: UrnKind[]) =>
  v.pipe(
    v.string(),
    v.maxLength(100),
    v.check((text) => kinds.some((kind) => readUrn(text)?.kind === kind), `Not the id of a ${kinds.join(' or ')}`),
  )
export const eventId = idOf('match', 'outright')
/** `<event>/<market>/<outcome>` */
export const selectionId = v.pipe(v.string(), v.regex(/^[a-z0-9:-]{1,100}\/[^/\p{Cc}]{1,200}\/[^/\p{Cc}]{1,100}$/u))
export const betId = v.pipe(v.string(), v.regex(/^[a-z]{2,5}_[0-9a-z_]{10,80}$/))
/** Made by the client, a new one for each press of a button; a repeated request has the same and is one bet. */
export const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))
/** The name that `session` has for the player. */
export const playerName = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
/** Code of a shared slip. */
export const slipCode = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{10}$/))
export const session = v.pipe(v.string(), v.minLength(20), v.maxLength(200))

/** Part of a player's name that is searched for. */
export const playerQuery = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
export const day = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'Not a day of the calendar'))
/** Time zone of the IANA database. */
export const zone = v.pipe(v.string(), v.regex(/^[\w+/-]{1,60}$/), v.check(isTimeZone, 'Not a time zone'))

export const pageSize = 50

const competitor = v.object({ id: v.string(), name: names, short: names })

const pastResult = v.object({
  startsAt: instant,
  home: competitor,
  away: competitor,
  score: v.object({ home: v.number(), away: v.number() }),
  winner: v.picklist(['home', 'away', 'draw']),
  /** The winning technique of sumo; null elsewhere. */
  technique: v.nullable(names),
})

/** A wrestler's rank, and the bouts of the tournament so far, oldest first. */
const inTournament = v.object({ rank: names, bouts: v.array(pastResult) })

export const eventBackground = v.object({
  /** Best first. */
  table: v.array(
    v.object({
      team: competitor,
      played: v.number(),
      won: v.number(),
      drawn: v.number(),
      lost: v.number(),
      scored: v.number(),
      conceded: v.number(),
      points: v.number(),
    }),
  ),
  /** The last matches of each side, and those between the two; newest first. */
  form: v.object({ home: v.array(pastResult), away: v.array(pastResult) }),
  meetings: v.array(pastResult),
  /** Of sumo; null in every other sport. */
  tournament: v.nullable(v.object({ home: inTournament, away: inTournament })),
  /** From the goal forwards; null in sports without. */
  lineUps: v.nullable(v.object({ home: v.array(names), away: v.array(names) })),
})

const pair = { home: v.number(), away: v.number() }
const part = v.object({ ...pair, number: v.number() })
const side = v.nullable(v.picklist(['home', 'away']))

/** Score inside the part: points of a game of tennis, who serves or bats, outs, bases. */
const within = v.nullable(
  v.object({
    serving: side,
    points: v.nullable(v.object(pair)),
    batting: side,
    outs: v.number(),
    bases: v.array(v.boolean()),
  }),
)

const moment = v.object({
  kind: v.picklist(momentKinds),
  side,
  /** Minute of play, from 1; null where no clock runs. */
  minute: v.nullable(v.number()),
  points: v.number(),
  /** After it: sets where a match is played in sets. */
  score: v.object(pair),
  /** The part that was played, with its number from 1. */
  part,
  player: v.nullable(names),
  /** The second player of it: who held a shot. */
  other: v.nullable(names),
})

const figure = v.object({
  kind: v.picklist(figureKinds),
  ...pair,
  /** By part, from the first; empty where it is known of the whole match only. */
  parts: v.pipe(v.array(v.object(pair)), v.maxLength(mostParts)),
})

export const eventPlay = v.object({
  /** Last events, newest first. */
  moments: v.pipe(v.array(moment), v.maxLength(mostMoments)),
  /** Every part that has begun, in order, also those that the moments do not reach back to. The last one is `part`. */
  parts: v.pipe(v.array(part), v.maxLength(mostParts)),
  part: v.nullable(part),
  within,
  /** The winner and the technique of a bout of sumo that is over. */
  decided: v.nullable(v.object({ winner: v.picklist(['home', 'away']), technique: names })),
  /** What each side has so far, such as shots or the percentage of possession, in the order of showing; empty where the feed has none. */
  figures: v.pipe(v.array(figure), v.maxLength(mostFigures)),
  /** Where the ball is and who has it: `x` from the goal of the home side (0) to that of the away side (1), `y` across. Null where that is not known. */
  ball: v.nullable(
    v.object({ side: v.picklist(['home', 'away']), threat: v.picklist(threats), x: v.number(), y: v.number() }),
  ),
  /** Who presses, by minutes of play: above 0 home, below 0 away, from −100 to 100. */
  pressure: v.pipe(v.array(v.number()), v.maxLength(mostMinutes)),
  /** E-sports: the maps of the match in their order, and the rounds so far; empty elsewhere. */
  maps: v.pipe(v.array(names), v.maxLength(mostParts)),
  rounds: v.pipe(
    v.array(v.object({ map: v.number(), winner: v.picklist(['home', 'away']), kills: v.object(pair) })),
    v.maxLength(mostRounds),
  ),
  /** Players of each side, while they differ from the usual, and for how many seconds of play at most. */
  strength: v.nullable(v.object({ ...pair, seconds: v.number() })),
  /** Baseball: who bats and pitches, the count, the pitches that the pitcher has thrown, and the last pitch or play. */
  atBat: v.nullable(
    v.object({
      batter: v.nullable(names),
      pitcher: v.nullable(names),
      balls: v.number(),
      strikes: v.number(),
      thrown: v.number(),
      last: v.nullable(v.picklist([...momentKinds, ...pitchKinds])),
    }),
  ),
  /** American football: who has the ball, down, yards to go, and the yard line from the own goal (0) to the other one (100). */
  drive: v.nullable(
    v.object({
      side: v.picklist(['home', 'away']),
      down: v.number(),
      toGo: v.number(),
      yardLine: v.number(),
      plays: v.number(),
      yards: v.number(),
    }),
  ),
})

/** The part of a match that is played, and what stands in it. */
export const innerScore = v.object({ event: v.string(), part: v.nullable(part), within })

/** So many outcomes of a line one chart has. */
export const mostChartedOutcomes = 10
/** Their ids. */
export const chartedOutcomes = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  v.minLength(1),
  v.maxLength(mostChartedOutcomes),
)
export const pricePoint = v.object({ at: instant, price: v.number() })

export const outcomeView = v.object({
  selection: v.string(),
  name: names,
  /** Null while it has none. */
  price: v.nullable(v.number()),
  /** Takes bets at `price`. */
  open: v.boolean(),
  /** Part of the winnings that a bet each way on it pays for a place, as `1/6`: of another outcome it may be another one. Null: it is bet on winning only. */
  eachWay: v.nullable(v.string()),
  /** Null while undecided. */
  result: v.nullable(v.picklist(['won', 'lost', 'void', 'halfWon', 'halfLost'])),
  /** The last price before the start, of an event that is over; null where there was none. */
  closingPrice: v.optional(v.nullable(v.number())),
})

/** Terms of a bet each way for a place: `placeFraction` of the winnings, as `1/5`. Of a market that is the most of its outcomes. */
export const eachWayTerms = v.object({ places: v.number(), placeFraction: v.string() })

export const marketView = v.object({
  key: v.string(),
  name: names,
  status: v.picklist(marketStatuses),
  favourite: v.boolean(),
  /** Null: it is bet on winning only. Each outcome says its own part. */
  eachWay: v.nullable(eachWayTerms),
  /** The count of its outcomes that win whatever happens, so that their prices have a margin; null where that differs, or is not known. */
  winners: v.nullable(v.number()),
  /** In the order of showing; of outrights and places by price, the favourite first. */
  outcomes: v.array(outcomeView),
})

export const eventView = v.object({
  id: v.string(),
  kind: v.picklist(['match', 'race', 'outright', 'special']),
  sport: v.object({ id: v.string(), code: v.picklist(sports), name: names }),
  category: v.object({ id: v.string(), name: names }),
  tournament: v.object({ id: v.string(), name: names }),
  name: names,
  /** Sides of a match, home first. Empty for what has more than two. */
  competitors: v.array(competitor),
  startsAt: instant,
  /** For an outright, where its feed states it: when the last of its matches are over, about. */
  endsAt: v.nullable(instant),
  status: v.picklist(eventStatuses),
  /** The part of play, such as `firstHalf`. */
  phase: v.string(),
  score: v.nullable(v.object({ home: v.number(), away: v.number() })),
  redCards: v.nullable(v.object({ home: v.number(), away: v.number() })),
  clockSeconds: v.nullable(v.number()),
  /** Number of the last message about the event; greater with each. */
  sequence: v.number(),
})

/** Matches of one call for what stands in them. */
export const mostInnerScores = 100
export const mostPlayersFound = 20

/** A player of a match, found by name. */
export const foundPlayer = v.object({
  id: v.string(),
  name: names,
  /** The side that they play for. */
  team: v.nullable(names),
  event: eventView,
})

/** An event of a list. */
export const eventRow = v.object({
  ...eventView.entries,
  main: v.nullable(marketView),
  /** The main line of each, of a match: the one that its feed marks, else the one whose prices are nearest to each other. Null where there is none. */
  lines: v.object({ handicap: v.nullable(marketView), total: v.nullable(marketView) }),
  /** The count of markets that are shown, the main one included. */
  markets: v.number(),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** Runs in a browser, too, and not every one has `Temporal`. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
