import { mostUnreadCounted } from '@andon/contract/player-api/notices'
import { useText } from '../../page/use-text.ts'
import { noticesText } from './text.ts'
import { useUnread } from './use-inbox.ts'
import './unread-mark.css'

/** The number of unread notices, on the account's button or beside a menu's entry. */
export function UnreadMark({ on }: { on: 'button' | 'row' }) {
  const t = useText(noticesText)
  const unread = useUnread()?.unread ?? 0
  if (unread === 0) return null
  const isMore = unread >= mostUnreadCounted
  const count = isMore ? mostUnreadCounted - 1 : unread
  return (
    <span className="unread-mark" data-on={on} data-testid={`unread-${on}`}>
      <span aria-hidden="true">{isMore ? `${count}+` : count}</span>
      <span className="sr-only">{t(isMore ? 'unreadMore' : 'unread', { count })}</span>
    </span>
  )
}
