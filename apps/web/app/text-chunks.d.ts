declare module 'virtual:text-chunks' {
  import type { Language } from '@andon/contract/languages'

  /** By the address of a route's program. */
  export const textChunks: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>
}
