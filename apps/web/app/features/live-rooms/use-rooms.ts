import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useLazyTopic } from '../../page/use-topic.ts'
import { afterChange, changesIn, type Room, type Rooms, roomOf, roomsOf, shownState } from './rooms.ts'

const queryKey = ['liveTables']
const loadTopic = async () => (await import('@andon/contract/topics/live-tables')).liveTablesTopic

/** The room of a game: as it was when the page was opened, and as it is now while a `LiveSection` follows. */
export function useRoom(gameCode: string): Room | null {
  const api = useApi()
  const queries = useQueryClient()
  const { data = null } = useQuery({
    queryKey,
    queryFn: async () => {
      const reply = await api.catalogue.getLiveTables()
      return roomsOf(queries.getQueryData<Rooms>(queryKey), reply, Date.now())
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: (rooms) => roomOf(rooms, gameCode),
  })
  return data
}

/** True if the rooms are followed: not out of sight, and not where nothing may change by itself. */
export const Followed = createContext(false)

/** Follows all rooms while it is mounted. */
export function FollowRooms() {
  const queries = useQueryClient()
  useLazyTopic(loadTopic, {}, (event) => {
    queries.setQueryData<Rooms>(queryKey, (known) =>
      'image' in event ? roomsOf(known, event.image, Date.now()) : afterChange(known, event.change, Date.now()),
    )
  })
  return null
}

/** The state on the tile of a room now; null: none, or none that would stay true. */
export function useShownState(room: Room): ReturnType<typeof shownState> {
  const followed = useContext(Followed)
  const [atMs, setAtMs] = useState(() => Date.now())
  useEffect(() => {
    if (!followed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const now = Date.now()
      setAtMs(now)
      const wait = changesIn(room, now)
      timer = wait === null ? undefined : setTimeout(show, wait)
    }
    show()
    return () => clearTimeout(timer)
  }, [followed, room])
  return followed ? shownState(room, atMs) : null
}
