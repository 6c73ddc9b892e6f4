import { Button } from '@andon/ui/Button'
import type { ApiRefusal } from '../../api/refusal.ts'
import { useText } from '../../page/use-text.ts'
import { isLockedOut } from './kept-out.ts'
import { loginText } from './text.ts'

interface Props {
  readonly failure: ApiRefusal | null
  readonly busy: boolean
  readonly onAccept: () => void
}

/** Who may not play now still has their money: the same proof lets them in to it, and to nothing else. */
export function RestrictedLoginOffer({ failure, busy, onAccept }: Props) {
  const t = useText(loginText)
  if (!isLockedOut(failure)) return null
  return (
    <div className="grid gap-2">
      <p>{t('moneyOnlyText')}</p>
      <Button wide busy={busy} onClick={onAccept}>
        {t('moneyOnly')}
      </Button>
    </div>
  )
}
