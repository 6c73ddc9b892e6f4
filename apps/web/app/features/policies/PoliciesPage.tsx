import type { ReplyOf } from '@andon/contract'
import type { policies } from '@andon/contract/player-api/policies'
import { AccountIcon } from '@andon/web-kit/AccountIcon'
import { Link } from 'react-router'
import { dateFormat } from '../../page/dates/date-format.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { usePolicyTitle } from './policy-title.ts'
import { policiesText } from './text.ts'
import { useAcceptedPolicies } from './use-policies.ts'

type Answers = ReplyOf<typeof policies.getUserPolicyDetails>

/** The policies in force, and when the player accepted or declined which version. */
export default function PoliciesPage() {
  const t = useText(policiesText)
  const accepted = useAcceptedPolicies()
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <Loaded query={accepted} lines={8}>
        {(data) => (
          <>
            <AccountCard title={t('inForce')}>
              <InForce policies={data.policies} />
            </AccountCard>
            <AccountCard title={t('history')}>
              <History history={data.history} />
            </AccountCard>
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}

function InForce({ policies: inForce }: { policies: Answers['policies'] }) {
  const t = useText(policiesText)
  const path = usePath()
  const title = usePolicyTitle()
  return (
    <ul>
      {inForce.map(({ policyType, policyVersionId, policyAccepted }) => (
        <li key={policyType} className="account-row">
          <div className="grid gap-1">
            <Link to={path(`/${policyType}`)} className="text-link">
              {title(policyType)}
            </Link>
            <span className="text-sm text-ink-soft">{t('version', { version: policyVersionId })}</span>
          </div>
          <span className="mark" data-tone={policyAccepted ? 'good' : 'bad'}>
            <AccountIcon name={policyAccepted ? 'check' : 'info'} />
            {policyAccepted ? t('accepted') : t('open')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function History({ history }: { history: Answers['history'] }) {
  const t = useText(policiesText)
  const title = usePolicyTitle()
  const { language } = usePage()
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (history.length === 0) return <p className="text-ink-soft">{t('noHistory')}</p>
  return (
    <ul>
      {history.map(({ policyType, policyVersionId, policyAccepted, at }) => (
        <li key={`${policyType} ${policyVersionId} ${at}`} className="account-row">
          <div className="grid gap-1">
            <span className="font-bold">{title(policyType)}</span>
            <span className="text-sm text-ink-soft">{t('version', { version: policyVersionId })}</span>
          </div>
          <span className="text-sm">
            {policyAccepted ? t('accepted') : t('declined')} <time dateTime={at}>{time.format(new Date(at))}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
