import type { Language } from '@andon/contract/languages'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Live } from '../live/create-live.ts'
import type { PlacingStore } from '../slip/placing.ts'
import type { SportsClient } from './api.ts'
import type { Host } from './host.ts'
import type { HostFigures } from './host-figures.ts'
import type { Session, SessionState } from './session.ts'

export interface Services {
  readonly language: Language
  readonly client: SportsClient
  readonly live: Live
  readonly host: Host
  readonly session: Session
  readonly placing: PlacingStore
  readonly figures: HostFigures
}

const Context = createContext<Services | null>(null)
export const ServicesProvider = Context.Provider

export function useServices(): Services {
  const services = useContext(Context)
  if (!services) throw new Error('rendered outside of ServicesProvider')
  return services
}

export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.get)
}
