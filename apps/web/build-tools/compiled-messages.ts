import { pathToFileURL } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Compiles every `messages.<language>.ts` at build time, so that browsers load no message parser and a malformed message stops the build.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!/\/messages\.[a-z]{2}\.ts$/.test(file)) return null
      this.addWatchFile(file)
      const source: unknown = await import(`${pathToFileURL(file).href}?t=${Date.now()}`)
      return { code: `export const messages = ${JSON.stringify(compileAll(file, source))}`, map: null }
    },
  }
}

function compileAll(file: string, source: unknown): Record<string, unknown> {
  const { messages } = source as { messages?: Record<string, string> } // checked on the next line
  if (messages === undefined) throw new Error(`${file} exports no messages`)
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]))
}
