import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageCodes } from '@andon/contract/languages'
import { type Site, siteAt } from '@andon/contract/sites'
import { jsonOf, readBounded } from '@andon/platform/files'
import type { Log } from '@andon/platform/log'
import { type CompiledTexts, compileTexts } from '@andon/web/compile-texts'
import type { FastifyInstance } from 'fastify'

/** All texts that ship are about a tenth of it. */
const ownTextsBytesMax = 1024 * 1024

export interface LanguageOptions {
  /** Written by the web application's build: `ja.json`, `en.json`. */
  readonly builtFolder: string
  /** One folder a brand, with the brand's own texts in `texts/ja.json`, `texts/en.json`. */
  readonly brandsFolder: string
  /** The operator's own texts, `ja.json` for every brand and `LEO/ja.json` for one: `{"shell.login": "入る"}`. */
  readonly operatorFolder: string
  readonly log: Log
}

interface Wanted {
  readonly site: string
  /** The version of the texts that a page was built with. */
  readonly have: string | undefined
}

/**
 * Texts by language, so that a word can change without a release. What ships comes first, then what the operator writes, each for every brand
 * and then for one; a later one replaces an earlier one. A page that names its version gets only what differs from it, any other caller all.
 */
export function createLanguages({ builtFolder, brandsFolder, operatorFolder, log }: LanguageOptions) {
  const built = new Map<Language, Built>()
  const kept = new Map<string, { changedAt: number; own: CompiledTexts }>()

  /** Read with the first page: a server without pages needs no build. */
  function builtTexts(language: Language): Built {
    const known = built.get(language) ?? readBuilt(builtFolder, language)
    built.set(language, known)
    return known
  }

  async function ownTexts(path: string, language: Language): Promise<CompiledTexts> {
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined, // there is no such file
    )
    if (changedAt === undefined) return {}
    const known = kept.get(path)
    if (known?.changedAt === changedAt) return known.own
    const own = await read(path, language).catch((error: unknown) => {
      log.error({ err: error, path }, 'own texts cannot be read, and the last that could be stay')
      return known?.own ?? {}
    })
    kept.set(path, { changedAt, own })
    return own
  }

  async function read(path: string, language: Language): Promise<CompiledTexts> {
    const found = await readBounded(path, { maxBytes: ownTextsBytesMax })
    if ('missing' in found) return {}
    const json = 'why' in found ? found : jsonOf(found.text)
    if ('why' in json) throw new Error(json.why)
    const { compiled, malformed } = compileTexts(textsIn(json.value))
    const unknown = Object.keys(compiled).filter((id) => !Object.hasOwn(builtTexts(language).texts, id))
    if (malformed.length + unknown.length > 0) log.warn({ path, malformed, unknown }, 'own texts that are not used')
    return Object.fromEntries(Object.entries(compiled).filter(([id]) => !unknown.includes(id)))
  }

  /** The brand's shipped texts, for the page's first view. */
  const brandTexts = (language: Language, site: string) =>
    ownTexts(join(brandsFolder, site.toLowerCase(), 'texts', `${language}.json`), language)

  return {
    version: (language: Language) => builtTexts(language).version,
    brandTexts,
    textsFor: async (language: Language, { site, have }: Wanted): Promise<CompiledTexts> => {
      const own = {
        ...(await brandTexts(language, site)),
        ...(await ownTexts(join(operatorFolder, `${language}.json`), language)),
        ...(await ownTexts(join(operatorFolder, site, `${language}.json`), language)),
      }
      const { version, texts } = builtTexts(language)
      return have === version ? own : { ...texts, ...own }
    },
  }
}

export type Languages = ReturnType<typeof createLanguages>

export function mountLanguages(
  app: FastifyInstance,
  { languages, sites }: { languages: Languages; sites: readonly Site[] },
): void {
  for (const language of languageCodes)
    app.get<{ Querystring: { have?: string } }>(`/languages/${language}.json`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const site = siteAt(sites, request.authority.hostname).code
      return languages.textsFor(language, { site, have: request.query.have })
    })
}

interface Built {
  readonly version: string
  readonly texts: CompiledTexts
}

function readBuilt(folder: string, language: Language): Built {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) // what the build wrote
}

/** An operator's file contains texts by id and nothing else. */
function textsIn(texts: unknown): Record<string, string> {
  const isRecord = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!isRecord || !Object.values(texts).every((text) => typeof text === 'string'))
    throw new Error('it is not a list of texts by id')
  return texts as Record<string, string> // just checked
}
