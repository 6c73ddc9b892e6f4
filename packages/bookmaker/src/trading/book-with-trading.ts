import type { Log } from '@andon/platform/log'
import { createLoop } from '@andon/platform/loop'
import type { Db } from '@andon/platform/sql'
import { eachWayNow } from '../book/each-way-now.ts'
import type { EventChanges } from '../book/event-changes.ts'
import { type EventNow, readSelection, readTogether, selectionNow } from '../book/event-now.ts'
import type { RunningBook } from '../book/run-book.ts'
import { changesBetween } from '../feed/changes.ts'
import { type EventView, viewEvent } from '../feed/event-view.ts'
import { lineKey } from '../feed/messages.ts'
import type { SelectionId } from '../model/selection.ts'
import type { EventUrn } from '../model/urn.ts'
import { applyTrading, withMargin } from './apply-trading.ts'
import { boostsOf } from './boosts-now.ts'
import { specialNow, stateOf } from './special-now.ts'
import { ordersAfter } from './store.ts'
import { afterOrder, noOrders } from './trader-command.ts'

export interface BookWithTrading extends RunningBook {
  /** The selections that have a better price now. */
  boosted(): Iterable<SelectionId>
  /** Calls the function after they, or what they are worth, have changed: an order or its end, the start of an event, a price that moved. */
  onBoosts(listener: () => void): () => void
  /** Follows the orders that are new; resolves when they are in force here. */
  readOrders(): Promise<void>
}

const everyMs = 500

const atOnce = 500

/** The running book with what staff have ordered about its offer. Every server reads the orders for itself, twice a second. */
export function bookWithTrading(
  book: RunningBook,
  { db, log, now }: { readonly db: Db; readonly log: Log; readonly now: () => number },
): BookWithTrading {
  const listeners = new Set<(changes: EventChanges) => void>()
  /** Events that staff have changed, as they were last published. */
  const told = new Map<EventUrn, EventView>()
  let trading = noOrders
  let read = 0
  let lookedAt = now()

  const traded = (event: EventNow) => applyTrading(event, trading)
  const specialOf = (id: EventUrn) => {
    const special = trading.events.get(id)?.special
    return special ? specialNow(id, special, now()) : null
  }
  const find = (id: EventUrn) => {
    const event = specialOf(id) ?? book.event(id)
    return event && traded(event)
  }
  /** Yields the specials that are not decided yet. */
  function* openSpecials() {
    for (const [id, { special }] of trading.events)
      if (special && ['open', 'closed'].includes(stateOf(special, now()))) yield { id, special }
  }
  const tell = (changes: EventChanges) => {
    for (const listener of listeners) listener(changes)
  }

  function tellAgain(id: EventUrn): void {
    const event = find(id)
    if (!event) return
    const [before, after] = [told.get(id) ?? null, viewEvent(event.record, event.around)]
    told.set(id, after)
    const known = new Map(before?.lines.map((line) => [lineKey(line), line]))
    const lines = after.lines.map((line) => [known.get(lineKey(line)) ?? null, line] as const)
    const changes = changesBetween([before, after], lines)
    if (changes.length > 0) tell({ event, changes })
  }

  book.onChanges((changes) => {
    if (listeners.size === 0) return
    const { id } = changes.event.record
    if (traded(changes.event) === changes.event && !told.has(id)) tell(changes)
    else tellAgain(id)
  })

  async function readOn(): Promise<void> {
    for (;;) {
      const orders = await ordersAfter(db, read, atOnce)
      const touched = new Set<EventUrn>()
      for (const order of orders) {
        const before = trading
        trading = afterOrder(trading, order)
        read = order.id
        if (trading === before) continue
        const specials = [...openSpecials()].map(({ id }) => id)
        for (const id of order.event ? [order.event] : [...idsOf(book), ...specials]) touched.add(id)
      }
      for (const id of touched) tellAgain(id)
      if (orders.length < atOnce) return
    }
  }

  /** Tells of specials that their time has closed since the last look. */
  function closeSpecials(): void {
    const [from, until] = [lookedAt, now()]
    lookedAt = until
    for (const { id, special } of openSpecials())
      if (special.closesAtMs > from && special.closesAtMs <= until) tellAgain(id)
  }

  const selection = (id: SelectionId) => {
    const asked = readSelection(id)
    const event = asked && find(asked.event as EventUrn) // of another text there is none
    return event ? selectionNow(event, asked, book.inPlayDelays) : null
  }
  const boosts = boostsOf({ find, selection, trading: () => trading, now })

  async function look(): Promise<void> {
    closeSpecials()
    await readOn()
    boosts.tellIfChanged()
  }
  const loop = createLoop(look, { everyMs, log, what: 'reading orders of staff' })

  return {
    ...book,
    event: find,
    *events() {
      for (const event of book.events()) yield traded(event)
      for (const { id, special } of openSpecials()) yield traded(specialNow(id, special, now()))
    },
    selection,
    joint: (ids) => {
      const asked = readTogether(ids)
      const event = asked && find(asked.event as EventUrn) // of another text there is none
      if (!event) return { refused: 'NO_JOINT_PRICE', part: null }
      const joint = book.builderPrices.now(event, asked.parts)
      const margin = trading.events.get(event.record.id)?.margin ?? trading.margin
      return 'refused' in joint ? joint : { ...joint, price: withMargin(joint.price, margin) }
    },
    computeJoint: async (ids, urgency) => {
      const asked = readTogether(ids)
      const event = asked && find(asked.event as EventUrn) // of another text there is none
      if (event) await book.builderPrices.compute(event, asked.parts, urgency)
    },
    eachWay: (id) => {
      const asked = readSelection(id)
      const event = asked && find(asked.event as EventUrn) // of another text there is none
      return event ? eachWayNow(event, asked) : null
    },
    boost: boosts.of,
    boosted: boosts.all,
    onBoosts: boosts.onChanges,
    onChanges: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
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

const idsOf = (book: RunningBook) => [...book.events()].map(({ record }) => record.id)
