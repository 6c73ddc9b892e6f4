import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languageCodes } from '@andon/contract/languages'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Writes all texts of the application, one file per language, for the server's `/languages/`. Ids are `<feature>.<key>`; the feature's name is
 * in the `text.ts` beside its messages.
 */
export function languageFiles(): Plugin {
  return {
    name: 'language-files',
    apply: 'build',
    async closeBundle() {
      const root = join(import.meta.dirname, '..')
      const folder = join(root, 'build/languages')
      mkdirSync(folder, { recursive: true })
      for (const language of languageCodes) {
        const texts = Object.assign(
          {},
          ...(await Promise.all(featureFolders(join(root, 'app')).map(compile(language)))),
        )
        const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
        writeFileSync(join(folder, `${language}.json`), JSON.stringify({ version, texts }))
      }
    },
  }
}

function featureFolders(app: string): string[] {
  return readdirSync(app, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `messages.${languageCodes[0]}.ts`)
    .map((entry) => entry.parentPath)
    .sort()
}

const compile = (language: string) => async (folder: string) => {
  const { messages } = (await import(pathToFileURL(join(folder, `messages.${language}.ts`)).href)) as {
    messages: Record<string, string> // the shape of every messages file
  }
  const feature = featureOf(folder)
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${feature}.${key}`, compileMessageOrThrow(text)]),
  )
}

function featureOf(folder: string): string {
  const path = join(folder, 'text.ts')
  const [, feature] = (existsSync(path) && /feature: '([\w-]+)'/.exec(readFileSync(path, 'utf8'))) || []
  if (feature === undefined) throw new Error(`${path} names no feature`)
  return feature
}
