import { gradeHeadToHead, gradeTop, type Placing } from '../../markets/contest.ts'
import { type EventUrn, readUrn, urn } from '../../model/urn.ts'
import { priceAtMost } from '../../pricing/ladder.ts'
import { addMargin } from '../../pricing/margin.ts'
import { type EventMessage, type MessageOf, type OddsMarket, onlyStatus } from '../messages.ts'
import { roundsOf, seasonSpan } from './calendar.ts'
import { type League, leagues } from './leagues.ts'
import { producers } from './match-messages.ts'
import { competitorId, type Season } from './season.ts'
import { strengthOf } from './strengths.ts'

/** Bets on a whole season of a league: its winner, its first three, and which of two ends before the other. */
export const outrightId = (league: League, season: number): EventUrn => urn('outright', `sim-${league.code}-${season}`)

/** The league and season of an outright's id; null for any other. */
export function outrightOf(id: EventUrn): { readonly league: League; readonly season: number } | null {
  const [, code, season] = /^sim-([a-z]+\d)-(\d+)$/.exec(readUrn(id)?.key ?? '') ?? []
  const league = leagues.find((one) => one.code === code)
  return league && season !== undefined ? { league, season: Number(season) } : null
}

const markets = { winner: 1110, top: 1091, headToHead: 539 } as const
const topPlaces = 3
/** Imagined ends of a season behind a price, and the margins: many outcomes, little knowledge. */
const runs = 400
const margin = { winner: 0.15, top: 0.1, headToHead: 0.06 } as const
const least = 1 / runs

/** Pairs of rivals of a season: the strongest two, and the two after them. */
export function rivals(league: League, season: number, seed: string): (readonly [number, number])[] {
  const order = league.entrants
    .map((_, entrant) => entrant)
    .toSorted((one, other) => strengthOf(league, other, season, seed) - strengthOf(league, one, season, seed))
  const [first = 0, second = 1, third = 2, fourth = 3] = order
  return [
    [first, second],
    [third, fourth],
  ]
}

interface Asked {
  readonly league: League
  readonly number: number
  readonly season: Season
  readonly seed: string
}

/** What is said of a season's outrights after `from` and up to `to`: prices at the beginning of every round, results after the last. */
export function outrightMessages(asked: Asked, from: number, to: number): EventMessage[] {
  const { league, number } = asked
  const span = seasonSpan(league, number)
  const roundMs = (span.to - span.from) / roundsOf(league)
  const messages: EventMessage[] = []
  for (let round = 0; round < roundsOf(league); round++) {
    const at = span.from + round * roundMs
    if (at > from && at <= to) messages.push(...outrightSnapshot(asked, at))
  }
  if (span.to > from && span.to <= to) messages.push(...closing(asked, span.to))
  return messages
}

/** Start and prices at a time within the season. They are those of the round's beginning. */
export function outrightSnapshot(asked: Asked, at: number): EventMessage[] {
  const { league, number } = asked
  const span = seasonSpan(league, number)
  const roundMs = (span.to - span.from) / roundsOf(league)
  const pricedAt = span.from + Math.floor((at - span.from) / roundMs) * roundMs
  const about = { producer: producers.preMatch, event: outrightId(league, number), at, requestId: null }
  const state = onlyStatus('live')
  return [
    { type: 'fixtureChange', ...about, change: 'new', startsAt: span.from },
    { type: 'oddsChange', ...about, state, markets: offers(asked, pricedAt) },
  ]
}

function offers({ league, number, season, seed }: Asked, at: number): OddsMarket[] {
  const ends = season.imaginedEnds(at, runs)
  const share = (holds: (order: readonly number[]) => boolean) => ends.filter(holds).length / runs
  const entrants = league.entrants.map((_, entrant) => entrant)
  const winner = entrants.map((entrant) => ({ entrant, chance: share(([first]) => first === entrant) }))
  const top = entrants.map((entrant) => ({ entrant, chance: share((order) => order.indexOf(entrant) < topPlaces) }))
  const pairs = rivals(league, number, seed).map(([one, other], place) => {
    const chance = share((order) => order.indexOf(one) < order.indexOf(other))
    const both = [
      { entrant: one, chance },
      { entrant: other, chance: 1 - chance },
    ]
    return offer(league, { market: markets.headToHead, specifiers: `id=${place + 1}`, margin: margin.headToHead }, both)
  })
  return [
    offer(league, { market: markets.winner, specifiers: '', margin: margin.winner }, winner),
    offer(league, { market: markets.top, specifiers: `winners=${topPlaces}`, margin: margin.top }, top),
    ...pairs,
  ]
}

function offer(
  league: League,
  of: { readonly market: number; readonly specifiers: string; readonly margin: number },
  entrants: readonly { readonly entrant: number; readonly chance: number }[],
): OddsMarket {
  const open = entrants.filter(({ chance }) => chance >= least && chance <= 1 - least)
  const implied =
    open.length < 2
      ? []
      : addMargin(
          open.map(({ chance }) => chance),
          of.margin,
          'power',
        )
  const prices = new Map(
    open.map(({ entrant }, place) => [
      entrant,
      implied[place] === undefined ? null : priceAtMost(1000 / implied[place]),
    ]),
  )
  return {
    market: of.market,
    specifiers: of.specifiers,
    status: implied.length > 0 ? 'active' : 'suspended',
    favourite: of.market === markets.winner,
    cashOut: 'unavailable',
    outcomes: entrants.map(({ entrant, chance }) => {
      const price = prices.get(entrant) ?? null
      return { id: competitorId(league, entrant), price, active: price !== null, probability: chance }
    }),
  }
}

function closing({ league, number, season, seed }: Asked, at: number): EventMessage[] {
  const about = { producer: producers.preMatch, event: outrightId(league, number), at, requestId: null }
  const contest = season.contestAt(at)
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
        line(
          markets.top,
          `winners=${topPlaces}`,
          ids.map((id) => ({ id, placing: gradeTop(contest, id, topPlaces) })),
        ),
        ...pairs,
      ],
    },
    { type: 'oddsChange', ...about, state: onlyStatus('closed'), markets: [] },
  ]
}

type Settled = MessageOf<'betSettlement'>['markets'][number]['outcomes'][number]

/** A dead heat as the share of the stake that plays on. */
function settled(id: string, placing: Placing | null): Settled {
  if (!placing) return { id, result: 'undecided', deadHeat: null }
  const { result, deadHeat } = placing
  return { id, result, deadHeat: deadHeat && (deadHeat.places / deadHeat.tied).toFixed(12) }
}
