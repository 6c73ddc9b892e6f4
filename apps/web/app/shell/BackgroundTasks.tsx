import { IdleTimeout } from '../features/idle/IdleTimeout.tsx'
import { SessionLimitTimer } from '../features/reality-check/SessionLimitTimer.tsx'
import { useLanguageFollowsAddress } from './language-follows-address.ts'
import { useQueryParameters } from './query-parameters.ts'
import { useRestoredFocus } from './restore-focus.ts'
import { SessionSync } from './SessionSync.tsx'
import { TextUpdates } from './TextUpdates.tsx'

/** Tasks without a visible part, for as long as the page is open. Loaded as one chunk to avoid a request waterfall. */
export function BackgroundTasks() {
  return (
    <>
      <AddressTasks />
      <SessionSync />
      <SessionLimitTimer />
      <IdleTimeout />
      <TextUpdates />
    </>
  )
}

function AddressTasks() {
  useQueryParameters()
  useLanguageFollowsAddress()
  useRestoredFocus()
  return null
}
