import { SportsbookIcon } from '@andon/web-kit/SportsbookIcon'
import { lazy, Suspense, useState } from 'react'
import { pageText } from '../page/messages.ts'
import { useText } from '../page/text.ts'
import { shellText } from './messages.ts'

export const loadSettings = () => import('./SettingsFields.tsx')

/** How odds, times and names are shown. */
export function SettingsMenu() {
  const t = useText(shellText)
  const p = useText(pageText)
  const [opened, setOpened] = useState(false)
  /** Kept for this mount: a script that failed to load fails for good. */
  const [SettingsFields] = useState(() => lazy(loadSettings))
  return (
    <>
      <button type="button" className="icon-button" aria-label={t('settings')} popoverTarget="settings">
        <SportsbookIcon name="filter" />
      </button>
      <div
        id="settings"
        popover="auto"
        className="settings"
        onToggle={({ newState }) => setOpened(opened || newState === 'open')}
      >
        {opened && (
          <Suspense fallback={<p role="status">{p('loading')}</p>}>
            <SettingsFields />
          </Suspense>
        )}
      </div>
    </>
  )
}
