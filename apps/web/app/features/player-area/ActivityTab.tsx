import { Icon } from '@andon/web-kit/Icon'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { Popover } from './Popover.tsx'
import { SessionTimer } from './SessionTimer.tsx'

/** The tab with the session time; opens today's result, the tools to stop and the play history. */
export function ActivityTab({ loginTime }: { loginTime: string | undefined }) {
  const t = useText(shellText)
  const path = usePath()
  return (
    <li>
      <Popover
        label={t('saferPlayNow')}
        className="activity-panel"
        buttonClassName="tab"
        button={
          <>
            <SessionTimer loginTime={loginTime} />
            <span className="tab-label">{t('tab.activity')}</span>
          </>
        }
      >
        {({ saferPlay, close }) => (
          <>
            <h2 className="heading-3">{t('today')}</h2>
            {saferPlay}
            <Link to={path('/account/bet-history')} className="menu-row" onClick={close}>
              <Icon name="reels" />
              {t('playHistory')}
            </Link>
          </>
        )}
      </Popover>
    </li>
  )
}
