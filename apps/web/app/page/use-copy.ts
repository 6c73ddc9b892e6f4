import { useState } from 'react'

/** Copies text to the clipboard; `result` says whether the browser allowed it. */
export function useCopy(): { result: 'copied' | 'copyFailed' | null; copy: (text: string) => Promise<void> } {
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    )
  return { result, copy }
}
