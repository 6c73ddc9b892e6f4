import type { Tournament, TournamentPrize } from '@andon/contract/player-api/tournaments'
import { moneyFormat } from '@andon/money'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { tournamentText } from './text.ts'
import { usePrizeText } from './use-prize-text.ts'

export function PrizeTable({ tournament: { prizes, currency } }: { tournament: Tournament }) {
  const t = useText(tournamentText)
  const prizeText = usePrizeText(currency)
  return (
    <section aria-labelledby="prizes" className="race-box">
      <h2 id="prizes" className="heading-3">
        {t('prizeTable')}
      </h2>
      <table className="prize-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('prizePlace')}</th>
            <th scope="col">{t('prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize) => (
            <tr key={prize.from}>
              <th scope="row">
                {prize.from === prize.to
                  ? t('place', { rank: prize.from })
                  : t('placeRange', { from: prize.from, to: prize.to })}
              </th>
              <td className="money">
                {prizeText(prize)}
                <PrizeTerms prize={prize} currency={currency} />
                {prize.to > prize.from && <small> {t('prize.each')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Where free spins are played and at which stake, or what a bonus asks for. */
export function PrizeTerms({
  prize: { game, stake = 0, wageringTimes },
  currency,
}: {
  prize: TournamentPrize
  currency: Tournament['currency']
}) {
  const t = useText(tournamentText)
  const { language } = usePage()
  const api = useApi()
  const { data: games = [] } = useQuery({ ...allGamesQuery(api), enabled: game !== undefined })
  if (wageringTimes !== undefined)
    return wageringTimes > 0 && <small className="prize-terms">{t('bonus.wagering', { times: wageringTimes })}</small>
  if (game === undefined) return null
  const name = games.find(({ gameCode }) => gameCode === game)?.name ?? game
  return (
    <small className="prize-terms">
      {t('freeSpins.of', { game: name, stake: moneyFormat(currency, language)(stake) })}
    </small>
  )
}
