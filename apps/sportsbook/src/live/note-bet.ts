import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { SportsReply } from '../page/api.ts'

type Page = SportsReply<'listBets'>
type Bet = Page['bets'][number]

/** Puts a bet that changed where it is shown. One that moves between the lists, and any change that may have been missed (null), lets them be read again. */
export function noteBet(queries: Pick<QueryClient, 'setQueryData' | 'invalidateQueries'>, bet: Bet | null): void {
  const again = (queryKey: readonly string[]) => void queries.invalidateQueries({ queryKey })
  if (!bet) {
    again(['bets'])
    return
  }
  queries.setQueryData<SportsReply<'showBet'>>(['bets', 'one', bet.id], (known) => known && { ...known, bet })
  const isOpen = bet.status === 'ACCEPTED' || bet.status === 'PENDING_ACCEPTANCE'
  for (const state of ['open', 'settled'] as const) {
    const belongs = isOpen === (state === 'open')
    let wasThere = false
    queries.setQueryData<InfiniteData<Page>>(['bets', state], (known) => {
      wasThere = known?.pages.some((page) => page.bets.some(({ id }) => id === bet.id)) ?? false
      if (!known || !wasThere) return known
      const bets = (page: Page) => page.bets.flatMap((one) => (one.id !== bet.id ? [one] : belongs ? [bet] : []))
      return { ...known, pages: known.pages.map((page) => ({ ...page, bets: bets(page) })) }
    })
    if (belongs && !wasThere && bet.status !== 'NOT_ACCEPTED') again(['bets', state])
  }
}
