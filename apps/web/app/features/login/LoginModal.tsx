import type { ReplyOf } from '@andon/contract'
import type { identity } from '@andon/contract/player-api/identity'
import { useState } from 'react'
import { useSessionActions } from '../../player/session-actions.ts'
import type { ModalBodyProps } from '../../shell/modals/modals.ts'
import { announceLogin } from './login-complete.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { SecondStep } from './SecondStep.tsx'

/** The password, or a passkey, and then the code of players who turned the second step on. */
export function LoginModal({ params, close }: ModalBodyProps<'login'>) {
  const actions = useSessionActions()
  const [pendingToken, setPendingToken] = useState<string | null>(null)
  const [expired, setExpired] = useState(false)

  const onLoggedIn = async (reply: ReplyOf<typeof identity.login>) => {
    close()
    await actions.arrived({ userLang: reply.userLang })
    announceLogin(reply)
  }
  if (pendingToken !== null)
    return (
      <SecondStep
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
      reason={expired ? 'expired' : params?.reason}
      onLoggedIn={onLoggedIn}
      onSecondStep={setPendingToken}
    />
  )
}
