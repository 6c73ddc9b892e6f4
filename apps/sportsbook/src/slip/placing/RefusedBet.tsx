import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEventNames, useMoney, useOdds, useText } from '../../page/text.ts'
import { acceptChanges, slipNow } from '../selections.ts'
import { changeSlipForm, changeStakes } from '../slip-form.ts'
import { worthOf } from '../stake/worth.ts'
import { slipText } from '../text.ts'
import { usePlacing, usePlacingStore } from './placing-service.ts'
import { type Placing, selectionsOf } from './placings.ts'
import { RefusalText } from './RefusalText.tsx'
import { singlePrices } from './single-prices.ts'

/** The selection to blame for a bet that was not accepted; null where it is the whole of several. */
export function blamed({ refusal, request }: Placing): string | null {
  const [only, second] = request.legs
  const part = refusal?.params.part
  if (typeof part === 'string') return part
  return refusal?.selection ?? (only && !second && !only.together?.length ? only.selection : null)
}

export const isRefused = ({ state, bet, failed }: Placing): boolean =>
  state === 'answered' && (failed !== null || bet === null || bet.status === 'NOT_ACCEPTED')

/** Bets that were not accepted because of these selections, beside them. */
export function RefusedAt({ selections }: { selections: readonly string[] }) {
  return usePlacing()
    .filter((one) => isRefused(one) && selections.includes(blamed(one) ?? ''))
    .map((one) => <RefusedBet key={one.requestId} placing={one} />)
}

/** Why a bet was not accepted, and what can be bet in its place. */
export function RefusedBet({ placing: refused }: { placing: Placing }) {
  const t = useText(slipText)
  const money = useMoney()
  const odds = useOdds()
  const { ofOutcome } = useEventNames()
  const placing = usePlacingStore()
  const { requestId, request, names, refusal, failed } = refused
  const own = blamed(refused)
  const queries = useQueryClient()
  const isBoostChanged = refusal?.code === 'MULTIPLE_BOOST_CHANGED'
  useEffect(() => {
    if (isBoostChanged) void queries.invalidateQueries({ queryKey: ['quotes'] }) // no price may have moved
  }, [isBoostChanged, queries])
  const name = (own === null ? selectionsOf(request) : [own])
    .flatMap((selection) => {
      const event = slipNow().find((one) => one.selection === selection)?.names.event ?? null
      return names[selection] ? ofOutcome(names[selection], { selection, event }) : []
    })
    .join(' + ')
  const offer = refusal?.counterOffer
  const isInSlip = selectionsOf(request).every((one) => slipNow().some(({ selection }) => selection === one))
  return (
    <article className="placed-bet" data-state="refused" aria-label={t('refused')}>
      <RefusalText refusal={refusal ?? { code: failed ?? 'other' }} name={name} />
      {offer?.kind === 'prices' && isInSlip && (
        <button
          type="button"
          className="slip-link"
          onClick={() => {
            acceptChanges(singlePrices(request, offer.legs))
            placing.clear(requestId)
          }}
        >
          {t('takePrices', { prices: offer.legs.map(({ price }) => odds(price)).join(' · ') })}
        </button>
      )}
      {offer?.kind === 'stake' && isInSlip && (
        <button
          type="button"
          className="slip-link"
          onClick={() => {
            takeStake(request, offer.maxStake)
            placing.clear(requestId)
          }}
        >
          {t('takeStake', { stake: money(offer.maxStake) })}
        </button>
      )}{' '}
      <button type="button" className="slip-link" onClick={() => placing.clear(requestId)}>
        {t('dismiss')}
      </button>
    </article>
  )
}

/** Fills in the stake that would be accepted, of this bet alone; per line where the stake is. */
function takeStake(request: Placing['request'], most: number): void {
  const { legs, stake } = request
  const [only, second] = legs
  const filled = 'total' in stake ? most : Math.floor(most / linesOf(request))
  if (only && !second && !only.together?.length) changeStakes({ [only.selection]: filled })
  else changeSlipForm({ stake: filled })
}

function linesOf(request: Placing['request']): number {
  const priceOf = (id: string) => request.legs.find(({ selection }) => selection === id)?.price ?? null
  return worthOf(request, { priceOf, placeOf: () => '1/5' })?.lines ?? 1 // lines depend on no terms
}
