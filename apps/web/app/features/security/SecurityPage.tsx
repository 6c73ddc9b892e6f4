import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Passkeys } from './Passkeys.tsx'
import { TwoFactor } from './TwoFactor.tsx'
import { securityText } from './text.ts'

/** Login methods beside the password: passkeys and two-factor authentication. */
export default function SecurityPage() {
  const t = useText(securityText)
  const session = useSession()
  const hasPassword = session.state === 'player' && session.profile?.payAndPlayUserDetails == null
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <AccountCard title={t('passkeys')}>
        <Passkeys hasPassword={hasPassword} />
      </AccountCard>
      <AccountCard title={t('secondStep')}>
        {hasPassword ? <TwoFactor /> : <p>{t('secondStepNoPassword')}</p>}
      </AccountCard>
    </AccountPage>
  )
}
