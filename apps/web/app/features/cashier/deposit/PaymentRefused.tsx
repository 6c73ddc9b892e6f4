import { verificationRefusals } from '@andon/contract/verification-status'
import { Button } from '@andon/web-kit/Button'
import { useNavigate } from 'react-router'
import type { ApiRefusal } from '../../../api/refusal.ts'
import { useModals } from '../../../page/modals.ts'
import { usePath } from '../../../page/page-context.ts'
import { useText } from '../../../page/use-text.ts'
import { limitsPath, verificationPath } from '../links.ts'
import { cashierText } from '../text.ts'

/** The page where the player can do something about a refused deposit. */
export function PaymentRefused({ failure }: { failure: ApiRefusal | null }) {
  const t = useText(cashierText)
  const path = usePath()
  const navigate = useNavigate()
  const modals = useModals()
  const code = failure?.code
  const isProof = verificationRefusals.some((each) => each === code)
  if (!isProof && code !== 'LIMIT_REACHED' && code !== 'SESSION_LIMIT_REACHED') return null
  const href = path(isProof ? verificationPath : limitsPath)
  const follow = () => {
    modals.close()
    navigate(href)
  }
  return (
    <div>
      <Button href={href} onFollow={follow}>
        {t(isProof ? 'prove' : 'toLimits')}
      </Button>
    </div>
  )
}
