import { CallRefusal } from '@andon/web-kit/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAfterMoves } from '../live/use-after-moves.ts'
import type { SportsReply } from '../page/api.ts'
import { useServices } from '../page/services.ts'
import { useMoney, useText } from '../page/text.ts'
import { RefusalText } from '../slip/placing/RefusalText.tsx'
import type { Bet } from './bet.ts'
import { CashOutChart } from './CashOutChart.tsx'
import { CashOutRules } from './CashOutRules.tsx'
import type { Worth } from './past-value.ts'
import { betsText } from './text.ts'

const quoteMs = 4000
/** While it is closed, its value stands beside the button: it is read again after a price has moved, at this pace at most. */
const glanceMs = 20_000
const steps = 20
const mostSeen = 300

/** Offers to sell an open bet, all of it or a part, with its fair value and our share. */
export function CashOut({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const [isOpen, setOpen] = useState(false)
  const [part, setPart] = useState(steps)
  /** The part that waits for the player's confirmation; another part has to be confirmed again. */
  const [partToConfirm, setPartToConfirm] = useState<number | null>(null)
  const data = useCashOutQuote(bet, isOpen)
  const quote = data?.quote ?? null
  const seen = useSeenValues(quote, isOpen)
  const sale = useSale(bet, () => {
    setPartToConfirm(null)
    setPart(steps)
  })
  if (!isOpen)
    return (
      <div className="cash-out-closed">
        {quote && <b>{money(quote.value)}</b>}
        <button type="button" className="plain-button" onClick={() => setOpen(true)}>
          {t('cashOut')}
        </button>
      </div>
    )
  const failed = sale.error instanceof CallRefusal ? sale.error.code : sale.error ? 'other' : null
  const refused = sale.data?.refusal ?? data?.refusal ?? (failed === null ? null : { code: failed })
  return (
    <section className="cash-out" aria-label={t('cashOut')}>
      {quote ? (
        <Offer
          bet={bet}
          quote={quote}
          seen={seen}
          part={part}
          onPart={setPart}
          isToConfirm={partToConfirm === part}
          onConfirmation={(isToConfirm) => setPartToConfirm(isToConfirm ? part : null)}
          isSelling={sale.isPending}
          onSell={(amount) => sale.mutate({ quote: quote.quote, amount })}
        />
      ) : (
        !data && <p className="loading">{t('loading')}</p>
      )}
      {sale.data?.bet && <p role="status">{t('sold', { amount: money(sale.data.paid) })}</p>}
      {refused && <RefusalText refusal={refused} />}
      <CashOutRules bet={bet} value={quote?.value ?? null} />
      <button type="button" className="slip-link" onClick={() => setOpen(false)}>
        {t('close')}
      </button>
    </section>
  )
}

type Quote = NonNullable<SportsReply<'quoteCashOut'>['quote']>

interface OfferProps {
  readonly bet: Bet
  readonly quote: Quote
  readonly seen: readonly Worth[]
  /** Of `steps`. */
  readonly part: number
  readonly onPart: (part: number) => void
  readonly isToConfirm: boolean
  /** The player wants to sell, or to keep the bet after all. */
  readonly onConfirmation: (isToConfirm: boolean) => void
  readonly isSelling: boolean
  /** In minor units. */
  readonly onSell: (amount: number) => void
}

/** The value now, the part to sell, and the button, which sells once it was pressed twice. */
function Offer({ bet, quote, seen, part, onPart, isToConfirm, onConfirmation, isSelling, onSell }: OfferProps) {
  const t = useText(betsText)
  const money = useMoney()
  const amount = Math.max(1, Math.floor((quote.value * part) / steps))
  const percent = Math.round((part / steps) * 100)
  return (
    <>
      <label className="cash-out-part">
        <span>{t('part', { percent })}</span>
        <input
          type="range"
          min={1}
          max={steps}
          value={part}
          aria-valuetext={`${percent}%, ${money(amount)}`}
          onChange={({ target }) => onPart(Number(target.value))}
        />
      </label>
      <p className="cash-out-facts">{t('fairValue', { fair: money(quote.fairValue), share: money(quote.share) })}</p>
      <CashOutChart bet={bet} seen={seen} />
      {isToConfirm && <p role="status">{t('confirmText', { percent, amount: money(amount) })}</p>}
      <button
        type="button"
        className="place"
        disabled={isSelling}
        onClick={() => (isToConfirm ? onSell(amount) : onConfirmation(true))}
      >
        {t(isToConfirm ? 'confirm' : 'take', { amount: money(amount) })}
      </button>
      {isToConfirm && (
        <button type="button" className="slip-link" onClick={() => onConfirmation(false)}>
          {t('confirmCancel')}
        </button>
      )}
    </>
  )
}

/** Sells an amount of the bet at a quote. */
function useSale(bet: Bet, onSettled: () => void) {
  const { client, session } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sold: { readonly quote: string; readonly amount: number }) =>
      client.call('takeCashOut', { bet: bet.id, ...sold }),
    onSettled: async () => {
      onSettled()
      await session.moneyMoved()
      await Promise.all(['bets', 'cash-out'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
    },
  })
}

/** The values of the quotes since the offer was opened, the oldest first. */
function useSeenValues(quote: Quote | null, isOpen: boolean): readonly Worth[] {
  const [seen, setSeen] = useState<readonly Worth[]>([])
  useEffect(() => {
    if (quote && isOpen)
      setSeen((before) => [
        ...before.slice(1 - mostSeen),
        { at: Date.parse(quote.expiresAt), value: quote.value, fair: quote.fairValue },
      ])
  }, [quote, isOpen])
  return seen
}

/** Read again by the clock while it is open, and after a price has moved while it is closed. */
function useCashOutQuote(bet: Bet, isOpen: boolean) {
  const { client } = useServices()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['cash-out', bet.id],
    queryFn: () => client.call('quoteCashOut', { bet: bet.id }),
    refetchInterval: isOpen && quoteMs, // an offer lasts for seconds
    staleTime: 0,
  })
  const ids = bet.legs.flatMap(({ selection, together }) => [selection, ...together.map((part) => part.selection)])
  useAfterMoves(ids, { atMostEveryMs: glanceMs, again: refetch, enabled: !isOpen, isFetching, isUnsettled: isError })
  return data
}
