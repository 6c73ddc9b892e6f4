import { useEffect, useRef } from 'react'
import { goTo } from '../frame/route.ts'
import { useServices } from '../frame/services.tsx'
import { useMoney, useName, useOdds, useText } from '../frame/text.ts'
import { type Placing, usePlacing } from './placing.ts'
import { RefusalText } from './RefusalText.tsx'
import { acceptChanges, removeSelection } from './selections.ts'
import { stakeToType } from './slip-bets.ts'
import { changeSlipForm, forgetStakes, useSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'

/** What became of the bets that were placed, until the player has seen it. */
export function PlacedBets() {
  const t = useText(slipText)
  const { placing } = useServices()
  const all = usePlacing(placing)
  const emptied = useRef(new Set<string>())
  useEffect(() => {
    for (const { requestId, bet } of all) {
      if (bet?.status !== 'ACCEPTED' || emptied.current.has(requestId)) continue
      emptied.current.add(requestId) // what is bet leaves the slip
      for (const { selection, together } of bet.legs)
        for (const one of [selection, ...together.map((part) => part.selection)]) removeSelection(one)
      forgetStakes()
    }
  }, [all])
  if (all.length === 0) return null
  return (
    <div className="placed" aria-live="polite">
      {all.map((one) => (
        <One key={one.requestId} placing={one} />
      ))}
      {all.every(({ state, bet }) => state === 'answered' && bet?.status !== 'PENDING_ACCEPTANCE') && (
        <button type="button" className="slip-link" onClick={placing.clear}>
          {t('done')}
        </button>
      )}
    </div>
  )
}

function One({ placing: { state, bet, refusal, failed } }: { placing: Placing }) {
  const t = useText(slipText)
  const money = useMoney()
  const odds = useOdds()
  const nameOf = useName()
  const { placing } = useServices()
  const form = useSlipForm()
  if (state === 'unknown')
    return (
      <div className="placed-bet" data-state="unknown">
        <p>{t('unknown')}</p>
        <button type="button" className="plain-button" onClick={placing.resume}>
          {t('askAgain')}
        </button>
      </div>
    )
  if (state === 'sending')
    return (
      <p className="placed-bet" data-state="sending">
        {t('sending')}
      </p>
    )
  if (failed !== null)
    return (
      <div className="placed-bet" data-state="refused">
        <RefusalText refusal={{ code: failed }} />
      </div>
    )
  if (bet?.status === 'PENDING_ACCEPTANCE')
    return (
      <div className="placed-bet" data-state="waiting">
        <p>{t('waiting')}</p>
        <span className="delay" aria-hidden="true" />
      </div>
    )
  if (bet && bet.status !== 'NOT_ACCEPTED')
    return (
      <div className="placed-bet" data-state="accepted">
        <p>
          <b>{t('accepted')}</b> {t('acceptedText', { stake: money(bet.stake), returns: money(bet.mostReturns) })}
        </p>
        <ul>
          {bet.legs.map(({ selection, words, together, price }) => (
            <li key={selection}>
              {[words, ...together.map((part) => part.words)].map(({ outcome }) => nameOf(outcome)).join(' + ')}{' '}
              <b>{odds(price)}</b>
            </li>
          ))}
        </ul>
        <button type="button" className="slip-link" onClick={() => goTo({ page: 'bets', state: 'open' })}>
          {t('seeBets')}
        </button>
      </div>
    )
  const offer = refusal?.counterOffer
  const named = form.mode !== 'singles' || refusal?.selection // of several singles, the one it is about
  const stake = offer?.kind === 'stake' && named ? stakeToType(offer.maxStake, form, bet?.lines ?? null) : 0
  return (
    <div className="placed-bet" data-state="refused">
      {refusal && <RefusalText refusal={refusal} />}
      {offer?.kind === 'prices' && (
        <button
          type="button"
          className="slip-link"
          onClick={() => {
            acceptChanges(new Map(offer.legs.map(({ selection, price }) => [selection, { price }])))
            placing.clear()
          }}
        >
          {t('takePrices', { prices: offer.legs.map(({ price }) => odds(price)).join(' · ') })}
        </button>
      )}
      {offer?.kind === 'stake' && stake > 0 && (
        <button
          type="button"
          className="slip-link"
          onClick={() => {
            changeSlipForm({ ...(refusal?.selection && { stakes: { [refusal.selection]: stake } }), stake })
            placing.clear()
          }}
        >
          {t('takeStake', { stake: money(offer.maxStake) })}
        </button>
      )}
    </div>
  )
}
