import type { Game } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../shell/page-context.ts'
import { useText } from '../../text/messages.ts'
import { useMoney } from '../../text/Money.tsx'
import { gameText } from './text.ts'

/** What a game returns, how often, how far, and for how much: the same figures that its own rules page shows. */
export function GameFigures({ game, brief = false }: { game: Game; brief?: boolean }) {
  const t = useText(gameText)
  const money = useMoney()
  const { language } = usePage()
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)

  const figures: [label: string, value: string][] = [
    [t('rtp'), game.rtp === null ? t('rtpNone') : t('rtpValue', { rtp: number(game.rtp, 2) })],
    [t('volatility'), t(`volatility.${game.volatility}`)],
    [t('bets'), t('betsValue', { min: money(game.minBet), max: money(game.maxBet) })],
  ]
  if (!brief && game.hitFrequency) figures.push([t('hitRate'), t('hitRateValue', { rounds: number(1 / game.hitFrequency, 1) })])
  if (!brief && game.maxWin) figures.push([t('maxWin'), t('maxWinValue', { times: number(game.maxWin, 0) })])

  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
