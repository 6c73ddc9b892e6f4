import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GameTile } from '../games/GameTile.tsx'
import { tournamentText } from './text.ts'

const mostShown = 8

/** The games whose rounds count; without a list all do. */
export function QualifyingGames({ codes }: { codes: readonly string[] }) {
  const t = useText(tournamentText)
  const api = useApi()
  const { data: games = [] } = useQuery({ ...allGamesQuery(api), enabled: codes.length > 0 })
  const shown = codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []).slice(0, mostShown)
  return (
    <section aria-labelledby="qualifying" className="race-box">
      <h2 id="qualifying" className="heading-3">
        {t('games')}
      </h2>
      {codes.length === 0 ? (
        <p>{t('games.all')}</p>
      ) : (
        <ul className="race-games">
          {shown.map((game) => (
            <li key={game.gameCode}>
              <GameTile game={game} shape="mini" />
            </li>
          ))}
        </ul>
      )}
      {codes.length > mostShown && <p>{t('games.more', { count: codes.length - mostShown })}</p>}
    </section>
  )
}
