import type { ToSportsBook } from '@andon/contract/vendor-messages/sports-book'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { balanceKey } from '../../player/balance.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { playerKey } from '../../player/session.ts'
import { overviewKey } from '../limits/use-limits.ts'
import { useFrameMessages } from './use-frame-messages.ts'

interface Options {
  /** The origin of the sportsbook; null before it is opened. */
  readonly origin: string | null
  /** The page to which a player returns after a login. */
  readonly returnPath: string
  readonly onReady: () => void
  /** The sportsbook shows another page. */
  readonly onLocation: (path: string) => void
  readonly onTitle: (title: string | null) => void
  /** The sportsbook says that its session is over. */
  readonly onExpired: () => void
  readonly onHeight: (pixels: number) => void
}

/** Acts on the messages of the sportsbook: fetches what its bets changed, and opens the pages of the site that it asks for. Returns the function that sends to it. */
export function useSportsBookMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, returnPath, onReady, onLocation, onTitle, onExpired, onHeight }: Options,
): (message: ToSportsBook) => void {
  const path = usePath()
  const navigate = useNavigate()
  const modals = useModals()
  const queries = useQueryClient()
  return useFrameMessages(frame, origin, (message) => {
    switch (message.type) {
      case 'sportsbook.ready':
        return onReady()
      case 'sportsbook.location':
        return onLocation(message.path)
      case 'sportsbook.title':
        return onTitle(message.title)
      case 'sportsbook.balance':
        void queries.invalidateQueries({ queryKey: playerKey('play-history') })
        void queries.invalidateQueries({ queryKey: overviewKey })
        return refetchIfMissed(queries)
      case 'sportsbook.expired':
        return onExpired()
      case 'sportsbook.login':
        rememberReturnPath(returnPath)
        return modals.open('login')
      case 'sportsbook.deposit':
        return void navigate(path('/account/cashier'))
      case 'sportsbook.limits':
        return void navigate(path('/account/limits'))
      case 'sportsbook.height':
        return onHeight(message.pixels)
    }
  })
}

/** The time that realtime may take to bring a balance that changed at the sportsbook. */
const realtimeWithinMs = 3_000

/** Fetches the balance once if realtime has not brought it, for example on a lost connection. */
function refetchIfMissed(queries: QueryClient): void {
  const askedAt = Date.now()
  setTimeout(() => {
    const { dataUpdatedAt = 0 } = queries.getQueryState(balanceKey) ?? {}
    if (dataUpdatedAt < askedAt - realtimeWithinMs) void queries.invalidateQueries({ queryKey: balanceKey })
  }, realtimeWithinMs)
}
