import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../live/use-live.ts'
import { type HostLimit, useHostFigures } from '../page/host-figures.ts'
import { useServices, useSession } from '../page/services.ts'
import { useMoney, useOdds, useSignedMoney, useText, useTimes } from '../page/text.ts'
import type { Kept as KeptRequest } from './placing/kept-requests.ts'
import { usePlacing, usePlacingStore } from './placing/placing-service.ts'
import { selectionsOf } from './placing/placings.ts'
import { refusalText } from './placing/refusal-text.ts'
import { slipAction } from './slip-action.ts'
import { asQuoted } from './slip-bets.ts'
import { changeSlipForm } from './slip-form.ts'
import { averageOf, percentOf } from './stake/average-returns.ts'
import { limitSentences } from './stake/limit-sentences.ts'
import { MultipleBoost } from './stake/MultipleBoost.tsx'
import { slipText } from './text.ts'
import { fundsOf, type QuotedBet, type QuotedSlip } from './use-slip-quote.ts'

/** The sums of the slip, which money it is paid from, and the button that places its bets. */
export function SlipFoot({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const session = useSession()
  const figures = useHostFigures()
  const isLost = useConnection() === 'lost'
  const [only] = slip.bets
  const staked = slip.bets.filter(({ isStaked }) => isStaked)
  const stake = staked.reduce((sum, { worth, quote }) => sum + (worth?.stake ?? quote?.stake ?? 0), 0)
  const freeBets = session.kind === 'player' ? session.freeBets : 0
  const isOverRoom = figures?.room != null && stake > figures.room
  return (
    <div className="slip-foot">
      <SlipSums slip={slip} stake={stake} />
      {only?.quote && slip.mode === 'multiple' && (
        <MultipleBoost quote={only.quote} selections={slip.selections} isStaked={stake > 0} />
      )}
      {freeBets > 0 && <FreeBetsField amount={freeBets} isChecked={slip.form.freeBets} />}
      {isLost && <p className="slip-note">{t('connectionLost')}</p>}
      <PlaceButton slip={slip} staked={staked} stake={stake} isLost={isLost} isOverRoom={isOverRoom} />
      {session.kind === 'player' && <PlayerMoney balance={session.balance} isOverRoom={isOverRoom} />}
      {isOverRoom && (
        <p className="refusal" role="status">
          {figures?.limit ? <LimitText limit={figures.limit} /> : t('roomOver')}
        </p>
      )}
    </div>
  )
}

function SlipSums({ slip, stake }: { slip: QuotedSlip; stake: number }) {
  const t = useText(slipText)
  const money = useMoney()
  const odds = useOdds()
  const { bets } = slip
  const [only] = bets
  const staked = bets.filter(({ isStaked }) => isStaked)
  const average = averageOf(staked.length > 0 ? staked : bets)
  const returns = staked.reduce((sum, { worth, quote }) => sum + (worth?.returns ?? quote?.mostReturns ?? 0), 0)
  return (
    <dl className="slip-sums">
      {only?.odds != null && staked.length <= 1 && (
        <>
          <dt>{t(slip.mode === 'multiple' && !slip.form.combinedEachWay ? 'totalOdds' : 'totalOddsAll')}</dt>
          <dd>{odds(only.odds)}</dd>
        </>
      )}
      <dt>{t('total')}</dt>
      <dd>{money(stake)}</dd>
      <dt>{t('mostReturns')}</dt>
      <dd>{money(returns)}</dd>
      {average && (
        <>
          <dt>{t('averageReturns')}</dt>
          <dd>
            {percentOf(average.whole)}%
            {average.singles !== null && <small> {t('averageSingles', { percent: percentOf(average.singles) })}</small>}
          </dd>
        </>
      )}
    </dl>
  )
}

function FreeBetsField({ amount, isChecked }: { amount: number; isChecked: boolean }) {
  const t = useText(slipText)
  const money = useMoney()
  return (
    <label className="slip-free-bets">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => changeSlipForm({ freeBets: target.checked })}
      />
      <span>
        {t('freeBets', { amount: money(amount) })}
        <small>{t('freeBetsText')}</small>
      </span>
    </label>
  )
}

interface PlaceButtonProps {
  readonly slip: QuotedSlip
  readonly staked: readonly QuotedBet[]
  /** The stake of all bets, in minor units. */
  readonly stake: number
  readonly isLost: boolean
  readonly isOverRoom: boolean
}

function PlaceButton({ slip, staked, stake, isLost, isOverRoom }: PlaceButtonProps) {
  const t = useText(slipText)
  const money = useMoney()
  const { host } = useServices()
  const session = useSession()
  const placing = usePlacingStore()
  usePlacing()
  const { form, selections } = slip
  if (session.kind !== 'player')
    return (
      <button type="button" className="place" onClick={() => host.send({ type: 'sportsbook.login' })}>
        {t('logIn')}
      </button>
    )
  const { player, freeBets } = session
  const action = slipAction({
    stake,
    funds: fundsOf(session, form),
    isFree: form.freeBets && freeBets > 0,
    isOverRoom,
  })
  switch (action) {
    case 'freeBetsShort':
      return (
        <p className="slip-short" role="status">
          {t('freeBetsShort', { amount: money(freeBets) })}
        </p>
      )
    case 'deposit':
      return (
        <button type="button" className="place" onClick={() => host.send({ type: 'sportsbook.deposit' })}>
          {t('deposit')}
        </button>
      )
    case 'place': {
      const locked = placing.locked()
      const isSending = selections.some(({ selection }) => locked.has(selection))
      const isTaken = staked.every(({ quote, isQuoted, isAboveMost }) => isQuoted && !isAboveMost && !quote?.refusal)
      const isReady = staked.length > 0 && isTaken && !isSending && !isLost
      return (
        <button
          type="button"
          className="place"
          disabled={!isReady}
          onClick={() => placing.place(betsToPlace(slip, { player, freeBets }))}
        >
          {isSending ? t('sending') : staked.length > 1 ? t('placeAll', { count: staked.length }) : t('place')}
        </button>
      )
    }
  }
}

/** The staked bets of the slip as requests, each with a name of its own. */
function betsToPlace(
  { form, bets, selections }: QuotedSlip,
  { player, freeBets }: { readonly player: string; readonly freeBets: number },
): Omit<KeptRequest, 'bet'>[] {
  const nameOf = (id: string) => selections.find(({ selection }) => selection === id)?.names.outcome
  return bets
    .filter(({ isStaked }) => isStaked)
    .map(({ bet, quote }) => ({
      request: {
        ...asQuoted(bet, quote?.legs ?? []),
        prices: form.prices,
        player,
        requestId: crypto.randomUUID(),
        ...(freeBets > 0 && { freeBets: form.freeBets }),
        ...(quote?.multipleBoost && { multipleBoost: quote.multipleBoost.percent }),
      },
      names: Object.fromEntries(
        selectionsOf(bet).flatMap((selection) => {
          const name = nameOf(selection)
          return name ? [[selection, name]] : []
        }),
      ),
    }))
}

/** The player's balance, the result of the day, open stakes, and the rest of the limits. Stakes on open bets are neither won nor lost. */
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
  const stakeLimit = { limitType, source, periodDays, limit: amount, used, remaining: Math.max(0, amount - used) }
  return limitSentences(stakeLimit, null, { t, money, time: (at) => `${day(at)} ${clock(at)}` }).join(' ')
}
