import { type SportsReply, type SportsRequest, sportsApi } from '@andon/bookmaker/sports-api'
import { CallRefusal, createBearerClient } from '@andon/web-kit/client'

export type { SportsReply, SportsRequest }
export type EventRow = SportsReply<'listEvents'>['events'][number]
export type EventView = SportsReply<'showEvent'>['event']
export type MarketGroup = SportsReply<'showEvent'>['groups'][number]
export type MarketView = MarketGroup['markets'][number]
export type OutcomeView = MarketView['outcomes'][number]
export type Names = EventView['name']
export type SportCode = EventView['sport']['code']

/** True if the same call may succeed later: it had no reply, or the bookmaker is too busy; never for a fault of the call itself. */
export const mayRetry = (error: unknown): boolean =>
  !(error instanceof CallRefusal) || ['UNAVAILABLE', 'SUPPLIER_UNAVAILABLE', 'INTERNAL'].includes(error.code)

/** Calls the bookmaker, on the sportsbook's own origin. A reply that does not match its schema throws. */
export function createSportsClient() {
  let expired = () => {}
  const client = createBearerClient(sportsApi, {
    onRefused: (code) => {
      if (code === 'SESSION_EXPIRED') expired()
    },
  })
  return {
    call: client.call,
    sessionToken: client.token,
    useSession: client.useSession,
    /** Called when the bookmaker says that the session is over. */
    onExpired: (listener: () => void): void => {
      expired = listener
    },
  }
}

export type SportsClient = ReturnType<typeof createSportsClient>
