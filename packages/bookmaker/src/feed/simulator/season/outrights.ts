import { gradeHeadToHead, gradeTop, type Placing } from '../../../markets/contest.ts'
import type { Price } from '../../../model/price.ts'
import { type EventUrn, readUrn, urn } from '../../../model/urn.ts'
import { priceAtMost } from '../../../pricing/margins/ladder.ts'
import { marginByOdds } from '../../../pricing/margins/margin-by-odds.ts'
import { eachWayTerms } from '../../../settlement/each-way-terms.ts'
import { type EventMessage, type MessageOf, type OddsMarket, onlyStatus } from '../../messages.ts'
import { roundBeginsAt, roundAt as roundOfSeasonAt, roundsOf, seasonSpan } from '../calendar.ts'
import type { League } from '../league.ts'
import { leagues } from '../leagues.ts'
import { producers } from '../match-messages.ts'
import { type ChancesOfRound, chancesOfRound, mostLikely, runs, type SeasonChances } from './chances.ts'
import { rivals } from './rivals.ts'
import { competitorId, type Season, season } from './season.ts'

/** Bets on a whole season of a league: its winner, its first three, and which of two ends before the other. */
export const outrightId = (league: League, season: number): EventUrn => urn('outright', `sim-${league.code}-${season}`)

/** The league and season of an outright's id; null for any other. */
export function outrightOf(id: EventUrn): { readonly league: League; readonly season: number } | null {
  const [, code, season] = /^sim-([a-z]+\d)-(\d+)$/.exec(readUrn(id)?.key ?? '') ?? []
  const league = leagues.find((one) => one.code === code)
  return league && season !== undefined ? { league, season: Number(season) } : null
}

const markets = { winner: 1110, top: 1091, headToHead: 539 } as const
/** The numbers of places that are bet on: three, and where a bet each way pays fewer in such a field, those, too. */
const placesOf = ({ entrants }: League): readonly number[] => {
  const usual = eachWayTerms({ runners: entrants.length, handicap: false })?.places ?? 3
  return usual === 3 ? [3] : [3, usual]
}
/** The margins: many outcomes, little knowledge. */
const margin = { winner: 0.15, top: 0.1, headToHead: 0.06 } as const
/** An outcome in fewer of the first imagined ends is not offered. */
const least = 2 / runs.toDecide
/** An outcome that would pay less than this part of the fair price has no price: too few ends tell of it. */
const leastReturned = 0.85
/** An outcome that is more likely than that counts as certain: its price would be next to nothing. */
const most = 0.85

/** The outrights of a season, and the chances that have been computed for them. */
export interface Outright {
  readonly league: League
  readonly number: number
  readonly season: Season
  readonly seed: string
  /** By round, as it stood when the round began. */
  readonly chances: Map<number, ChancesOfRound>
}

export const outrightOfSeason = (league: League, number: number, seed: string): Outright => ({
  league,
  number,
  seed,
  season: season(league, number, seed),
  chances: new Map(),
})

/**
 * What is said of a season's outrights after `from` and up to `to`: prices once a round has ended, a stop when the next one begins, and results as soon as the last match is over. While matches
 * are played nothing can be bet: a viewer of the match would be ahead of the prices.
 */
export function outrightMessages(outright: Outright, from: number, to: number): EventMessage[] {
  const { league, number, season } = outright
  const span = seasonSpan(league, number)
  const messages: EventMessage[] = []
  if (span.from > from && span.from <= to) messages.push(...outrightSnapshot(outright, span.from))
  const closesAt = to < lastRoundBegins(outright) ? Number.POSITIVE_INFINITY : endsAt(outright)
  for (const at of season.turnsBetween(Math.max(from, span.from), Math.min(to, span.to))) {
    if (at >= closesAt) break
    const changes = openRound(outright, at) !== null || openRound(outright, at - 1) !== null
    if (changes) messages.push(...outrightSnapshot(outright, at))
  }
  if (closesAt > from && closesAt <= to) messages.push(...closing(outright, closesAt))
  return messages
}

/** Start and prices at a time within the season, or its results once it is over. */
export function outrightSnapshot(outright: Outright, at: number): EventMessage[] {
  const { league, number } = outright
  const about = aboutAt(outright, at)
  const state = onlyStatus('live')
  const begun: EventMessage = {
    type: 'fixtureChange',
    ...about,
    change: 'new',
    startsAt: seasonSpan(league, number).from,
  }
  if (at >= lastRoundBegins(outright) && at >= endsAt(outright)) return [begun, ...closing(outright, at)]
  const open = openRound(outright, at)
  const markets = offers(outright, open ?? roundAt(outright, at)).map((market) =>
    open === null && market.status === 'active' ? { ...market, status: 'suspended' as const } : market,
  )
  return [begun, { type: 'oddsChange', ...about, state, markets }]
}

const aboutAt = ({ league, number }: Outright, at: number) => ({
  producer: producers.preMatch,
  event: outrightId(league, number),
  at,
  requestId: null,
})

/** The round before which bets are taken at a time: all before it has ended, nothing of it has begun. Null: none are taken. */
export function openRound(outright: Outright, at: number): number | null {
  const pause = outright.season.pauseAt(at)
  if (pause === null || pause.to === Number.POSITIVE_INFINITY) return null
  const round = roundAt(outright, pause.to)
  return roundBegins(outright, round) >= pause.from ? round : null
}

const lastRoundBegins = (outright: Outright) => roundBegins(outright, roundsOf(outright.league) - 1)
/** When nothing of the season is left to be played. */
const endsAt = ({ league, number, season }: Outright) => Math.min(season.lastEnd(), seasonSpan(league, number).to)

/** Prepares `outrightSnapshot` for a time, in pieces of a few milliseconds: after each other work can be done. */
export function* prepareOutright(outright: Outright, at: number): Generator<void> {
  yield* outright.season.prepare(at)
  const now = openRound(outright, at) ?? roundAt(outright, at)
  for (let round = firstToClose(outright); round <= now; round++) {
    chancesAt(outright, round)
    yield
  }
  yield* chancesAt(outright, now).prepare()
}

export const roundBegins = ({ league, number }: Outright, round: number) => roundBeginsAt(league, number, round)
const roundAt = ({ league, number }: Outright, at: number) => roundOfSeasonAt(league, number, at)

function chancesAt(outright: Outright, round: number): ChancesOfRound {
  const kept = outright.chances.get(round)
  if (kept) return kept
  const { league, number, season, seed } = outright
  const found = chancesOfRound(season, {
    at: roundBegins(outright, round),
    entrants: league.entrants.length,
    places: placesOf(league),
    pairs: rivals(league, number, seed),
  })
  outright.chances.set(round, found)
  return found
}

/** Subject of a line: its entrants, in the order of their chances, and how many of them win. */
interface Question {
  readonly market: number
  readonly specifiers: string
  readonly margin: number
  readonly winners: number
  readonly entrants: readonly number[]
  readonly chancesIn: (chances: SeasonChances) => readonly number[]
}

function questionsOf({ league, number, seed }: Outright): Question[] {
  const entrants = league.entrants.map((_, entrant) => entrant)
  const winner = { market: markets.winner, specifiers: '', margin: margin.winner, winners: 1 }
  return [
    { ...winner, entrants, chancesIn: (chances) => chances.winner },
    ...placesOf(league).map((places) => ({
      market: markets.top,
      specifiers: `winners=${places}`,
      margin: margin.top,
      winners: places,
      entrants,
      chancesIn: ({ top }: SeasonChances) => top.get(places) ?? [],
    })),
    ...rivals(league, number, seed).map((pair, place) => ({
      market: markets.headToHead,
      specifiers: `id=${place + 1}`,
      margin: margin.headToHead,
      winners: 1,
      entrants: pair,
      chancesIn: ({ pairs }: SeasonChances) => [pairs[place] ?? 0, 1 - (pairs[place] ?? 0)],
    })),
  ]
}

/** The places of entrants that are worth a bet, neither without a chance nor as good as certain; none where the question is as good as decided. */
function openIn({ winners, chancesIn }: Question, season: SeasonChances): number[] {
  const chances = chancesIn(season)
  const open = chances.flatMap((chance, place) => (chance >= least && chance <= most ? [place] : []))
  const certain = chances.filter((chance) => chance > most).length
  return open.length < 2 || certain >= winners ? [] : open
}

/** Before a third of a season nothing is certain for good. */
const firstToClose = ({ league }: Outright) => Math.ceil(roundsOf(league) / 3)

/** True if a question has been as good as decided at the beginning of a round: then its line is closed for good, whatever happens. */
function isClosed(outright: Outright, question: Question, now: number): boolean {
  for (let round = Math.min(now, firstToClose(outright)); round <= now; round++)
    if (openIn(question, chancesAt(outright, round).few).length === 0) return true
  return false
}

/** The lines at the beginning of a round. Entrants that are not worth a bet have no price; a line that is closed is not shown. */
function offers(outright: Outright, round: number): OddsMarket[] {
  const { few } = chancesAt(outright, round)
  return questionsOf(outright).map((question) => {
    const { market, specifiers, entrants } = question
    const open = isClosed(outright, question, round) ? [] : openIn(question, few)
    // what is closed for good needs no more ends
    const chances = question.chancesIn(open.length === 0 ? few : chancesAt(outright, round).all())
    const prices = pricesOf(open, chances, question.margin)
    return {
      market,
      specifiers,
      status: open.length === 0 ? 'inactive' : prices.size < 2 ? 'suspended' : 'active',
      favourite: market === markets.winner,
      cashOut: 'unavailable',
      outcomes: entrants.map((entrant, place) => {
        const price = prices.size < 2 ? null : (prices.get(place) ?? null)
        const id = competitorId(outright.league, entrant)
        return { id, price, active: price !== null, probability: chances[place] ?? 0 }
      }),
    }
  })
}

/**
 * By place: prices with the margin, and none above the fair price of the highest chance that the imagined ends allow. An outcome that is so rare that this bound would take too much of its price has none.
 */
function pricesOf(open: readonly number[], chances: readonly number[], taken: number): ReadonlyMap<number, Price> {
  const fair = open.map((place) => chances[place] ?? 0)
  const implied = fair.length === 0 ? [] : marginByOdds(fair, taken)
  return new Map(
    open.flatMap((place, index): [number, Price][] => {
      const [chance = 0, own = 1] = [fair[index], implied[index]]
      const price = priceAtMost(1000 / Math.max(own, mostLikely(chance, runs.toPrice)))
      return price !== null && (price * chance) / 1000 >= leastReturned ? [[place, price]] : []
    }),
  )
}

function closing(outright: Outright, at: number): EventMessage[] {
  const { league, number, season, seed } = outright
  const about = aboutAt(outright, at)
  const contest = season.finalContest()
  const ids = league.entrants.map((_, entrant) => competitorId(league, entrant))
  const line = (market: number, specifiers: string, outcomes: readonly { id: string; placing: Placing | null }[]) => ({
    market,
    specifiers,
    voidReason: null,
    outcomes: outcomes.map(({ id, placing }) => settled(id, placing)),
  })
  const pairs = rivals(league, number, seed).map(([one, other], place) => {
    const [first, second] = [competitorId(league, one), competitorId(league, other)]
    return line(markets.headToHead, `id=${place + 1}`, [
      { id: first, placing: gradeHeadToHead(contest, first, second) },
      { id: second, placing: gradeHeadToHead(contest, second, first) },
    ])
  })
  return [
    {
      type: 'betSettlement',
      ...about,
      certainty: 2,
      markets: [
        line(
          markets.winner,
          '',
          ids.map((id) => ({ id, placing: gradeTop(contest, id, 1) })),
        ),
        ...placesOf(league).map((places) =>
          line(
            markets.top,
            `winners=${places}`,
            ids.map((id) => ({ id, placing: gradeTop(contest, id, places) })),
          ),
        ),
        ...pairs,
      ],
    },
    { type: 'oddsChange', ...about, state: onlyStatus('closed'), markets: [] },
  ]
}

type Settled = MessageOf<'betSettlement'>['markets'][number]['outcomes'][number]

/** A dead heat as the share of the stake that plays on. */
export function settled(id: string, placing: Placing | null): Settled {
  if (!placing) return { id, result: 'undecided', deadHeat: null }
  const { result, deadHeat } = placing
  return { id, result, deadHeat: deadHeat && (deadHeat.places / deadHeat.tied).toFixed(12) }
}
