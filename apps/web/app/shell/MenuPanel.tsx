import { Icon } from '@andon/web-kit/Icon'
import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useChatWindow } from '../page/chat-window.ts'
import { usePage } from '../page/page-context.ts'
import { shellText } from '../page/text.ts'
import { useText } from '../page/use-text.ts'
import { MenuBody } from './MenuBody.tsx'

/** With these attributes the browser opens and closes the panel even before scripts run. */
const opens = { command: 'show-modal', commandfor: 'main-menu' }
const closes = { command: 'close', commandfor: 'main-menu' }

/** Older browsers need the script. */
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

/** The menu button and its panel: a native modal dialog, so the browser traps the focus, closes on Escape and restores the focus. */
export function MenuPanel() {
  const { site } = usePage()
  const t = useText(shellText)
  const panel = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const unread = useUnreadInMenu()

  useEffect(() => {
    if (key) panel.current?.close() // closes after any navigation
  }, [key])

  const open = () => {
    if (!knowsCommands()) panel.current?.showModal()
  }
  const close = useCallback(() => panel.current?.close(), [])
  const closeBeside = (event: PointerEvent) => {
    if (event.target === panel.current) close()
  }
  return (
    <div className="menu-button" data-shown={site.menuButton}>
      <button
        type="button"
        className="round-button"
        aria-label={[t('openMenu'), ...(unread > 0 ? [t('unread', { count: unread })] : [])].join(' · ')}
        aria-haspopup="dialog"
        onClick={open}
        {...opens}
      >
        <Icon name="menu" />
        {unread > 0 && <span className="menu-mark" />}
      </button>
      <dialog id="main-menu" ref={panel} className="menu-panel" aria-label={t('menu')} onPointerDown={closeBeside}>
        <div className="menu-panel-body">
          <button type="button" className="round-button" aria-label={t('close')} onClick={close} {...closes}>
            <Icon name="cross" />
          </button>
          <MenuBody close={close} />
        </div>
      </dialog>
    </div>
  )
}

/** Unread answers of the chat, where the brand's own tabs leave no room for it. */
function useUnreadInMenu(): number {
  const { site } = usePage()
  const { unread } = useChatWindow()
  return site.tabs ? unread : 0
}
