import { useEffect, useState } from 'react'
import type { Closing } from '../../api/signals.ts'
import { useServices } from '../../page/services.tsx'

/** How long the chat stays after the brand has closed. */
const staysMs = { maintenance: 500, countryBlocked: 1000 } as const satisfies Record<Closing['type'], number>

/** True if the brand counts as open for the chat, which may be loaded after the brand has closed. */
export function useSiteOpen(): boolean {
  const { signals } = useServices()
  const [open, setOpen] = useState(() => msLeft(signals.closing()) > 0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      const left = msLeft(signals.closing())
      setOpen(left > 0)
      if (left > 0 && left !== Number.POSITIVE_INFINITY) timer = setTimeout(() => setOpen(false), left)
    }
    follow()
    const stop = signals.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [signals])
  return open
}

function msLeft(closing: Closing | null): number {
  if (closing === null) return Number.POSITIVE_INFINITY
  return closing.sinceMs + staysMs[closing.type] - Date.now()
}
