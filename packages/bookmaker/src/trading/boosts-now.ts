import { type EventNow, readSelection, selectionNow } from '../book/event-now.ts'
import type { BoostNow, SelectionNow } from '../book/offer.ts'
import { price } from '../model/price.ts'
import type { SelectionId } from '../model/selection.ts'
import type { EventUrn } from '../model/urn.ts'
import type { Trading } from './trader-command.ts'

interface Sources {
  readonly find: (id: EventUrn) => EventNow | null
  readonly selection: (id: SelectionId) => SelectionNow | null
  readonly trading: () => Trading
  readonly now: () => number
}

/** The better prices of now: before the start only, while the selection takes bets, and never for less than its price. */
export function boostsOf({ find, selection, trading, now }: Sources) {
  const listeners = new Set<() => void>()
  let lastPublished = '[]'

  function of(id: SelectionId): BoostNow | null {
    const parsed = readSelection(id)
    const event = parsed && find(parsed.event as EventUrn) // of another text there is none
    if (!event) return null
    const boost = trading().events.get(event.record.id)?.boosts.get(`${parsed.marketKey}/${parsed.outcome}`)
    if (!boost || (boost.untilMs !== null && now() >= boost.untilMs)) return null
    const offered = selectionNow(event, parsed)
    if (!offered?.open || offered.inPlay || offered.price === null || boost.price <= offered.price) return null
    return { price: price(boost.price), untilMs: boost.untilMs, mostStake: boost.mostStake, order: boost.order }
  }

  function* all(): Iterable<SelectionId> {
    for (const [event, { boosts }] of trading().events)
      for (const key of boosts.keys()) if (of(`${event}/${key}`)) yield `${event}/${key}`
  }

  return {
    of,
    all,
    onChanges(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Tells the listeners if a boost, or the price that it betters, is another than at the last look. */
    publishIfChanged(): void {
      if (listeners.size === 0) return
      const boosts = JSON.stringify(Array.from(all(), (id) => [id, of(id), selection(id)?.price]))
      if (boosts === lastPublished) return
      lastPublished = boosts
      for (const listener of listeners) listener()
    },
  }
}
