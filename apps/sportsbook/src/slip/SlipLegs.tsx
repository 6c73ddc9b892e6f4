import { SportIcon } from '../art/SportIcon.tsx'
import { useOffer } from '../live/use-live.ts'
import { goTo } from '../page/route.ts'
import { useEventNames, useName, useOdds, useText } from '../page/text.ts'
import { useBoostedPrice } from './boosted-prices.ts'
import { usePlacing, usePlacingStore } from './placing/placing-service.ts'
import { RefusalText } from './placing/RefusalText.tsx'
import { RefusedAt } from './placing/RefusedBet.tsx'
import { RefusedLeg } from './placing/RefusedLeg.tsx'
import { acceptChanges, removeSelection, type SlipSelection } from './selections.ts'
import { systemsFor } from './slip-bets.ts'
import { changeSlipForm, changeStakes, useSlipForm } from './slip-form.ts'
import { EachWayField } from './stake/EachWayField.tsx'
import { StakeField } from './stake/StakeField.tsx'
import { isTakenAnyway } from './stake/taken-anyway.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** The selections of the slip. In a multiple those of one match stand together under their joint price. */
export function SlipLegs({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const odds = useOdds()
  const { mode, legs, selections } = slip
  if (mode === 'singles')
    return (
      <ul className="slip-legs" aria-label={t('selections')}>
        {selections.map((selection) => (
          <Single key={selection.selection} selection={selection} slip={slip} />
        ))}
      </ul>
    )
  const quoted = slip.bets[0]?.quote
  return (
    <ul className="slip-legs" aria-label={t('selections')}>
      {legs.map(({ first, others }) => {
        const leg = quoted?.legs.find(({ selection }) => selection === first.selection)
        const parts = [first, ...others]
        const refusal = quoted?.refusal ?? null
        const refused = parts.some(({ selection }) => selection === refusal?.selection) ? refusal : null
        return (
          <li key={first.selection} className="slip-group" data-joint={others.length > 0 || undefined}>
            {others.length > 0 && (
              <p className="slip-joint">
                <span>{t('joint')}</span>
                <b>{leg?.price ? odds(leg.price) : '–'}</b>
              </p>
            )}
            {parts.map((selection) => (
              <Leg
                key={selection.selection}
                leg={selection}
                showsPrice={others.length === 0}
                score={leg?.score ?? null}
              />
            ))}
            {mode === 'system' && <Banker selection={first.selection} slip={slip} />}
            {refused && <RefusedLeg refusal={refused} parts={parts} selections={selections} />}
            <RefusedAt selections={parts.map(({ selection }) => selection)} />
          </li>
        )
      })}
    </ul>
  )
}

/** A further banker can only be ticked while it leaves a line. */
function Banker({ selection, slip: { form, legs } }: { selection: string; slip: QuotedSlip }) {
  const t = useText(slipText)
  const own = legs.filter(({ first }) => form.bankers.includes(first.selection)).length
  const isBanker = form.bankers.includes(selection)
  const leavesNone = !isBanker && systemsFor(legs.length, own + 1).length === 0
  return (
    <label className="slip-banker">
      <input
        type="checkbox"
        checked={isBanker}
        disabled={leavesNone}
        onChange={({ target }) => {
          const without = form.bankers.filter((one) => one !== selection)
          changeSlipForm({ bankers: target.checked ? [...without, selection] : without })
        }}
      />
      <span>
        {t('banker')}
        {leavesNone && <small> {t('noLines')}</small>}
      </span>
    </label>
  )
}

function Single({ selection, slip }: { selection: SlipSelection; slip: QuotedSlip }) {
  const { form, bets } = slip
  const own = bets.find(({ bet }) => bet.legs[0]?.selection === selection.selection)
  const quoted = own?.quote?.legs[0]
  const boost = quoted?.boost ? quoted.price : null
  const isTicked = form.eachWay.includes(selection.selection)
  return (
    <li className="slip-group">
      <Leg leg={selection} showsPrice takesBoost boost={boost} score={own?.quote?.legs[0]?.score ?? null} />
      <StakeField
        stake={form.stakes[selection.selection] ?? 0}
        onChange={(stake) => changeStakes({ [selection.selection]: stake })}
        most={own?.most ?? null}
        mostNow={own?.mostNow ?? null}
        isOneOfMany={slip.selections.length > 1}
        isAboveMost={own?.isAboveMost ?? false}
        returns={own?.worth?.returns ?? null}
      />
      {(quoted?.eachWay || isTicked) && (
        <EachWayField
          isTicked={isTicked}
          terms={quoted?.eachWay ? [quoted.eachWay] : []}
          onChange={(ticked) => {
            const others = form.eachWay.filter((one) => one !== selection.selection)
            changeSlipForm({ eachWay: ticked ? [...others, selection.selection] : others })
          }}
        />
      )}
      {own?.quote?.refusal && own.isQuoted && (own.isStaked || own.quote.refusal.selection !== null) && (
        <RefusalText refusal={own.quote.refusal} least={own.quote.minStake} />
      )}
      <RefusedAt selections={[selection.selection]} />
    </li>
  )
}

interface LegProps {
  readonly leg: SlipSelection
  readonly showsPrice: boolean
  readonly boost?: number | null
  /** It is bet alone, where the better price of the day holds. */
  readonly takesBoost?: boolean
  /** In play. */
  readonly score: string | null
}

function Leg({ leg, showsPrice, boost = null, takesBoost = false, score }: LegProps) {
  const t = useText(slipText)
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const placing = usePlacingStore()
  usePlacing()
  const isLocked = placing.locked().has(leg.selection)
  const { price, open } = useOffer(leg.selection) ?? { price: leg.price, open: true }
  const isOpen = open && price !== null
  const outcome = ofOutcome(leg.names.outcome, { selection: leg.selection, event: leg.names.event })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={outcome} className="slip-leg" data-locked={isLocked || undefined}>
      <div>
        <p className="slip-outcome">
          <SportIcon sport={leg.sport} />
          {outcome}
        </p>
        <p className="slip-market">{nameOf(leg.names.market)}</p>
        <button type="button" className="slip-event" onClick={() => goTo({ page: 'event', event: leg.event })}>
          {ofEvent(leg.names.event)} {score !== null && <b className="slip-score">{score.replace(':', ' - ')}</b>}
        </button>
        {isLocked && <p className="slip-locked">{t('locked')}</p>}
        {!takesBoost && isOpen && <BoostIsForSingles selection={leg.selection} ordinary={price} />}
      </div>
      <div className="slip-price">
        {showsPrice && <b>{isOpen ? odds(boost ?? price) : t('suspendedShort')}</b>}
        {showsPrice && boost !== null && isOpen && (
          <small className="slip-boost">{t('boost', { before: odds(price) })}</small>
        )}
        {showsPrice && boost === null && isOpen && <PriceChange leg={leg} price={price} isLocked={isLocked} />}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('remove', { name: outcome })}
        disabled={isLocked}
        onClick={() => removeSelection(leg.selection)}
      >
        ×
      </button>
    </div>
  )
}

/** A price that moved since it was added. A change that the player takes anyway is only shown; another is to be accepted. */
function PriceChange({ leg, price, isLocked }: { leg: SlipSelection; price: number; isLocked: boolean }) {
  const t = useText(slipText)
  const odds = useOdds()
  const { prices } = useSlipForm()
  if (price === leg.price) return null
  const isUp = price > leg.price
  const move = isUp ? 'up' : 'down'
  const before = odds(leg.price)
  if (isTakenAnyway(prices, { before: leg.price, now: price }))
    return (
      <small className="slip-change" data-move={move}>
        {t(isUp ? 'from' : 'fromHigher', { before })}
      </small>
    )
  return (
    <button
      type="button"
      className="slip-change"
      data-move={move}
      disabled={isLocked}
      onClick={() => acceptChanges(new Map([[leg.selection, { price }]]))}
    >
      {t('changed', { before })} <u>{t('accept')}</u>
    </button>
  )
}

/** The better price of the day does not hold in this bet: it is offered where it does. */
function BoostIsForSingles({ selection, ordinary }: { selection: string; ordinary: number }) {
  const t = useText(slipText)
  const odds = useOdds()
  const boosted = useBoostedPrice(selection)
  if (boosted === null || boosted <= ordinary) return null
  return (
    <p className="slip-boost-lost">
      {t('boostSingles', { price: odds(boosted) })}{' '}
      <button type="button" className="slip-link" onClick={() => changeSlipForm({ mode: 'singles' })}>
        {t('boostAsSingle')}
      </button>
    </p>
  )
}
