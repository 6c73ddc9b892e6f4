import { Link } from 'react-router'
import { useSignedMoney } from '../../page/amounts/Money.tsx'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useActiveBonus } from '../bonuses/use-bonuses.ts'
import { limitsText } from '../limits/text.ts'
import { useLimitTexts } from '../limits/use-limit-texts.ts'
import type { Limit } from '../limits/use-limits.ts'
import { Cell } from './Cell.tsx'
import { nowText } from './text.ts'
import { useOwnDay } from './use-own-day.ts'

/** The player's own day: time and result first, then what is left of the tightest limit and of a bonus. */
export function PlayerCells() {
  const t = useText(nowText)
  const signed = useSignedMoney()
  const { today, limits } = useOwnDay()
  return (
    <>
      {today && (
        <Cell live="played" label={t('played')}>
          {t('minutes', { minutes: today.minutesPlayed })}
        </Cell>
      )}
      {today && (
        <Cell live="net" label={t('net')}>
          {signed(today.net)}
        </Cell>
      )}
      {limits && <LimitLeft limits={limits} />}
      <BonusLeft />
    </>
  )
}

type Counted = Pick<Limit, 'limitType' | 'remaining' | 'amount' | 'minutes'>

const shareLeft = ({ remaining = 0, amount, minutes }: Counted) => remaining / (amount ?? minutes ?? 1)

/** The rest of the player's own tightest limit; without one, the way to set it. */
function LimitLeft({ limits }: { limits: readonly Counted[] }) {
  const t = useText(nowText)
  const limitText = useText(limitsText)
  const texts = useLimitTexts()
  const path = usePath()
  const [nearest] = limits
    .filter(({ remaining }) => remaining !== undefined)
    .toSorted((a, b) => shareLeft(a) - shareLeft(b))
  return (
    <Cell live="limit" label={nearest ? t('limitLeft', { type: limitText(`type.${nearest.limitType}`) }) : t('limit')}>
      <Link to={path('/account/limits')} className="text-link">
        {nearest ? texts.figure(nearest.limitType, nearest.remaining ?? 0) : t('limitSet')}
      </Link>
    </Cell>
  )
}

function BonusLeft() {
  const t = useText(nowText)
  const bonus = useActiveBonus().data?.activeBonus
  if (!bonus) return null
  const { freeRoundsLeft, wagering } = bonus
  if (freeRoundsLeft > 0)
    return (
      <Cell live="free-spins" label={t('freeSpins')}>
        {t('freeSpinsValue', { count: freeRoundsLeft })}
      </Cell>
    )
  if (wagering.required === 0) return null
  return (
    <Cell live="wagering" label={t('wagering')}>
      {t('wageringValue', { percent: Math.min(100, Math.floor((wagering.wagered / wagering.required) * 100)) })}
    </Cell>
  )
}
