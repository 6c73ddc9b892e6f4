import { Button } from '@andon/web-kit/Button'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { Link } from 'react-router'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePath } from '../../page/page-context.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { NoticeItem } from './NoticeItem.tsx'
import { noticesText } from './text.ts'
import { useMarkRead, useNotices } from './use-inbox.ts'
import './notices.css'

/** The player's inbox, newest first. A notice counts as read once it was opened. */
export default function NoticesPage() {
  const t = useText(noticesText)
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <Inbox />
    </AccountPage>
  )
}

function Inbox() {
  const t = useText(noticesText)
  const query = useNotices()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) return isError ? <LoadFailure again={refetch} /> : <Skeleton lines={8} />
  const notices = data.pages.flatMap((page) => page.notices)
  const [newest] = notices
  if (newest === undefined) return <NoNotices />
  const [first] = data.pages
  return (
    <section className="grid gap-4" aria-label={t('list')}>
      <div className="inbox-actions">
        {first !== undefined && first.unread > 0 && <ReadAll upTo={newest.noticeId} />}
        <PreferencesLink />
      </div>
      <ol className="inbox">
        {notices.map((notice) => (
          <NoticeItem key={notice.noticeId} notice={notice} />
        ))}
      </ol>
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </section>
  )
}

function ReadAll({ upTo }: { upTo: string }) {
  const t = useText(noticesText)
  const mark = useMarkRead()
  const toasts = useToasts()
  const form = useAction()
  const readAll = async () => {
    await mark.all(upTo)
    toasts.show({ text: t('allRead') })
  }
  return (
    <div>
      <Button kind="secondary" busy={form.pending} onClick={() => void form.submit(readAll)}>
        {t('readAll')}
      </Button>
      <FormFailure failure={form.failure} />
    </div>
  )
}

/** Not during a lock or break, when there are no preferences to change. */
function PreferencesLink() {
  const t = useText(noticesText)
  const path = usePath()
  const restricted = useRestricted()
  if (restricted) return null
  return (
    <Link to={path('/account/preferences')} className="text-link">
      {t('preferences')}
    </Link>
  )
}

function NoNotices() {
  const t = useText(noticesText)
  return (
    <EmptyState picture="transactions" title={t('empty')} text={t('emptyText')}>
      <PreferencesLink />
    </EmptyState>
  )
}
