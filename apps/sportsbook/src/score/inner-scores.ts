import { mostInnerScores } from '@andon/bookmaker/sports-api'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Cells, createCells } from '../live/cells.ts'
import type { SportCode, SportsClient, SportsReply } from '../page/api.ts'
import { useServices } from '../page/services.ts'

export type InnerScore = Omit<SportsReply<'showInnerScores'>['inner'][number], 'event'>

const readAgainMs = 5_000
/** Rows that come together are asked for together. */
const gatherMs = 50

/** In these the score alone does not say how a match stands. */
const withInnerScore: readonly SportCode[] = ['tennis', 'tableTennis', 'volleyball', 'baseball']

/** What stands in the set or inning of a match in play; null where nothing is told. All rows of the page are read in one call. */
export function useInnerScore(
  event: string,
  { sport, enabled }: { sport: SportCode; enabled: boolean },
): InnerScore | null {
  const { client } = useServices()
  const isFollowed = enabled && withInnerScore.includes(sport)
  const scores = scoresOf(client)
  const subscribe = useCallback(
    (listener: () => void) => (isFollowed ? scores.subscribe(event, listener) : () => undefined),
    [scores, event, isFollowed],
  )
  const told = useSyncExternalStore(subscribe, () => (isFollowed ? scores.get(event) : null))
  return useMemo(() => (told === null ? null : JSON.parse(told)), [told])
}

type Told = SportsReply<'showInnerScores'>['inner']

/** Puts what was told into cells, as text, so that what is the same renders nothing again. */
export function takeInnerScores(cells: Cells<string | null>, asked: readonly string[], told: Told): void {
  const known = new Map(told.map(({ event, ...inner }) => [event, JSON.stringify(inner)]))
  for (const event of asked) cells.set(event, known.get(event) ?? null)
}

/** One for each page. */
const known = new WeakMap<SportsClient, ReturnType<typeof createInnerScores>>()

function scoresOf(client: SportsClient) {
  const scores =
    known.get(client) ??
    createInnerScores(async (events) => (await client.call('showInnerScores', { events: [...events] })).inner)
  known.set(client, scores)
  return scores
}

function createInnerScores(read: (events: readonly string[]) => Promise<Told>) {
  const cells = createCells<string | null>()
  const followed = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  function readIn(ms: number): void {
    const at = performance.now() + ms
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(readAll, ms)
  }

  function readAll(): void {
    due = Number.POSITIVE_INFINITY
    const asked = [...followed.keys()].slice(0, mostInnerScores)
    if (asked.length === 0) return
    if (document.visibilityState === 'hidden') {
      readIn(readAgainMs)
      return
    }
    read(asked)
      .then(
        (told) => takeInnerScores(cells, asked, told),
        () => undefined, // what was told stands; it is tried again
      )
      .finally(() => readIn(readAgainMs))
  }

  return {
    get: (event: string): string | null => cells.get(event) ?? null,
    subscribe(event: string, listener: () => void): () => void {
      const end = cells.subscribe(event, listener)
      followed.set(event, (followed.get(event) ?? 0) + 1)
      if (cells.get(event) === undefined) readIn(gatherMs)
      return () => {
        end()
        const left = (followed.get(event) ?? 1) - 1
        if (left > 0) followed.set(event, left)
        else followed.delete(event)
      }
    },
  }
}
