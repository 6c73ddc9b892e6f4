import { Link } from 'react-router'
import { useMoney } from '../../../page/amounts/Money.tsx'
import { usePage, usePath } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { useSession } from '../../../player/session.ts'
import { gameDetailsText } from '../text.ts'
import { Fan } from './Fan.tsx'
import type { SessionPicture, SessionPlan } from './session-model.ts'
import { coarse, useResult } from './use-result.ts'
import type { SessionState } from './use-session-picture.ts'

interface Props {
  readonly computed: SessionState
  /** In minor units. */
  readonly stake: number
  readonly minutes: number
}

/** The fan and its figures in words. The last one stays while a new one is computed. */
export function SessionResult({ computed, stake, minutes }: Props) {
  const t = useText(gameDetailsText)
  const path = usePath()
  const session = useSession()
  if (computed.state === 'failed') return <p role="alert">{t('session.failed')}</p>
  const shown = computed.state === 'ready' ? computed : computed.last
  if (shown === null)
    return (
      <p className="session-waiting" role="status">
        {t('session.computing')}
      </p>
    )
  return (
    <div className="session-result" aria-busy={computed.state === 'computing'}>
      <Fan {...shown} stake={stake} minutes={minutes} />
      <div className="session-words">
        <div role="status">
          <Outcomes {...shown} stake={stake} />
        </div>
        <How {...shown} stake={stake} />
        {session.state === 'player' && !session.restricted && (
          <p>
            <Link to={path('/account/limits')} className="text-link">
              {t('session.setLimit')}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

interface Shown {
  readonly plan: SessionPlan
  readonly picture: SessionPicture
  readonly stake: number
}

function Outcomes({ plan, picture, stake }: Shown) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const money = useMoney()
  const result = useResult(stake)
  const [low, quarter, middle, threeQuarters, high] = picture.points.at(-1)?.quantiles ?? [0, 0, 0, 0, 0]
  const mean = plan.pays.reduce((sum, [multiple, share]) => sum + multiple * share, 0)
  const staked = picture.meanRounds * stake
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const average = { percent: percent.format(Math.abs(1 - mean)), staked: money(coarse(staked)) }
  const difference = money(coarse(Math.abs(1 - mean) * staked))
  const count = (share: number) => {
    if (share < 0.005) return t('session.least')
    return share > 0.995 ? t('session.most') : t('session.count', { count: Math.round(share * 100) })
  }
  return (
    <>
      <h3 className="heading-3">{t('session.hundred')}</h3>
      <ul className="session-outcomes">
        <li>{t('session.ahead', { count: count(picture.ahead) })}</li>
        <li>{t('session.out', { count: count(picture.outOfMoney), money: money(Math.round(plan.money * stake)) })}</li>
        {plan.stopAhead !== null && (
          <li>
            {t('session.stopped', {
              count: count(picture.stoppedAhead),
              stop: money(Math.round(plan.stopAhead * stake)),
            })}
          </li>
        )}
        <li>
          {result(quarter) === result(threeQuarters)
            ? t('session.halfSame', { result: result(quarter) })
            : t('session.half', { low: result(quarter), high: result(threeQuarters) })}
        </li>
        <li>{t('session.ninety', { low: result(low), high: result(high) })}</li>
        <li>{t('session.middle', { middle: result(middle) })}</li>
      </ul>
      <p>
        {mean < 1
          ? t('session.cost', { ...average, cost: difference })
          : t('session.gain', { ...average, gain: difference })}
      </p>
    </>
  )
}

function How({ picture, stake }: Shown) {
  const t = useText(gameDetailsText)
  const money = useMoney()
  return (
    <p className="session-how">{t('session.how', { step: money(Math.max(1, Math.round(picture.step * stake))) })}</p>
  )
}
