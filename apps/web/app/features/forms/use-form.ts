import { useCallback, useMemo, useRef, useState } from 'react'
import { ApiRefusal } from '../../api/refusal.ts'

export type Values = Readonly<Record<string, string | boolean>>
/** `required`, `invalid`, or the code of a refusal that named the field. */
export type FieldError = string
export type Errors<V extends Values> = { readonly [Name in keyof V]?: FieldError }

export interface FormState<V extends Values> {
  readonly values: V
  /** Errors of dirty or touched fields only. */
  readonly errors: Errors<V>
  /** A refusal that names no field, or that needs more room than a field error; null without one. */
  readonly failure: ApiRefusal | null
  readonly pending: boolean
  set<Name extends keyof V>(name: Name, value: V[Name]): void
  touch(name: keyof V): void
  /** Shows the errors of all or the named fields, as a submit does. True if they are valid. */
  markTouched(names?: readonly (keyof V)[]): boolean
  /** Sets a field error that only the server can find (taken, too easy to guess …); null removes it. */
  setServerError(name: keyof V, error: FieldError | null): void
  submit(send: (values: V) => Promise<void>): Promise<void>
}

interface Options<V extends Values> {
  readonly initial: V
  validate(values: V): Errors<V>
}

/** The state of one form: values, visible errors, one submission at a time, and refusals assigned to their fields. */
export function useForm<V extends Values>({ initial, validate }: Options<V>): FormState<V> {
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState<ReadonlySet<keyof V>>(new Set())
  const [serverErrors, setServerErrors] = useState<Errors<V>>({})
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  const found = useMemo(() => ({ ...serverErrors, ...validate(values) }), [serverErrors, validate, values])
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([name, error]) => error && shown.has(name))) as Errors<V>, // the same names, fewer
    [found, shown],
  )
  const show = useCallback((names: readonly (keyof V)[]) => setShown((before) => new Set([...before, ...names])), [])

  const setServerError = useCallback((name: keyof V, error: FieldError | null) => {
    setServerErrors((before) => {
      const { [name]: _, ...others } = before
      return (error === null ? others : { ...others, [name]: error }) as Errors<V> // a computed name widens the type
    })
  }, [])

  const set = useCallback(
    <Name extends keyof V>(name: Name, value: V[Name]) => {
      setValues((before) => ({ ...before, [name]: value }))
      setServerError(name, null)
      show([name])
    },
    [setServerError, show],
  )

  function markTouched(names: readonly (keyof V)[] = Object.keys(values)): boolean {
    show(names)
    return names.every((name) => !found[name])
  }

  async function submit(send: (values: V) => Promise<void>): Promise<void> {
    if (busy.current || !markTouched()) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      const blamed = error.entries.filter((entry) => entry.field !== undefined && entry.field in values)
      for (const { field, code, params } of blamed)
        if (field !== undefined) setServerError(field, params?.reason === undefined ? code : `${code}.${params.reason}`)
      if (blamed.length === 0 || error.code === 'LIMIT_REACHED') setFailure(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { values, errors, failure, pending, set, touch: (name) => show([name]), markTouched, setServerError, submit }
}

const noValues = {}
export const noErrors = () => ({})

/** One button without fields: a submission at a time, and why it was refused. */
export const useAction = (): FormState<Values> => useForm<Values>({ initial: noValues, validate: noErrors })
