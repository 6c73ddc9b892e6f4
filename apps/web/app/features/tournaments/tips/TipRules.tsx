import type { Tournament } from '@andon/contract/player-api/tournaments'
import { useText } from '../../../page/use-text.ts'
import { Fixed } from '../Rules.tsx'
import { tournamentText } from '../text.ts'
import { tipsText } from './text.ts'
import { useTips } from './use-tips.ts'

/** How tips are scored and ranked. */
export function TipRules({ tournament }: { tournament: Tournament }) {
  const t = useText(tipsText)
  const shared = useText(tournamentText)
  const points = useTips(tournament.id).data?.points
  return (
    <section aria-labelledby="rules" className="race-rules">
      <h2 id="rules" className="heading-2">
        {shared('rules')}
      </h2>
      <ul className="race-rule-list">
        {points && <li>{t('rule.points', points)}</li>}
        <li>{t('rule.time')}</li>
        <li>{t('rule.hidden')}</li>
        <li>{t('rule.void')}</li>
        <li>{t('rule.correct')}</li>
        <li>{shared('board.orderTips')}</li>
        <li>{t('rule.place')}</li>
        <li>{shared('rules.hold')}</li>
        <li>{shared('rules.leaveFree')}</li>
      </ul>
      <Fixed tournament={tournament} />
    </section>
  )
}
