import type { Match } from '../../markets/match.ts'
import { type EventUrn, readUrn } from '../../model/urn.ts'
import type { EventMessage, Message } from '../messages.ts'
import { type Fixture, fixtureOf, fixturesBetween, longestMs, roundsBetween, seasonAt, seasonSpan } from './calendar.ts'
import type { League } from './league.ts'
import { leagues } from './leagues.ts'
import {
  confirmMs,
  fullFrom,
  handOverMs,
  matchMessages,
  matchSnapshot,
  openMs,
  producers,
  spanOf,
} from './match-messages.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import { raceSlotOf } from './races/meetings.ts'
import { raceMessages, raceSnapshot, racesAround } from './races/race-messages.ts'
import {
  type Outright,
  outrightMessages,
  outrightOf,
  outrightOfSeason,
  outrightSnapshot,
  prepareOutright,
} from './season/outrights.ts'
import { specialMessages, specialSnapshot } from './specials/round-special-messages.ts'
import { specialOf, specialOfRound, specialOpenMs } from './specials/round-specials.ts'
import { matchAt } from './timeline.ts'

const aliveMs = 10_000
/** A recovery looks back this far. */
const lookBackMs = 72 * 3_600_000

/**
 * A world of sport that goes on by the calendar: the same seed has the same seasons, and any moment is looked up, not replayed. It sends what a bought feed sends,
 * of matches from a day and a half before their start until their results are confirmed, of outrights over their season, of specials about rounds from a day before them, and of races from two
 * hours before their meeting begins.
 *
 * @param offered leagues of the world; `races`: whether it has races, too
 */
export function simulator(seed: string, offered: readonly League[] = leagues, { races = true } = {}) {
  const world = rememberWorld(seed, offered)
  const racesBetween = (from: number, to: number) => (races ? racesAround(from, to) : [])
  return {
    /** All messages after `from` and up to `to`, in order: the same in whatever pieces a time is requested. */
    messagesBetween(from: number, to: number): Message[] {
      const messages: Message[] = [
        ...aliveBetween(from, to),
        ...matchesBetween(world, from, to),
        ...offered.flatMap((league) => outrightsBetween(world, league, { from, to })),
        ...world.specialsAround(from, to).flatMap((special) => specialMessages(special, from, to)),
        ...racesBetween(from, to).flatMap((race) => raceMessages(race, { from, to, seed })),
      ]
      return messages.sort((one, other) => one.at - other.at)
    },
    /**
     * The answer to a recovery of one producer, event by event: what stands at a time, and what was closed since `after` (null: of closed events nothing). Ends with
     * `snapshotComplete`.
     */
    *snapshot(
      producer: number,
      { at, after, requestId }: { at: number; after: number | null; requestId: number },
    ): Generator<Message[]> {
      const span = { since: Math.max(after ?? at, at - lookBackMs), at }
      const answer = (messages: readonly EventMessage[]) => messages.map((message) => ({ ...message, requestId }))
      for (const messages of matchSnapshots(world, producer, span)) yield answer(messages)
      if (producer === producers.preMatch) {
        for (const special of world.specialsAround(span.since, at)) yield answer(specialSnapshot(special, span))
        for (const race of racesBetween(span.since, at)) yield answer(raceSnapshot(race, { ...span, seed }))
        for (const league of offered)
          for (const messages of outrightSnapshots(world, league, span)) yield answer(messages)
      }
      yield [{ type: 'snapshotComplete', producer, at, requestId }]
    },
    /** Returns the record of a match that is played; null for any other. */
    recordAt(id: EventUrn, at: number): Match | null {
      const offer = world.offers.get(id)
      return offer ? matchAt(offer.timeline, (at - offer.fixture.startsAt) / 1000) : null
    },
    /** True if an event of the simulator is in none of its leagues, as after an upgrade that changed them. */
    isGone: (id: EventUrn): boolean =>
      readUrn(id)?.key.startsWith('sim-') === true &&
      fixtureOf(id, seed) === null &&
      outrightOf(id) === null &&
      specialOf(id, seed) === null &&
      (!races || raceSlotOf(id) === null),
    tableAt: (league: League, at: number) => world.outrightIn(league, seasonAt(league, at)).season.tableAt(at),
  }
}
export type Simulator = ReturnType<typeof simulator>

interface Span {
  readonly since: number
  readonly at: number
}

/** Keeps the computed parts of the world, and finds events in its calendar. */
function rememberWorld(seed: string, offered: readonly League[]) {
  const offers = new Map<EventUrn, MatchOffer>()
  /** When the last message about a match that is over was sent. */
  const over = new Map<EventUrn, number>()
  const outrights = new Map<string, Outright>()

  return {
    seed,
    offers,
    over,
    offerOf(fixture: Fixture): MatchOffer {
      const known = offers.get(fixture.id)
      if (known) return known
      const offer = matchOffer(fixture, seed)
      offers.set(fixture.id, offer)
      return offer
    },
    close(id: EventUrn, at: number): void {
      offers.delete(id)
      if (over.size >= 5_000) over.clear()
      over.set(id, at)
    },
    outrightIn(league: League, number: number): Outright {
      const key = `${league.code}-${number}`
      const known = outrights.get(key)
      if (known) return known
      if (outrights.size >= 3 * offered.length) outrights.clear() // past ones
      const found = outrightOfSeason(league, number, seed)
      outrights.set(key, found)
      return found
    },
    /** Matches that may have messages between two times. */
    fixturesAround: (from: number, to: number) =>
      fixturesBetween(from - longestMs - confirmMs, to + openMs + 1, seed, offered),
    /** Specials that may have messages between two times. */
    specialsAround: (from: number, to: number) =>
      roundsBetween(from - longestMs - confirmMs, to + specialOpenMs, seed, offered).flatMap(
        (fixtures) => specialOfRound(fixtures, seed) ?? [],
      ),
  }
}
type World = ReturnType<typeof rememberWorld>

function* aliveBetween(from: number, to: number): Generator<Message> {
  for (let at = (Math.floor(from / aliveMs) + 1) * aliveMs; at <= to; at += aliveMs)
    for (const producer of Object.values(producers)) yield { type: 'alive', producer, at, subscribed: true }
}

function* matchesBetween(world: World, from: number, to: number): Generator<Message> {
  for (const fixture of world.fixturesAround(from, to)) {
    const opensAt = fixture.plannedAt - openMs
    const isPutOff = fixture.plannedAt !== fixture.startsAt
    const startsLater = fixture.startsAt - handOverMs > to
    const isBetween = (at: number, next: number) => at <= from && next > to
    const fullAt = fullFrom(fixture)
    const isWaiting = !isPutOff && (isBetween(opensAt, fullAt) || isBetween(fullAt, fixture.startsAt - handOverMs))
    if (opensAt > to || isWaiting || (world.over.get(fixture.id) ?? to) <= from) continue
    // a match that waits for its start is looked up again then, and not kept until then
    const offer = startsLater && !isPutOff ? matchOffer(fixture, world.seed) : world.offerOf(fixture)
    const closedAt = spanOf(offer).to
    if (closedAt <= from) world.close(fixture.id, closedAt)
    else yield* matchMessages(offer, from, to)
  }
}

function outrightsBetween(
  world: World,
  league: League,
  { from, to }: { readonly from: number; readonly to: number },
): EventMessage[] {
  const messages: EventMessage[] = []
  for (let number = seasonAt(league, from - 1); number <= seasonAt(league, to); number++)
    messages.push(...outrightMessages(world.outrightIn(league, number), from, to))
  return messages
}

function* matchSnapshots(world: World, producer: number, { since, at }: Span): Generator<readonly EventMessage[]> {
  for (const fixture of world.fixturesAround(since, at)) {
    const producerNow = fixture.startsAt <= at ? producers.live : producers.preMatch
    if (fixture.plannedAt - openMs > at || producerNow !== producer) continue
    const offer = fixture.startsAt > at ? matchOffer(fixture, world.seed) : world.offerOf(fixture)
    const { to } = spanOf(offer)
    if (to > at) yield matchSnapshot(offer, at)
    else if (to > since) yield matchMessages(offer, to - 1, to)
  }
}

/** Yields nothing while it prepares one, so that other work can be done. */
function* outrightSnapshots(world: World, league: League, { since, at }: Span): Generator<readonly EventMessage[]> {
  for (let number = seasonAt(league, since - 1); number <= seasonAt(league, at); number++) {
    const outright = world.outrightIn(league, number)
    const isPast = number < seasonAt(league, at)
    for (const _ of prepareOutright(outright, isPast ? seasonSpan(league, number).to - 1 : at)) yield []
    yield isPast ? outrightMessages(outright, since, at) : outrightSnapshot(outright, at)
  }
}
