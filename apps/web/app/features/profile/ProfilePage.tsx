import { Skeleton } from '@andon/ui/Skeleton'
import { useText } from '../../page/use-text.ts'
import { comesThroughBank } from '../../player/bank.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { BankNote } from './BankNote.tsx'
import { Channels } from './Channels.tsx'
import { Completion } from './Completion.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Facts } from './Facts.tsx'
import { PictureCard } from './picture/PictureCard.tsx'
import { profileText } from './text.ts'
import { useDetails } from './use-details.ts'

export default function ProfilePage() {
  const t = useText(profileText)
  const { details, error, refetch } = useDetails()
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      {details ? (
        <>
          <Completion />
          {comesThroughBank(details) && <BankNote details={details} />}
          <AccountCard title={t('picture')}>
            <PictureCard />
          </AccountCard>
          <AccountCard title={t('you')}>
            <Facts details={details} />
          </AccountCard>
          <AccountCard title={t('channels')}>
            <Channels details={details} />
          </AccountCard>
          <AccountCard title={t('address')}>
            <DetailsForm details={details} />
          </AccountCard>
        </>
      ) : error ? (
        <LoadFailure again={refetch} />
      ) : (
        <Skeleton lines={10} />
      )}
    </AccountPage>
  )
}
