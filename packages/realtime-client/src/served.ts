import type { Topics } from './topics.ts'

interface Served {
  readonly paths: Set<string>
  readonly watchers: Set<() => void>
}

const servedOf = new WeakMap<Topics, Served>()

function at(topics: Topics): Served {
  const served = servedOf.get(topics) ?? { paths: new Set(), watchers: new Set() }
  servedOf.set(topics, served)
  return served
}

/** Whether the server sends this topic's messages to the page now: false before its answer, after a refusal and while the connection is lost. */
export const isServed = (topics: Topics, path: string): boolean => at(topics).paths.has(path)

/** Calls the function whenever `isServed` may have changed; returns what ends it. */
export function watchServed(topics: Topics, watcher: () => void): () => void {
  const { watchers } = at(topics)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The connection's answer for one topic; without a path: it is lost. */
export function noteServed(topics: Topics, is: boolean, path?: string): void {
  const { paths, watchers } = at(topics)
  if (path === undefined) paths.clear()
  else if (is) paths.add(path)
  else paths.delete(path)
  for (const watcher of watchers) watcher()
}
