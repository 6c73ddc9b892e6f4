import { type RaceReply, raceApi } from '@andon/bookmaker/sports-api'
import { createBearerClient } from '@andon/web-kit/client'
import { useQuery } from '@tanstack/react-query'

export type Meeting = RaceReply<'listMeetings'>['meetings'][number]
export type MeetingRace = Meeting['races'][number]
export type RaceCard = NonNullable<RaceReply<'showRace'>['race']>
export type CardRider = RaceCard['riders'][number]

/** Races are read without a session. */
const client = createBearerClient(raceApi, { onRefused: () => undefined })

/** The meetings that take bets or have just ended. Results come every few minutes, so the list is read again by itself. */
export const useMeetings = () =>
  useQuery({
    queryKey: ['race-meetings'],
    queryFn: async () => (await client.call('listMeetings', {})).meetings,
    refetchInterval: 15_000,
  })

/** The card of a race, read again until its result is there. Null where the feed says nothing of the race. */
export function useRaceCard(event: string, { isOver }: { isOver: boolean }): RaceCard | null | undefined {
  const { data } = useQuery({
    queryKey: ['race', event, isOver],
    queryFn: async () => (await client.call('showRace', { event })).race,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.result || (isOver && state.data === null) ? false : 10_000),
  })
  return data
}
