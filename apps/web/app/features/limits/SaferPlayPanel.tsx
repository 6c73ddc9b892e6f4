import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { TodaysFigures } from './TodaysFigures.tsx'
import { limitsText } from './text.ts'

/** Today's result and the tools to stop, in the header's panel and the account menu. */
export function SaferPlayPanel({ close, restricted }: { close: () => void; restricted: boolean }) {
  const t = useText(limitsText)
  const path = usePath()
  const modals = useModals()
  return (
    <div className="safer-play">
      <TodaysFigures />
      <ul className="grid content-start gap-1">
        {!restricted && (
          <li>
            <button
              type="button"
              className="menu-row"
              onClick={() => {
                close()
                modals.open('takeBreak', { days: 1 })
              }}
            >
              <AccountIcon name="timer" />
              {t('breakNow')}
            </button>
          </li>
        )}
        <li>
          <Link to={path('/account/limits')} className="menu-row" onClick={close}>
            <AccountIcon name="shield" />
            {t('toLimits')}
          </Link>
        </li>
        <li>
          <Link to={path('/account/picture')} className="menu-row" onClick={close}>
            <AccountIcon name="chart" />
            {t('toPicture')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
