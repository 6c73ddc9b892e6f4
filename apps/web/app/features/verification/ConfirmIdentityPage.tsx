import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { usePath } from '../../page/page-context.ts'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { isWithdrawal, withdrawalPage } from '../../player/cashier-pages.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Loaded } from '../account/Loaded.tsx'
import { DocumentKinds } from './DocumentKinds.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DocumentUpload } from './DocumentUpload.tsx'
import { ProofStatus } from './ProofStatus.tsx'
import { safePrevUrl } from './prev-url.ts'
import { verificationText } from './text.ts'
import { useVerification, type Verification } from './use-verification.ts'

/** Proof of identity and address: what is missing, uploads, and their status. */
export default function ConfirmIdentityPage() {
  const t = useText(verificationText)
  const [query] = useSearchParams()
  const back = safePrevUrl(query.get('prevUrl'))
  const forWithdrawal = back !== undefined && isWithdrawal(back)
  const verification = useVerification()
  useReturn(forWithdrawal ? back : undefined, verification.data)
  return (
    <AccountPage title={t('title')} intro={t('intro')}>
      {back !== undefined && (
        <p>
          <Link to={back} className="text-link">
            {t(forWithdrawal ? 'backToWithdrawal' : 'back')}
          </Link>
        </p>
      )}
      <Loaded query={verification} lines={10}>
        {(data) => (
          <>
            {isVerified(data) ? <NextStep /> : forWithdrawal && <Why />}
            <Proofs data={data} />
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}

/** Back to the withdrawal that sent the player here, once both proofs are accepted while the page is open. */
function useReturn(to: string | undefined, data: Verification | undefined) {
  const t = useText(verificationText)
  const navigate = useNavigate()
  const toasts = useToasts()
  const wasOpen = useRef(false)
  const back = useEffectEvent(() => {
    if (to === undefined) return
    toasts.show({ text: t('returned') })
    navigate(to, { replace: true })
  })
  useEffect(() => {
    if (data === undefined) return
    if (!isVerified(data)) wasOpen.current = true
    else if (wasOpen.current) back()
  }, [data])
}

/** For players who came from a withdrawal: why they are here. */
function Why() {
  const t = useText(verificationText)
  return (
    <AccountCard title={t('whyTitle')}>
      <p className="text-ink-soft">{t('whyText')}</p>
    </AccountCard>
  )
}

const isVerified = ({ documents: { identityStatus, addressStatus } }: Verification) =>
  identityStatus === 'vrfn_verified' && addressStatus === 'vrfn_verified'

/** The step that most players came for: once both proofs are accepted, they can withdraw. */
function NextStep() {
  const t = useText(verificationText)
  const path = usePath()
  return (
    <AccountCard title={t('complete')}>
      <p className="text-ink-soft">{t('completeText')}</p>
      <p>
        <Link to={path(withdrawalPage)} className="button" data-kind="primary" data-size="large">
          {t('toWithdrawal')}
        </Link>
      </p>
    </AccountCard>
  )
}

const documentTypes = ['identity', 'address'] as const

function Proofs({ data }: { data: Verification }) {
  const t = useText(verificationText)
  const statuses = { identity: data.documents.identityStatus, address: data.documents.addressStatus }
  return documentTypes.map((documentType) => (
    <AccountCard key={documentType} title={t(documentType)}>
      <ProofStatus status={statuses[documentType]} />
      {statuses[documentType] !== 'vrfn_verified' && (
        <>
          <p className="text-ink-soft">{t(`${documentType}Hint`)}</p>
          <DocumentKinds documentType={documentType} />
          <DocumentUpload
            documentType={documentType}
            unfinished={data.uploads.filter((upload) => upload.documentType === documentType)}
          />
        </>
      )}
      <DocumentList documents={data.files.filter((file) => file.documentType === documentType)} />
    </AccountCard>
  ))
}
