import { Button } from '@andon/web-kit/Button'
import { Link } from 'react-router'
import type { ApiRefusal } from '../../api/refusal.ts'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { loginText } from './text.ts'

/** Every step of a login can ask for a restricted session: withdrawals and history only. */
export interface RestrictedLogin {
  /** The player has asked for one. */
  readonly restricted: boolean
  onRestricted(): void
}

interface Props {
  readonly form: { readonly failure: ApiRefusal | null; readonly pending: boolean }
  readonly onRestricted: () => void
}

/** Why a login was refused, and what the player can do instead: ask customer service, or log in to a restricted session. */
export function LoginFailure({ form: { failure, pending }, onRestricted }: Props) {
  const t = useText(loginText)
  const path = usePath()
  const modals = useModals()
  const lockedOut = failure?.code === 'ACCOUNT_LOCKED' || failure?.code === 'SESSION_LIMIT_REACHED'
  return (
    <>
      <FormFailure failure={failure} />
      {(lockedOut || failure?.code === 'LOGIN_THROTTLED') && (
        <p>
          <Link to={path('/customer-service')} className="text-link" onClick={() => modals.close()}>
            {t('askForHelp')}
          </Link>
        </p>
      )}
      {lockedOut && (
        <div className="grid gap-2">
          <p>{t('moneyOnlyText')}</p>
          <Button wide busy={pending} onClick={onRestricted}>
            {t('moneyOnly')}
          </Button>
        </div>
      )}
    </>
  )
}
