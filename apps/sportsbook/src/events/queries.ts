import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { favourites, pinnedFirst } from '../favourites/marks.ts'
import { useLive } from '../live/live-service.ts'
import type { EventRow, SportsRequest } from '../page/api.ts'
import { useServices } from '../page/services.ts'
import { useZone } from '../page/time-zone.ts'

export type EventFilter = Partial<
  Pick<SportsRequest<'listEvents'>, 'sport' | 'category' | 'tournament' | 'when' | 'day'>
>

/** Sports with the number of their events, in the bookmaker's order, those before them that the player has marked. */
export function useSports() {
  const { client } = useServices()
  const { data } = useQuery({
    queryKey: ['sports'],
    queryFn: () => client.call('listSports', {}),
    refetchInterval: ({ state }) => (state.data?.sports.length === 0 ? 5_000 : 60_000),
  })
  const { sports: pinned } = favourites.use()
  const sports = data?.sports
  return useMemo(() => sports && pinnedFirst(sports, pinned), [sports, pinned])
}

/** Categories and their tournaments from A to Z; of all sports without one. */
export function useTournaments(sport: string | undefined, { enabled = true } = {}) {
  const { client, language } = useServices()
  const { data } = useQuery({
    queryKey: ['tournaments', sport, language],
    queryFn: () => client.call('listTournaments', { language, ...(sport && { sport }) }),
    enabled,
  })
  return data?.categories
}

/** A list of events, page by page. Their prices follow the stream while the list is shown; an event that comes or goes reads it again. */
export function useEvents(filter: EventFilter, { enabled = true } = {}) {
  const { client } = useServices()
  const live = useLive()
  const zone = useZone()
  const query = useInfiniteQuery({
    queryKey: ['events', filter, filter.day ? zone : null],
    queryFn: async ({ pageParam }) => {
      const page = await client.call('listEvents', { ...filter, zone, ...(pageParam && { cursor: pageParam }) })
      for (const row of page.events) live.rows.receiveRow(row)
      return page
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
    // the stream follows what is listed; what comes to an empty list is only found by asking
    refetchInterval: ({ state }) => (state.data?.pages[0]?.events.length === 0 ? 5_000 : 60_000),
  })
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query // no other renders a list again
  const events = useMemo(() => data?.pages.flatMap((page) => page.events), [data])
  useFollowRows(events ?? [])
  return { events, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage }
}

const readAgainAfterMs = 3_000

/** Follows the sports of some rows. */
export function useFollowRows(rows: readonly Pick<EventRow, 'sport'>[]): void {
  const live = useLive()
  const queries = useQueryClient()
  const sports = [...new Set(rows.map(({ sport }) => sport.id))].sort().join(' ')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ queryKey: ['events'] })
      }, readAgainAfterMs)
    }
    const ends = sports === '' ? [] : sports.split(' ').map((sport) => live.followSport(sport, readAgain))
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [live, queries, sports])
}
