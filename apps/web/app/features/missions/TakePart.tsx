import { Button } from '@andon/web-kit/Button'
import { useModals } from '../../page/modals.ts'
import { store } from '../../page/storage.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { missionText } from './text.ts'
import { useJoin } from './use-missions.ts'

/** Taking part is the player's choice, and so is stopping. */
export function TakePart({ joined }: { joined: boolean }) {
  const t = useText(missionText)
  const { state } = useSession()
  const modals = useModals()
  const join = useJoin()
  const form = useAction()
  const logIn = () => {
    store('loginReturnPath', '/missions')
    modals.open('login')
  }
  return (
    <div className="mission-join">
      <p>{t(joined ? 'leaveText' : 'joinText')}</p>
      <FormFailure failure={form.failure} />
      {state === 'visitor' ? (
        <Button kind="primary" onClick={logIn}>
          {t('loginToJoin')}
        </Button>
      ) : (
        <Button
          {...(joined ? {} : { kind: 'primary' as const })}
          busy={form.pending}
          onClick={() => void form.submit(() => join(!joined))}
        >
          {t(joined ? 'leave' : 'join')}
        </Button>
      )}
    </div>
  )
}
