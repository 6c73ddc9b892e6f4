import type { ReplyOf } from '@andon/contract'
import type { BoardEntry, Tournament, tournaments } from '@andon/contract/player-api/tournaments'
import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey, useSession } from '../../player/session.ts'

type Page = ReplyOf<typeof tournaments.getTournamentBoard>

const perPage = 100
/** So many rows before the last one that is known, the next page is read. */
const loadAhead = 40
/** After a change: the own place at once, the rows in sight at a calmer pace. */
const ownEveryMs = 700
const othersEveryMs = 3_000

/** Rows by their places, from 0; `to` is not included. */
interface RowWindow {
  readonly from: number
  readonly to: number
}

export interface BoardView {
  readonly entries: readonly BoardEntry[]
  readonly me: Page['me']
  readonly entrants: number
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly hasMore: boolean
  /** Reads what these rows need: the next page near the end, and those pages again that have changed since. */
  look(rows: RowWindow): void
  renew(): void
}

/** The board page by page. The first places, the own one and the rows in sight follow the topic, except in calm mode. */
export function useBoard({ id, entrants }: Tournament): BoardView {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  const queryKey = useMemo(() => [...playerKey('tournamentBoard', id), session.state === 'player'], [id, session.state])
  const [counted, setCounted] = useState(0)
  const [version, setVersion] = useState(0)
  const first = useQuery({
    queryKey,
    queryFn: () => api.tournaments.getTournamentBoard({ tournamentId: id, limit: perPage }),
    enabled: session.state !== 'unknown',
    staleTime: 2_000,
  })
  const later = useLaterPages(id, { first: first.data, version })
  const renewFirst = useCallback(() => void queries.invalidateQueries({ queryKey }), [queries, queryKey])
  const renewLater = useCallback(() => setVersion((known) => known + 1), [])
  const renewFirstSoon = useThrottled(renewFirst, first.data?.me ? ownEveryMs : othersEveryMs)
  const renewLaterSoon = useThrottled(renewLater, othersEveryMs)
  const moves = useMotionWanted()
  useTopic(tournamentBoardTopic, { tournamentId: id }, (event) => {
    if (!moves) return
    const top = 'image' in event ? event.image : event.change
    setCounted(top.entrants)
    queries.setQueryData<Page>(queryKey, (known) => known && { ...known, entries: withTop(known.entries, top.entries) })
    if (!('change' in event)) return
    renewFirstSoon()
    renewLaterSoon()
  })
  const entries = useMemo(
    () => [...(first.data?.entries ?? []), ...later.pages.flatMap(({ page }) => page.entries)],
    [first.data, later.pages],
  )
  return {
    entries,
    me: first.data?.me,
    entrants: Math.max(counted, entrants, entries.length),
    isLoading: first.data === undefined && !first.isError,
    isFailed: first.isError && first.data === undefined,
    hasMore: later.hasMore,
    look: later.look,
    renew: () => {
      renewFirst()
      renewLater()
    },
  }
}

const withTop = (known: readonly BoardEntry[], top: readonly BoardEntry[]): BoardEntry[] => [
  ...top,
  ...known.slice(top.length),
]

interface LaterPage {
  readonly cursor: string
  readonly page: Page
  /** Of the board when it was asked for. */
  readonly version: number
}

/** The pages after the first, each read when the reader gets there, and again when it has changed and is in sight. */
function useLaterPages(tournamentId: string, { first, version }: { first: Page | undefined; version: number }) {
  const api = useApi()
  const [pages, setPages] = useState<readonly LaterPage[]>([])
  const reading = useRef(new Set<string>())
  const nextCursor = (pages.at(-1)?.page ?? first)?.nextCursor
  const look = useCallback(
    ({ from, to }: RowWindow) => {
      const read = async (cursor: string, at: number) => {
        if (reading.current.has(cursor)) return
        reading.current.add(cursor)
        try {
          const page = await api.tournaments.getTournamentBoard({ tournamentId, cursor, limit: perPage })
          setPages((known) => [...known.slice(0, at), { cursor, page, version }, ...known.slice(at + 1)])
        } catch {
          // the next look asks again
        } finally {
          reading.current.delete(cursor)
        }
      }
      for (const [at, { cursor, version: known }] of pages.entries()) {
        const start = (at + 1) * perPage
        if (known < version && from < start + perPage && to > start) void read(cursor, at)
      }
      if (nextCursor !== undefined && to > (pages.length + 1) * perPage - loadAhead) void read(nextCursor, pages.length)
    },
    [api, tournamentId, pages, nextCursor, version],
  )
  return { pages, hasMore: nextCursor !== undefined, look }
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
