import type { ReplyOf } from '@andon/contract'
import type { reports } from '@andon/contract/player-api/reports'
import { useQueryClient } from '@tanstack/react-query'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { playerKey } from '../../player/session.ts'

type Reply = ReplyOf<typeof reports.getWaitingRounds>
export type WaitingRound = Reply['waiting'][number]
export type RunningBets = Reply['running'][number]
export type FinishedRound = Reply['finished'][number]

/** A live table decides its bets within a minute. */
const askAgainMs = 10_000

/** Read again on each home page and lobby, since the player may come from the game, and while a live table has not decided a bet. */
export function useWaitingRounds() {
  const api = useApi()
  const queries = useQueryClient()
  const { language: languageId } = usePage()
  const queryKey = [...playerKey('waiting-rounds'), languageId]
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.reports.getWaitingRounds({ languageId }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.running.length > 0 ? askAgainMs : false),
  })
  const { waiting = [], running = [], finished = [] } = data ?? {}
  const markSeen = () => {
    const [latest] = finished
    if (!latest) return
    queries.setQueryData<Reply>(queryKey, (known) => known && { ...known, finished: [] })
    // if the call is lost, they are shown once more
    api.reports.getWaitingRounds({ languageId, seenUntil: latest.finishedAt }).catch(() => undefined)
  }
  return { waiting, running, finished, markSeen }
}
