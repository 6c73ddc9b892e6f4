import type { ApiRefusal } from '../../api/refusal.ts'
import { useRefusalText } from './text.ts'

/** Why a submission failed as a whole. The alert is read out, so the focus stays. */
export function FormFailure({ failure }: { failure: ApiRefusal | null }) {
  const refusalText = useRefusalText()
  return <div role="alert">{failure && <p className="form-failure">{refusalText(failure)}</p>}</div>
}
