import type { Db } from '@andon/platform/sql'
import type { EventUrn } from '../model/urn.ts'
import type { Special } from './special.ts'
import { specialNow, stateOf } from './special-now.ts'
import { ordersAfter } from './store.ts'
import { afterOrder, noOrders, type Trading } from './trader-command.ts'

const mostAtOnce = 500

interface Sources {
  readonly db: Db
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The events of the book, which an order without an event concerns. */
  readonly bookEvents: () => readonly EventUrn[]
}

/** The orders of staff that have been read so far, and the specials that they have made. */
export function followOrders({ db, now, bookEvents }: Sources) {
  let trading = noOrders
  let lastRead = 0
  let closedUntil = now()

  /** Yields the specials that are not decided yet. */
  function* openSpecials(): Generator<{ readonly id: EventUrn; readonly special: Special }> {
    for (const [id, { special }] of trading.events)
      if (special && ['open', 'closed'].includes(stateOf(special, now()))) yield { id, special }
  }

  return {
    openSpecials,
    trading: (): Trading => trading,
    special: (id: EventUrn) => {
      const special = trading.events.get(id)?.special
      return special ? specialNow(id, special, now()) : null
    },
    /** Reads orders that are new, some hundred at most, and returns the events that they concern. */
    async readNext(): Promise<{ readonly concerned: ReadonlySet<EventUrn>; readonly more: boolean }> {
      const orders = await ordersAfter(db, lastRead, mostAtOnce)
      const concerned = new Set<EventUrn>()
      for (const order of orders) {
        const before = trading
        trading = afterOrder(trading, order)
        lastRead = order.id
        if (trading === before || order.body.kind === 'multipleBoosts') continue // which changes no event
        const specials = [...openSpecials()].map(({ id }) => id)
        for (const id of order.event ? [order.event] : [...bookEvents(), ...specials]) concerned.add(id)
      }
      return { concerned, more: orders.length === mostAtOnce }
    },
    /** Returns the specials that their time has closed since the last call. */
    closedSpecials(): EventUrn[] {
      const [from, until] = [closedUntil, now()]
      closedUntil = until
      return [...openSpecials()]
        .filter(({ special }) => special.closesAtMs > from && special.closesAtMs <= until)
        .map(({ id }) => id)
    },
  }
}
