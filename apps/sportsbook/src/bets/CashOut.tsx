import { CallRefusal } from '@andon/web-kit/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAfterMoves } from '../live/use-after-moves.ts'
import { useServices } from '../page/services.ts'
import { useMoney, useText } from '../page/text.ts'
import { RefusalText } from '../slip/placing/RefusalText.tsx'
import type { Bet } from './bet.ts'
import { CashOutChart } from './CashOutChart.tsx'
import { CashOutRules } from './CashOutRules.tsx'
import type { Worth } from './past-value.ts'
import { betsText } from './text.ts'

const quoteMs = 4000
/** While it is closed, what it is worth now stands beside the button: asked for again after a price has moved, so often at most. */
const glanceMs = 20_000
const steps = 20
const mostSeen = 300

/** What an open bet can be sold for now: all of it or a part, with its fair value and what we keep of it. */
export function CashOut({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const { client, session } = useServices()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [part, setPart] = useState(steps)
  const data = useCashOutQuote(bet, isOpen)
  const quote = data?.quote ?? null
  const [seen, setSeen] = useState<readonly Worth[]>([])
  useEffect(() => {
    if (quote && isOpen)
      setSeen((before) => [
        ...before.slice(1 - mostSeen),
        { at: Date.parse(quote.expiresAt), value: quote.value, fair: quote.fairValue },
      ])
  }, [quote, isOpen])
  const amount = quote ? Math.max(1, Math.floor((quote.value * part) / steps)) : 0
  /** The part that the player was asked about; another part is asked about again. */
  const [askedPart, setAskedPart] = useState<number | null>(null)
  const isAsked = askedPart === part
  const percent = Math.round((part / steps) * 100)
  const sale = useMutation({
    mutationFn: () => client.call('takeCashOut', { bet: bet.id, quote: quote?.quote ?? '', amount }),
    onSettled: async () => {
      setAskedPart(null)
      setPart(steps)
      await session.moneyMoved()
      await Promise.all(['bets', 'cash-out'].map((name) => queries.invalidateQueries({ queryKey: [name] })))
    },
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
        <>
          <label className="cash-out-part">
            <span>{t('part', { percent })}</span>
            <input
              type="range"
              min={1}
              max={steps}
              value={part}
              aria-valuetext={`${percent}%, ${money(amount)}`}
              onChange={({ target }) => setPart(Number(target.value))}
            />
          </label>
          <p className="cash-out-facts">
            {t('fairValue', { fair: money(quote.fairValue), share: money(quote.share) })}
          </p>
          <CashOutChart bet={bet} seen={seen} />
          {isAsked && <p role="status">{t('confirmText', { percent, amount: money(amount) })}</p>}
          <button
            type="button"
            className="place"
            disabled={sale.isPending}
            onClick={() => (isAsked ? sale.mutate() : setAskedPart(part))}
          >
            {t(isAsked ? 'confirm' : 'take', { amount: money(amount) })}
          </button>
          {isAsked && (
            <button type="button" className="slip-link" onClick={() => setAskedPart(null)}>
              {t('confirmCancel')}
            </button>
          )}
        </>
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

/** Asked for again by the clock while it is open, and after a price has moved while it is closed. */
function useCashOutQuote(bet: Bet, isOpen: boolean) {
  const { client } = useServices()
  const { data, isError, refetch } = useQuery({
    queryKey: ['cash-out', bet.id],
    queryFn: () => client.call('quoteCashOut', { bet: bet.id }),
    refetchInterval: isOpen && quoteMs, // an offer lasts for seconds
    staleTime: 0,
  })
  const ids = bet.legs.flatMap(({ selection, together }) => [selection, ...together.map((part) => part.selection)])
  useAfterMoves(ids, { atMostEveryMs: glanceMs, again: refetch, enabled: !isOpen, isUnsettled: isError })
  return data
}
