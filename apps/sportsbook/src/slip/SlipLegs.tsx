import { SportIcon } from '../art/SportIcon.tsx'
import { goTo } from '../frame/route.ts'
import { useServices } from '../frame/services.tsx'
import { useEventNames, useName, useOdds, useText } from '../frame/text.ts'
import { useOffer } from '../live/use-live.ts'
import { EachWayField } from './EachWayField.tsx'
import { usePlacing } from './placing.ts'
import { RefusalText } from './RefusalText.tsx'
import { RefusedAt } from './RefusedBet.tsx'
import { StakeField } from './StakeField.tsx'
import { acceptChanges, removeSelection, type SlipSelection } from './selections.ts'
import { systemsFor } from './slip-bets.ts'
import { changeSlipForm, changeStakes } from './slip-form.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** The selections of the slip. In a multiple those of one match stand together under their joint price. */
export function SlipLegs({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const odds = useOdds()
  const { ofOutcome } = useEventNames()
  const { mode, legs, selections } = slip
  if (mode === 'singles')
    return (
      <ul className="slip-legs">
        {selections.map((selection) => (
          <Single key={selection.selection} selection={selection} slip={slip} />
        ))}
      </ul>
    )
  const quoted = slip.bets[0]?.quote
  return (
    <ul className="slip-legs">
      {legs.map(({ first, others }) => {
        const leg = quoted?.legs.find(({ selection }) => selection === first.selection)
        const refused = quoted?.refusal?.selection === first.selection ? quoted.refusal : null
        return (
          <li key={first.selection} className="slip-group" data-joint={others.length > 0 || undefined}>
            {others.length > 0 && (
              <p className="slip-joint">
                <span>{t('joint')}</span>
                <b>{leg?.price ? odds(leg.price) : '–'}</b>
              </p>
            )}
            {[first, ...others].map((selection) => (
              <Leg
                key={selection.selection}
                leg={selection}
                showsPrice={others.length === 0}
                score={leg?.score ?? null}
              />
            ))}
            {mode === 'system' && <Banker selection={first.selection} slip={slip} />}
            {refused && (
              <RefusalText
                refusal={refused}
                name={
                  others.length > 0
                    ? [first, ...others]
                        .map(({ selection, words }) => ofOutcome(words.outcome, { selection, event: words.event }))
                        .join(' + ')
                    : undefined
                }
              />
            )}
            <RefusedAt selections={[first, ...others].map(({ selection }) => selection)} />
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
      <Leg leg={selection} showsPrice boost={boost} score={own?.quote?.legs[0]?.score ?? null} />
      <StakeField
        stake={form.stakes[selection.selection] ?? 0}
        onChange={(stake) => changeStakes({ [selection.selection]: stake })}
        most={own?.most ?? null}
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
  /** In play. */
  readonly score: string | null
}

function Leg({ leg, showsPrice, boost = null, score }: LegProps) {
  const t = useText(slipText)
  const nameOf = useName()
  const { ofEvent, ofOutcome } = useEventNames()
  const odds = useOdds()
  const { placing } = useServices()
  usePlacing(placing)
  const isLocked = placing.locked().has(leg.selection)
  const { price, open } = useOffer(leg.selection) ?? { price: leg.price, open: true }
  const isOpen = open && price !== null
  const outcome = ofOutcome(leg.words.outcome, { selection: leg.selection, event: leg.words.event })
  return (
    <div className="slip-leg" data-locked={isLocked || undefined}>
      <div>
        <p className="slip-outcome">
          <SportIcon sport={leg.sport} />
          {outcome}
        </p>
        <p className="slip-market">{nameOf(leg.words.market)}</p>
        <button type="button" className="slip-event" onClick={() => goTo({ page: 'event', event: leg.event })}>
          {ofEvent(leg.words.event)} {score !== null && <b className="slip-score">{score.replace(':', ' - ')}</b>}
        </button>
        {isLocked && <p className="slip-locked">{t('locked')}</p>}
      </div>
      <div className="slip-price">
        {showsPrice && <b>{isOpen ? odds(boost ?? price) : t('suspendedShort')}</b>}
        {showsPrice && boost !== null && isOpen && (
          <small className="slip-boost">{t('boost', { before: odds(price) })}</small>
        )}
        {showsPrice && boost === null && isOpen && price !== leg.price && (
          <button
            type="button"
            className="slip-change"
            data-move={price > leg.price ? 'up' : 'down'}
            disabled={isLocked}
            onClick={() => acceptChanges(new Map([[leg.selection, { price }]]))}
          >
            {t('changed', { before: odds(leg.price) })} <u>{t('accept')}</u>
          </button>
        )}
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
