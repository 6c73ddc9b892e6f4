import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { BankNote } from './BankNote.tsx'
import { Channels } from './Channels.tsx'
import { Completion } from './Completion.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { IdentityDetails } from './IdentityDetails.tsx'
import { PictureCard } from './picture/PictureCard.tsx'
import { profileText } from './text.ts'
import { useDetails } from './use-details.ts'

export default function ProfilePage() {
  const t = useText(profileText)
  const details = useDetails()
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      <Loaded query={details} lines={10}>
        {({ profile }) => (
          <>
            <Completion details={profile} />
            {comesThroughBank(profile) && <BankNote details={profile} />}
            <AccountCard title={t('picture')}>
              <PictureCard />
            </AccountCard>
            <AccountCard title={t('you')}>
              <IdentityDetails details={profile} />
            </AccountCard>
            <AccountCard title={t('channels')}>
              <Channels details={profile} />
            </AccountCard>
            <AccountCard title={t('address')}>
              <DetailsForm details={profile} />
            </AccountCard>
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}
