import type { PlaceRequest } from './placing/kept-requests.ts'
import { selectionsOf } from './placing/placings.ts'
import { removeSelections } from './selections.ts'
import { changeSlipForm, forgetCombined } from './slip-form.ts'

/** Removes the selections of an accepted bet from the slip with the fields filled in for it, and nothing else. */
export function leaveSlip(request: PlaceRequest): void {
  const selections = selectionsOf(request)
  removeSelections(new Set(selections))
  if (selections.length > 1) forgetCombined()
  else if (request.freeBets) changeSlipForm({ freeBets: false })
}
