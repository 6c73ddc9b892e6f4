import type { Game } from '@andon/contract/player-api/catalogue'
import { useMoney } from '../../page/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gameText } from './text.ts'

type Figure = 'rtp' | 'hitRate' | 'maxWin' | 'volatility' | 'bets'

const shownFigures: Record<'all' | 'hero', readonly Figure[]> = {
  all: ['rtp', 'hitRate', 'maxWin', 'volatility', 'bets'],
  hero: ['rtp', 'hitRate', 'maxWin'],
}

/** RTP, hit rate, maximum win, volatility and stakes: the same figures as on the game's rules page. */
export function GameFigures({ game, show = 'all' }: { game: Game; show?: 'all' | 'hero' }) {
  const t = useText(gameText)
  const money = useMoney()
  const { language } = usePage()
  const number = (value: number, digits: number, minimumFractionDigits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits }).format(value)
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)

  const values: Record<Figure, string | undefined> = {
    rtp: game.rtp === null ? t('rtpNone') : t('rtpValue', { rtp: number(game.rtp, 2, 2) }),
    hitRate: game.hitFrequency
      ? t('hitRateValue', { rounds: number(1 / game.hitFrequency, 1), percent: percent(game.hitFrequency) })
      : undefined,
    maxWin: game.maxWin ? t('maxWinValue', { times: number(game.maxWin, 0) }) : undefined,
    volatility: t(`volatility.${game.volatility}`),
    bets:
      game.minBet === undefined || game.maxBet === undefined
        ? undefined
        : t('betsValue', { min: money(game.minBet), max: money(game.maxBet) }),
  }
  const figures = shownFigures[show].flatMap((figure) => {
    const value = values[figure]
    const label = figure === 'maxWin' && game.maxWinOf === 'spin' ? ('maxWinSpin' as const) : figure
    return value === undefined ? [] : [{ figure, label, value }]
  })
  /** Where the player decides how to play, a hit rate without saying for which way would promise too much. */
  const note = game.hitFrequencyFor

  return (
    <dl className="figures">
      {figures.map(({ figure, label, value }) => (
        <div key={figure}>
          <dt>{t(label)}</dt>
          <dd>
            {value}
            {figure === 'hitRate' && note !== undefined && <small className="figure-note">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
