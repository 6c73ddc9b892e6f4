import { useQuery } from '@tanstack/react-query'
import { type HostLimit, useHostFigures } from '../frame/host-figures.ts'
import { useServices, useSession } from '../frame/services.tsx'
import { useMoney, useOdds, useSignedMoney, useText, useTimes } from '../frame/text.ts'
import { useLine } from '../live/use-live.ts'
import { limitSentences } from './limit-sentences.ts'
import { selectionsOf, usePlacing } from './placing.ts'
import { refusalText } from './refusal-text.ts'
import { asQuoted } from './slip-bets.ts'
import { changeSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import { fundsOf, type QuotedSlip } from './use-slip-quote.ts'

/** What is staked in all, which changes of price are accepted, and the button that places the bets. */
export function SlipFoot({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const money = useMoney()
  const { placing, host } = useServices()
  const session = useSession()
  const figures = useHostFigures()
  const isLost = useLine() === 'lost'
  usePlacing(placing)
  const locked = placing.locked()
  const underWay = slip.selections.some(({ selection }) => locked.has(selection))
  const { form } = slip
  const odds = useOdds()
  const [only] = slip.bets
  const staked = slip.bets.filter(({ isStaked }) => isStaked)
  const stake = staked.reduce((sum, { worth, quote }) => sum + (worth?.stake ?? quote?.stake ?? 0), 0)
  const returns = staked.reduce((sum, { worth, quote }) => sum + (worth?.returns ?? quote?.mostReturns ?? 0), 0)
  const isTaken = staked.every(({ quote, isQuoted, isAboveMost }) => isQuoted && !isAboveMost && !quote?.refusal)
  const freeBets = session.kind === 'player' ? session.freeBets : 0
  const isFree = form.freeBets && freeBets > 0
  const isShort = session.kind === 'player' && stake > fundsOf(session, form)
  const isOverRoom = figures?.room != null && stake > figures.room
  const isReady = staked.length > 0 && isTaken && !underWay && !isLost
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
        {only?.odds != null && staked.length <= 1 && (
          <>
            <dt>{t('totalOdds')}</dt>
            <dd>{odds(only.odds)}</dd>
          </>
        )}
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
      {session.kind === 'player' && <PlayerMoney balance={session.balance} isOverRoom={isOverRoom} />}
      {isOverRoom && (
        <p className="refusal" role="status">
          {figures?.limit ? <LimitText limit={figures.limit} /> : t('roomOver')}
        </p>
      )}
    </div>
  )
}

/** What the player has: the balance, how the day went so far, what is open, and what limits leave. Stakes on open bets are neither won nor lost. */
function PlayerMoney({ balance, isOverRoom }: { balance: number; isOverRoom: boolean }) {
  const t = useText(slipText)
  const money = useMoney()
  const signed = useSignedMoney()
  const { client, host } = useServices()
  const figures = useHostFigures()
  const since = figures?.dayStartedAt
  const { data: open } = useQuery({
    queryKey: ['open-stakes', since, figures?.netToday], // what moves the one may move the other
    queryFn: () => client.call('showOpenStakes', { since: since ?? '' }),
    enabled: since !== undefined,
    placeholderData: (before) => before,
  })
  return (
    <>
      <p className="slip-balance">
        {t('balance', { balance: money(balance) })}
        <button type="button" className="slip-link" onClick={() => host.send({ type: 'sportsbook.limits' })}>
          {t('limits')}
        </button>
      </p>
      {figures && (
        <p className="slip-figures">
          {open && <span>{t('netToday', { net: signed(figures.netToday + open.since) })}</span>}
          {open && open.all > 0 && <span>{t('openStakes', { amount: money(open.all) })}</span>}
          {figures.room !== null && (
            <span data-over={isOverRoom || undefined}>{t('room', { room: money(figures.room) })}</span>
          )}
        </p>
      )}
    </>
  )
}

function LimitText({ limit }: { limit: HostLimit }) {
  const t = useText(refusalText)
  const money = useMoney()
  const { day, clock } = useTimes()
  const { limitType, source, periodDays, amount, used } = limit
  const of = { limitType, source, periodDays, limit: amount, used, remaining: Math.max(0, amount - used) }
  return limitSentences(of, null, { t, money, time: (at) => `${day(at)} ${clock(at)}` }).join(' ')
}
