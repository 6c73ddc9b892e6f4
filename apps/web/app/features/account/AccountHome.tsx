import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { Money } from '../../page/amounts/Money.tsx'
import { chatWindow, useChatWindow } from '../../page/chat-window.ts'
import { useModals } from '../../page/modals.ts'
import { PageTitle } from '../../page/PageTitle.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { Avatar } from '../../player/Avatar.tsx'
import { useBalance } from '../../player/balance.ts'
import { withdrawalPage } from '../../player/cashier-pages.ts'
import { type Session, useRestricted, useSession } from '../../player/session.ts'
import { useLogOut } from '../../player/use-log-out.ts'
import { SessionTimer } from '../player-area/SessionTimer.tsx'
import './account-home.css'
import { dateFormat } from '../../page/dates/date-format.ts'
import { AccountNavigation } from './AccountNavigation.tsx'
import { BonusSummary, LimitsSummary, TodaySummary, VerificationSummary } from './account-summaries.tsx'
import { accountText } from './text.ts'

/** The account at a glance: who is logged in, the money, what is under way, and on phones the list of all pages. */
export function AccountHome() {
  const t = useText(accountText)
  const session = useSession()
  const restricted = useRestricted()
  if (session.state !== 'player') return null
  return (
    <>
      <PageTitle title={t('home')} description={t('homeIntro')} />
      <Identity session={session} />
      <Balance />
      <div className="account-summaries">
        <TodaySummary />
        <VerificationSummary channels={session.profile?.verifiedChannels ?? []} />
        {!restricted && <BonusSummary />}
        <LimitsSummary />
      </div>
      <AccountNavigation place="list" />
      <LastActions />
    </>
  )
}

function Identity({ session }: { session: Extract<Session, { state: 'player' }> }) {
  const t = useText(accountText)
  const { language } = usePage()
  const { profile, loginTime } = session
  const month = dateFormat(language, { year: 'numeric', month: 'long' })
  return (
    <header className="account-identity">
      <span className="account-picture">
        <Avatar />
      </span>
      <div className="min-w-0">
        <h1 className="heading-1">{profile?.nickname}</h1>
        {profile && (
          <p className="text-sm text-ink-soft">
            {t('memberSince', { at: month.format(new Date(profile.createdTime)) })}
          </p>
        )}
      </div>
      <p className="account-clock">
        <span aria-hidden="true" className="text-sm text-ink-soft">
          {t('loggedInFor')}
        </span>
        <SessionTimer loginTime={loginTime} />
      </p>
    </header>
  )
}

function Balance() {
  const shell = useText(shellText)
  const path = usePath()
  const modals = useModals()
  const restricted = useRestricted()
  const balance = useBalance()
  return (
    <section className="account-balance" aria-label={shell('balance')}>
      <div>
        <p className="text-ink-soft">{shell('balance')}</p>
        <p className="account-total">
          {balance ? <Money amount={balance.total} /> : <span className="skeleton-line w-40" />}
        </p>
        <dl className="account-pockets">
          <dt>{shell('cash')}</dt>
          <dd>{balance && <Money amount={balance.cash} />}</dd>
          <dt>{shell('bonus')}</dt>
          <dd>{balance && <Money amount={balance.total - balance.cash} />}</dd>
        </dl>
      </div>
      <div className="account-money">
        {!restricted && (
          <Button kind="primary" size="large" onClick={() => modals.open('cashier')}>
            {shell('deposit')}
          </Button>
        )}
        <Link to={path(withdrawalPage)} className="button" data-kind="secondary" data-size="large">
          {shell('withdraw')}
        </Link>
      </div>
    </section>
  )
}

function LastActions() {
  const shell = useText(shellText)
  const { present, unread } = useChatWindow()
  const logOut = useLogOut()
  return (
    <div className="account-last">
      {present && (
        <button type="button" className="account-link" onClick={chatWindow.open}>
          <AccountIcon name="chat" />
          {shell('chat')}
          {unread > 0 && <span className="mark">{shell('unread', { count: unread })}</span>}
        </button>
      )}
      <button type="button" className="account-link" onClick={logOut}>
        <AccountIcon name="leave" />
        {shell('logOut')}
      </button>
    </div>
  )
}
