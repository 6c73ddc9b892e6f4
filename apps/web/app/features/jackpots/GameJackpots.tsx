import { gameFigures } from '@andon/contract/games/figures'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { currencyCodes } from '@andon/money'
import { Link } from 'react-router'
import { useMoney } from '../../page/amounts/Money.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { Deadline } from './Deadline.tsx'
import { statedStake, unitsOf, useFixedOdds } from './fixed-odds.ts'
import { type GameLevel, gameLevels, roundsPerWin } from './game-levels.ts'
import { percentOf } from './pools.ts'
import { jackpotText } from './text.ts'
import { useJackpots } from './use-jackpots.ts'

/** The jackpots that rounds of a game fill and win: how each drops, its odds, its share of the stake, and what the game returns with them. Nothing for a game without any. */
export function GameJackpots({ details }: { details: GameDetails }) {
  const t = useText(jackpotText)
  const path = usePath()
  const { data = [] } = useJackpots()
  const levels = gameLevels(details, data)
  if (levels.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="game-jackpots">
      <div className="grid gap-2">
        <h2 id="game-jackpots" className="heading-2">
          {t('game.title')}
        </h2>
        <p>{t('game.lead')}</p>
        <WithJackpots rtp={details.game.rtp} levels={levels} />
      </div>
      <ul className="bet-returns">
        {levels.map((level) => (
          <Level key={level.id} level={level} />
        ))}
      </ul>
      <p>
        <Link to={path('/jackpots')} className="text-link">
          {t('room')}
        </Link>
      </p>
    </section>
  )
}

function WithJackpots({ rtp, levels }: { rtp: number | null; levels: readonly GameLevel[] }) {
  const t = useText(jackpotText)
  const { language } = usePage()
  const figure = gameFigures(language)
  const stated = levels.flatMap((level) => (level.rtp === undefined ? [] : [percentOf(level.rtp)]))
  const open = levels.filter((level) => level.rtp === undefined).map(({ name }) => name)
  if (rtp === null || stated.length === 0) return null
  const all = rtp + stated.reduce((sum, one) => sum + one, 0)
  return (
    <p>
      {t('game.return', { without: figure.rtp(rtp), with: figure.rtp(all) })}{' '}
      {open.length > 0 &&
        t('game.returnMore', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(open) })}
    </p>
  )
}

function Level({ level }: { level: GameLevel }) {
  const t = useText(jackpotText)
  const money = useMoney()
  const { language } = usePage()
  const { format: percent } = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const { name, now, seed, increment, reserve, share, rtp } = level
  const shares =
    increment !== undefined && reserve !== undefined
      ? t('game.shareValue', { increment: percent(percentOf(increment)), reserve: percent(percentOf(reserve)) })
      : t('shareValue', { percent: percent(percentOf(share)) })
  const values = [
    ['game.now', [now && money(now.amount), seed !== undefined && t('game.seed', { amount: money(seed) })]],
    ['game.how', [useHow(level)]],
    ['game.chance', [useChance(level)]],
    ['share', [shares]],
    ['game.rtp', [rtp === undefined ? t('game.rtpOpen') : t('game.rtpValue', { percent: percent(percentOf(rtp)) })]],
  ] as const
  return (
    <li className="bet-return">
      <h3 className="pay-row-name">{name}</h3>
      {now && <Deadline jackpot={now} />}
      <dl className="grid gap-2">
        {values.map(([label, parts]) => (
          <div key={label} className="grid">
            <dt className="text-sm text-ink-soft">{t(label)}</dt>
            <dd>{parts.filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function useHow({ drop }: GameLevel): string {
  const t = useText(jackpotText)
  const money = useMoney()
  switch (drop.by) {
    case 'amount':
      return t('game.byAmount', { amount: money(drop.at) })
    case 'time':
      return t('game.byTime', { minutes: drop.periodMinutes, stake: money(drop.minimumStake) })
    case 'deadline':
      return t('game.byDeadline', { stake: money(drop.minimumStake) })
    case 'chance':
      return t('game.byChance', { amount: money(drop.atMost) })
    case 'unknown':
      return t('game.bySupplier')
  }
}

function useChance({ drop, increment, seed, now }: GameLevel): string {
  const t = useText(jackpotText)
  const money = useMoney()
  const { format } = new Intl.NumberFormat(usePage().language)
  const fixedOdds = useFixedOdds(currencyCodes[0])
  switch (drop.by) {
    case 'amount': {
      const amount = now?.amount ?? seed
      if (amount === undefined || increment === undefined) return t('odds.rising')
      const rounds = format(roundsPerWin({ at: drop.at, amount, increment }, statedStake))
      return t(now ? 'game.chanceNow' : 'game.chanceSeed', { rounds, stake: money(statedStake) })
    }
    case 'time':
    case 'deadline':
      return t('game.chanceTime')
    case 'chance':
      return fixedOdds(drop.oneIn)
    case 'unknown':
      return now?.odds === undefined ? '—' : fixedOdds(unitsOf(now.odds))
  }
}
