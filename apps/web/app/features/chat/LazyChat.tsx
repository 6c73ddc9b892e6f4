import { lazy, Suspense, useEffect, useState } from 'react'
import { FailureBoundary } from '../../page/FailureBoundary.tsx'
import { usePage } from '../../page/page-context.ts'

const Chat = lazy(() => import('./Chat.tsx').then((module) => ({ default: module.Chat })))

/** Loads the chat when the browser is idle. If it cannot be fetched, the page has no chat. */
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
    const onIdle = () => setIdle(true)
    // Safari has no requestIdleCallback
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, 2_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(onIdle, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return idle
}
