import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inEveryLanguage, isLanguage, languageCodes } from '@andon/contract/languages'
import type { Manifest, Plugin } from 'vite'

const module = 'virtual:text-chunks'

/**
 * Lists the texts that a route's script will fetch, by language: `/assets/lobby-….js` → `{ ja: ['/assets/messages.ja-….js'] }`. The client is
 * built before the server, so its manifest is available here.
 */
export function textChunks(): Plugin {
  return {
    name: 'text-chunks',
    resolveId: (source) => (source === module ? `\0${module}` : null),
    async load(id) {
      if (id !== `\0${module}`) return null
      const file = join(this.environment.config.root, 'build/client/.vite/manifest.json')
      const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
      return `export const textChunks = ${JSON.stringify(byRoute(manifest))}`
    },
  }
}

function byRoute(manifest: Manifest) {
  const routes = Object.values(manifest).filter(({ isEntry }) => isEntry)
  return Object.fromEntries(
    routes
      .map(({ file, src = '' }) => [`/${file}`, textsOf(manifest, src)] as const)
      .filter(([, texts]) => texts[languageCodes[0]].length > 0),
  )
}

/** Only texts of chunks that a route loads at once; later chunks fetch their own. */
function textsOf(manifest: Manifest, entry: string) {
  const texts = inEveryLanguage(() => new Set<string>())
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const later of chunk.dynamicImports ?? []) {
      const language = /\/messages\.([a-z]{2})\.ts$/.exec(later)?.[1]
      const text = manifest[later]?.file
      if (text && isLanguage(language)) texts[language].add(`/${text}`)
    }
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  return inEveryLanguage((language) => [...texts[language]])
}
