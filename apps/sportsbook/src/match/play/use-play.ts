import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEventState } from '../../live/use-live.ts'
import type { SportsClient, SportsReply } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'

export type Play = NonNullable<SportsReply<'showPlay'>['play']>
export type Moment = Play['moments'][number]

const readAgainMs = 5_000

export const playQuery = (client: SportsClient, event: string) => ({
  queryKey: ['play', event],
  queryFn: () => client.call('showPlay', { event }),
})

/** How a match in play goes; undefined where the feed does not report it. Read again when its score or part changes. */
export function usePlay(event: string, { enabled }: { enabled: boolean }): Play | undefined {
  const { client } = useServices()
  const { data, refetch } = useQuery({
    ...playQuery(client, event),
    enabled,
    refetchInterval: ({ state: { data: known } }) => (hasEnded(known?.play) ? false : readAgainMs),
  })
  const state = useEventState(event)
  const stateKey = JSON.stringify([state?.score, state?.status, state?.phase, state?.redCards])
  useEffect(() => {
    if (enabled && stateKey) void refetch()
  }, [stateKey, refetch, enabled])
  return data?.play ?? undefined
}

/** True once the end has been reported: only corrections follow, which the state of the event has, too. */
function hasEnded(play: Play | null | undefined): boolean {
  const last = play?.moments[0]?.kind
  return last === 'ended' || last === 'abandoned'
}
