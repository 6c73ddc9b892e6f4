import type { ToSportsBook } from '@andon/contract/vendor-messages/sports-book'
import { useSyncExternalStore } from 'react'
import type { Host } from './host.ts'
import { createListeners } from './listeners.ts'
import { useServices } from './services.ts'

type Figures = Omit<Extract<ToSportsBook, { type: 'sportsbook.figures' }>, 'type'>

export type HostLimit = NonNullable<Figures['limit']>

/** The player's day and limits, as the site sends them: they cover the casino, too. Null until it has sent them. */
export function createHostFigures(host: Host) {
  let figures: Figures | null = null
  const { notify, subscribe } = createListeners()
  host.onMessage((message) => {
    if (message.type !== 'sportsbook.figures') return
    const { type: _, ...stated } = message
    figures = stated
    notify()
  })
  return {
    get: (): Figures | null => figures,
    subscribe,
  }
}

export type HostFigures = ReturnType<typeof createHostFigures>

export function useHostFigures(): Figures | null {
  const { figures } = useServices()
  return useSyncExternalStore(figures.subscribe, figures.get)
}
