declare module 'virtual:text-chunks' {
  import type { Language } from '@andon/contract/languages'

  /** By the URL of a route's script. */
  export const textChunks: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>
}
