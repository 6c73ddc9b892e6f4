import type { ReplyOf } from '@andon/contract'
import type { BoardEntry, Tournament, tournaments } from '@andon/contract/player-api/tournaments'
import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMotionWanted } from '../../page/motion.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useTopic } from '../../page/use-topic.ts'
import { playerKey, useSession } from '../../player/session.ts'

type Page = ReplyOf<typeof tournaments.getTournamentBoard>

const perPage = 100
/** The next page is read when this many known rows are left. */
const loadAhead = 40
/** The first places come with the topic, so a page that shows no others asks for none. */
const sentPlaces = 20
/** After own rounds, at most so often. */
const ownEveryMs = 700

/**
 * How long to wait after rounds of others, in milliseconds: longer the more look on, so that all of them together ask at most some hundred times a second, and never all at one
 * moment. `share` is drawn from 0 to 1.
 */
const othersEveryMs = (entrants: number, share: number) => Math.min(30_000, 3_000 + 1.5 * entrants) * (0.75 + share / 2)

const shareDrawn = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

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
  /** Reads the own place soon. */
  renewOwn(): void
}

/**
 * The board page by page. The first places follow the topic, except in calm mode; the own one is asked for after own rounds, and like the rows in sight at a calm pace after rounds of
 * others.
 */
export function useBoard({ id, entrants: known }: Tournament): BoardView {
  const [counted, setCounted] = useState(0)
  const [version, setVersion] = useState(0)
  const { first, renewFirst, renewOwn, setTop } = useFirstPage(id)
  const later = useLaterPages(id, { first: first.data, version })
  const seen = useRef<RowWindow>({ from: 0, to: 0 })
  const isOld = useRef(false)
  const entries = useMemo(
    () => [...(first.data?.entries ?? []), ...later.pages.flatMap(({ page }) => page.entries)],
    [first.data, later.pages],
  )
  const entrants = Math.max(counted, known, entries.length)
  const renewSeen = () => {
    const { from, to } = seen.current
    isOld.current = from >= perPage || to <= sentPlaces
    if (!isOld.current) renewFirst()
    else if (first.data?.me) renewOwn()
    setVersion((before) => before + 1)
  }
  const renewSeenSoon = useThrottled(renewSeen, () => othersEveryMs(entrants, shareDrawn()))
  const renewOwnSoon = useThrottled(renewOwn, () => ownEveryMs)
  const moves = useMotionWanted()
  useTopic(tournamentBoardTopic, { tournamentId: id }, (event) => {
    if (!moves) return
    const top = 'image' in event ? event.image : event.change
    setCounted(top.entrants)
    setTop(top.entries)
    if ('change' in event) renewSeenSoon()
  })
  const lookLater = later.look
  const look = useCallback(
    (rows: RowWindow) => {
      seen.current = rows
      if (isOld.current && rows.from < perPage && rows.to > sentPlaces) {
        isOld.current = false
        renewFirst()
      }
      lookLater(rows)
    },
    [renewFirst, lookLater],
  )
  return {
    entries,
    me: first.data?.me,
    entrants,
    isLoading: first.data === undefined && !first.isError,
    isFailed: first.isError && first.data === undefined,
    hasMore: later.hasMore,
    look,
    renew: () => {
      renewFirst()
      setVersion((before) => before + 1)
    },
    renewOwn: () => void (moves && renewOwnSoon()),
  }
}

/** The first page with the own place, each read again by itself. */
function useFirstPage(tournamentId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const session = useSession()
  const queryKey = useMemo(
    () => [...playerKey('tournamentBoard', tournamentId), session.state === 'player'],
    [tournamentId, session.state],
  )
  const first = useQuery({
    queryKey,
    queryFn: () => api.tournaments.getTournamentBoard({ tournamentId, limit: perPage }),
    enabled: session.state !== 'unknown',
    staleTime: 2_000,
  })
  const change = useCallback(
    (changed: (page: Page) => Page) => queries.setQueryData<Page>(queryKey, (page) => page && changed(page)),
    [queries, queryKey],
  )
  const renewFirst = useCallback(() => void queries.invalidateQueries({ queryKey }), [queries, queryKey])
  const renewOwn = useCallback(() => {
    void api.tournaments.getTournamentBoard({ tournamentId, limit: 1 }).then(
      ({ me }) => change((page) => ({ ...page, me })),
      () => undefined, // the next change asks again
    )
  }, [api, tournamentId, change])
  const setTop = useCallback(
    (top: readonly BoardEntry[]) => void change((page) => ({ ...page, entries: withTop(page.entries, top) })),
    [change],
  )
  return { first, renewFirst, renewOwn, setTop }
}

const withTop = (known: readonly BoardEntry[], top: readonly BoardEntry[]): BoardEntry[] => [
  ...top,
  ...known.slice(top.length),
]

interface LaterPage {
  readonly cursor: string
  readonly page: Page
  /** The version of the board when the page was asked for. */
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

/** At most once in `everyMs`, as drawn for each call; the last one is never lost. */
function useThrottled(call: () => void, everyMs: () => number): () => void {
  const latest = useEffectEvent(call)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastMs = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(
      () => {
        timer.current = undefined
        lastMs.current = Date.now()
        latest()
      },
      Math.max(0, lastMs.current + everyMs() - Date.now()),
    )
  }
}
