import type { Tournament } from '@andon/contract/player-api/tournaments'
import { moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { ChipRules } from './ChipRules.tsx'
import { FairPicture } from './FairPicture.tsx'
import { tournamentText } from './text.ts'

/** How it is scored and ranked, and what was fixed before the start. */
export function Rules({ tournament }: { tournament: Tournament }) {
  const { scoring, currency, chips } = tournament
  const t = useText(tournamentText)
  const { language } = usePage()
  const isFair = scoring.method === 'fair'
  return (
    <section aria-labelledby="rules" className="race-rules">
      <h2 id="rules" className="heading-2">
        {t('rules')}
      </h2>
      {scoring.method === 'fair' && <FairPicture />}
      {scoring.method !== 'fair' && scoring.method !== 'tips' && <p>{t(`rules.${scoring.method}`)}</p>}
      <ul className="race-rule-list">
        {chips ? (
          <ChipRules chips={chips} scoring={scoring} />
        ) : (
          <>
            <li>{scoring.rounds === null ? t('rules.countAll') : t('rules.countFirst', { count: scoring.rounds })}</li>
            <li>{t('rules.minStake', { amount: moneyFormat(currency, language)(scoring.minStake) })}</li>
          </>
        )}
        <li>{t('rules.time')}</li>
        {isFair && <li>{t('rules.draw')}</li>}
        <li>{t('board.order')}</li>
        <li>{t('rules.hold')}</li>
        <li>{t(tournament.entry === 'buyIn' ? 'rules.leave' : 'rules.leaveFree')}</li>
      </ul>
      <Fixed tournament={tournament} />
    </section>
  )
}

/** The hash and the commitment that were published before the start, to check afterwards. */
export function Fixed({ tournament: { rulesHash, seedCommitment } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  return (
    <details className="race-fixed">
      <summary>{t('fixed')}</summary>
      <dl>
        <dt>{t('fixed.rules')}</dt>
        <dd>
          <code>{rulesHash}</code>
        </dd>
        {seedCommitment !== null && (
          <>
            <dt>{t('fixed.seed')}</dt>
            <dd>
              <code>{seedCommitment}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
