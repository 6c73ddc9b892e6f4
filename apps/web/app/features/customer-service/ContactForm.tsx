import type { QuestionCategory } from '@andon/contract/player-api/content'
import { support as api } from '@andon/contract/player-api/support'
import { Button } from '@andon/web-kit/Button'
import { useRef } from 'react'
import { useHydrated } from '../../page/hydrated.ts'
import { useText } from '../../page/use-text.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { MessageField } from './MessageField.tsx'
import { SuggestedQuestions } from './SuggestedQuestions.tsx'
import { customerServiceText } from './text.ts'
import { useSupport } from './use-support.ts'

const initial = { name: '', email: '', subject: '', message: '' }

interface Props {
  /** Visitors enter name and address; the server has a player's. */
  readonly asksWho: boolean
  readonly onSent: (ticketNumber: string) => void
  readonly categories: readonly QuestionCategory[]
}

export function ContactForm({ asksWho, onSent, categories }: Props) {
  const t = useText(customerServiceText)
  const support = useSupport()
  const hydrated = useHydrated() // before hydration a submit would reload the page and lose the input
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ initial, validate: asksWho ? visitorErrors : playerErrors })

  const send = async () => {
    await form.submit(async ({ name, email, subject, message }) => {
      const who = asksWho ? { name, email } : {}
      const { ticketNumber } = await support.contactUs({ ...who, subject, message })
      onSent(ticketNumber)
    })
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form
      ref={element}
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormFailure failure={form.failure} />
      {asksWho && (
        <>
          <TextField form={form} name="name" label={t('name')} autoComplete="name" maxLength={120} />
          <TextField form={form} name="email" label={t('email')} type="email" autoComplete="email" maxLength={254} />
        </>
      )}
      <TextField form={form} name="subject" label={t('subject')} autoComplete="off" maxLength={120} />
      <MessageField form={form} label={t('message')} hint={t('messageHint')} maxLength={4000} />
      <SuggestedQuestions categories={categories} text={`${form.values.subject} ${form.values.message}`} />
      <Button type="submit" kind="primary" size="large" wide busy={form.pending} disabled={!hydrated}>
        {t('send')}
      </Button>
    </form>
  )
}

export type ContactValues = typeof initial

const visitorErrors = (values: ContactValues) => schemaErrors(api.contactUs.request, values)

function playerErrors(values: ContactValues) {
  const { name: _, email: __, ...others } = visitorErrors(values)
  return others
}
