import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../live/live-service.ts'
import type { EventRow, SportsClient } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'
import { useFollowRows } from '../queries.ts'

/** Eight hundred events; what lies further ahead is found by its league. */
const mostPages = 16

/** Every match that can be bet on, as far as the pages go, for a search in this browser. */
export function useAllEvents(): readonly EventRow[] | undefined {
  const { client } = useServices()
  const live = useLive()
  const { data } = useQuery({
    queryKey: ['events', 'all'],
    queryFn: async () => {
      const rows = await readAll(client)
      for (const row of rows) live.rows.receiveRow(row)
      return rows
    },
    staleTime: 60_000,
  })
  useFollowRows(data ?? [])
  return data
}

async function readAll(client: SportsClient): Promise<EventRow[]> {
  const rows: EventRow[] = []
  let cursor: string | null = ''
  for (let page = 0; page < mostPages && cursor !== null; page++) {
    const reply: { events: EventRow[]; nextCursor: string | null } = await client.call(
      'listEvents',
      cursor ? { cursor } : {},
    )
    rows.push(...reply.events)
    cursor = reply.nextCursor
  }
  return rows
}
