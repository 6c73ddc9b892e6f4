import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { useAction } from '../forms/use-form.ts'
import { LoginFailure, type RestrictedLogin } from './LoginFailure.tsx'
import { canUsePasskeys, readPasskey } from './read-passkey.ts'
import { loginText } from './text.ts'

interface Props extends RestrictedLogin {
  onLoggedIn(reply: ReplyOf<typeof identity.login>): Promise<void>
}

/** Login with a passkey, if the browser supports it. */
export function PasskeyLogin({ restricted, onRestricted, onLoggedIn }: Props) {
  const t = useText(loginText)
  const api = useApi()
  const form = useAction()
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
  const logInRestricted = () => {
    onRestricted()
    void logIn(true)
  }

  return (
    <>
      <Button wide busy={form.pending} onClick={() => void logIn()}>
        {t('passkey')}
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {trouble && t(trouble)}
      </p>
      <LoginFailure form={form} onRestricted={logInRestricted} />
    </>
  )
}
