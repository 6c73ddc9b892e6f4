import { IdleTimeout } from '../features/idle/IdleTimeout.tsx'
import { SessionLimitTimer } from '../features/reality-check/SessionLimitTimer.tsx'
import { SessionSync } from './SessionSync.tsx'
import { TextUpdates } from './TextUpdates.tsx'

/** What listens for as long as the page is open. They come as one, so that the last does not wait for those before it. */
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
