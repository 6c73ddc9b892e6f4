import { CallRefusal } from '@andon/web-kit/client'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { SportsReply } from '../../page/api.ts'
import { useServices } from '../../page/services.ts'
import { useEventNames, useMoney, useName, useOdds, useText } from '../../page/text.ts'
import { RefusalText } from '../../slip/placing/RefusalText.tsx'
import { removeSelections, useSlipSelections } from '../../slip/selections.ts'
import { withoutBoost } from '../../slip/stake/multiple-boost.ts'
import { totalOdds } from '../../slip/stake/worth.ts'
import type { Bet } from '../bet.ts'
import { pinInstead } from '../pinned/pinned.ts'
import {
  askedLegs,
  type Choice,
  choiceOf,
  chosenOf,
  type EditRequest,
  isChanged,
  legsToAsk,
  type Part,
} from './edited-legs.ts'
import { editText } from './text.ts'
import './edit.css'

const quoteMs = 4000
/** Limits of what the player has open count the bet itself, too; those of its change are checked when it is made. */
const ofLimits: readonly string[] = ['ABOVE_MAX_BET_AMOUNT', 'LIABILITY_REACHED']

/** Changes an open bet: selections go or come, and the rest goes on with its value at the prices of now. */
export default function EditBet({ bet }: { bet: Bet }) {
  const t = useText(editText)
  const slip = useSlipSelections()
  const choice = choiceOf(bet, slip)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  /** The change that waits for the player's confirmation; another one has to be confirmed again. */
  const [toConfirm, setToConfirm] = useState<string | null>(null)
  const parts = chosenOf(choice, ticked)
  const { data } = useEditQuote(bet, parts)
  const change = useChange(bet, parts)
  const toggle = (selection: string) =>
    setTicked(
      (before) =>
        new Set(before.has(selection) ? [...before].filter((one) => one !== selection) : [...before, selection]),
    )
  const failed = change.error instanceof CallRefusal ? change.error.code : change.error ? 'other' : null
  const refusal = change.data?.refusal ?? data?.refusal ?? (failed === null ? null : { code: failed })
  const key = parts.map(({ selection }) => selection).join(' ')
  const legs = data?.slip ? askedLegs(data.slip) : null
  const multipleBoost = data?.slip?.multipleBoost?.percent ?? 0
  const isReady = isChanged(choice, ticked) && legs !== null && data?.refusal === null && !change.isPending
  const done = change.data?.bet ?? null
  return (
    <section className="edit-bet" aria-label={t('title')}>
      <p className="edit-note">{t('intro')}</p>
      <Selections choice={choice} ticked={ticked} slip={data?.slip ?? null} onToggle={toggle} />
      {parts.length === 0 ? (
        <p className="edit-note">{t('none')}</p>
      ) : data?.cashOut ? (
        <Terms bet={bet} parts={parts} cashOut={data.cashOut} slip={data.slip} />
      ) : (
        !data && <p className="loading">{t('loading')}</p>
      )}
      {parts.length > 0 && !isChanged(choice, ticked) && <p className="edit-note">{t('same')}</p>}
      {refusal && <RefusalText refusal={refusal} />}
      {done?.status === 'PENDING_ACCEPTANCE' && <p role="status">{t('waiting')}</p>}
      {done?.status === 'ACCEPTED' && <p role="status">{t('done', { reference: done.reference })}</p>}
      <Confirm
        isReady={isReady}
        isToConfirm={toConfirm === key}
        value={data?.cashOut?.value ?? 0}
        returns={data?.slip?.mostReturns ?? 0}
        onAsk={(asks) => setToConfirm(asks ? key : null)}
        onChange={() => {
          setToConfirm(null)
          if (legs && data?.cashOut) change.mutate({ quote: data.cashOut.quote, legs, multipleBoost })
        }}
      />
    </section>
  )
}

interface SelectionsProps {
  readonly choice: Choice
  readonly ticked: ReadonlySet<string>
  readonly slip: SportsReply<'quoteSlip'>['quote'] | null
  readonly onToggle: (selection: string) => void
}

/** The bet's own selections, ticked from the start, and those of the slip, each with its price of now. */
function Selections({ choice: { own, decided, offered }, ticked, slip, onToggle }: SelectionsProps) {
  const t = useText(editText)
  const { ofOutcome } = useEventNames()
  const nameOf = ({ selection, names }: Part) => ofOutcome(names.outcome, { selection, event: names.event })
  return (
    <>
      <fieldset>
        <legend>{t('stays')}</legend>
        {own.map((part) => (
          <Tick key={part.selection} part={part} slip={slip} isOn={!ticked.has(part.selection)} onToggle={onToggle} />
        ))}
      </fieldset>
      {decided.length > 0 && (
        <p className="edit-note">
          {t('decided')}: {decided.map(nameOf).join(', ')}
        </p>
      )}
      {offered.length > 0 ? (
        <fieldset>
          <legend>{t('offered')}</legend>
          {offered.map((part) => (
            <Tick key={part.selection} part={part} slip={slip} isOn={ticked.has(part.selection)} onToggle={onToggle} />
          ))}
        </fieldset>
      ) : (
        <p className="edit-note">{t('offeredNone')}</p>
      )}
    </>
  )
}

interface TickProps extends Pick<SelectionsProps, 'slip' | 'onToggle'> {
  readonly part: Part
  readonly isOn: boolean
}

function Tick({ part: { selection, names }, slip, isOn, onToggle }: TickProps) {
  const t = useText(editText)
  const odds = useOdds()
  const id = useId()
  const { ofEvent, ofOutcome } = useEventNames()
  const nameOf = useName()
  const leg = slip?.legs.find((one) => one.selection === selection)
  return (
    <div className="edit-leg">
      <input id={id} type="checkbox" checked={isOn} onChange={() => onToggle(selection)} />
      <label htmlFor={id}>
        <b>{ofOutcome(names.outcome, { selection, event: names.event })}</b>
        <small>
          {nameOf(names.market)} · {ofEvent(names.event)}
        </small>
      </label>
      {leg && <span>{leg.open && leg.price !== null ? odds(leg.price) : t('closed')}</span>}
    </div>
  )
}

type Quoted = NonNullable<SportsReply<'quoteCashOut'>['quote']>

interface TermsProps {
  readonly bet: Bet
  readonly parts: readonly Part[]
  readonly cashOut: Quoted
  readonly slip: SportsReply<'quoteSlip'>['quote'] | null
}

/** What the bet goes on with and may return, beside what it may return as it is. */
function Terms({ bet, parts, cashOut, slip }: TermsProps) {
  const t = useText(editText)
  const money = useMoney()
  const odds = useOdds()
  const { legs, combine } = legsToAsk(parts)
  const priceOf = (selection: string) => slip?.legs.find((leg) => leg.selection === selection)?.price ?? null
  const asked = {
    legs: legs.map((leg) => ({ ...leg, price: 2000, score: null, redCards: null, banker: false, eachWay: null })),
  }
  const total = totalOdds(
    { ...asked, combine, stake: { total: 100 }, eachWay: false, boosts: false },
    { priceOf, placeOf: () => null },
  )
  return (
    <>
      <dl className="bet-sums">
        <dt>{t('value')}</dt>
        <dd>{money(cashOut.value)}</dd>
        {total !== null && (
          <>
            <dt>{t('odds')}</dt>
            <dd>{odds(total)}</dd>
          </>
        )}
        {slip?.mostReturns != null && (
          <>
            <dt>{t('returns')}</dt>
            <dd>
              {money(slip.mostReturns)} <small>{t('before', { amount: money(bet.mostReturns) })}</small>
            </dd>
          </>
        )}
      </dl>
      <p className="edit-note">{t('fair', { fair: money(cashOut.fairValue), share: money(cashOut.share) })}</p>
    </>
  )
}

interface ConfirmProps {
  readonly isReady: boolean
  readonly isToConfirm: boolean
  readonly value: number
  readonly returns: number
  /** The player wants the change, or not after all. */
  readonly onAsk: (asks: boolean) => void
  readonly onChange: () => void
}

/** The button, which changes the bet once it was pressed twice. */
function Confirm({ isReady, isToConfirm, value, returns, onAsk, onChange }: ConfirmProps) {
  const t = useText(editText)
  const money = useMoney()
  const asks = isReady && isToConfirm
  return (
    <>
      {asks && <p role="status">{t('confirmText', { value: money(value), returns: money(returns) })}</p>}
      <button type="button" className="place" disabled={!isReady} onClick={() => (asks ? onChange() : onAsk(true))}>
        {t(asks ? 'confirm' : 'change')}
      </button>
      {asks && (
        <button type="button" className="slip-link" onClick={() => onAsk(false)}>
          {t('keep')}
        </button>
      )}
    </>
  )
}

/** The value of the bet and the terms of the changed one for it, read again by the clock. */
function useEditQuote(bet: Bet, parts: readonly Part[]) {
  const { client } = useServices()
  const { legs, combine } = legsToAsk(parts)
  return useQuery({
    queryKey: ['cash-out', bet.id, 'edit', ...legs.flatMap(({ selection, together }) => [selection, ...together])],
    queryFn: async () => {
      const { quote: cashOut, refusal } = await client.call('quoteCashOut', { bet: bet.id })
      if (!cashOut || legs.length === 0) return { cashOut, slip: null, refusal }
      const asked = legs.map((leg) => ({ ...leg, price: 2000 })) // the reply has the price of now
      const stake = { total: cashOut.value }
      const { quote } = await client.call('quoteSlip', { legs: asked, combine, stake, boosts: false })
      const slip = bet.freeBets ? withoutBoost(quote) : quote
      const isOfLimits = slip.refusal !== null && ofLimits.includes(slip.refusal.code)
      const isOfPrices = slip.refusal?.code === 'LINE_CHANGED'
      return { cashOut, slip, refusal: isOfLimits || isOfPrices ? null : slip.refusal }
    },
    placeholderData: keepPreviousData,
    refetchInterval: quoteMs,
    staleTime: 0,
  })
}

/** Asks for the change under one name; what came from the slip is in the bet then, and no longer there. */
function useChange(bet: Bet, parts: readonly Part[]) {
  const { client } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: Pick<EditRequest, 'quote' | 'legs' | 'multipleBoost'>) =>
      client.call('editBet', {
        bet: bet.id,
        ...asked,
        combine: legsToAsk(parts).combine,
        prices: 'higher',
        requestId: crypto.randomUUID(),
      }),
    onSuccess: ({ bet: next }) => {
      if (!next?.acceptedAt) return
      pinInstead(bet.id, next.id)
      removeSelections(new Set(parts.map(({ selection }) => selection)))
    },
    onSettled: () => Promise.all(['bets', 'cash-out'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  })
}
