import { lazy, Suspense, useEffect, useState } from 'react'
import { FailureBoundary } from '../../page/FailureBoundary.tsx'
import { usePage } from '../../page/page-context.ts'
import { whenQuiet } from '../../page/when-quiet.ts'

const Chat = lazy(() => import('./Chat.tsx').then((module) => ({ default: module.Chat })))

/** Loads the chat once the page is quiet. If it cannot be fetched, the page has no chat. */
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

const longestWaitMs = 5_000

function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenQuiet(() => setIdle(true), longestWaitMs), [])
  return idle
}
