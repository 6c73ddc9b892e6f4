import { Suspense } from 'react'
import { IdleTimeout } from '../features/idle/IdleTimeout.tsx'
import { PlayerNotices } from '../features/notices/PlayerNotices.tsx'
import { ConnectionNotice } from '../features/offline/ConnectionNotice.tsx'
import { OfflineSupport } from '../features/offline/OfflineSupport.tsx'
import { SessionLimitTimer } from '../features/reality-check/SessionLimitTimer.tsx'
import { SportsPreload } from '../features/sports/SportsPreload.tsx'
import { WaitingRounds } from '../features/waiting-rounds/WaitingRounds.tsx'
import { GamePagePreload } from './GamePagePreload.tsx'
import { useLanguageFollowsAddress } from './language-follows-address.ts'
import { ModalWindow } from './lazy-modal-window.ts'
import { usePreloadedForms } from './preload-forms.ts'
import { useQueryParameters } from './query-parameters.ts'
import { useRestoredFocus } from './restore-focus.ts'
import { SessionSync } from './SessionSync.tsx'
import { TextUpdates } from './TextUpdates.tsx'

/** Tasks without a visible part until they have something to say, for as long as the page is open. Loaded as one chunk to avoid a request waterfall. */
export function BackgroundTasks() {
  return (
    <>
      <PageTasks />
      <SessionSync />
      <SessionLimitTimer />
      <IdleTimeout />
      <GamePagePreload />
      <SportsPreload />
      <TextUpdates />
      <OfflineSupport />
      <WaitingRounds />
      <PlayerNotices />
      <Suspense>
        <ConnectionNotice />
      </Suspense>
    </>
  )
}

function PageTasks() {
  useQueryParameters()
  useLanguageFollowsAddress()
  useRestoredFocus()
  usePreloadedForms(ModalWindow.preload)
  return null
}
