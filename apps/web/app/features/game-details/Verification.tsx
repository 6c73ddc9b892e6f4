import { Link } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { FairnessSteps } from '../fair-play/Fairness.tsx'
import { gameDetailsText } from './text.ts'

/** How a round of this game can be checked; players are led to their rounds. */
export function Verification() {
  const t = useText(gameDetailsText)
  const path = usePath()
  const session = useSession()
  return (
    <section aria-labelledby="verify">
      <h2 id="verify" className="heading-2">
        {t('verify')}
      </h2>
      <FairnessSteps />
      {session.state === 'player' && (
        <p className="mt-4">
          <Link to={path('/account/legacy-bet-history')} className="text-link">
            {t('verifyLink')}
          </Link>
        </p>
      )}
    </section>
  )
}
