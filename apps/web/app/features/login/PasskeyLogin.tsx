import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/ui/Button'
import { useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { HelpWhenLockedOut } from './HelpWhenLockedOut.tsx'
import { RestrictedLoginOffer } from './RestrictedLoginOffer.tsx'
import { canUsePasskeys, readPasskey } from './read-passkey.ts'
import type { RestrictedLogin } from './restricted-login.ts'
import { loginText } from './text.ts'

const initial = {}
const validate = () => ({})

interface Props extends RestrictedLogin {
  onLoggedIn(reply: ReplyOf<typeof identity.login>): Promise<void>
}

/** A login without a password, where the browser can do it. */
export function PasskeyLogin({ restricted, onRestricted, onLoggedIn }: Props) {
  const t = useText(loginText)
  const api = useApi()
  const form = useForm({ initial, validate })
  const [trouble, setTrouble] = useState<'passkeyNone' | 'passkeyWrong' | 'passkeyNotHere' | null>(null)
  if (!canUsePasskeys()) return null

  const logIn = (withdrawalOnly = restricted) =>
    form.submit(async () => {
      setTrouble(null)
      try {
        const { options } = await api.identity.passkeyLoginOptions()
        const response = await readPasskey(options)
        if (response === null) return setTrouble('passkeyNone')
        await onLoggedIn(await api.identity.passkeyLogin({ response, withdrawalOnly }))
      } catch (error) {
        if (!(error instanceof ApiRefusal)) throw error
        if (error.code === 'LOGIN_FAILED') setTrouble('passkeyWrong')
        else if (error.code === 'PASSKEY_UNAVAILABLE') setTrouble('passkeyNotHere')
        else throw error
      }
    })

  return (
    <>
      <Button wide busy={form.pending} onClick={() => void logIn()}>
        {t('passkey')}
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {trouble && t(trouble)}
      </p>
      <FormFailure failure={form.failure} />
      <HelpWhenLockedOut failure={form.failure} />
      <RestrictedLoginOffer
        failure={form.failure}
        busy={form.pending}
        onAccept={() => {
          onRestricted()
          void logIn(true)
        }}
      />
    </>
  )
}
