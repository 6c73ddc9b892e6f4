import type { ToSportsBook } from '@andon/contract/vendor-messages/sports-book'
import { useSyncExternalStore } from 'react'
import type { Host } from './host.ts'
import { useServices } from './services.ts'

type Figures = Omit<Extract<ToSportsBook, { type: 'sportsbook.figures' }>, 'type'>

export type HostLimit = NonNullable<Figures['limit']>

/** The player's day and limits, as the site tells them: they cover the casino, too. Null while it has told nothing. */
export function createHostFigures(host: Host) {
  let figures: Figures | null = null
  const listeners = new Set<() => void>()
  host.onMessage((message) => {
    if (message.type !== 'sportsbook.figures') return
    const { type: _, ...told } = message
    figures = told
    for (const listener of listeners) listener()
  })
  return {
    get: (): Figures | null => figures,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type HostFigures = ReturnType<typeof createHostFigures>

export function useHostFigures(): Figures | null {
  const { figures } = useServices()
  return useSyncExternalStore(figures.subscribe, figures.get)
}
