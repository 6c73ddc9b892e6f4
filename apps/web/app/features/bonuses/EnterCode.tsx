import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useModals } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { bonusText } from './text.ts'
import { useClaim } from './use-claim.ts'

const initial = { bonusCode: '' }
const codeErrors = ({ bonusCode }: typeof initial) =>
  bonusCode === '' ? { bonusCode: 'required' } : /^[A-Z0-9-]{2,40}$/.test(bonusCode) ? {} : { bonusCode: 'invalid' }
/** Codes are upper case and half width, however they were typed. */
const asCode = (typed: string) => typed.normalize('NFKC').trim().toUpperCase()

/** Claims a bonus by a code. A code for a deposit bonus leads to the cashier. */
export function EnterCode() {
  const t = useText(bonusText)
  const modals = useModals()
  const claim = useClaim()
  const form = useForm({ initial, validate: codeErrors })
  const [forDeposit, setForDeposit] = useState<string | null>(null)
  const send = async ({ bonusCode }: typeof initial) => {
    setForDeposit(null)
    try {
      await claim(bonusCode, t('claimedCode'))
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.code === 'BONUS_NEEDS_DEPOSIT')) throw error
      setForDeposit(bonusCode)
    }
  }
  return (
    <div className="grid gap-4">
      <AccountForm form={form} submitLabel={t('claim')} send={send}>
        <TextField
          form={form}
          name="bonusCode"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          clean={asCode}
        />
      </AccountForm>
      <div role="status">
        {forDeposit && (
          <div className="grid justify-items-start gap-3">
            <p>{t('needsDeposit', { code: forDeposit })}</p>
            <Button onClick={() => modals.open('cashier', { bonusCode: forDeposit })}>{t('toCashier')}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
