import type { Tournament } from '@andon/contract/player-api/tournaments'
import { useText } from '../../page/use-text.ts'
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
                {prize.to > prize.from && <small> {t('prize.each')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
