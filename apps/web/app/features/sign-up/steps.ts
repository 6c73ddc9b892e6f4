import type { Errors } from '../forms/use-form.ts'
import type { RegistrationValues } from './registration-form.ts'

export const steps = ['account', 'person', 'contact', 'choices'] as const
export type Step = (typeof steps)[number]

export const fieldsOf: Readonly<Record<Step, readonly (keyof RegistrationValues)[]>> = {
  account: ['email', 'password', 'txtNickname'],
  person: ['country', 'lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'dateOfBirth'],
  contact: ['phoneCountry', 'areaCode', 'phone', 'postalCode', 'prefecture', 'city', 'address1'],
  choices: ['acceptTerms', 'subscribeEmail', 'subscribeSms'],
}

/** The index of the first step with an error; null if there is none. */
export function firstStepWithErrors(errors: Errors<RegistrationValues>): number | null {
  const found = steps.findIndex((step) => fieldsOf[step].some((field) => errors[field]))
  return found === -1 ? null : found
}

/** The step after this one: the next or, after a reload, the step reached before, but no further than the first error. */
export function stepAfter(
  step: number,
  { reached, errors }: { reached: number; errors: Errors<RegistrationValues> },
): number {
  const last = steps.length - 1
  return Math.min(Math.max(step + 1, reached), firstStepWithErrors(errors) ?? last, last)
}
