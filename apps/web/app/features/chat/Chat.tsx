import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useBodyLocked, useBodyLocks } from '../../page/body-locks.ts'
import { useModals } from '../../page/modals.ts'
import { useSession } from '../../player/session.ts'
import './chat.css'
import { ChatWindow } from './ChatWindow.tsx'
import { pageHasChat } from './chat-pages.ts'
import { useSiteOpen } from './use-site-open.ts'

/** Where and while there is a chat at all. Under a dialog or a search it rests: out of sight and out of reach, with what was typed. */
export function Chat() {
  const modals = useModals()
  const modal = useSyncExternalStore(modals.subscribe, modals.current, () => null)
  const { pathname } = useLocation()
  const open = useSiteOpen()
  const session = useSession()
  useBodyLocks()
  const locked = useBodyLocked()
  if (!open || modal?.name === 'resetPassword' || !pageHasChat(pathname) || session.state === 'unknown') return null
  const playerID = session.state === 'player' ? session.profile?.playerID : undefined
  return (
    <div className="chat" hidden={locked} inert={locked} data-testid="chat">
      {/* Another person, another window: nothing of one is left for the next. */}
      <ChatWindow key={playerID ?? 'visitor'} playerID={playerID} resting={locked} />
    </div>
  )
}
