import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageCodes } from '@andon/contract/languages'
import type { Log } from '@andon/platform/log'
import { type CompiledTexts, compileTexts } from '@andon/web/compile-texts'
import type { FastifyInstance } from 'fastify'

export interface LanguageOptions {
  /** What the web application's build wrote: `ja.json`, `en.json`. */
  readonly builtFolder: string
  /** The operator's own texts, under the same names: `{"shell.login": "入る"}`. They take the place of those that were built. */
  readonly operatorFolder: string
  readonly log: Log
}

/**
 * Texts by language, so that a word can change without a release. A page that says which texts it was built with (`have`) gets what differs
 * from them, which is mostly nothing; everybody else gets all.
 */
export function createLanguages({ builtFolder, operatorFolder, log }: LanguageOptions) {
  const built = new Map<Language, Built>()
  const kept: Partial<Record<Language, { changedAt: number; own: CompiledTexts }>> = {}

  /** Read with the first page: a server that shows none needs no build. */
  function builtTexts(language: Language): Built {
    const known = built.get(language) ?? readBuilt(builtFolder, language)
    built.set(language, known)
    return known
  }

  async function ownTexts(language: Language): Promise<CompiledTexts> {
    const path = join(operatorFolder, `${language}.json`)
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined, // the operator has no texts of their own
    )
    if (changedAt === undefined) return {}
    const known = kept[language]
    if (known?.changedAt === changedAt) return known.own
    const own = await read(path, language).catch((error: unknown) => {
      log.error({ err: error, path }, 'own texts cannot be read, and the last that could be stay')
      return known?.own ?? {}
    })
    kept[language] = { changedAt, own }
    return own
  }

  async function read(path: string, language: Language): Promise<CompiledTexts> {
    const { compiled, malformed } = compileTexts(textsIn(await readFile(path, 'utf8')))
    const unknown = Object.keys(compiled).filter((id) => !Object.hasOwn(builtTexts(language).texts, id))
    if (malformed.length + unknown.length > 0) log.warn({ path, malformed, unknown }, 'own texts that are not used')
    return Object.fromEntries(Object.entries(compiled).filter(([id]) => !unknown.includes(id)))
  }

  return {
    version: (language: Language) => builtTexts(language).version,
    textsFor: async (language: Language, have: string | undefined): Promise<CompiledTexts> => {
      const own = await ownTexts(language)
      const { version, texts } = builtTexts(language)
      return have === version ? own : { ...texts, ...own }
    },
  }
}

export type Languages = ReturnType<typeof createLanguages>

export function mountLanguages(app: FastifyInstance, languages: Languages): void {
  for (const language of languageCodes)
    app.get<{ Querystring: { have?: string } }>(`/languages/${language}.json`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return languages.textsFor(language, request.query.have)
    })
}

interface Built {
  readonly version: string
  readonly texts: CompiledTexts
}

function readBuilt(folder: string, language: Language): Built {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) // what the build wrote
}

/** What the operator's file says: texts by id, and nothing else. */
function textsIn(file: string): Record<string, string> {
  const texts: unknown = JSON.parse(file)
  const isRecord = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!isRecord || !Object.values(texts).every((text) => typeof text === 'string'))
    throw new Error('it is not a list of texts by id')
  return texts as Record<string, string> // just checked
}
