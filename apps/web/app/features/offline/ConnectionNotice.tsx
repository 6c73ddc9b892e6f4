import { Button } from '@andon/web-kit/Button'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Connection, connectionOnServer, currentConnection, onConnection, tryNow } from '../../page/connection.ts'
import { useHydrated } from '../../page/hydrated.ts'
import { type Translate, useText } from '../../page/use-text.ts'
import type { messages } from './messages.ja.ts'
import { offlineText } from './text.ts'

/** Says that the next page waits for the connection. Mounted from the start, so that its texts are here when the connection is not. */
export function ConnectionNotice() {
  const t = useText(offlineText)
  const connection = useSyncExternalStore(onConnection, currentConnection, connectionOnServer)
  const hydrated = useHydrated()
  const [dismissed, setDismissed] = useState(0)
  if (connection.waiting === 0 && dismissed > 0) setDismissed(0)
  if (!hydrated) return null // pages from the server are never without a connection
  const shown = connection.waiting > dismissed
  return (
    <div className="connection-place" role="alert">
      {shown && <Notice t={t} connection={connection} dismiss={() => setDismissed(connection.waiting)} />}
    </div>
  )
}

function Notice({
  t,
  connection,
  dismiss,
}: {
  t: Translate<keyof typeof messages>
  connection: Connection
  dismiss: () => void
}) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const followed = useNavigation().state !== 'idle'
  const leaving = followed || connection.navigating
  const stay = () => {
    // A navigation to where the player is replaces the one that waits. Nothing is fetched for it.
    if (leaving)
      void navigate(
        { pathname, search, hash },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      )
    dismiss()
  }
  return (
    <div className="connection-notice" ref={showOverDialogs} popover="manual">
      <p>
        <strong>{t('title')}</strong>
        <span>{connection.trying ? t('trying') : t(leaving ? 'text' : 'textStaying')}</span>
      </p>
      <div className="connection-answers">
        <Button onClick={stay}>{t(leaving ? 'stay' : 'dismiss')}</Button>
        <Button kind="primary" onClick={tryNow} busy={connection.trying}>
          {t('retry')}
        </Button>
      </div>
    </div>
  )
}

const showOverDialogs = (element: HTMLDivElement | null) => element?.showPopover?.()
