import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PlayerClient } from '../../api/client.ts'
import { useApi } from '../../page/services.tsx'
import type { Errors, FormState } from '../forms/use-form.ts'
import type { RegistrationValues } from './registration-form.ts'
import { createUniquenessCheck, type Uniqueness } from './uniqueness-check.ts'

export const takenCodes = { email: 'EMAIL_TAKEN', txtNickname: 'NICKNAME_TAKEN', phone: 'PHONE_TAKEN' } as const
type Checked = keyof typeof takenCodes
const checkedFields = Object.keys(takenCodes) as Checked[] // Object.keys loses the literal types
const patienceMs = 3_000

/**
 * Checks whether e-mail address, nickname and phone number are still free, while they are typed; a taken one becomes its field's error. `faults`
 * are the errors of the values themselves. The server checks again when the form is sent.
 */
export function useUniqueness(form: FormState<RegistrationValues>, faults: Errors<RegistrationValues>) {
  const api = useApi()
  const [checks] = useState(() => createChecks(api))
  const { values, setServerError } = form
  const states: Readonly<Record<Checked, Uniqueness>> = {
    email: useSyncExternalStore(checks.email.subscribe, checks.email.current),
    txtNickname: useSyncExternalStore(checks.txtNickname.subscribe, checks.txtNickname.current),
    phone: useSyncExternalStore(checks.phone.subscribe, checks.phone.current),
  }
  const { email, txtNickname, phone } = states

  useEffect(() => {
    const fits = (field: Checked) => values[field] !== '' && !faults[field]
    checks.email.look(fits('email') ? { email: values.email.trim() } : null)
    checks.txtNickname.look(fits('txtNickname') ? { txtNickname: values.txtNickname } : null)
    checks.phone.look(fits('phone') ? { areaCode: values.areaCode, phone: values.phone } : null)
  }, [checks, values, faults])

  useEffect(() => {
    for (const [field, state] of Object.entries({ email, txtNickname, phone }) as [Checked, Uniqueness][])
      setServerError(field, state === 'taken' ? takenCodes[field] : null)
  }, [email, txtNickname, phone, setServerError])

  useEffect(() => () => checkedFields.forEach((field) => void checks[field].look(null)), [checks])

  /** Waits briefly for pending replies, and returns which of these fields are taken. */
  const takenOf = async (fields: readonly string[]): Promise<Checked[]> => {
    const asked = checkedFields.filter((field) => fields.includes(field))
    const late = new Promise<null>((done) => setTimeout(() => done(null), patienceMs))
    await Promise.race([Promise.all(asked.map((field) => checks[field].settle())), late])
    return asked.filter((field) => checks[field].current() === 'taken')
  }
  return { states, takenOf }
}

const createChecks = ({ identity }: PlayerClient) => ({
  email: createUniquenessCheck({
    ask: async (request: { email: string }, signal) => (await identity.isUniqueEmail(request, { signal })).isUnique,
  }),
  txtNickname: createUniquenessCheck({
    ask: async (request: { txtNickname: string }, signal) =>
      (await identity.isUniqueNickname(request, { signal })).isUnique,
  }),
  phone: createUniquenessCheck({
    ask: async (request: { areaCode: string; phone: string }, signal) =>
      (await identity.checkUserPhoneAvailability(request, { signal })).isUnique,
  }),
})
