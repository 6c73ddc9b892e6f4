import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../page/services.tsx'
import type { FormState } from '../forms/use-form.ts'
import { moveTo, type Place, sharedPlace } from './places.ts'
import { postalDigits } from './postal-code.ts'

export type AddressValues = {
  readonly postalCode: string
  readonly prefecture: string
  readonly city: string
  readonly address1: string
}

export type Lookup = 'idle' | 'lookingUp' | 'filled' | 'several' | 'nowhere' | 'unanswered'

/**
 * Fills in prefecture, city and town once a Japanese postcode is complete. Only the reply for the latest postcode counts, and every field can be
 * edited afterwards. An unknown postcode changes nothing.
 */
export function usePlaceLookup(form: FormState<AddressValues>) {
  const api = useApi()
  const [lookup, setLookup] = useState<Lookup>('idle')
  const asked = useRef<string | null>(postalDigits(form.values.postalCode))
  const before = useRef<Place>({ prefecture: '', city: '', town: '' })
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })

  const fill = async (digits: string) => {
    setLookup('lookingUp')
    try {
      const { addresses } = await api.profile.addressLookup({ postalCode: digits }, { cached: true })
      if (asked.current !== digits) return
      if (addresses.length === 0) return setLookup('nowhere')
      const place = sharedPlace(addresses)
      const { values, set } = latest.current
      const lines = moveTo(values, { before: before.current, place })
      for (const name of ['prefecture', 'city', 'address1'] as const) set(name, lines[name])
      before.current = place
      setLookup(addresses.length > 1 ? 'several' : 'filled')
    } catch {
      if (asked.current === digits) setLookup('unanswered') // the player can still type the address
    }
  }

  /** Call on every change of the postcode. */
  const typed = (postalCode: string) => {
    const digits = postalDigits(postalCode)
    if (digits === asked.current) return
    asked.current = digits
    if (digits === null) setLookup('idle')
    else void fill(digits)
  }

  return { lookup, typed }
}
