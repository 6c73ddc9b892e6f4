import { pricesOf } from '../../../pricing/offer.ts'
import { type EventMessage, type OddsMarket, onlyStatus } from '../../messages.ts'
import { producers, putOffMs } from '../match-messages.ts'
import { settled } from '../season/outrights.ts'
import type { RoundSpecial } from './round-specials.ts'

/** The market of specials with one winner. */
const line = { market: 535, specifiers: 'winners=1' } as const

/** Margins as for outrights: sides are many and little is known of each, bands are few. */
const margin = { total: 0.08, most: 0.15 } as const

/** Returns the messages about a special after `from` and up to `to`: that it is offered, that it takes no more bets, and how it ended. The same in whatever pieces a time is asked for. */
export function specialMessages(special: RoundSpecial, from: number, to: number): EventMessage[] {
  const isIn = (at: number) => at > from && at <= to
  const { opensAt, closesAt, overBy } = special
  if (opensAt > to || overBy <= from) return []
  // it may be void before it closes, once a match is known to be put off
  const end = to < closesAt - putOffMs ? null : special.end()
  const messages: EventMessage[] = []
  if (isIn(opensAt)) messages.push(...currentState(special, opensAt))
  if (isIn(closesAt) && (!end || end.at > closesAt)) messages.push(offer(special, closesAt))
  if (end && isIn(end.at)) messages.push(...closing(special, end.at))
  return messages
}

/** All that stands of a special at a time, or what was said at its end where that came after `since`. */
export function specialSnapshot(
  special: RoundSpecial,
  { at, since }: { readonly at: number; readonly since: number },
): EventMessage[] {
  if (at < special.opensAt || special.overBy <= since) return []
  const end = at < special.closesAt - putOffMs ? null : special.end()
  if (!end || end.at > at) return currentState(special, at)
  return end.at > since ? closing(special, end.at) : []
}

const aboutAt = ({ id }: RoundSpecial, at: number) => ({
  producer: producers.preMatch,
  event: id,
  at,
  requestId: null,
})

const currentState = (special: RoundSpecial, at: number): EventMessage[] => [
  { type: 'fixtureChange', ...aboutAt(special, at), change: 'new', startsAt: special.closesAt },
  offer(special, at),
]

/** From the beginning of the round on nothing can be bet: who watches it would know more than the prices. */
function offer(special: RoundSpecial, at: number): EventMessage {
  const isOpen = at < special.closesAt
  const state = onlyStatus(isOpen ? 'notStarted' : 'live')
  return { type: 'oddsChange', ...aboutAt(special, at), state, markets: [marketOf(special, isOpen)] }
}

function marketOf(special: RoundSpecial, isOpen: boolean): OddsMarket {
  const outcomes = special.outcomes()
  const prices = pricesOf(
    outcomes.map(({ chance }) => chance),
    margin[special.question],
  )
  return {
    ...line,
    status: isOpen ? 'active' : 'suspended',
    favourite: true,
    cashOut: 'unavailable',
    outcomes: outcomes.map(({ id, chance }, place) => {
      const price = prices[place] ?? null
      return { id, price, active: price !== null, probability: Math.min(1, chance) }
    }),
  }
}

function closing(special: RoundSpecial, at: number): EventMessage[] {
  const about = aboutAt(special, at)
  const { placings } = special.end()
  if (!placings)
    return [
      { type: 'betCancel', ...about, window: { from: null, to: null }, markets: [{ ...line, voidReason: null }] },
      { type: 'oddsChange', ...about, state: onlyStatus('cancelled'), markets: [] },
    ]
  const outcomes = [...placings].map(([id, placing]) => settled(id, placing))
  return [
    { type: 'betSettlement', ...about, certainty: 2, markets: [{ ...line, voidReason: null, outcomes }] },
    { type: 'oddsChange', ...about, state: onlyStatus('closed'), markets: [] },
  ]
}
