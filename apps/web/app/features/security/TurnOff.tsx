import { useApi } from '../../page/services.tsx'
import { useToasts } from '../../page/toasts.tsx'
import { useText } from '../../page/use-text.ts'
import { BothProofs, type Proofs } from './BothProofs.tsx'
import { securityText } from './text.ts'

export function TurnOff({ onOff, cancel }: { onOff: () => void; cancel: () => void }) {
  const t = useText(securityText)
  const api = useApi()
  const toasts = useToasts()
  const send = async (proofs: Proofs) => {
    await api.identity.twoFactorDisable(proofs)
    toasts.show({ text: t('turnedOff') })
    onOff()
  }
  return (
    <BothProofs
      intro={t('proofIntroOff')}
      submitLabel={t('turnOff')}
      keepLabel={t('keepOn')}
      send={send}
      cancel={cancel}
    />
  )
}
