import { useText } from '../frame/text.ts'
import { slipText } from './text.ts'

/** Leads past everything else to the slip; shown while it has the focus. */
export function SlipLink() {
  const t = useText(slipText)
  return (
    <button type="button" className="skip-link" onClick={focusSlip}>
      {t('toSlip')}
    </button>
  )
}

/** The slip beside the page, or where there is none the button that opens its drawer. */
function focusSlip(): void {
  const slip = document.querySelector<HTMLElement>('.column-right .slip')
  if (slip?.checkVisibility()) {
    slip.tabIndex = -1
    slip.focus()
  } else document.querySelector<HTMLElement>('.slip-bar')?.click()
}
