import { mostInnerScores } from '@andon/bookmaker/sports-api'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Cells, createCells } from '../live/cells.ts'
import { createFollowers } from '../live/followers.ts'
import type { SportCode, SportsClient, SportsReply } from '../page/api.ts'
import { useServices } from '../page/services.ts'

export type InnerScore = Omit<SportsReply<'showInnerScores'>['inner'][number], 'event'>

const readAgainMs = 5_000
/** Rows that appear together are read in one call. */
const gatherMs = 50

/** In these the score alone does not show the state of a match. */
const withInnerScore: readonly SportCode[] = ['tennis', 'tableTennis', 'volleyball', 'baseball']

/** The score inside the set or inning of a match in play; null until it is known. All rows of the page are read in one call. */
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
  const score = useSyncExternalStore(subscribe, () => (isFollowed ? scores.get(event) : null))
  return useMemo(() => (score === null ? null : JSON.parse(score)), [score])
}

type Reply = SportsReply<'showInnerScores'>['inner']

/** Puts a reply into cells, as text, so that equal scores render nothing again. */
export function receiveInnerScores(cells: Cells<string | null>, events: readonly string[], reply: Reply): void {
  const known = new Map(reply.map(({ event, ...inner }) => [event, JSON.stringify(inner)]))
  for (const event of events) cells.set(event, known.get(event) ?? null)
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

function createInnerScores(read: (events: readonly string[]) => Promise<Reply>) {
  const cells = createCells<string | null>()
  const followers = createFollowers()
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
    const events = [...followers.keys()].slice(0, mostInnerScores)
    if (events.length === 0) return
    if (document.visibilityState === 'hidden') {
      readIn(readAgainMs)
      return
    }
    read(events)
      .then(
        (reply) => receiveInnerScores(cells, events, reply),
        () => undefined, // the last scores stay; it is tried again
      )
      .finally(() => readIn(readAgainMs))
  }

  return {
    get: (event: string): string | null => cells.get(event) ?? null,
    subscribe(event: string, listener: () => void): () => void {
      const end = cells.subscribe(event, listener)
      const endFollowing = followers.follow(event)
      if (cells.get(event) === undefined) readIn(gatherMs)
      return () => {
        end()
        endFollowing()
      }
    },
  }
}
