import { ourDefinitions } from '../../feed/definitions.ts'
import { newEvent, recordMessage } from '../../feed/event-record.ts'
import { lineKey } from '../../feed/messages.ts'
import { type Fixture, fixturesBetween } from '../../feed/simulator/calendar.ts'
import { describeSimulated } from '../../feed/simulator/describe-event.ts'
import { leagues } from '../../feed/simulator/leagues.ts'
import { producers, stateOf } from '../../feed/simulator/match-messages.ts'
import { matchOffer } from '../../feed/simulator/match-offer.ts'
import { matchAt } from '../../feed/simulator/timeline.ts'
import type { Sport } from '../../model/sports.ts'
import type { EventNow } from '../event-now.ts'

/** Seed of the matches that these tests price. */
export const seed = 'joint'
const day = 24 * 3_600_000
const from = 1_790_000_000_000

/** Matches of a sport, by their start. */
export const fixturesOf = (sport: Sport, days = 14): Fixture[] =>
  fixturesBetween(
    from,
    from + days * day,
    seed,
    leagues.filter((league) => league.sport === sport),
  )

/** An event as a book has it, before the start or at a place of its prices. */
export function eventOf(fixture: Fixture, place: number | null = null): EventNow {
  const { id } = fixture
  const offer = matchOffer(fixture, seed)
  const moment = place === null ? -1 : offer.moments.findIndex(({ kind }, at) => at >= place && kind === 'prices')
  const match =
    moment < 0 ? offer.before : (matchAt(offer.timeline, offer.moments[moment]?.second ?? 0) ?? offer.before)
  const producer = moment < 0 ? producers.preMatch : producers.live
  const markets = [...offer.offerAt(moment).values()]
  const state = stateOf(match)
  return {
    record: recordMessage(newEvent(id), {
      type: 'oddsChange',
      producer,
      event: id,
      at: 1,
      requestId: null,
      state,
      markets,
    }),
    description: describeSimulated(seed)(id),
    sequence: 1,
    context: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

export type Selected = readonly [marketKey: string, outcome: string]

/** The open line of a market whose chance is nearest to a half, with its first outcome. */
export function openLine(event: EventNow, market: number, pick = 0): Selected {
  const line = openLineOrNull(event, market, pick)
  if (!line) throw new Error(`no open line of ${market}`)
  return line
}

export function openLineOrNull(event: EventNow, market: number, pick: number): Selected | null {
  const lines = Object.values(event.record.lines).flatMap((line) => {
    const [offer] = Object.values(line.offers)
    const open = Object.entries(offer?.outcomes ?? {}).filter(([, { price }]) => price !== null)
    const [outcome, { probability = null } = {}] = open[pick] ?? []
    const whole = /(total|hcp)=-?\d+(\.[27]5)?$/.test(line.specifiers)
    if (whole || line.market !== market || outcome === undefined || probability === null) return []
    return [{ key: lineKey(line), outcome, off: Math.abs(probability - 0.5) }]
  })
  const [best] = lines.toSorted((one, other) => one.off - other.off)
  return best ? [best.key, best.outcome] : null
}
