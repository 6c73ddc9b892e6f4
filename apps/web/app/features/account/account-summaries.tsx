import { AccountIcon } from '@andon/web-kit/AccountIcon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import type { Profile } from '../../player/session.ts'
import { BonusProgress } from '../bonuses/BonusProgress.tsx'
import { FreeSpinsLeft } from '../bonuses/FreeSpinsLeft.tsx'
import { useActiveBonus } from '../bonuses/use-bonuses.ts'
import { LimitBar } from '../limits/LimitBar.tsx'
import { TodaysFigures } from '../limits/TodaysFigures.tsx'
import { type GivenLimit, useOverview } from '../limits/use-limits.ts'
import { useVerification } from '../verification/use-verification.ts'
import { AccountCard } from './AccountCard.tsx'
import { Loaded } from './Loaded.tsx'
import { accountText } from './text.ts'
import { verificationSteps } from './verification-steps.ts'

export function TodaySummary() {
  const t = useText(accountText)
  return (
    <Summary title={t('today')} to="/account/picture" link={t('page.picture')}>
      <TodaysFigures />
    </Summary>
  )
}

/** Which of contact details, identity and address are confirmed, and the next step. */
export function VerificationSummary({ channels }: { channels: Profile['verifiedChannels'] }) {
  const t = useText(accountText)
  const verification = useVerification()
  return (
    <AccountCard title={t('page.confirmidentity')}>
      <Loaded query={verification} lines={3}>
        {({ documents }) => {
          const steps = verificationSteps({ channels, documents })
          const done = steps.filter(({ state }) => state === 'done').length
          const next = steps.find(({ state }) => state === 'open')
          return (
            <>
              <p className="account-steps">
                <progress
                  className="progress-bar"
                  aria-label={t('page.confirmidentity')}
                  value={done}
                  max={steps.length}
                />
                <strong>{t('stepsDone', { done, all: steps.length })}</strong>
              </p>
              <ul className="grid gap-1">
                {steps.map(({ name, state }) => (
                  <li key={name} className="account-step" data-state={state}>
                    <AccountIcon name={icons[state]} />
                    <span>{t(`step.${name}`)}</span>
                    <span className="text-sm">{t(`state.${state}`)}</span>
                  </li>
                ))}
              </ul>
              {done < steps.length && <p className="text-sm text-ink-soft">{t('verifyWhy')}</p>}
              <More to={next?.to ?? '/account/confirmidentity'}>{t(next ? `next.${next.name}` : 'details')}</More>
            </>
          )
        }}
      </Loaded>
    </AccountCard>
  )
}

const icons = { done: 'check', waiting: 'timer', open: 'info' } as const

export function BonusSummary() {
  const t = useText(accountText)
  const active = useActiveBonus()
  return (
    <Summary title={t('activeBonus')} to="/account/bonus-rewards" link={t('page.bonus-rewards')}>
      <Loaded query={active} lines={3}>
        {({ activeBonus }) =>
          activeBonus ? (
            <>
              <p className="font-bold">{activeBonus.name}</p>
              <FreeSpinsLeft bonus={activeBonus} />
              {activeBonus.freeRoundsLeft === 0 && <BonusProgress bonus={activeBonus} />}
            </>
          ) : (
            <p className="text-ink-soft">{t('noBonus')}</p>
          )
        }
      </Loaded>
    </Summary>
  )
}

const shownLimits = 2

/** The limits of which least is left, the player's own before general ones. */
export function LimitsSummary() {
  const t = useText(accountText)
  const overview = useOverview()
  return (
    <Summary title={t('page.limits')} to="/account/limits" link={t('toLimits')}>
      <Loaded query={overview} lines={3}>
        {({ limits, given }) => {
          const nearest = [...limits.toSorted(leastFirst), ...given.toSorted(leastFirst)]
            .filter(({ remaining }) => remaining !== undefined)
            .slice(0, shownLimits)
          if (nearest.length === 0) return <p className="text-ink-soft">{t('noLimits')}</p>
          return nearest.map((limit) => <LimitBar key={JSON.stringify(limit)} limit={limit} tightest={false} note="" />)
        }}
      </Loaded>
    </Summary>
  )
}

type Counted = Pick<GivenLimit, 'remaining' | 'amount' | 'minutes'>

const leastFirst = (one: Counted, other: Counted) => shareLeft(one) - shareLeft(other)
const shareLeft = ({ remaining = 0, amount, minutes }: Counted) => remaining / (amount ?? minutes ?? 1)

interface SummaryProps {
  readonly title: string
  readonly to: string
  readonly link: string
  readonly children: ReactNode
}

function Summary({ title, to, link, children }: SummaryProps) {
  return (
    <AccountCard title={title}>
      {children}
      <More to={to}>{link}</More>
    </AccountCard>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  const path = usePath()
  return (
    <Link to={path(to)} className="account-more">
      {children}
    </Link>
  )
}
