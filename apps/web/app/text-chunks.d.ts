declare module 'virtual:text-chunks' {
  /** By the address of a route's program. */
  export const textChunks: Readonly<Record<string, Readonly<Record<'ja' | 'en', readonly string[]>>>>
}
