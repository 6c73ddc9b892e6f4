import type { Tournament } from '@andon/contract/player-api/tournaments'
import { moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import { prizeAt, prizeTotal } from './tournament-state.ts'
import { usePrizeText } from './use-prize-text.ts'

/** The prizes of a tournament, and the number of its entrants. */
export function PrizeFigures({ tournament: { prizes, currency, entrants } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const { language } = usePage()
  const prizeText = usePrizeText(currency)
  const total = prizeTotal(prizes)
  const first = prizeAt(prizes, 1)
  return (
    <dl className="figures race-figures">
      {total > 0 && (
        <div>
          <dt>{t('prizes')}</dt>
          <dd className="race-prize">{moneyFormat(currency, language)(total)}</dd>
        </div>
      )}
      {first && (
        <div>
          <dt>{t('first')}</dt>
          <dd>{prizeText(first)}</dd>
        </div>
      )}
      <div>
        <dt>{t('entrants')}</dt>
        <dd>{t('entrantsValue', { count: new Intl.NumberFormat(language).format(entrants) })}</dd>
      </div>
    </dl>
  )
}
