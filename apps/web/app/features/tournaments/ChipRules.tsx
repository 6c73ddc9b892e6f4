import type { Tournament } from '@andon/contract/player-api/tournaments'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'

/** Explains the chips of a race: what they are, and are not. */
export function ChipRules({
  chips,
  scoring,
}: {
  chips: NonNullable<Tournament['chips']>
  scoring: Tournament['scoring']
}) {
  const t = useText(tournamentText)
  const { start, rebuys } = chips
  return (
    <>
      <li>{t('chips.worth')}</li>
      <li>{t('chips.start', { count: start })}</li>
      <li>{rebuys === 0 ? t('chips.noRebuy') : t('chips.rebuys', { count: start, times: rebuys })}</li>
      <li>{t('chips.rounds', { count: scoring.rounds ?? 0, least: scoring.minStake })}</li>
      <li>{t('chips.protection')}</li>
    </>
  )
}
