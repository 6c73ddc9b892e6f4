import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { BothProofs, type Proofs } from './BothProofs.tsx'
import { securityText } from './text.ts'

export function RenewCodes({ onCodes, cancel }: { onCodes: (codes: readonly string[]) => void; cancel: () => void }) {
  const t = useText(securityText)
  const api = useApi()
  const toasts = useToasts()
  const send = async (proofs: Proofs) => {
    const { recoveryCodes } = await api.identity.twoFactorRecoveryCodes(proofs)
    toasts.show({ text: t('codesRenewed') })
    onCodes(recoveryCodes)
  }
  return (
    <BothProofs
      intro={t('proofIntroCodes')}
      submitLabel={t('renewCodes')}
      keepLabel={t('keepCodes')}
      send={send}
      cancel={cancel}
    />
  )
}
