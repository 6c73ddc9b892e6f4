import { mostParts } from '../../markets/event-play.ts'
import type { Match } from '../../markets/match.ts'
import { writeSpecifiers } from '../../model/specifiers.ts'
import {
  type EventMessage,
  type EventState,
  type MessageOf,
  type OddsMarket,
  onlyStatus,
  type Phase,
} from '../messages.ts'
import { type MatchOffer, outcomesOf } from './match-offer.ts'
import { totalOf } from './plays/recorder.ts'
import { endOf, matchAt } from './timeline.ts'

/** The two producers, numbered as in a unified odds feed. */
export const producers = { live: 1, preMatch: 3 } as const

/** How long before its start a match is offered, and when after its end its results are confirmed. */
export const openMs = 36 * 3_600_000
export const confirmMs = 300_000
/** Time before its start from which everything is offered on a match; before that only a few markets. */
const fullMs = 12 * 3_600_000
/** The producer before the match lets go of it so long before its start. */
export const handOverMs = 1_000
/** From something that decides a line until its result is sent. */
const resultMs = 12_000

/** The weather is known so long before the start; then a match is put off, or taken up again some time later. */
export const putOffMs = 5_400_000
const takenUpMs = 1_800_000

/** From when to when a match stands as put off; null for one that is played when it was planned. */
function putOffSpan({ plannedAt, startsAt }: MatchOffer['fixture']): { from: number; to: number } | null {
  if (startsAt === plannedAt) return null
  const from = plannedAt - putOffMs
  return { from, to: Math.max(from + takenUpMs, startsAt - openMs) }
}

/** When the simulator has its first and last word on a match. */
export const spanOf = ({ fixture, timeline }: MatchOffer) => ({
  from: fixture.plannedAt - openMs,
  to: fixture.startsAt + endOf(timeline) * 1000 + confirmMs,
})

/** When everything is on offer. */
export const fullFrom = ({ plannedAt }: MatchOffer['fixture']) => plannedAt - fullMs

/** Returns the feed's messages about a match after `from` and up to `to`, in order. The same whatever the pieces a time is asked for in. */
export function matchMessages(offer: MatchOffer, from: number, to: number): EventMessage[] {
  const { fixture, timeline, moments } = offer
  const messages: EventMessage[] = []
  const isIn = (at: number) => at > from && at <= to
  const about = (at: number, producer: number) => ({ producer, event: fixture.id, at, requestId: null })
  const span = spanOf(offer)
  const at = (second: number) => fixture.startsAt + second * 1000

  if (isIn(span.from)) messages.push(...opening(offer, span.from))
  const fullAt = fullFrom(fixture)
  if (isIn(fullAt)) messages.push(offered(offer, fullAt))
  const putOff = putOffSpan(fixture)
  if (putOff && isIn(putOff.from)) messages.push(...puttingOff(offer, putOff.from))
  if (putOff && isIn(putOff.to)) messages.push(offered(offer, putOff.to))
  if (isIn(at(0) - handOverMs)) {
    const markets = [...offer.offerAt(-1).values()].map((market) => ({
      ...market,
      status: 'handedOver' as const,
      outcomes: [],
    }))
    messages.push({ type: 'oddsChange', ...about(at(0) - handOverMs, producers.preMatch), state: null, markets })
  }
  moments.forEach(({ second, kind }, place) => {
    const match = isIn(at(second)) ? matchAt(timeline, second) : null
    if (!match) return
    const live = about(at(second), producers.live)
    if (kind === 'stop') messages.push({ type: 'betStop', ...live, groups: ['all'], status: 'suspended' })
    const markets = kind === 'stop' ? [] : offer.changesAt(place)
    messages.push({ type: 'oddsChange', ...live, state: stateOf(match), markets })
  })
  timeline.frames.forEach(({ second }, frame) => {
    const sentAt = at(second) + resultMs
    if (!isIn(sentAt)) return
    const settlement = settlementAt(offer, frame)
    if (settlement.length > 0)
      messages.push({ type: 'betSettlement', ...about(sentAt, producers.live), certainty: 1, markets: settlement })
  })
  if (isIn(span.to)) messages.push(...closing(offer, span.to))
  return messages.toSorted((one, other) => one.at - other.at)
}

/** All that stands of a match at a time: what a book would know that had heard everything. */
export function matchSnapshot(offer: MatchOffer, at: number): EventMessage[] {
  const { fixture, timeline, moments } = offer
  const second = (at - fixture.startsAt) / 1000
  const match = matchAt(timeline, second)
  const moment = lastMoment(offer, second)
  const about = { producer: match ? producers.live : producers.preMatch, event: fixture.id, at, requestId: null }
  // while bets are stopped, the prices before the stop stand
  const priced = moments.findLastIndex(({ kind, second: of }) => kind === 'prices' && of <= second)
  const onOffer = at < fullFrom(fixture) ? offer.early() : [...offer.offerAt(priced).values()]
  const markets = moments[moment]?.kind === 'stop' ? onOffer.map(suspended) : onOffer
  const settled = match
    ? [
        ...resultsUntil(
          offer,
          timeline.frames.findLastIndex((frame) => frame.second * 1000 + resultMs <= second * 1000),
        ),
      ]
    : []
  const putOff = putOffSpan(fixture)
  if (putOff && at >= putOff.from && at < putOff.to) return puttingOff(offer, at)
  const startsAt = putOff && at < putOff.from ? fixture.plannedAt : fixture.startsAt
  return [
    { type: 'fixtureChange', ...about, change: 'new', startsAt },
    { type: 'oddsChange', ...about, state: stateOf(match ?? offer.before), markets },
    ...(settled.length > 0
      ? [{ type: 'betSettlement' as const, ...about, certainty: 1 as const, markets: settled }]
      : []),
  ]
}

const suspended = (market: OddsMarket): OddsMarket => ({ ...market, status: 'suspended' })

const lastMoment = ({ moments }: MatchOffer, second: number) =>
  moments.findLastIndex((moment) => moment.second <= second)

function opening(offer: MatchOffer, at: number): EventMessage[] {
  const about = { producer: producers.preMatch, event: offer.fixture.id, at, requestId: null }
  return [
    { type: 'fixtureChange', ...about, change: 'new', startsAt: offer.fixture.plannedAt },
    offered(offer, at, offer.early()),
  ]
}

/** Returns the offer before the start: everything, or these markets. */
const offered = (
  offer: MatchOffer,
  at: number,
  markets: readonly OddsMarket[] = [...offer.offerAt(-1).values()],
): EventMessage => ({
  type: 'oddsChange',
  producer: producers.preMatch,
  event: offer.fixture.id,
  at,
  requestId: null,
  state: stateOf(offer.before),
  markets: [...markets],
})

function puttingOff(offer: MatchOffer, at: number): EventMessage[] {
  const about = { producer: producers.preMatch, event: offer.fixture.id, at, requestId: null }
  const state = { ...stateOf(offer.before), status: 'postponed' as const }
  const markets = [...offer.offerAt(-1).values()].map(suspended)
  return [
    { type: 'oddsChange', ...about, state, markets },
    { type: 'fixtureChange', ...about, change: 'dateTime', startsAt: offer.fixture.startsAt },
  ]
}

/** Every result again, confirmed, and the event closed. */
function closing(offer: MatchOffer, at: number): EventMessage[] {
  const about = { producer: producers.live, event: offer.fixture.id, at, requestId: null }
  const markets = [...resultsUntil(offer, offer.timeline.frames.length - 1)]
  return [
    { type: 'betSettlement', ...about, certainty: 2, markets },
    { type: 'oddsChange', ...about, state: onlyStatus('closed'), markets: [] },
  ]
}

type Settled = MessageOf<'betSettlement'>['markets'][number]

/** The results that a frame brings: of outcomes that were open before it, and of lines chosen since. */
function settlementAt(offer: MatchOffer, frame: number): Settled[] {
  const before = new Map(resultsUntil(offer, frame - 1).map((line) => [`${line.market}|${line.specifiers}`, line]))
  return resultsUntil(offer, frame).filter((line) => {
    const known = before.get(`${line.market}|${line.specifiers}`)
    return JSON.stringify(known?.outcomes) !== JSON.stringify(line.outcomes)
  })
}

/** What was asked last of an offer: the frames come one after the other. */
const lastResults = new WeakMap<MatchOffer, { readonly frame: number; readonly settled: readonly Settled[] }>()

/** Every line with at least one result once a frame's results are sent. */
function resultsUntil(offer: MatchOffer, frame: number): readonly Settled[] {
  const last = lastResults.get(offer)
  if (last?.frame === frame) return last.settled
  const settled = gradedAt(offer, frame)
  lastResults.set(offer, { frame, settled })
  return settled
}

function gradedAt(offer: MatchOffer, frame: number): Settled[] {
  const found = offer.timeline.frames[frame]
  if (!found) return []
  const lines = offer.linesUntil(lastMoment(offer, found.second + resultMs / 1000))
  return [...lines.values()].flatMap(({ market, specifiers }) => {
    const grades = market.grade(found.match, specifiers, offer.players)
    if (Object.keys(grades).length === 0) return []
    const outcomes = outcomesOf(market, specifiers, offer.players).map((id) => ({
      id,
      result: grades[id] ?? ('undecided' as const),
      deadHeat: null,
    }))
    return [{ market: market.id, specifiers: writeSpecifiers(specifiers), voidReason: null, outcomes }]
  })
}

/** Returns the score of a match, in the terms of the feed: sets won where a match is played in sets, else the score. */
export function stateOf(match: Match): EventState {
  const bySets = match.bestOf !== null && match.sport !== 'mma' && match.sport !== 'sumo'
  const count = (side: 'home' | 'away') =>
    match.periods.filter((period) => period.ended && period[side] > period[side === 'home' ? 'away' : 'home']).length
  const score = bySets ? { home: count('home'), away: count('away') } : totalOf(match)
  const sentOff = (side: 'home' | 'away') =>
    match.cards?.filter(({ team, kind }) => team === side && kind !== 'yellow').length ?? 0
  const redCards = match.cards === null ? null : { home: sentOff('home'), away: sentOff('away') }
  const clockSeconds = match.clockSeconds === null ? null : match.clockSeconds + match.stoppageSeconds
  return { status: match.status, phase: phaseOf(match), score, redCards, clockSeconds, ...partsOf(match) }
}

/** Of a match that is played in parts which joint prices need: in football they go by the score of the whole. */
function partsOf({ sport, status, periods, within }: Match): Pick<EventState, 'parts'> {
  const isTold = status === 'live' && periods.length > 0 && periods.length <= mostParts
  if (!isTold || sport === 'football' || sport === 'mma' || sport === 'sumo') return {}
  return { parts: { scores: periods.map(({ home, away }) => ({ home, away })), within } }
}

const parts = ['part1', 'part2', 'part3', 'part4', 'part5', 'part6', 'part7', 'part8', 'part9'] as const

function phaseOf({ sport, status, periods, decision }: Match): Phase {
  const period = periods.at(-1)
  if (!period) return 'notStarted'
  if (status === 'ended') {
    if (decision?.by === 'shootout') return 'endedAfterPenalties'
    return decision?.by === 'overtime' ? 'endedAfterExtraTime' : 'ended'
  }
  if (period.stage === 'shootout') return 'penalties'
  if (period.ended) return 'break'
  if (period.stage === 'overtime') return 'extraTime'
  if (sport === 'football' || sport === 'rugby') return period.number === 1 ? 'firstHalf' : 'secondHalf'
  return parts[period.number - 1] ?? 'other'
}
