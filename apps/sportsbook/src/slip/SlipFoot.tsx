import { useHostFigures } from '../frame/host-figures.ts'
import { useServices, useSession } from '../frame/services.tsx'
import { useMoney, useText } from '../frame/text.ts'
import { usePlacing } from './placing.ts'
import { asQuoted } from './slip-bets.ts'
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
  const isShort = session.kind === 'player' && stake > session.balance
  const place = () =>
    placing.place(
      staked.map(({ bet, quote }) => ({
        ...asQuoted(bet, quote?.legs ?? []),
        prices: form.prices,
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
      {session.kind === 'player' ? (
        isShort ? (
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
