import { lazy, Suspense, useEffect, useState } from 'react'
import { FailureBoundary } from '../../page/FailureBoundary.tsx'
import { usePage } from '../../page/page-context.ts'

const Chat = lazy(() => import('./Chat.tsx').then((module) => ({ default: module.Chat })))

/** The chat comes once the page has nothing better to do; if it cannot be fetched, the page does without. */
export function LazyChat() {
  const { site } = usePage()
  const idle = useIdle()
  if (!site.flags.chat || !idle) return null
  return (
    <FailureBoundary fallback={null}>
      <Suspense>
        <Chat />
      </Suspense>
    </FailureBoundary>
  )
}

function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const come = () => setIdle(true)
    // Safari has no word for idleness
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(come, 2_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(come, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
