import { useState } from 'react'
import type { EventView } from '../../page/api.ts'

const soonMs = 30 * 60_000

/** True if the page was opened shortly before the start of its match: it leaves room for the live view, and keeps it. */
export function useStartsSoon({ kind, status, startsAt }: EventView): boolean {
  const [isSoon] = useState(
    () => kind === 'match' && ['notStarted', 'delayed'].includes(status) && Date.parse(startsAt) - Date.now() < soonMs,
  )
  return isSoon
}
