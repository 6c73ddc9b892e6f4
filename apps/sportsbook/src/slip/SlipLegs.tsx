import { SportIcon } from '../art/SportIcon.tsx'
import { goTo } from '../frame/route.ts'
import { useName, useOdds, useText } from '../frame/text.ts'
import { useOffer } from '../live/use-live.ts'
import { RefusalText } from './RefusalText.tsx'
import { StakeField } from './StakeField.tsx'
import { acceptChanges, removeSelection, type SlipSelection } from './selections.ts'
import { changeSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import type { QuotedSlip } from './use-slip-quote.ts'

/** The selections of the slip. In a multiple those of one match stand together under their joint price. */
export function SlipLegs({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const odds = useOdds()
  const { mode, legs, selections, form } = slip
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
            {mode === 'system' && (
              <label className="slip-banker">
                <input
                  type="checkbox"
                  checked={form.bankers.includes(first.selection)}
                  onChange={({ target }) => {
                    const without = form.bankers.filter((one) => one !== first.selection)
                    changeSlipForm({ bankers: target.checked ? [...without, first.selection] : without })
                  }}
                />
                {t('banker')}
              </label>
            )}
            {refused && <RefusalText refusal={refused} />}
          </li>
        )
      })}
    </ul>
  )
}

function Single({ selection, slip }: { selection: SlipSelection; slip: QuotedSlip }) {
  const { form, bets } = slip
  const own = bets.find(({ bet }) => bet.legs[0]?.selection === selection.selection)
  const quoted = own?.quote?.legs[0]
  const boost = quoted?.boost ? quoted.price : null
  const changeStake = (stake: number) => changeSlipForm({ stakes: { ...form.stakes, [selection.selection]: stake } })
  return (
    <li className="slip-group">
      <Leg leg={selection} showsPrice boost={boost} score={own?.quote?.legs[0]?.score ?? null} />
      <StakeField
        stake={form.stakes[selection.selection] ?? 0}
        onChange={changeStake}
        most={leastOf(own?.quote?.maxStake, quoted?.boost?.mostStake)}
        returns={own?.isStaked ? (own.quote?.mostReturns ?? null) : null}
      />
      {own?.quote?.refusal && (own.isStaked || own.quote.refusal.selection !== null) && (
        <RefusalText refusal={own.quote.refusal} />
      )}
    </li>
  )
}

/** What both allow; null where neither says. */
const leastOf = (...amounts: readonly (number | null | undefined)[]): number | null => {
  const known = amounts.filter((amount) => amount != null)
  return known.length > 0 ? Math.min(...known) : null
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
  const odds = useOdds()
  const { price, open } = useOffer(leg.selection) ?? { price: leg.price, open: true }
  const isOpen = open && price !== null
  return (
    <div className="slip-leg">
      <div>
        <p className="slip-outcome">
          <SportIcon sport={leg.sport} />
          {nameOf(leg.words.outcome)}
        </p>
        <p className="slip-market">{nameOf(leg.words.market)}</p>
        <button type="button" className="slip-event" onClick={() => goTo({ page: 'event', event: leg.event })}>
          {nameOf(leg.words.event)} {score !== null && <b className="slip-score">{score.replace(':', ' - ')}</b>}
        </button>
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
            onClick={() => acceptChanges(new Map([[leg.selection, { price }]]))}
          >
            {t('changed', { before: odds(leg.price) })} <u>{t('accept')}</u>
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('remove', { name: nameOf(leg.words.outcome) })}
        onClick={() => removeSelection(leg.selection)}
      >
        ×
      </button>
    </div>
  )
}
