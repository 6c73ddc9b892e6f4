import { useSyncExternalStore } from 'react'

interface ChatWindow {
  /** The page has a chat. It may still have to be fetched. */
  readonly present: boolean
  readonly open: boolean
  readonly unread: number
  /** Gets the focus back when the chat is closed. */
  readonly opener: HTMLElement | null
}

const none: ChatWindow = { present: false, open: false, unread: 0, opener: null }
let current = none
const listeners = new Set<() => void>()

/** The state of the chat, outside React, so that menus can open it and show unread answers before its code is loaded. */
export const chatWindow = {
  current: () => current,
  open: () => change({ open: true, opener: focused() }),
  close: () => change({ open: false }),
  setUnread: (unread: number) => change({ unread }),
  setPresent: (present: boolean) => change(present ? { present } : none),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Without a chat on the server and while hydrating. */
export const useChatWindow = (): ChatWindow =>
  useSyncExternalStore(chatWindow.subscribe, chatWindow.current, () => none)

function change(part: Partial<ChatWindow>): void {
  const next = { ...current, ...part }
  if ((Object.keys(next) as (keyof ChatWindow)[]).every((key) => next[key] === current[key])) return
  current = next
  for (const listener of listeners) listener()
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
