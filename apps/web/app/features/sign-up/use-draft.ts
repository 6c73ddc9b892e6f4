import { useEffect, useState } from 'react'
import { type Draft, dropDraft, readDraft, saveDraft } from './draft.ts'
import type { RegistrationValues } from './registration-form.ts'

/** The draft from before a reload, read once. */
export function useEarlierDraft(): Draft | null {
  const [draft] = useState(() => withStorage((storage) => readDraft(storage, Date.now())))
  return draft
}

/** Saves the draft, so that a reload of this tab does not lose it. */
export function useSaveDraft(
  values: RegistrationValues,
  { initial, step }: { initial: RegistrationValues; step: number },
) {
  useEffect(() => {
    if (values !== initial) withStorage((storage) => saveDraft(storage, { values, step }, Date.now()))
  }, [values, initial, step])
}

export function forgetDraft(): void {
  withStorage(dropDraft)
}

/** If storage is forbidden, reading `sessionStorage` throws. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
