import type { Game } from '@andon/contract/player-api/catalogue'
import { Link } from 'react-router'
import { useMoney, useSignedMoney } from '../../page/amounts/Money.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { playerKey } from '../../player/session.ts'
import './my-figures.css'
import { myGamesText } from './text.ts'

/** The stakes and wins of the player in each game in the last 30 days. Not rendered before the first round. */
export function MyFigures({ games }: { games: readonly Game[] }) {
  const t = useText(myGamesText)
  const money = useMoney()
  const signed = useSignedMoney()
  const path = usePath()
  const { language, site } = usePage()
  const api = useApi()
  const { data } = useQuery({ queryKey: playerKey('playedGames'), queryFn: () => api.reports.getPlayedGames() })
  if (data === undefined || data.games.length === 0) return null
  const nameOf = (code: string) =>
    code === site.sportsBook ? t('figures.sports') : (games.find(({ gameCode }) => gameCode === code)?.name ?? code)
  const number = new Intl.NumberFormat(language)
  return (
    <div className="grid gap-3">
      <div className="rail-head">
        <h2 id="figures" className="heading-3">
          {t('figures')}
        </h2>
        <Link to={path('/account/bet-history')} prefetch="intent" className="text-link rail-all">
          {t('figures.rounds')}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow window scrolls it to the side, by keys, too */}
      <section className="my-figures-scroll" aria-labelledby="figures" tabIndex={0}>
        <table className="my-figures">
          <thead>
            <tr>
              <th scope="col">{t('figures.game')}</th>
              <th scope="col" className="my-figures-rounds">
                {t('figures.played')}
              </th>
              <th scope="col">{t('figures.staked')}</th>
              <th scope="col">{t('figures.won')}</th>
              <th scope="col">{t('figures.net')}</th>
            </tr>
          </thead>
          <tbody>
            {data.games.map(({ gameCode, currency, rounds, staked, won }) => (
              <tr key={`${gameCode} ${currency}`}>
                <th scope="row">
                  {nameOf(gameCode)}
                  <span className="my-figures-below">{t('figures.count', { count: rounds })}</span>
                </th>
                <td className="my-figures-rounds">{number.format(rounds)}</td>
                <td>{money(staked)}</td>
                <td>{money(won)}</td>
                <td>{signed(won - staked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
