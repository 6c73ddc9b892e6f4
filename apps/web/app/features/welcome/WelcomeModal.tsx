import { Button } from '@andon/web-kit/Button'
import { useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { ConfirmContact } from './ConfirmContact.tsx'
import { FirstGame } from './FirstGame.tsx'
import { FirstOffer } from './FirstOffer.tsx'
import { welcomeText } from './text.ts'

/** After the sign-up: the code for the contact details, a bonus that this player can have, a first game. All of it can wait. */
export function WelcomeModal({ close }: ModalBodyProps<'welcome'>) {
  const t = useText(welcomeText)
  const session = useSession()
  const [proven, setProven] = useState(false)
  const name = session.state === 'player' ? (session.profile?.nickname ?? '') : ''
  return (
    <div className="welcome">
      <header>
        <h2 className="heading-2">{t('title', { name })}</h2>
        <p className="text-ink-soft">{t('ready')}</p>
      </header>
      <ConfirmContact proven={proven} onProven={() => setProven(true)} />
      <FirstOffer />
      <FirstGame close={close} />
      <Button kind={proven ? 'primary' : 'quiet'} wide onClick={close}>
        {t(proven ? 'done' : 'later')}
      </Button>
    </div>
  )
}
