import { useText } from '../../page/use-text.ts'
import { AddressFields } from '../person/AddressFields.tsx'
import { PhoneFields } from '../person/PhoneFields.tsx'
import type { StepProps } from './step-props.ts'
import { signUpText } from './text.ts'
import { UniquenessMark } from './UniquenessMark.tsx'

export function ContactStep({ form, states }: StepProps) {
  const t = useText(signUpText)
  return (
    <fieldset className="sign-up-fields">
      <legend className="sr-only">{t('contact')}</legend>
      <PhoneFields form={form} home={form.values.country} addition={<UniquenessMark state={states.phone} />} />
      <AddressFields form={form} country={form.values.country} />
    </fieldset>
  )
}
