import type { FormState } from '../forms/use-form.ts'
import type { RegistrationValues } from './registration-form.ts'
import type { Uniqueness } from './uniqueness-check.ts'

/** Props of every step. */
export interface StepProps {
  readonly form: FormState<RegistrationValues>
  readonly states: Readonly<Record<'email' | 'txtNickname' | 'phone', Uniqueness>>
}
