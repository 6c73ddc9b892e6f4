import { pathToFileURL } from 'node:url'
import type { CompiledText } from '@andon/web-kit/text'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Compiles the texts that files such as `messages.<language>.ts` export, at build time, so that browsers load no message parser and a malformed message stops the build.
 */
export function compiledMessages(files = /\/messages\.[a-z]{2}\.ts$/): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!files.test(file)) return null
      this.addWatchFile(file)
      const source: unknown = await import(`${pathToFileURL(file).href}?t=${Date.now()}`)
      return { code: `export const messages = ${JSON.stringify(compileAll(file, source))}`, map: null }
    },
  }
}

function compileAll(file: string, source: unknown): Record<string, CompiledText> {
  const { messages } = source as { messages?: Record<string, string> } // checked on the next line
  if (messages === undefined) throw new Error(`${file} exports no messages`)
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compiledText(message)]))
}

/** Words alone stay as they are. */
function compiledText(message: string): CompiledText {
  const parts = compileMessageOrThrow(message) as CompiledText // the parts that `fillText` reads
  const [first, ...rest] = parts
  return typeof first === 'string' && rest.length === 0 ? first : parts
}
