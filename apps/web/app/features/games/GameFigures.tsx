import { gameFigures } from '@andon/contract/games/figures'
import type { Game } from '@andon/contract/player-api/catalogue'
import { useMoney } from '../../page/amounts/Money.tsx'
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
  const figure = gameFigures(language)

  const values: Record<Figure, string | undefined> = {
    rtp: game.rtp === null ? t('rtpNone') : figure.rtp(game.rtp),
    hitRate: game.hitFrequency
      ? t('hitRateValue', {
          rounds: figure.roundsPerHit(game.hitFrequency),
          percent: figure.share(game.hitFrequency, 1),
        })
      : undefined,
    maxWin: game.maxWin ? t('maxWinValue', { times: figure.multiple(game.maxWin) }) : undefined,
    volatility: game.hitFrequencyFor
      ? t('volatilityUpTo', { most: t(`volatility.${game.volatility}`) })
      : t(`volatility.${game.volatility}`),
    bets:
      game.minBet === undefined || game.maxBet === undefined
        ? undefined
        : t('betsValue', { min: money(game.minBet), max: money(game.maxBet) }),
  }
  const figures = shownFigures[show].flatMap((name) => {
    const value = values[name]
    const label = name === 'maxWin' && game.maxWinOf === 'spin' ? ('maxWinSpin' as const) : name
    return value === undefined ? [] : [{ figure: name, label, value }]
  })
  /** Where the player decides how to play, a hit rate without saying for which way would promise too much. */
  const note = game.hitFrequencyFor

  return (
    <dl className="figures">
      {figures.map(({ figure: name, label, value }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd>
            {value}
            {name === 'hitRate' && note !== undefined && <small className="figure-note">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
