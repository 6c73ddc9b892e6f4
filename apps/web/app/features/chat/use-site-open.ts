import { useEffect, useState } from 'react'
import type { Signal } from '../../api/signals.ts'
import { usePage } from '../../page/page-context.ts'
import { useServices } from '../../page/services.tsx'

/** How long the chat stays after the brand has closed. */
const stays: { readonly [Type in Signal['type']]?: number } = { maintenance: 500, countryBlocked: 1000 }
/** After a successful reply the page checks whether the brand is open; the result arrives within this time. */
const backAfterMs = 1500

/** Whether the brand counts as open for the chat. */
export function useSiteOpen(): boolean {
  const { signals } = useServices()
  const [open, setOpen] = useState(usePage().closed === null)
  useEffect(() => {
    let next: { readonly opens: boolean; readonly timer: ReturnType<typeof setTimeout> } | null = null
    const change = (opens: boolean, afterMs: number) => {
      if (next?.opens === opens) return
      clearTimeout(next?.timer)
      next = { opens, timer: setTimeout(() => setOpen(opens), afterMs) }
    }
    const stop = signals.subscribe(({ type }) => {
      const stay = stays[type]
      if (stay !== undefined) change(false, stay)
      // the brand was open all along
      else if (type === 'served' && (next?.opens ?? open) === false) change(true, backAfterMs)
    })
    return () => {
      stop()
      clearTimeout(next?.timer)
    }
  }, [signals, open])
  return open
}
