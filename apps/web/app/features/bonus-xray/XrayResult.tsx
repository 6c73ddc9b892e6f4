import type { BonusTerms } from '@andon/contract/bonus-terms'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { BonusOdds, BonusPlay } from '@andon/money/bonus-odds'
import { useMoney } from '../../page/amounts/Money.tsx'
import { useText } from '../../page/use-text.ts'
import { roundMsOf } from '../game-details/session/use-room.ts'
import { PlayTime } from './PlayTime.tsx'
import { xrayText } from './text.ts'
import { useChance } from './use-chance.ts'
import type { Xray } from './use-xray.ts'

interface Props {
  readonly terms: BonusTerms
  readonly play: BonusPlay
  readonly game: Game
  readonly odds: BonusOdds
  readonly bounds: Xray['bounds']
}

const dayMs = 86_400_000

export function XrayResult({ terms, play, game, odds, bounds }: Props) {
  const t = useText(xrayText)
  const money = useMoney()
  const chance = useChance()
  const roundMs = roundMsOf(game)
  const inTime = odds.rounds * roundMs <= terms.expiryDays * dayMs
  const met = inTime ? odds.met : 0
  return (
    <div className="xray-result">
      <div className="xray-chance" role="status">
        <p className="font-bold">{t('chance')}</p>
        {inTime ? (
          <p className="xray-figure" data-testid="xray-chance">
            {chance(met)}
          </p>
        ) : (
          <p data-testid="xray-chance">{t('chanceNone', { rounds: odds.rounds, days: terms.expiryDays })}</p>
        )}
        <div className="xray-bar" aria-hidden="true">
          <span style={{ inlineSize: `${met * 100}%` }} />
        </div>
      </div>
      <dl className="xray-facts">
        <div>
          <dt>{t('rounds')}</dt>
          <dd data-testid="xray-rounds">{t('roundsValue', { rounds: odds.medianRounds })}</dd>
        </div>
        <PlayTime
          minutes={Math.max(1, Math.round((odds.medianRounds * roundMs) / 60_000))}
          secondsPerRound={roundMs / 1000}
          expiryDays={terms.expiryDays}
        />
        <div>
          <dt>{t('required')}</dt>
          <dd>{t('requiredValue', { amount: money(odds.required), rounds: odds.rounds })}</dd>
        </div>
      </dl>
      {inTime && <Compared play={play} odds={odds} />}
      <details className="bonus-terms">
        <summary>{t('how')}</summary>
        <ul>
          <li>{t('how.model')}</li>
          {play.bonus.kind === 'free-spins' && <li>{t('how.spins')}</li>}
          <li>{t('how.grid', { step: money(Math.max(1, Math.round(odds.gridStep))) })}</li>
          {odds.block > 1 && <li>{t('how.block', { rounds: odds.block })}</li>}
          {bounds && (
            <li>{t('how.bounds', { least: Math.floor(bounds.least * 100), most: Math.ceil(bounds.most * 100) })}</li>
          )}
        </ul>
      </details>
    </div>
  )
}

/** The same deposit with and without the bonus, as a table. */
function Compared({ play: { deposit }, odds }: { play: BonusPlay; odds: BonusOdds }) {
  const t = useText(xrayText)
  const money = useMoney()
  const chance = useChance()
  const { without } = odds
  const amount = (exact: number) => money(Math.max(0, Math.round(exact)))
  const cost = (cash: number) =>
    cash > deposit ? t('costGain', { amount: amount(cash - deposit) }) : amount(deposit - cash)
  const rows = [
    ...(without
      ? [[t('keeps', { amount: money(deposit) }), chance(odds.keepsDeposit), chance(without.keepsDeposit)]]
      : []),
    [t('leaves'), amount(odds.cash), without && amount(without.cash)],
    ...(without ? [[t('cost'), cost(odds.cash), cost(without.cash)]] : []),
    [t('staked'), amount(odds.staked), without && amount(without.staked)],
  ]
  return (
    <>
      <table className="xray-table">
        <caption className="font-bold">{t('compare')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('with')}</th>
            {without && <th scope="col">{t('without')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, having, lacking]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{having}</td>
              {without && <td>{lacking}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink-soft">
        {without ? t('withoutHow', { rounds: odds.rounds }) : t('withoutNothing')}
      </p>
    </>
  )
}
