import type { ReplyOf } from '@andon/contract'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { jackpots } from '@andon/contract/player-api/jackpots'
import { moneyFormat } from '@andon/money'
import { Link } from 'react-router'
import { useMotionWanted } from '../../page/motion.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { allGamesQuery } from '../games/all-games-query.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { jackpotText } from './text.ts'

type Winner = ReplyOf<typeof jackpots.getWinners>['winners'][number]

const everyMs = 60_000

/** Wins of players who agreed to be shown, and beside each what its game returned lately. */
export function Winners() {
  const t = useText(jackpotText)
  const api = useApi()
  const moves = useMotionWanted()
  const { data } = useQuery({
    queryKey: ['winners'],
    queryFn: async () => (await api.jackpots.getWinners({})).winners,
    staleTime: everyMs,
    refetchInterval: moves && everyMs,
  })
  const { data: games = [] } = useQuery(allGamesQuery(api))
  const shown = (data ?? []).flatMap((winner) => {
    const game = games.find(({ gameCode }) => gameCode === winner.gameCode)
    return game ? [{ winner, game }] : []
  })
  return (
    <section className="winners" aria-labelledby="winners">
      <h2 id="winners" className="heading-2">
        {t('winners')}
      </h2>
      <p className="text-sm text-ink-soft">{t(data?.length === 0 ? 'winners.none' : 'winners.note')}</p>
      <ul className="winner-list">
        {shown.map(({ winner, game }) => (
          <li key={`${winner.at} ${winner.gameCode} ${winner.name}`}>
            <WinnerCard winner={winner} game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WinnerCard({ winner, game }: { winner: Winner; game: Game }) {
  const t = useText(jackpotText)
  const path = usePath()
  const { language } = usePage()
  const { name, kind, amount, currency, multiple } = winner
  const replay = replayOf(winner, game)
  return (
    <article className="winner" data-kind={kind}>
      <GamePicture game={game} kind="thumbnail" className="winner-art" loading="lazy" />
      <div className="winner-words">
        <p className="winner-kind">{t(`winners.kind.${kind}`)}</p>
        <p className="winner-amount money">{moneyFormat(currency, language)(amount)}</p>
        <p>
          {name} · {game.name}
          {multiple !== undefined && ` · ${t('winners.times', { times: multiple })}`}
        </p>
        <Returned winner={winner} />
        <Link to={path(replay ?? `${gamePagePath(game)}#verify`)} className="text-link winner-verify">
          {t(replay === null ? 'winners.verify' : 'winners.replay')}
          <span className="sr-only">{t('winners.named', { name: game.name })}</span>
        </Link>
      </div>
    </article>
  )
}

/** The round itself in free play, where its game can show it. */
function replayOf({ roundId }: Winner, { gameCode, modes }: Game): string | null {
  if (roundId === null || !modes.includes('freegames')) return null
  return `/game-play?${new URLSearchParams({ gameId: gameCode, gameType: 'freegames', round: roundId })}`
}

function Returned({ winner: { lastRounds } }: { winner: Winner }) {
  const t = useText(jackpotText)
  const { language } = usePage()
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  if (lastRounds === null || lastRounds.staked === 0)
    return <p className="text-sm text-ink-soft">{t('winners.unknown')}</p>
  const { rounds, staked, won } = lastRounds
  return (
    <p className="text-sm text-ink-soft">
      {t('winners.returned', { rounds, percent: percent.format((won / staked) * 100) })}
    </p>
  )
}
