import { useEffect, useState } from 'react'
import { useConnection } from '../../live/use-live.ts'
import { goTo } from '../../page/route.ts'
import { useEventNames, useMoney, useOdds, useText } from '../../page/text.ts'
import { BetAgain } from '../again/BetAgain.tsx'
import { useSlipSelections } from '../selections.ts'
import { totalOddsOf } from '../stake/worth.ts'
import { slipText } from '../text.ts'
import { usePlacing, usePlacingStore } from './placing-service.ts'
import type { Placing } from './placings.ts'
import { blamed, isRefused, RefusedBet } from './RefusedBet.tsx'

/** The bets that were placed, until the player has seen the outcome. Those that were refused for a selection of the slip stand beside it. */
export function PlacedBets() {
  const t = useText(slipText)
  const placing = usePlacingStore()
  const all = usePlacing()
  const selections = useSlipSelections()
  const shown = all.filter((one) => !isRefused(one) || !selections.some(({ selection }) => selection === blamed(one)))
  if (shown.length === 0) return null
  return (
    <div className="placed" aria-live="polite">
      {shown.map((one) => (
        <PlacedBet key={one.requestId} placing={one} />
      ))}
      {shown.every(({ state, bet }) => state === 'answered' && bet?.status !== 'PENDING_ACCEPTANCE') && (
        <button type="button" className="slip-link" onClick={() => placing.clear()}>
          {t('done')}
        </button>
      )}
    </div>
  )
}

function PlacedBet({ placing: one }: { placing: Placing }) {
  const t = useText(slipText)
  const money = useMoney()
  const odds = useOdds()
  const { ofOutcome } = useEventNames()
  const placing = usePlacingStore()
  const isLost = useConnection() === 'lost'
  const { state, bet } = one
  if (isRefused(one)) return <RefusedBet placing={one} />
  if (state === 'unknown')
    return (
      <article className="placed-bet" data-state="unknown" aria-label={t('unknown')}>
        <p>{t('unknown')}</p>
        <button type="button" className="plain-button" disabled={isLost} onClick={placing.resume}>
          {t('askAgain')}
        </button>
      </article>
    )
  if (state === 'sending' || !bet)
    return (
      <article className="placed-bet" data-state="sending" aria-label={t('sending')}>
        {t('sending')}
      </article>
    )
  if (bet.status === 'PENDING_ACCEPTANCE') return <Waiting bet={bet} />
  return (
    <article className="placed-bet" data-state="accepted" aria-label={t('accepted')}>
      <p>
        <b>{t('accepted')}</b> {t('acceptedText', { stake: money(bet.stake), returns: money(bet.mostReturns) })}
      </p>
      <ul>
        {bet.legs.map(({ selection, names, together, price }) => (
          <li key={selection}>
            {[{ selection, names }, ...together]
              .map((part) => ofOutcome(part.names.outcome, { selection: part.selection, event: part.names.event }))
              .join(' + ')}{' '}
            <b>{odds(price)}</b>
          </li>
        ))}
      </ul>
      {bet.legs.length > 1 && (
        <p>
          {t(bet.lines === 1 ? 'totalOdds' : 'totalOddsAll')} <b>{odds(totalOddsOf(bet))}</b>
        </p>
      )}
      <p className="bet-id">{t('reference', { reference: bet.reference })}</p>
      <div className="slip-actions">
        <button type="button" className="slip-link" onClick={() => goTo({ page: 'bets', state: 'open' })}>
          {t('seeBets')}
        </button>
        <BetAgain bet={bet} label="keep" />
      </div>
    </article>
  )
}

/** The delay of a bet in play, counted down by the bookmaker's own times, so that a wrong clock does not matter. */
function Waiting({ bet }: { bet: NonNullable<Placing['bet']> }) {
  const t = useText(slipText)
  const delayMs = bet.decidedAt === null ? 0 : Date.parse(bet.decidedAt) - Date.parse(bet.placedAt)
  const [until] = useState(() => performance.now() + delayMs)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.ceil((until - performance.now()) / 1000)
  return (
    <article className="placed-bet" data-state="waiting" aria-label={t('waitingSoon')}>
      {/* Screen readers get only the first text, so that they do not talk each second. */}
      <p className="sr-only">{t('waitingSoon')}</p>
      <p aria-hidden="true">{seconds > 0 ? t('waiting', { seconds }) : t('waitingSoon')}</p>
      <progress className="delay" aria-hidden="true" max={delayMs} value={delayMs - seconds * 1000} />
    </article>
  )
}
