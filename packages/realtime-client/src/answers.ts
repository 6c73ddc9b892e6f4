import { noteServed } from './served.ts'
import type { Topics } from './topics.ts'

/** Which topics of a connection have no answer yet. The page has what is current once all have one. */
export function createAnswers(topics: Topics, onCurrent: (isCurrent: boolean) => void) {
  let waiting: Set<string> | null = null
  const settle = () => {
    if (waiting === null || waiting.size > 0) return
    waiting = null
    onCurrent(true)
  }
  return {
    begin: (paths: Iterable<string>): void => {
      waiting = new Set(paths)
      settle()
    },
    answered: (path: string, { served = false } = {}): void => {
      noteServed(topics, served, path)
      waiting?.delete(path)
      settle()
    },
    /** It was refused for now. */
    waitFor: (path: string): void => {
      noteServed(topics, false, path)
      if (waiting === null) onCurrent(false)
      waiting ??= new Set()
      waiting.add(path)
    },
    areAll: (): boolean => waiting === null,
    end: (): void => {
      noteServed(topics, false)
      waiting = null
    },
  }
}
