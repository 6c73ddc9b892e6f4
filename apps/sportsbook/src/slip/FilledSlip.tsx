import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../page/text.ts'
import { EmptySlip } from './EmptySlip.tsx'
import { PlacedBets } from './placing/PlacedBets.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipLegs } from './SlipLegs.tsx'
import { type SlipSelection, useSlipSelections } from './selections.ts'
import { ShareSlip } from './share/ShareSlip.tsx'
import { changeSlipForm, slipModes, useSlipForm } from './slip-form.ts'
import { PricePolicyField } from './stake/PricePolicyField.tsx'
import { StakeFields } from './stake/StakeFields.tsx'
import { slipText } from './text.ts'
import { type QuotedSlip, useSlipQuote } from './use-slip-quote.ts'

/** Bets that were placed, the selections of the slip, and its sums. Not part of the first scripts: the slip of most visits is empty. */
export default function FilledSlip() {
  const selections = useSlipSelections()
  return (
    <>
      <PlacedBets />
      {selections.length === 0 ? <EmptySlip /> : <Selections selections={selections} />}
    </>
  )
}

function Selections({ selections }: { selections: readonly SlipSelection[] }) {
  const form = useSlipForm()
  const slip = useSlipQuote(selections, form)
  return (
    <>
      {selections.length > 1 && <Modes slip={slip} />}
      <SlipLegs slip={slip} />
      <StakeFields slip={slip} />
      <PricePolicyField />
      <SlipFoot slip={slip} />
      <ShareSlip />
    </>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs: the arrow keys go from one to the next. */
function Modes({ slip }: { slip: QuotedSlip }) {
  const t = useText(slipText)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = (mode: (typeof slipModes)[number]) => mode !== 'system' || slip.systems.length > 0
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined) return
    const open = slipModes.filter(isOpen)
    const next = open[(open.indexOf(slip.mode) + step + open.length) % open.length]
    if (!next) return
    event.preventDefault()
    changeSlipForm({ mode: next })
    list.current?.querySelector<HTMLElement>(`[data-mode="${next}"]`)?.focus()
  }
  return (
    <div ref={list} className="slip-modes" role="tablist" aria-label={t('modes')} onKeyDown={onKeyDown}>
      {slipModes.map((mode) => (
        <button
          key={mode}
          type="button"
          role="tab"
          data-mode={mode}
          aria-selected={slip.mode === mode}
          tabIndex={slip.mode === mode ? 0 : -1}
          disabled={!isOpen(mode)}
          onClick={() => changeSlipForm({ mode })}
        >
          {t(mode === 'multiple' && slip.legs.length === 1 ? 'mode.builder' : `mode.${mode}`)}
        </button>
      ))}
    </div>
  )
}
