import { IdleKeeper } from '../features/idle/IdleKeeper.tsx'
import { SessionLimitKeeper } from '../features/reality-check/SessionLimitKeeper.tsx'
import { SessionKeeper } from './SessionKeeper.tsx'
import { TextsKeeper } from './TextsKeeper.tsx'

/** What listens for as long as the page is open. They come as one, so that the last does not wait for those before it. */
export function Keepers() {
  return (
    <>
      <SessionKeeper />
      <SessionLimitKeeper />
      <IdleKeeper />
      <TextsKeeper />
    </>
  )
}
