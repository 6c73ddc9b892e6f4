import { useState } from 'react'
import type { EventView } from '../../page/api.ts'

const soonMs = 30 * 60_000

/** Whether the page was opened shortly before the start of its match: then it leaves the place free of what comes with the start. It stays so. */
export function useStartsSoon({ kind, status, startsAt }: EventView): boolean {
  const [isSoon] = useState(
    () => kind === 'match' && ['notStarted', 'delayed'].includes(status) && Date.parse(startsAt) - Date.now() < soonMs,
  )
  return isSoon
}
