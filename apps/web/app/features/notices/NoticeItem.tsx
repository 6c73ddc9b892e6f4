import type { NoticeTopic, PlayerNotice } from '@andon/contract/player-api/notices'
import { AccountIcon, type AccountIconName } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { ApiRefusal } from '../../api/refusal.ts'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { isOpenWhileRestricted } from '../../player/restricted-pages.ts'
import { useRestricted } from '../../player/session.ts'
import { noticesText } from './text.ts'
import { useMarkRead } from './use-inbox.ts'

const iconOf: Readonly<Record<NoticeTopic, AccountIconName>> = {
  money: 'wallet',
  limits: 'shield',
  security: 'lock',
  verification: 'check',
  service: 'chat',
  bonuses: 'gift',
  tournaments: 'cup',
  missions: 'list',
  statements: 'chart',
  offers: 'gift',
}

/** One notice: its title, and once it is opened its text and the way to the page concerned. */
export function NoticeItem({ notice }: { notice: PlayerNotice }) {
  const t = useText(noticesText)
  const path = usePath()
  const dateTime = useDateTime()
  const restricted = useRestricted()
  const mark = useMarkRead()
  const { noticeId, topic, title, text, path: page, at, read } = notice
  const opened = (isOpen: boolean) => {
    if (!isOpen || read) return
    mark.one(noticeId).catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error // it stays unread, and the next view tries again
    })
  }
  return (
    <li>
      <details className="inbox-notice" data-read={read} onToggle={(event) => opened(event.currentTarget.open)}>
        <summary>
          <AccountIcon name={iconOf[topic]} />
          <span className="inbox-title">
            {!read && <span className="sr-only">{t('isUnread')}</span>} {title}
          </span>
          <span className="inbox-about">
            {t(`topic.${topic}`)} <time dateTime={at}>{dateTime(at)}</time>
          </span>
        </summary>
        <div className="inbox-text">
          {text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {(!restricted || isOpenWhileRestricted(page)) && (
            <Link to={path(page)} className="button" data-kind="secondary">
              {t(`open.${topic}`)}
            </Link>
          )}
        </div>
      </details>
    </li>
  )
}
