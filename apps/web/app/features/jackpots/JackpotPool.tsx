import type { Game } from '@andon/contract/player-api/catalogue'
import type { Jackpot } from '@andon/contract/player-api/jackpots'
import { moneyFormat } from '@andon/money'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { GameTile } from '../games/GameTile.tsx'
import { Deadline } from './Deadline.tsx'
import { unitsOf, useFixedOdds } from './fixed-odds.ts'
import { JackpotLantern } from './JackpotLantern.tsx'
import { Meter } from './Meter.tsx'
import { type Pool, percentOf } from './pools.ts'
import { jackpotText } from './text.ts'

const mostGames = 8

/** The levels of one pool, what they take and pay, and the games that feed it. */
export function JackpotPool({ pool, games }: { pool: Pool; games: readonly Game[] }) {
  const t = useText(jackpotText)
  const { language } = usePage()
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const own = pool.games.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []).slice(0, mostGames)
  const whole = pool.levels.reduce((sum, { shareOfStake }) => sum + percentOf(shareOfStake), 0)
  return (
    <section className="pool" aria-label={pool.levels[0]?.name}>
      <div className="pool-levels">
        {pool.levels.map((jackpot) => (
          <Level key={jackpot.id} jackpot={jackpot} />
        ))}
      </div>
      <div className="pool-games">
        <h3 className="heading-3">{t('games')}</h3>
        <p className="text-sm text-ink-soft">{t('sharePool', { percent: percent.format(whole) })}</p>
        <ul className="race-games">
          {own.map((game) => (
            <li key={game.gameCode}>
              <GameTile game={game} shape="mini" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Level({ jackpot }: { jackpot: Jackpot }) {
  const { level, amount, currency, name, mustDropAt } = jackpot
  const t = useText(jackpotText)
  const hasDropped = useDropped(amount)
  return (
    <article className="jackpot" data-level={level} data-won={hasDropped || undefined}>
      <JackpotLantern level={level} />
      <div className="jackpot-words">
        <h2 className="jackpot-level">
          {t(`level.${level}`)}
          <span className="sr-only"> {name}</span>
        </h2>
        <p className="jackpot-amount">
          <Meter amount={amount} currency={currency} />
          {hasDropped && <strong className="jackpot-won">{t('won')}</strong>}
        </p>
        {mustDropAt !== undefined && <Cap amount={amount} mustDropAt={mustDropAt} currency={currency} />}
        <Deadline jackpot={jackpot} />
        <Odds jackpot={jackpot} />
      </div>
    </article>
  )
}

/** How near the amount is to its cap. */
function Cap({ amount, mustDropAt, currency }: Pick<Jackpot, 'amount' | 'currency'> & { mustDropAt: number }) {
  const t = useText(jackpotText)
  const { language } = usePage()
  const label = t('mustDropAt', { amount: moneyFormat(currency, language)(mustDropAt) })
  return (
    <div className="jackpot-cap">
      <progress value={Math.min(amount, mustDropAt)} max={mustDropAt} aria-label={label} />
      <small>{label}</small>
    </div>
  )
}

function Odds({ jackpot: { odds, shareOfStake, mustDropBy, minimumStake, currency } }: { jackpot: Jackpot }) {
  const t = useText(jackpotText)
  const { language } = usePage()
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const fixedOdds = useFixedOdds(currency)
  return (
    <dl className="jackpot-odds">
      <div>
        <dt>{t('odds')}</dt>
        <dd>
          {odds === undefined
            ? t(mustDropBy === undefined ? 'odds.rising' : 'game.chanceTime')
            : fixedOdds(unitsOf(odds))}
        </dd>
      </div>
      {minimumStake !== undefined && (
        <div>
          <dt>{t('qualifying')}</dt>
          <dd>{t('qualifyingValue', { amount: moneyFormat(currency, language)(minimumStake) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('share')}</dt>
        <dd>{t('shareValue', { percent: percent.format(percentOf(shareOfStake)) })}</dd>
      </div>
    </dl>
  )
}

const shownMs = 12_000

/** For a while after the amount has fallen: only a win takes money out of a meter. */
function useDropped(amount: number): boolean {
  const before = useRef(amount)
  const [dropped, setDropped] = useState(false)
  useEffect(() => {
    const fell = amount < before.current
    before.current = amount
    if (fell) setDropped(true)
  }, [amount])
  useEffect(() => {
    if (!dropped) return
    const timer = setTimeout(() => setDropped(false), shownMs)
    return () => clearTimeout(timer)
  }, [dropped])
  return dropped
}
