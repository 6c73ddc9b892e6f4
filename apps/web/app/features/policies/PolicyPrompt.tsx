import { Button } from '@andon/web-kit/Button'
import { Dialog } from '@andon/web-kit/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { usePath } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { usePolicyTitle } from './policy-title.ts'
import { policiesText } from './text.ts'
import { acceptedPoliciesKey } from './use-policies.ts'

interface Policy {
  readonly policyType: string
  readonly policyVersionId: string
}

/** Cannot be closed: the player accepts or logs out. Each policy opens in a new tab. */
export function PolicyPrompt({ policies }: { policies: readonly Policy[] }) {
  const t = useText(policiesText)
  const shell = useText(shellText)
  const api = useApi()
  const path = usePath()
  const queries = useQueryClient()
  const actions = useSessionActions()
  const title = usePolicyTitle()
  const accepting = useAction()
  const leaving = useAction()

  const accept = () =>
    accepting.submit(async () => {
      const answers = policies.map((policy) => ({ ...policy, policyAccepted: true }))
      await api.policies.updateUserPolicyDetails({ policies: JSON.stringify(answers) })
      await queries.invalidateQueries({ queryKey: acceptedPoliciesKey })
    })

  return (
    <Dialog label={t('promptTitle')} closeLabel={shell('close')} dismissible={false} onClose={stay}>
      <div className="grid gap-4">
        <h2 className="heading-2">{t('promptTitle')}</h2>
        <p>{t('promptText')}</p>
        <ul className="grid gap-2">
          {policies.map(({ policyType }) => (
            <li key={policyType}>
              <a href={path(`/${policyType}`)} className="text-link" target="_blank" rel="noopener">
                {title(policyType)}
                <span className="sr-only">{t('newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
        <FormFailure failure={accepting.failure ?? leaving.failure} />
        <Button kind="primary" size="large" wide busy={accepting.pending} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button wide busy={leaving.pending} onClick={() => void leaving.submit(() => actions.logOut())}>
          {shell('logOut')}
        </Button>
      </div>
    </Dialog>
  )
}

const stay = () => {}
