import type { PlaceRequest } from './placing/kept-requests.ts'
import { selectionsOf } from './placing/placing.ts'
import { removeSelections } from './selections.ts'
import { changeSlipForm, forgetCombined } from './slip-form.ts'

/** What was bet leaves the slip with what was filled in for it, and nothing else does. */
export function leaveSlip(request: PlaceRequest): void {
  const selections = selectionsOf(request)
  removeSelections(new Set(selections))
  if (selections.length > 1) forgetCombined()
  else if (request.freeBets) changeSlipForm({ freeBets: false })
}
