import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBalance } from '../../player/balance.ts'
import { playerKey } from '../../player/session.ts'

export interface Page<Line> {
  readonly lines: readonly Line[]
  readonly since: string
  readonly nextCursor?: string | undefined
}

export type ReadPage<Line> = (place: { limit: number; cursor?: string }) => Promise<Page<Line>>

const pageSize = 25
const exportPageSize = 100
/** The maximum number of lines in a file or statement. */
export const maxExported = 5000

/** A history on the screen, page by page; `key` includes all filters. */
export function useLines<Line>(key: readonly string[], read: ReadPage<Line>) {
  const queries = useQueryClient()
  const queryKey = playerKey('history', ...key)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read({ limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: (last) => last.nextCursor,
  })
  useMoneyMoved(() => void queries.invalidateQueries({ queryKey }))
  return { ...query, lines: query.data?.pages.flatMap((page) => page.lines) }
}

/** A changed balance means a new line. A hidden page waits until it is visible. */
function useMoneyMoved(onMoved: () => void): void {
  const balance = useBalance()
  const total = balance && `${balance.cash}/${balance.total}`
  const known = useRef(total)
  const moved = useEffectEvent(onMoved)
  useEffect(() => {
    const before = known.current
    known.current = total
    if (before !== undefined && total !== undefined && before !== total && document.visibilityState === 'visible')
      moved()
  }, [total])
}

export interface AllLines<Line> {
  readonly lines: readonly Line[]
  readonly since: string
  /** Older lines were left out. */
  readonly bounded: boolean
}

/** Reads from the newest line to the oldest, up to the maximum. */
export async function readAll<Line>(read: ReadPage<Line>, most = maxExported): Promise<AllLines<Line>> {
  let page = await read({ limit: exportPageSize })
  const lines = [...page.lines]
  while (page.nextCursor !== undefined && lines.length < most) {
    page = await read({ limit: exportPageSize, cursor: page.nextCursor })
    lines.push(...page.lines)
  }
  return {
    lines: lines.slice(0, most),
    since: page.since,
    bounded: page.nextCursor !== undefined || lines.length > most,
  }
}
