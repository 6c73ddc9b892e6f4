import { IdleTimeout } from '../features/idle/IdleTimeout.tsx'
import { SessionLimitTimer } from '../features/reality-check/SessionLimitTimer.tsx'
import { SessionSync } from './SessionSync.tsx'
import { TextUpdates } from './TextUpdates.tsx'

/** Tasks without a visible part, for as long as the page is open. Loaded as one chunk to avoid a request waterfall. */
export function BackgroundTasks() {
  return (
    <>
      <SessionSync />
      <SessionLimitTimer />
      <IdleTimeout />
      <TextUpdates />
    </>
  )
}
