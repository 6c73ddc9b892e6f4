import { useEffect, useState } from 'react'
import { type Draft, dropDraft, readDraft, saveDraft } from './draft.ts'
import type { RegistrationValues } from './registration-form.ts'

/** What was typed before a reload, read once. */
export function useEarlierDraft(): Draft | null {
  const [draft] = useState(() => withStorage((storage) => readDraft(storage, Date.now())))
  return draft
}

/** Keeps what is typed through a reload of this tab. */
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

/** Where storage is forbidden, looking at it throws. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
