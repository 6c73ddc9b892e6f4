import { useText } from '../../page/use-text.ts'
import { signUpText } from './text.ts'
import type { Uniqueness } from './uniqueness-check.ts'

/** A taken value is its field's error, so that nothing stands here then. */
export function UniquenessMark({ state }: { state: Uniqueness }) {
  const t = useText(signUpText)
  return (
    <span className="field-note" role="status">
      {state === 'checking' || state === 'free' ? t(state) : ''}
    </span>
  )
}
