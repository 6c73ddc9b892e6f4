import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { useText } from '../../page/use-text.ts'
import { Countdown } from '../tournaments/Countdown.tsx'
import { useClock } from '../tournaments/use-clock.ts'
import { jackpotText } from './text.ts'

/** The time by which a jackpot must drop, where it must. */
export function Deadline({ jackpot: { mustDropBy } }: { jackpot: Pick<Jackpot, 'mustDropBy'> }) {
  const t = useText(jackpotText)
  const now = useClock()
  if (mustDropBy === undefined || now === null) return null
  if (now >= Date.parse(mustDropBy)) return <p className="jackpot-due">{t('mustDropBy.over')}</p>
  return <Countdown label={t('mustDropBy')} until={mustDropBy} />
}
