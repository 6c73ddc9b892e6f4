import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../live/use-live.ts'
import { useServices, useSession } from '../page/services.ts'
import { type BetFilter, nextOfSearch, noFilter, passes } from './bet-filter.ts'

/** The pace for one page, while the stream is lost; the more pages are shown, the less often all of them are read again. */
const refreshMs = 5000
/** Bets that are looked for before the player asks for more. */
const wantedAtOnce = 20
const pagesAtOnce = 25

/** The player's bets, newest first, page by page. While a filter is set, pages are read until enough bets pass it, up to a bound. */
export function useBets(state: 'open' | 'settled', filter: BetFilter) {
  const { client } = useServices()
  const isPlayer = useSession().kind === 'player'
  const isLost = useConnection() === 'lost'
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery({
    queryKey: ['bets', state],
    queryFn: ({ pageParam }) => client.call('listBets', { state, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: isPlayer,
    refetchInterval: ({ state: { data: known } }) => isLost && refreshMs * Math.max(1, known?.pages.length ?? 1),
  })
  const [search, setSearch] = useState({ filter, state, wanted: wantedAtOnce, mostPages: pagesAtOnce })
  const goal =
    search.filter === filter && search.state === state
      ? search
      : { filter, state, wanted: wantedAtOnce, mostPages: pagesAtOnce }
  const bets = data?.pages.flatMap((page) => page.bets) ?? []
  const pages = data?.pages.length ?? 0
  const next = nextOfSearch({ bets, pages, hasMore: hasNextPage }, goal)
  const isSearching = filter !== noFilter && next === 'load' && !isFetchNextPageError
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage()
  }, [isSearching, isFetchingNextPage, fetchNextPage])
  return {
    bets,
    found: bets.filter((bet) => passes(bet, filter)),
    isPending,
    isSearching,
    /** True while older bets may pass. */
    hasMore: next !== 'end',
    isStopped: filter !== noFilter && (next === 'stopped' || (next === 'load' && isFetchNextPageError)),
    showMore() {
      setSearch({ ...goal, wanted: goal.wanted + wantedAtOnce, mostPages: pages + pagesAtOnce })
      void fetchNextPage()
    },
  }
}
