import { Link } from 'react-router'
import type { ApiRefusal } from '../../api/refusal.ts'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { isLockedOut } from './kept-out.ts'
import { loginText } from './text.ts'

/** Waiting is not the only way on for who is kept out: people can be asked, too. */
export function HelpWhenLockedOut({ failure }: { failure: ApiRefusal | null }) {
  const t = useText(loginText)
  const path = usePath()
  const modals = useModals()
  if (failure?.code !== 'LOGIN_THROTTLED' && !isLockedOut(failure)) return null
  return (
    <p>
      <Link to={path('/customer-service')} className="text-link" onClick={() => modals.close()}>
        {t('askForHelp')}
      </Link>
    </p>
  )
}
