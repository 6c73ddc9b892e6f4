import { useIsPhone } from '../../page/narrow.ts'
import { useText } from '../../page/text.ts'
import { firstText } from '../first-text.ts'
import { useSlipSelections } from '../selections.ts'

/** Leads past everything else to the slip; shown while it has the focus. On phones an empty slip is not there. */
export function SlipLink() {
  const t = useText(firstText)
  const isEmpty = useSlipSelections().length === 0
  const isPhone = useIsPhone()
  if (isPhone && isEmpty) return null
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
