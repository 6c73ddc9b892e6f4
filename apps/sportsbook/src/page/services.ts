import type { Language } from '@andon/contract/languages'
import { useSyncExternalStore } from 'react'
import type { SportsClient } from './api.ts'
import { createService } from './create-service.ts'
import type { Host } from './host.ts'
import type { HostFigures } from './host-figures.ts'
import type { Session, SessionState } from './session.ts'

/** The services of every page. The stream and the bets being placed are provided by their own rooms. */
export interface Services {
  readonly language: Language
  readonly client: SportsClient
  readonly host: Host
  readonly session: Session
  readonly figures: HostFigures
}

export const [ServicesProvider, useServices] = createService<Services>()

export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.get)
}
