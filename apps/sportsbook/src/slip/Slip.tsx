import { useText } from '../frame/text.ts'
import { useFollowSelections } from '../live/use-live.ts'
import { PlacedBets } from './PlacedBets.tsx'
import { PricePolicyField } from './PricePolicyField.tsx'
import { ShareSlip } from './ShareSlip.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipLegs } from './SlipLegs.tsx'
import { StakeFields } from './StakeFields.tsx'
import { clearSlip, useSlipSelections } from './selections.ts'
import { changeSlipForm, slipModes, useSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import { useSlipQuote } from './use-slip-quote.ts'

/** The slip beside the page on wide screens, and in a drawer on phones. */
export function Slip() {
  const t = useText(slipText)
  const selections = useSlipSelections()
  useFollowSelections(selections.map(({ selection }) => selection))
  return (
    <section className="slip" aria-label={t('slip')}>
      <header className="slip-head">
        <h2>
          {t('slip')} {selections.length > 0 && <span className="slip-number">{selections.length}</span>}
        </h2>
        {selections.length > 0 && (
          <button type="button" className="slip-link" onClick={clearSlip}>
            {t('clear')}
          </button>
        )}
      </header>
      <PlacedBets />
      {selections.length === 0 ? (
        <div className="slip-empty">
          <p className="slip-empty-title">{t('empty')}</p>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <FilledSlip />
      )}
    </section>
  )
}

function FilledSlip() {
  const t = useText(slipText)
  const selections = useSlipSelections()
  const form = useSlipForm()
  const slip = useSlipQuote(selections, form)
  return (
    <>
      {selections.length > 1 && (
        <div className="slip-modes" role="tablist" aria-label={t('modes')}>
          {slipModes.map((mode) => (
            <button
              key={mode}
              type="button"
              role="tab"
              aria-selected={slip.mode === mode}
              disabled={mode === 'system' && slip.systems.length === 0}
              onClick={() => changeSlipForm({ mode })}
            >
              {t(`mode.${mode}`)}
            </button>
          ))}
        </div>
      )}
      <SlipLegs slip={slip} />
      <StakeFields slip={slip} />
      <PricePolicyField />
      <SlipFoot slip={slip} />
      <ShareSlip />
    </>
  )
}
