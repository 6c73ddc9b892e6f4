import type { PlayerApi } from '@andon/contract'
import { ChangingQueries } from '@andon/realtime-client/changing-queries'
import { createTopics, type Topics } from '@andon/realtime-client/topics'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type CallsOf, callsOf, createClient, type PlayerClient } from '../api/client.ts'
import { ApiRefusal } from '../api/refusal.ts'
import { type Closing, createSignals, type Signals } from '../api/signals.ts'
import { createTransport, type Transport } from '../api/transport.ts'
import type { Page } from './page-context.ts'

export interface Services {
  readonly api: PlayerClient
  /** For calls that late parts of a page bring along. */
  readonly transport: Transport
  readonly signals: Signals
  readonly topics: Topics
}

const ServicesContext = createContext<Services | null>(null)

/** One set per page load and, on the server, per rendering: nothing is shared between two visitors. */
export function ServicesProvider({ page, children }: { page: Page; children: ReactNode }) {
  const [{ services, queries }] = useState(() => {
    const signals = createSignals({ closing: closingAtStart(page) })
    const transport = createTransport({ baseUrl: page.apiBaseUrl, language: page.language, signals })
    const services = { api: createClient(transport), transport, signals, topics: createTopics() }
    return { services, queries: createQueryClient() }
  })
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesContext>
  )
}

export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('useServices needs a ServicesProvider')
  return services
}

export const useApi = (): PlayerClient => useServices().api

/** The calls of a module that only late parts of a page use; `routes` is its own table, which they bring along. */
export function useLateCalls<Module extends keyof PlayerApi>(
  routes: Readonly<Record<keyof PlayerApi[Module], string>>,
): CallsOf<PlayerApi[Module]> {
  const { transport } = useServices()
  return useMemo(() => callsOf(transport, routes) as CallsOf<PlayerApi[Module]>, [transport, routes]) // of the same table
}

/** The notice is in the page already, and nothing was there to leave it slowly. */
function closingAtStart({ closed }: Page): Closing | null {
  if (closed === null) return null
  return { type: closed === 'maintenance' ? 'maintenance' : 'countryBlocked', sinceMs: Number.NEGATIVE_INFINITY }
}

function createQueryClient(): QueryClient {
  return new ChangingQueries({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Lost connections and a busy server; another refusal would be the same again.
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiRefusal && ['NETWORK', 'UNAVAILABLE'].includes(error.code),
      },
    },
  })
}
