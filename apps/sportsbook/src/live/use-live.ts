import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ConnectionState } from './connection-state.ts'
import type { Live } from './create-live.ts'
import { useLive } from './live-service.ts'
import type { EventState, Offer } from './offers.ts'
import type { RowLineKeys } from './row-lines.ts'

/** The current offer of a selection; undefined while nothing is known. Only this component renders again when it moves. */
export function useOffer(selection: string): Offer | undefined {
  const { offers } = useLive().offers
  const subscribe = useCallback((listener: () => void) => offers.subscribe(selection, listener), [offers, selection])
  return useSyncExternalStore(subscribe, () => offers.get(selection))
}

/** Status, part of play, score and start of an event; undefined while nothing is known. */
export function useEventState(event: string): EventState | undefined {
  const { events } = useLive().offers
  const subscribe = useCallback((listener: () => void) => events.subscribe(event, listener), [events, event])
  return useSyncExternalStore(subscribe, () => events.get(event))
}

/** The keys of the main lines of an event; undefined while nothing is known. */
export function useRowLines(event: string): RowLineKeys | undefined {
  const { lines } = useLive().rows
  const subscribe = useCallback((listener: () => void) => lines.subscribe(event, listener), [lines, event])
  return useSyncExternalStore(subscribe, () => lines.get(event))
}

/** Keeps the prices of selections current while the component is mounted, as a slip needs it. */
export function useFollowSelections(selections: readonly string[]): void {
  const live = useLive()
  const key = selections.join(' ')
  useEffect(() => {
    const ends = key === '' ? [] : key.split(' ').map((selection) => live.followSelection(selection))
    return () => {
      for (const end of ends) end()
    }
  }, [live, key])
}

/** The state of the connection to the stream. */
export function useConnection(): ConnectionState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.get)
}

/** The prices of some selections now; null while one takes no bets. Unknown ones are missing. */
export function usePrices(selections: readonly string[]): ReadonlyMap<string, number | null> {
  const pricesNow = (offers: Offers) =>
    selections.flatMap((selection) => {
      const offer = offers.get(selection)
      return offer ? [[selection, offer.open ? offer.price : null]] : []
    })
  const prices = useOfOffers(selections, (offers) => JSON.stringify(pricesNow(offers)))
  return useMemo(() => new Map(JSON.parse(prices)), [prices])
}

type Offers = Live['offers']['offers']

/** Reads from the offers of some selections. Renders again only when the result changes: it is compared by `Object.is`. */
export function useOfOffers<T extends string | boolean>(selections: readonly string[], read: (offers: Offers) => T): T {
  const { offers } = useLive().offers
  const key = selections.join(' ')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = key === '' ? [] : key.split(' ').map((selection) => offers.subscribe(selection, listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [offers, key],
  )
  return useSyncExternalStore(subscribe, () => read(offers))
}
