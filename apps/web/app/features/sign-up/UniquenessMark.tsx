import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { useText } from '../../page/use-text.ts'
import { signUpText } from './text.ts'
import type { Uniqueness } from './uniqueness-check.ts'

/** A taken value is shown as the field's error instead. */
export function UniquenessMark({ state }: { state: Uniqueness }) {
  const t = useText(signUpText)
  return (
    <span className="field-note" role="status">
      {state === 'free' && <AccountIcon name="check" />}
      {state === 'checking' || state === 'free' ? t(state) : ''}
    </span>
  )
}
