import { useEffect } from 'react'
import { store } from '../../page/storage.ts'
import { useLimitTexts } from '../limits/use-limit-texts.ts'
import type { Overview } from '../limits/use-limits.ts'

/** Writes the limits as texts, because the offline page has no messages of the application. Renders nothing. */
export function KeptLimits({ overview: { limits } }: { overview: Overview }) {
  const { name } = useLimitTexts()
  const lines = JSON.stringify(limits.map(name))
  useEffect(() => {
    store('limitsSeen', JSON.stringify({ at: new Date().toISOString(), lines: JSON.parse(lines) }))
  }, [lines])
  return null
}
