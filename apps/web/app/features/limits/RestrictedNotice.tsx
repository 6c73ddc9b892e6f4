import { Icon } from '@andon/web-kit/Icon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { limitsText } from './text.ts'
import { useOverview } from './use-limits.ts'
import { useLockTitle } from './use-lock-title.ts'

/** Shown on every page of a restricted session: why play is not possible, and a link to withdrawals. */
export function RestrictedNotice() {
  const t = useText(limitsText)
  const path = usePath()
  const title = useLockTitle()
  const { data } = useOverview()
  if (!data) return null
  return (
    <aside className="restricted-notice" aria-label={t('title')}>
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <Icon name="shield" />
        <p className="min-w-0 flex-1 basis-64">
          <strong>{t('asSentence', { title: data.lock ? title(data.lock) : t('outOfTime') })}</strong>{' '}
          {t('excludedText')}
        </p>
        <Link to={path('/account/cashier?view=withdraw')} className="button" data-kind="secondary">
          {t('withdraw')}
        </Link>
      </div>
    </aside>
  )
}
