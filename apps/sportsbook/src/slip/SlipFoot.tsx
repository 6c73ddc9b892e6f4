import { useHostFigures } from '../frame/host-figures.ts'
import { useServices, useSession } from '../frame/services.tsx'
import { useMoney, useText } from '../frame/text.ts'
import { usePlacing } from './placing.ts'
import { asQuoted } from './slip-bets.ts'
import { changeSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** What is staked in all, which changes of price are accepted, and the button that places the bets. */
export function SlipFoot({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const money = useMoney()
  const { placing, host } = useServices()
  const session = useSession()
  const figures = useHostFigures()
  const underWay = usePlacing(placing).some(({ state }) => state === 'sending')
  const { form } = slip
  const staked = slip.bets.filter(({ isStaked }) => isStaked)
  const stake = staked.reduce((sum, { quote }) => sum + (quote?.stake ?? 0), 0)
  const returns = staked.reduce((sum, { quote }) => sum + (quote?.mostReturns ?? 0), 0)
  const isReady = staked.length > 0 && staked.every(({ quote }) => quote !== null && quote.refusal === null)
  const freeBets = session.kind === 'player' ? session.freeBets : 0
  const isFree = form.freeBets && freeBets > 0
  const isShort = session.kind === 'player' && stake > (isFree ? freeBets : session.balance - freeBets)
  const place = () =>
    placing.place(
      staked.map(({ bet, quote }) => ({
        ...asQuoted(bet, quote?.legs ?? []),
        prices: form.prices,
        ...(freeBets > 0 && { freeBets: isFree }),
        requestId: crypto.randomUUID(),
      })),
    )
  return (
    <div className="slip-foot">
      <dl className="slip-sums">
        <dt>{t('total')}</dt>
        <dd>{money(stake)}</dd>
        <dt>{t('mostReturns')}</dt>
        <dd>{money(returns)}</dd>
      </dl>
      {freeBets > 0 && (
        <label className="slip-free-bets">
          <input
            type="checkbox"
            checked={isFree}
            onChange={({ target }) => changeSlipForm({ freeBets: target.checked })}
          />
          <span>
            {t('freeBets', { amount: money(freeBets) })}
            <small>{t('freeBetsText')}</small>
          </span>
        </label>
      )}
      {session.kind === 'player' ? (
        isShort && isFree ? (
          <p className="slip-short" role="status">
            {t('freeBetsShort', { amount: money(freeBets) })}
          </p>
        ) : isShort ? (
          <button type="button" className="place" onClick={() => host.send({ type: 'sportsbook.deposit' })}>
            {t('deposit')}
          </button>
        ) : (
          <button type="button" className="place" disabled={!isReady || underWay} onClick={place}>
            {underWay ? t('sending') : staked.length > 1 ? t('placeAll', { count: staked.length }) : t('place')}
          </button>
        )
      ) : (
        <button type="button" className="place" onClick={() => host.send({ type: 'sportsbook.login' })}>
          {t('logIn')}
        </button>
      )}
      {session.kind === 'player' && (
        <p className="slip-balance">
          {t('balance', { balance: money(session.balance) })}
          <button type="button" className="slip-link" onClick={() => host.send({ type: 'sportsbook.limits' })}>
            {t('limits')}
          </button>
        </p>
      )}
      {session.kind === 'player' && figures && (
        <p className="slip-figures">
          <span>{t('netToday', { net: `${figures.netToday > 0 ? '+' : ''}${money(figures.netToday)}` })}</span>
          {figures.room !== null && (
            <span data-over={stake > figures.room || undefined}>{t('room', { room: money(figures.room) })}</span>
          )}
        </p>
      )}
    </div>
  )
}
