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
 * of matches from a day and a half before their start until their results are confirmed, of outrights over their season, and of specials about rounds from a day before them.
 */
export function simulator(seed: string, offered: readonly League[] = leagues) {
  const offers = new Map<EventUrn, MatchOffer>()
  /** When the last message about a match that is over was sent. */
  const over = new Map<EventUrn, number>()
  const outrights = new Map<string, Outright>()

  function offerOf(fixture: Fixture): MatchOffer {
    const known = offers.get(fixture.id)
    if (known) return known
    const offer = matchOffer(fixture, seed)
    offers.set(fixture.id, offer)
    return offer
  }

  function close(id: EventUrn, at: number): void {
    offers.delete(id)
    if (over.size >= 5_000) over.clear()
    over.set(id, at)
  }

  function outrightIn(league: League, number: number): Outright {
    const key = `${league.code}-${number}`
    const known = outrights.get(key)
    if (known) return known
    if (outrights.size >= 3 * offered.length) outrights.clear() // past ones
    const found = outrightOfSeason(league, number, seed)
    outrights.set(key, found)
    return found
  }

  /** Matches of which something may be said between two times. */
  const fixturesAround = (from: number, to: number) =>
    fixturesBetween(from - longestMs - confirmMs, to + openMs + 1, seed, offered)

  /** Specials of which something may be said between two times. */
  const specialsAround = (from: number, to: number) =>
    roundsBetween(from - longestMs - confirmMs, to + specialOpenMs, seed, offered).flatMap(
      (fixtures) => specialOfRound(fixtures, seed) ?? [],
    )

  return {
    /** Everything said after `from` and up to `to`, in order: the same in whatever pieces a time is asked for. */
    messagesBetween(from: number, to: number): Message[] {
      const messages: Message[] = []
      for (let at = (Math.floor(from / aliveMs) + 1) * aliveMs; at <= to; at += aliveMs)
        for (const producer of Object.values(producers))
          messages.push({ type: 'alive', producer, at, subscribed: true })
      for (const fixture of fixturesAround(from, to)) {
        const opensAt = fixture.plannedAt - openMs
        const isPutOff = fixture.plannedAt !== fixture.startsAt
        const startsLater = fixture.startsAt - handOverMs > to
        const hasSaid = (at: number, next: number) => at <= from && next > to
        const fullAt = fullFrom(fixture)
        const isWaiting = !isPutOff && (hasSaid(opensAt, fullAt) || hasSaid(fullAt, fixture.startsAt - handOverMs))
        if (opensAt > to || isWaiting || (over.get(fixture.id) ?? to) <= from) continue
        // a match that waits for its start is looked up again then, and not kept until then
        const offer = startsLater && !isPutOff ? matchOffer(fixture, seed) : offerOf(fixture)
        const closedAt = spanOf(offer).to
        if (closedAt <= from) close(fixture.id, closedAt)
        else messages.push(...matchMessages(offer, from, to))
      }
      for (const league of offered)
        for (let number = seasonAt(league, from - 1); number <= seasonAt(league, to); number++)
          messages.push(...outrightMessages(outrightIn(league, number), from, to))
      for (const special of specialsAround(from, to)) messages.push(...specialMessages(special, from, to))
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
      const answer = (messages: readonly EventMessage[]) => messages.map((message) => ({ ...message, requestId }))
      const since = Math.max(after ?? at, at - lookBackMs)
      for (const fixture of fixturesAround(since, at)) {
        if (
          fixture.plannedAt - openMs > at ||
          (fixture.startsAt <= at ? producers.live : producers.preMatch) !== producer
        )
          continue
        const offer = fixture.startsAt > at ? matchOffer(fixture, seed) : offerOf(fixture)
        const { to } = spanOf(offer)
        if (to > at) yield answer(matchSnapshot(offer, at))
        else if (to > since) yield answer(matchMessages(offer, to - 1, to))
      }
      if (producer === producers.preMatch) {
        for (const special of specialsAround(since, at)) yield answer(specialSnapshot(special, { at, since }))
        for (const league of offered)
          for (let number = seasonAt(league, since - 1); number <= seasonAt(league, at); number++) {
            const outright = outrightIn(league, number)
            const isPast = number < seasonAt(league, at)
            for (const _ of prepareOutright(outright, isPast ? seasonSpan(league, number).to - 1 : at)) yield []
            yield answer(isPast ? outrightMessages(outright, since, at) : outrightSnapshot(outright, at))
          }
      }
      yield [{ type: 'snapshotComplete', producer, at, requestId }]
    },

    /** Returns the record of a match that is played; null for any other. */
    recordAt(id: EventUrn, at: number): Match | null {
      const offer = offers.get(id)
      return offer ? matchAt(offer.timeline, (at - offer.fixture.startsAt) / 1000) : null
    },

    /** Whether an event of the simulator is in none of its leagues, as after an upgrade that changed them. */
    isGone: (id: EventUrn): boolean =>
      readUrn(id)?.key.startsWith('sim-') === true &&
      fixtureOf(id, seed) === null &&
      outrightOf(id) === null &&
      specialOf(id, seed) === null,

    tableAt: (league: League, at: number) => outrightIn(league, seasonAt(league, at)).season.tableAt(at),
  }
}
export type Simulator = ReturnType<typeof simulator>
