import { Icon } from '@andon/web-kit/Icon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useRestricted } from '../../player/session.ts'
import { limitsText } from './text.ts'
import { useOverview } from './use-limits.ts'

/** Tells players whose account is under review why deposits and play are stopped. A restricted session has its own notice. */
export function ReviewNotice() {
  const t = useText(limitsText)
  const path = usePath()
  const restricted = useRestricted()
  const { data } = useOverview()
  if (restricted || data?.lock?.kind !== 'review') return null
  return (
    <div role="status" className="review-notice">
      <Icon name="shield" />
      <div className="grid gap-2">
        <p>
          <strong>{t('excludedReview')}</strong>
        </p>
        <p>{t('reviewText')}</p>
        <p>
          <Link to={path('/customer-service')} className="text-link">
            {t('toCustomerService')}
          </Link>
        </p>
      </div>
    </div>
  )
}
