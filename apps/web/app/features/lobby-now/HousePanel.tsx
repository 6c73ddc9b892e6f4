import type { Game } from '@andon/contract/player-api/catalogue'
import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'
import { moneyFormat } from '@andon/money'
import { Link } from 'react-router'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gamePagePath } from '../games/game-links.ts'
import { aboutOf } from './about-of.ts'
import { nowText } from './text.ts'
import { useRecentPlay } from './use-recent-play.ts'
import { worthTelling } from './worth-telling.ts'

const mostWins = 3

/** The recent play of all players, and the great wins among it with how rare they are. */
export function HousePanel({ games }: { games: readonly Game[] }) {
  const t = useText(nowText)
  const play = worthTelling(useRecentPlay())
  if (play === undefined) return null
  return (
    <section className="rail-section house" data-tiles={3} aria-labelledby="house">
      <div className="rail-head">
        <h2 id="house" className="heading-3">
          {t('house')}
        </h2>
      </div>
      <div className="house-panel">
        <Figures play={play} />
        <Wins play={play} games={games} />
      </div>
    </section>
  )
}

function Figures({ play: { rounds, rtp, open, paused } }: { play: RecentPlay }) {
  const t = useText(nowText)
  const { language } = usePage()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <dl className="figures house-figures">
      <div data-live="rounds">
        <dt>{t('houseRounds')}</dt>
        <dd>{number.format(rounds)}</dd>
      </div>
      <div data-live="rtp">
        <dt>{t('houseRtp')}</dt>
        <dd>{rtp === null ? <small className="house-few">{t('houseRtpFew')}</small> : `${number.format(rtp)}%`}</dd>
      </div>
      <div data-live="open">
        <dt>{t('houseOpen')}</dt>
        <dd>
          {t('houseOpenValue', { open })}
          {paused > 0 && <small className="house-few">{t('housePaused', { paused })}</small>}
        </dd>
      </div>
    </dl>
  )
}

function Wins({ play, games }: { play: RecentPlay; games: readonly Game[] }) {
  const t = useText(nowText)
  const wins = play.wins
    .flatMap((win) => {
      const game = games.find(({ gameCode }) => gameCode === win.gameCode)
      return game ? [{ ...win, game }] : []
    })
    .slice(0, mostWins)
  return (
    <div className="house-block">
      <h3 className="house-wins-title">{t('wins')}</h3>
      {wins.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('winsNone')}</p>
      ) : (
        <ul className="house-wins">
          {wins.map((win, place) => (
            <li key={place} data-live="wins">
              <Win win={win} game={win.game} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{t('winsNote')}</p>
    </div>
  )
}

function Win({ win: { amount, currency, times, oneIn }, game }: { win: RecentPlay['wins'][number]; game: Game }) {
  const t = useText(nowText)
  const path = usePath()
  const { language } = usePage()
  const rounds = oneIn === null ? null : aboutOf(oneIn, language)
  return (
    <article className="tile" data-shape="win" aria-label={game.name}>
      <Link to={path(gamePagePath(game))} className="tile-link">
        <img
          className="tile-art"
          src={game.thumbnail}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
        <span className="tile-words">
          <strong className="tile-name">{game.name}</strong>
          <span className="tile-figure">
            {t('winTimes', { times: Math.floor(times) })}
            {rounds && ` · ${t('winOdds', { rounds })}`}
          </span>
        </span>
        <span className="money house-win-amount">{moneyFormat(currency, language)(amount)}</span>
      </Link>
    </article>
  )
}
