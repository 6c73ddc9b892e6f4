import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Db } from '@andon/platform/sql'
import type { EventNow } from '../book/event-now.ts'
import { offerByEvent } from '../book/offer-by-event.ts'
import type { RunningBook } from '../book/run-book.ts'
import type { SelectionId } from '../model/selection.ts'
import type { EventUrn } from '../model/urn.ts'
import { applyTrading, withMargin } from './apply-trading.ts'
import { boostsOf } from './boosts-now.ts'
import { followOrders } from './follow-orders.ts'
import { publishTraded } from './publish-traded.ts'
import { specialNow } from './special-now.ts'

export interface BookWithTrading extends RunningBook {
  /** The selections that have a better price now. */
  boosted(): Iterable<SelectionId>
  /** Calls the function after they, or what they are worth, have changed: an order or its end, the start of an event, a price that moved. */
  onBoosts(listener: () => void): () => void
  /** Follows the orders that are new; resolves when they are in force here. */
  readOrders(): Promise<void>
}

const everyMs = 500

/** The running book with what staff have ordered about its offer. Every server reads the orders for itself, twice a second. */
export function bookWithTrading(
  book: RunningBook,
  { db, log, now }: { readonly db: Db; readonly log: Log; readonly now: () => number },
): BookWithTrading {
  const orders = followOrders({ db, now, bookEvents: () => [...book.events()].map(({ record }) => record.id) })
  const traded = (event: EventNow) => applyTrading(event, orders.trading())
  const find = (id: EventUrn) => {
    const event = orders.special(id) ?? book.event(id)
    return event && traded(event)
  }
  const publishing = publishTraded({ find, traded })
  book.onChanges(publishing.receive)

  const offer = offerByEvent({
    find,
    delays: book.inPlayDelays,
    builderPrices: book.builderPrices,
    jointPrice: (computed, { record }) => {
      const { events, margin } = orders.trading()
      return withMargin(computed, events.get(record.id)?.margin ?? margin)
    },
  })
  const boosts = boostsOf({ find, selection: offer.selection, trading: orders.trading, now })

  async function readOrders(): Promise<void> {
    for (const id of orders.closedSpecials()) publishing.publishAgain(id)
    for (;;) {
      const { concerned, more } = await orders.readNext()
      for (const id of concerned) publishing.publishAgain(id)
      if (!more) break
    }
    boosts.publishIfChanged()
  }
  const loop = createLoop(readOrders, { everyMs, log, what: 'reading orders of staff' })

  return {
    ...book,
    ...offer,
    event: find,
    *events() {
      for (const event of book.events()) yield traded(event)
      for (const { id, special } of orders.openSpecials()) yield traded(specialNow(id, special, now()))
    },
    boost: boosts.of,
    multipleBoosts: () => orders.trading().multipleBoosts,
    boosted: boosts.all,
    onBoosts: boosts.onChanges,
    onChanges: publishing.onChanges,
    readOrders: loop.turn,
    start: () => {
      loop.start()
      book.start()
    },
    stop: async () => {
      await loop.stop()
      await book.stop()
    },
  }
}
