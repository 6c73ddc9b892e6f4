import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { limitsText } from '../limits/text.ts'
import { useOverview } from '../limits/use-limits.ts'
import { useLockTitle } from '../limits/use-lock-title.ts'
import { gamePlayText } from './text.ts'

/** Shown instead of a game to players who may not play: why, and what they can do. A retry would be refused again. */
export function LockedNotice({ onHome }: { onHome: () => void }) {
  const t = useText(gamePlayText)
  const limits = useText(limitsText)
  const path = usePath()
  const title = useLockTitle()
  const lock = useOverview().data?.lock
  return (
    <div role="alert" className="game-notice">
      <h2 className="heading-2">{lock ? title(lock) : t('locked')}</h2>
      <p>{limits(lock?.kind === 'review' ? 'reviewText' : 'excludedText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={path('/customer-service')} className="button" data-kind="primary">
          {limits('toCustomerService')}
        </Link>
        <Button onClick={onHome}>{t('toHome')}</Button>
      </div>
    </div>
  )
}
