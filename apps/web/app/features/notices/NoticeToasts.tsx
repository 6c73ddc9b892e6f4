import { noticeRoutes } from '@andon/contract/player-api/late-routes/notices'
import { inboxTopic } from '@andon/contract/topics/inbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiRefusal } from '../../api/refusal.ts'
import { usePage } from '../../page/page-context.ts'
import { useLateCalls } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useTopic } from '../../page/use-topic.ts'

/** A little longer than a toast is shown, so that there is one at a time. */
const apartMs = 7_000

/**
 * Shows the title of a notice that comes while the page is seen: one at a time, the newest of several. While a game is open it waits until the player leaves it. Nothing
 * is shown in the inbox, nor while a dialog is open, which tells its own outcome; the unread mark stays in any case.
 */
export function NoticeToasts() {
  const calls = useLateCalls<'notices'>(noticeRoutes)
  const toasts = useToasts()
  const { language } = usePage()
  const path = useLocation().pathname.slice(language.length + 1)
  const isPlaying = path === '/game-play'
  const [waiting, setWaiting] = useState<string | null>(null)
  const nextAt = useRef(0)

  useTopic(inboxTopic, {}, (state) => {
    if (state?.added && !document.hidden) setWaiting(state.added)
  })

  const show = useEffectEvent(async (noticeId: string) => {
    setWaiting(null)
    if (document.hidden || path === '/account/inbox' || document.querySelector('dialog[open]')) return
    nextAt.current = performance.now() + apartMs
    try {
      const { notices } = await calls.getNotices({ languageId: language })
      const notice = notices.find((one) => one.noticeId === noticeId)
      if (notice && !notice.read) toasts.show({ text: notice.title })
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error // the unread mark tells
    }
  })
  useEffect(() => {
    if (waiting === null || isPlaying) return
    const timer = setTimeout(() => void show(waiting), Math.max(0, nextAt.current - performance.now()))
    return () => clearTimeout(timer)
  }, [waiting, isPlaying])
  return null
}
