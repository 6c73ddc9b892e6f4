import { useHostFigures } from '../frame/host-figures.ts'
import { useServices, useSession } from '../frame/services.tsx'
import { useMoney, useSignedMoney, useText } from '../frame/text.ts'
import { useLine } from '../live/use-live.ts'
import { selectionsOf, usePlacing } from './placing.ts'
import { asQuoted } from './slip-bets.ts'
import { changeSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** What is staked in all, which changes of price are accepted, and the button that places the bets. */
export function SlipFoot({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const money = useMoney()
  const signed = useSignedMoney()
  const { placing, host } = useServices()
  const session = useSession()
  const figures = useHostFigures()
  const isLost = useLine() === 'lost'
  usePlacing(placing)
  const locked = placing.locked()
  const underWay = slip.selections.some(({ selection }) => locked.has(selection))
  const { form } = slip
  const staked = slip.bets.filter(({ isStaked }) => isStaked)
  const stake = staked.reduce((sum, { worth, quote }) => sum + (worth?.stake ?? quote?.stake ?? 0), 0)
  const returns = staked.reduce((sum, { worth, quote }) => sum + (worth?.returns ?? quote?.mostReturns ?? 0), 0)
  const isTaken = staked.every(({ quote, isQuoted, isAboveMost }) => isQuoted && !isAboveMost && !quote?.refusal)
  const freeBets = session.kind === 'player' ? session.freeBets : 0
  const isFree = form.freeBets && freeBets > 0
  const isShort = session.kind === 'player' && stake > (isFree ? freeBets : session.balance - freeBets)
  const isOverRoom = figures?.room != null && stake > figures.room
  const isReady = staked.length > 0 && isTaken && !underWay && !isLost && !isOverRoom
  const nameOf = (id: string) => slip.selections.find(({ selection }) => selection === id)?.words.outcome
  const place = (player: string) =>
    placing.place(
      staked.map(({ bet, quote }) => ({
        request: {
          ...asQuoted(bet, quote?.legs ?? []),
          ...{ prices: form.prices, player, requestId: crypto.randomUUID() },
          ...(freeBets > 0 && { freeBets: isFree }),
        },
        names: Object.fromEntries(
          selectionsOf(bet).flatMap((selection) => {
            const name = nameOf(selection)
            return name ? [[selection, name]] : []
          }),
        ),
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
      {isLost && <p className="slip-note">{t('lineLost')}</p>}
      {session.kind === 'player' ? (
        isShort && isFree ? (
          <p className="slip-short" role="status">
            {t('freeBetsShort', { amount: money(freeBets) })}
          </p>
        ) : isShort && !isOverRoom ? (
          <button type="button" className="place" onClick={() => host.send({ type: 'sportsbook.deposit' })}>
            {t('deposit')}
          </button>
        ) : (
          <button type="button" className="place" disabled={!isReady} onClick={() => place(session.player)}>
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
          <span>{t('netToday', { net: signed(figures.netToday) })}</span>
          {figures.room !== null && (
            <span data-over={isOverRoom || undefined}>{t('room', { room: money(figures.room) })}</span>
          )}
        </p>
      )}
      {isOverRoom && (
        <p className="refusal" role="status">
          {t('roomOver')}
        </p>
      )}
    </div>
  )
}
