import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../api/services.tsx'
import type { FormState } from '../forms/use-form.ts'
import { type RegistrationValues, registrationErrors } from './registration-form.ts'

export type Uniqueness = 'unknown' | 'checking' | 'free'
const debounceMs = 400

/**
 * Asks the server, a moment after the last key, whether a value that fits is still free. Answers that come after the value has changed again are
 * dropped. The server checks once more when the form is sent.
 */
export function useUniqueness(
  form: FormState<RegistrationValues>,
  field: 'email' | 'txtNickname' | 'phone',
): Uniqueness {
  const api = useApi()
  const [state, setState] = useState<Uniqueness>('unknown')
  const { values } = form
  const value = field === 'phone' ? `${values.areaCode} ${values.phone}` : values[field]

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const calls = {
      email: () => api.identity.isUniqueEmail({ email: values.email.trim() }, { signal }),
      txtNickname: () => api.identity.isUniqueNickname({ txtNickname: values.txtNickname }, { signal }),
      phone: () =>
        api.identity.checkUserPhoneAvailablity({ areaCode: values.areaCode, phone: values.phone }, { signal }),
    }
    setState('checking')
    try {
      const { isUnique } = await calls[field]()
      if (signal.aborted) return
      form.setServerError(field, isUnique ? null : takenCodes[field])
      setState(isUnique ? 'free' : 'unknown')
    } catch {
      if (!signal.aborted) setState('unknown') // sending the form will tell
    }
  })
  const fits = useEffectEvent(() => values[field] !== '' && registrationErrors(values)[field] === undefined)

  useEffect(() => {
    setState('unknown')
    if (!fits()) return
    const stop = new AbortController()
    const timer = setTimeout(() => void ask(stop.signal), debounceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [value])

  return state
}

const takenCodes = { email: 'EMAIL_TAKEN', txtNickname: 'NICKNAME_TAKEN', phone: 'PHONE_TAKEN' } as const
