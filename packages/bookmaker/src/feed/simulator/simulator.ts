import type { EventUrn } from '../../model/urn.ts'
import type { EventMessage, Message } from '../messages.ts'
import { type Fixture, fixturesBetween, seasonAt } from './calendar.ts'
import { type League, leagues } from './leagues.ts'
import { confirmMs, handOverMs, matchMessages, matchSnapshot, openMs, producers, spanOf } from './match-messages.ts'
import { type MatchOffer, matchOffer } from './match-offer.ts'
import { outrightMessages, outrightSnapshot } from './outrights.ts'
import { type Season, season } from './season.ts'

const aliveMs = 10_000
/** A recovery looks back this far. */
const lookBackMs = 72 * 3_600_000
/** No match takes longer than this. */
const longestMs = 5 * 3_600_000

/**
 * A world of sport that goes on by the calendar: the same seed has the same seasons, and any moment is looked up, not replayed. It speaks like a bought feed,
 * of matches from a day before their start until their results are confirmed, and of outrights over their season.
 */
export function simulator(seed: string, offered: readonly League[] = leagues) {
  const offers = new Map<EventUrn, MatchOffer>()
  /** When the last word was said about matches that are over. */
  const over = new Map<EventUrn, number>()
  const seasons = new Map<string, Season>()

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

  function seasonOf(league: League, number: number): Season {
    const key = `${league.code}-${number}`
    const known = seasons.get(key)
    if (known) return known
    if (seasons.size >= 3 * offered.length) seasons.clear() // past ones
    const found = season(league, number, seed)
    seasons.set(key, found)
    return found
  }

  /** Matches of which something may be said between two times. */
  const fixturesAround = (from: number, to: number) =>
    fixturesBetween(from - longestMs - confirmMs, to + openMs + 1, seed, offered)

  const asked = (league: League, number: number) => ({ league, number, season: seasonOf(league, number), seed })

  return {
    /** Everything said after `from` and up to `to`, in order: the same in whatever pieces a time is asked for. */
    messagesBetween(from: number, to: number): Message[] {
      const messages: Message[] = []
      for (let at = (Math.floor(from / aliveMs) + 1) * aliveMs; at <= to; at += aliveMs)
        for (const producer of Object.values(producers))
          messages.push({ type: 'alive', producer, at, subscribed: true })
      for (const fixture of fixturesAround(from, to)) {
        const opensAt = fixture.plannedAt - openMs
        const isWaiting =
          fixture.plannedAt === fixture.startsAt && opensAt <= from && fixture.startsAt - handOverMs > to
        if (opensAt > to || isWaiting || (over.get(fixture.id) ?? to) <= from) continue
        const offer = offerOf(fixture)
        const closedAt = spanOf(offer).to
        if (closedAt <= from) close(fixture.id, closedAt)
        else messages.push(...matchMessages(offer, from, to))
      }
      for (const league of offered)
        for (let number = seasonAt(league, from - 1); number <= seasonAt(league, to); number++)
          messages.push(...outrightMessages(asked(league, number), from, to))
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
        // a match that waits for its start is looked up again then, and not kept until then
        const offer = fixture.startsAt > at ? matchOffer(fixture, seed) : offerOf(fixture)
        const { to } = spanOf(offer)
        if (to > at) yield answer(matchSnapshot(offer, at))
        else if (to > since) yield answer(matchMessages(offer, to - 1, to))
      }
      if (producer === producers.preMatch)
        for (const league of offered)
          for (let number = seasonAt(league, since - 1); number <= seasonAt(league, at); number++)
            yield answer(
              number < seasonAt(league, at)
                ? outrightMessages(asked(league, number), since, at)
                : outrightSnapshot(asked(league, number), at),
            )
      yield [{ type: 'snapshotComplete', producer, at, requestId }]
    },

    tableAt: (league: League, at: number) => seasonOf(league, seasonAt(league, at)).tableAt(at),
  }
}
export type Simulator = ReturnType<typeof simulator>
