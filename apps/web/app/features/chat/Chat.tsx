import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { chatWindow } from '../../page/chat-window.ts'
import { useModals } from '../../page/modals.ts'
import { useSession } from '../../player/session.ts'
import './chat.css'
import { ChatWindow } from './ChatWindow.tsx'
import { pageHasChat } from './chat-pages.ts'
import { useBodyLocked, useBodyLocks } from './use-body-locks.ts'
import { useSiteOpen } from './use-site-open.ts'

/** The chat, where the page and the site have one. Under a dialog or a search it is hidden and inert, but keeps what was typed. */
export function Chat() {
  const modals = useModals()
  const modal = useSyncExternalStore(modals.subscribe, modals.current, () => null)
  const { pathname } = useLocation()
  const open = useSiteOpen()
  const session = useSession()
  useBodyLocks()
  const locked = useBodyLocked()
  const present = open && modal?.name !== 'resetPassword' && pageHasChat(pathname) && session.state !== 'unknown'
  useEffect(() => {
    chatWindow.setPresent(present)
    return () => chatWindow.setPresent(false)
  }, [present])
  if (!present) return null
  const playerID = session.state === 'player' ? session.profile?.playerID : undefined
  return (
    <div className="chat" hidden={locked} inert={locked} data-testid="chat">
      {/* A new window for another player, so that no data of the previous one is left. */}
      <ChatWindow key={playerID ?? 'visitor'} playerID={playerID} resting={locked} />
    </div>
  )
}
