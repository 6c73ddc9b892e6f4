import { useText } from '../frame/text.ts'
import { PricePolicyField } from './PricePolicyField.tsx'
import { ShareSlip } from './ShareSlip.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipLegs } from './SlipLegs.tsx'
import { StakeFields } from './StakeFields.tsx'
import { useSlipSelections } from './selections.ts'
import { changeSlipForm, slipModes, useSlipForm } from './slip-form.ts'
import { slipText } from './text.ts'
import { useSlipQuote } from './use-slip-quote.ts'

/** What the slip holds, with stakes and what it may return. */
export default function FilledSlip() {
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
