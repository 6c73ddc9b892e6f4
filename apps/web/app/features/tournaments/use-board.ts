import type { ReplyOf } from '@andon/contract'
import type { BoardEntry, Tournament, tournaments } from '@andon/contract/player-api/tournaments'
import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { useSession } from '../../player/session.ts'

type Page = ReplyOf<typeof tournaments.getTournamentBoard>

const perPage = 100
/** After a change: the own place at once, the rest of the page at a calmer pace. */
const ownEveryMs = 700
const othersEveryMs = 3_000

export interface BoardView {
  readonly entries: readonly BoardEntry[]
  readonly me: Page['me']
  readonly entrants: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly hasMore: boolean
  loadMore(): void
  renew(): void
}

/** The board page by page; its first places follow the topic, except in calm mode. */
export function useBoard({ id, entrants }: Tournament): BoardView {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  const queryKey = useMemo(() => ['tournamentBoard', id, session.state === 'player'] as const, [id, session.state])
  const [counted, setCounted] = useState(0)
  const first = useQuery({
    queryKey,
    queryFn: () => api.tournaments.getTournamentBoard({ tournamentId: id, limit: perPage }),
    enabled: session.state !== 'unknown',
    staleTime: 2_000,
  })
  const later = useLaterPages(id, first.data)
  const renew = useCallback(() => void queries.invalidateQueries({ queryKey }), [queries, queryKey])
  const renewSoon = useThrottled(renew, first.data?.me ? ownEveryMs : othersEveryMs)
  const moves = useMotionWanted()
  useTopic(tournamentBoardTopic, { tournamentId: id }, (event) => {
    if (!moves) return
    const top = 'image' in event ? event.image : event.change
    setCounted(top.entrants)
    queries.setQueryData<Page>(queryKey, (known) => known && { ...known, entries: withTop(known.entries, top.entries) })
    if ('change' in event) renewSoon()
  })
  const entries = useMemo(
    () => [...(first.data?.entries ?? []), ...later.pages.flatMap((page) => page.entries)],
    [first.data, later.pages],
  )
  return {
    entries,
    me: first.data?.me,
    entrants: Math.max(counted, entrants, entries.length),
    isLoading: first.data === undefined && !first.isError,
    isFailed: first.isError && first.data === undefined,
    hasMore: later.hasMore,
    loadMore: later.loadMore,
    renew: () => {
      later.forget()
      renew()
    },
  }
}

const withTop = (known: readonly BoardEntry[], top: readonly BoardEntry[]): BoardEntry[] => [
  ...top,
  ...known.slice(top.length),
]

/** The pages after the first, one at a time as the reader gets there. */
function useLaterPages(tournamentId: string, first: Page | undefined) {
  const api = useApi()
  const [pages, setPages] = useState<readonly Page[]>([])
  const loading = useRef(false)
  const cursor = (pages.at(-1) ?? first)?.nextCursor
  const loadMore = useCallback(() => {
    if (cursor === undefined || loading.current) return
    loading.current = true
    api.tournaments
      .getTournamentBoard({ tournamentId, cursor, limit: perPage })
      .then(
        (page) => setPages((known) => [...known, page]),
        () => undefined, // the next scroll asks again
      )
      .finally(() => {
        loading.current = false
      })
  }, [api, tournamentId, cursor])
  return { pages, hasMore: cursor !== undefined, loadMore, forget: () => setPages([]) }
}

/** At most once in `everyMs`; the last call is never lost. */
function useThrottled(call: () => void, everyMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastMs = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(
      () => {
        timer.current = undefined
        lastMs.current = Date.now()
        call()
      },
      Math.max(0, lastMs.current + everyMs - Date.now()),
    )
  }
}
