import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useDateTime } from '../../page/dates/use-date-time.ts'
import { EmptyState } from '../../page/EmptyState.tsx'
import { useCalm } from '../../page/motion.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { LevelPicture } from './LevelPicture.tsx'
import { loyaltyText } from './text.ts'
import { type Level, type Loyalty, useClaimLevel, useLoyalty } from './use-loyalty.ts'
import './loyalty.css'

/** The player's level, what counted this week, all levels with their rewards, and the rules. */
export default function LevelsPage() {
  const t = useText(loyaltyText)
  const calm = useCalm()
  const query = useLoyalty()
  return (
    <AccountPage title={t('levels')} intro={t('levelsIntro')}>
      {calm ? (
        <CalmMode />
      ) : (
        <Loaded query={query} lines={12}>
          {(loyalty) => {
            if (!loyalty.offered)
              return <EmptyState picture="promotions" title={t('notOffered')} text={t('notOfferedText')} />
            return loyalty.calm ? <CalmMode /> : <Levels loyalty={loyalty} />
          }}
        </Loaded>
      )}
    </AccountPage>
  )
}

function CalmMode() {
  const t = useText(loyaltyText)
  const path = usePath()
  return (
    <EmptyState picture="promotions" title={t('calm')} text={t('calmText')}>
      <Link to={path('/missions')} className="button" data-kind="secondary">
        {t('toMissions')}
      </Link>
    </EmptyState>
  )
}

function Levels({ loyalty }: { loyalty: Loyalty }) {
  const t = useText(loyaltyText)
  const { week } = loyalty
  return (
    <>
      <Now loyalty={loyalty} />
      <AccountCard title={t('all')}>
        <ol className="level-list">
          {loyalty.levels.map((level) => (
            <li key={level.level} data-state={level.state}>
              <LevelRow level={level} levels={loyalty.levels.length} />
            </li>
          ))}
        </ol>
      </AccountCard>
      <AccountCard title={t('rules')}>
        <ul className="level-rules">
          <li>{t('rule.points', { days: week.days.most, titles: week.titles.most })}</li>
          <li>{t('rule.stake')}</li>
          <li>{t('rule.drop')}</li>
          <li>{t('rule.wagering')}</li>
          <li>{t('rule.lock')}</li>
        </ul>
      </AccountCard>
    </>
  )
}

function Now({ loyalty: { level, levels, points, week } }: { loyalty: Loyalty }) {
  const t = useText(loyaltyText)
  const instant = useDateTime()
  const current = levels.find((one) => one.level === level)
  const next = levels.find((one) => one.level === level + 1)
  return (
    <AccountCard title={t('now')}>
      <div className="level-now">
        <LevelPicture level={level} levels={levels.length} />
        <div className="grid content-start gap-3">
          <p className="level-name">
            <span>{t('levelNumber', { level })}</span>
            <strong>{current?.name}</strong>
          </p>
          {next ? (
            <div className="grid gap-1">
              <progress
                className="progress-bar"
                aria-label={t('progressOf', { name: next.name })}
                value={Math.min(points, next.points)}
                max={next.points}
              />
              <p className="text-ink-soft">
                {t('points', { points })}・{t('toNext', { name: next.name, points: Math.max(0, next.points - points) })}
              </p>
            </div>
          ) : (
            <p className="text-ink-soft">
              {t('points', { points })}・{t('top')}
            </p>
          )}
          <h3 className="font-bold">{t('week')}</h3>
          <dl className="account-details">
            {(['days', 'titles'] as const).map((what) => (
              <div key={what}>
                <dt>{t(what === 'days' ? 'weekDays' : 'weekTitles')}</dt>
                <dd>{t('ofMost', week[what])}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-soft">{t('weekUntil', { at: instant(week.until) })}</p>
        </div>
      </div>
    </AccountCard>
  )
}

function LevelRow({ level, levels }: { level: Level; levels: number }) {
  const t = useText(loyaltyText)
  const money = useMoney()
  const instant = useDateTime()
  const { name, points, reward, state, reachedAt } = level
  return (
    <>
      <LevelPicture level={level.level} levels={levels} />
      <div className="min-w-0">
        <p>
          <small className="text-ink-soft">{t('levelNumber', { level: level.level })}</small>
        </p>
        <h3 className="font-bold">{name}</h3>
        <p className="text-sm text-ink-soft">
          {reachedAt === undefined ? t('needs', { points }) : t('reachedAt', { at: instant(reachedAt) })}
        </p>
      </div>
      <div className="level-reward">
        <p className="font-bold">{reward > 0 ? t('reward', { value: money(reward) }) : t('noReward')}</p>
        {state === 'claimable' ? (
          <Claim level={level} />
        ) : (
          <p className="level-state">
            {state !== 'ahead' && <AccountIcon name="check" />}
            {t(`state.${state}`)}
          </p>
        )}
      </div>
    </>
  )
}

function Claim({ level }: { level: Level }) {
  const t = useText(loyaltyText)
  const claim = useClaimLevel(level)
  const form = useAction()
  return (
    <>
      <FormFailure failure={form.failure} />
      <Button kind="primary" busy={form.pending} onClick={() => void form.submit(claim)}>
        {t('claim')}
        <span className="sr-only">{t('claimNamed', { name: level.name })}</span>
      </Button>
    </>
  )
}
