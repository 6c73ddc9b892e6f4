import { useState } from 'react'
import type { ModalBodyProps } from '../../page/modals.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { forgetDraft } from './use-draft.ts'

export function SignUpModal({ close }: ModalBodyProps<'signUp'>) {
  const [starts, setStarts] = useState(0)
  const startOver = () => {
    forgetDraft()
    setStarts(starts + 1)
  }
  return <SignUpForm key={starts} close={close} startOver={startOver} />
}
