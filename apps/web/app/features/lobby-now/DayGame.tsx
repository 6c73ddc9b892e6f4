import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { timeLeft } from '../bonuses/time-left.ts'
import { GameFigures } from '../games/GameFigures.tsx'
import { PlayButtons } from '../games/PlayButtons.tsx'
import { aboutOf } from './about-of.ts'
import { nowText } from './text.ts'
import { useNow } from './use-now.ts'

/** The game of the day with its large picture and its figures. Every game has its turn; nothing about it is an offer. */
export function DayGame({ title, game }: { title: string; game: Game }) {
  const t = useText(nowText)
  const { language } = usePage()
  return (
    <section className="rail-section" data-tiles={4} aria-labelledby="day-game">
      <div className="rail-head">
        <h2 id="day-game" className="heading-3">
          {title}
        </h2>
        <NextIn />
      </div>
      <article className="day-game" aria-label={game.name}>
        <img
          className="day-game-art"
          src={game.hero}
          alt=""
          width={1600}
          height={700}
          loading="lazy"
          decoding="async"
        />
        <div className="day-game-words">
          <h3 className="heading-2">{game.name}</h3>
          <GameFigures game={game} show="hero" />
          {game.maxWinOneIn !== undefined && (
            <p className="text-sm text-ink-soft">{t('dayOneIn', { rounds: aboutOf(game.maxWinOneIn, language) })}</p>
          )}
          <PlayButtons game={game} />
        </div>
      </article>
    </section>
  )
}

function NextIn() {
  const t = useText(nowText)
  const { language, site } = usePage()
  const now = useNow()
  if (now === null) return null
  const left = timeLeft(msToMidnight(now, site.timeZone), language)
  return left === null ? null : (
    <span className="text-sm text-ink-soft" data-live="day">
      {t('dayNext', { time: left })}
    </span>
  )
}

/** Counts a day of 24 hours: where a clock is set tonight, the time shown is an hour off until then. */
function msToMidnight(now: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = (name: string) => Number(clock.formatToParts(now).find(({ type }) => type === name)?.value)
  return (24 * 3600 - part('hour') * 3600 - part('minute') * 60 - part('second')) * 1000
}
