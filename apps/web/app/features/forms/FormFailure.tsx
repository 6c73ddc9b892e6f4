import type { ApiRefusal } from '../../api/refusal.ts'
import { useRefusalText } from './text.ts'

/** What went wrong with a submission as a whole; focus need not move, the alert is read out. */
export function FormFailure({ failure }: { failure: ApiRefusal | null }) {
  const refusalText = useRefusalText()
  return <div role="alert">{failure && <p className="form-failure">{refusalText(failure)}</p>}</div>
}
