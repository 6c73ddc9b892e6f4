import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { restrictedHome } from '../../player/restricted-pages.ts'
import { rememberReturnPath } from '../../player/return-path.ts'
import { useSessionActions } from '../../player/session-actions.ts'
import { announceLogin } from './login-complete.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { SecondStep } from './SecondStep.tsx'

/** Login by password or passkey, then the code for players with two-factor authentication. */
export function LoginModal({ params, close }: ModalBodyProps<'login'>) {
  const actions = useSessionActions()
  const [pendingToken, setPendingToken] = useState<string | null>(null)
  const [expired, setExpired] = useState(false)
  /** Chosen once, for all further steps. */
  const [restricted, setRestricted] = useState(false)
  const restrictedLogin = { restricted, onRestricted: () => setRestricted(true) }

  const onLoggedIn = async (reply: ReplyOf<typeof identity.login>) => {
    close()
    if (reply.restricted) rememberReturnPath(restrictedHome) // instead of the page they wanted
    await actions.loggedIn({ reply })
    announceLogin(reply)
  }
  if (pendingToken !== null)
    return (
      <SecondStep
        {...restrictedLogin}
        pendingToken={pendingToken}
        onLoggedIn={onLoggedIn}
        onBack={({ expired }) => {
          setExpired(expired)
          setPendingToken(null)
        }}
      />
    )
  return (
    <PasswordStep
      {...restrictedLogin}
      reason={expired ? 'expired' : params?.reason}
      onLoggedIn={onLoggedIn}
      onSecondStep={setPendingToken}
    />
  )
}
