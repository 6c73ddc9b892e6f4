import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Language, languageCodes } from '@andon/contract/languages'
import { type Site, siteAt } from '@andon/contract/sites'
import { jsonOf, readBounded } from '@andon/platform/files'
import type { Log } from '@andon/platform/log'
import { type CompiledTexts, compileTexts } from '@andon/web/compile-texts'
import type { FastifyInstance } from 'fastify'

/** Where the web application's build writes its texts. */
export const builtTextsFolder = resolve(import.meta.dirname, '../../../web/build/languages')

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
  /** Texts that staff have published, by id. */
  readonly published?: Readonly<Record<string, string>>
  /** The version of the texts that a page was built with. */
  readonly have: string | undefined
}

/**
 * Texts by language, so that a word can change without a release. What ships comes first, then what the operator writes, each for every brand
 * and then for one, then what staff have published; a later one replaces an earlier one. A page that names its version gets only what differs from it, any other caller all.
 */
export function createLanguages({ builtFolder, brandsFolder, operatorFolder, log }: LanguageOptions) {
  const built = new Map<Language, Built>()
  const kept = new Map<string, { changedAt: number; own: CompiledTexts }>()
  const compiledLast = new Map<string, { source: string; compiled: CompiledTexts }>()

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

  const shippedTexts = (language: Language, site: string) =>
    ownTexts(join(brandsFolder, site.toLowerCase(), 'texts', `${language}.json`), language)

  /** Compiled once for each text that is published. */
  function publishedTexts(language: Language, { site, published = {} }: Wanted): CompiledTexts {
    const source = JSON.stringify(published)
    if (source === '{}') return {}
    const name = `${site}/${language}`
    const last = compiledLast.get(name)
    if (last?.source === source) return last.compiled
    const { compiled } = compileTexts(known(published, builtTexts(language).texts))
    compiledLast.set(name, { source, compiled })
    return compiled
  }

  /** For the page's first view: the brand's shipped texts, and what staff have published. */
  const brandTexts = async (language: Language, wanted: Omit<Wanted, 'have'>) => ({
    ...(await shippedTexts(language, wanted.site)),
    ...publishedTexts(language, { ...wanted, have: undefined }),
  })

  return {
    version: (language: Language) => builtTexts(language).version,
    brandTexts,
    textsFor: async (language: Language, wanted: Wanted): Promise<CompiledTexts> => {
      const { site, have } = wanted
      const own = {
        ...(await shippedTexts(language, site)),
        ...(await ownTexts(join(operatorFolder, `${language}.json`), language)),
        ...(await ownTexts(join(operatorFolder, site, `${language}.json`), language)),
        ...publishedTexts(language, wanted),
      }
      const { version, texts } = builtTexts(language)
      return have === version ? own : { ...texts, ...own }
    },
  }
}

export type Languages = ReturnType<typeof createLanguages>

export function mountLanguages(
  app: FastifyInstance,
  {
    languages,
    sites,
    publishedOf,
  }: {
    languages: Languages
    sites: readonly Site[]
    publishedOf(place: { site: string; language: Language }): Readonly<Record<string, string>>
  },
): void {
  for (const language of languageCodes)
    app.get<{ Querystring: { have?: string } }>(`/languages/${language}.json`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const site = siteAt(sites, request.authority.hostname).code
      return languages.textsFor(language, {
        site,
        have: request.query.have,
        published: publishedOf({ site, language }),
      })
    })
}

/** Drops the published texts that this build does not have: an older release may have used them. */
const known = (texts: Readonly<Record<string, string>>, built: CompiledTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => Object.hasOwn(built, id)))

/**
 * What is wrong with texts that are to take the place of those of the build: an id that no page has, a text that cannot be read, or a value that the page does
 * not fill in.
 */
export const messageFaultsIn =
  (builtFolder: string) =>
  (language: Language, texts: Readonly<Record<string, string>>): readonly string[] => {
    const built = readBuilt(builtFolder, language).texts
    const { compiled, malformed } = compileTexts(texts)
    const faultOf = (id: string) => {
      if (!Object.hasOwn(built, id)) return [`${id}: no page has a text of this id`]
      if (malformed.includes(id)) return [`${id}: a brace is missing, or the text cannot be read`]
      const values = new Set(valuesIn(built[id]))
      const strange = valuesIn(compiled[id]).filter((name) => !values.has(name))
      return strange.length > 0 ? [`${id}: the page has no value {${strange[0]}}`] : []
    }
    return Object.keys(texts).flatMap(faultOf)
  }

/** Names of the values that a compiled text shows: the first item of each list within it. */
function valuesIn(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , choices] = token as [unknown, unknown, unknown] // how the library compiles a value
    const inside = typeof choices === 'object' && choices !== null ? Object.values(choices).flatMap(valuesIn) : []
    return typeof name === 'string' ? [name, ...inside] : inside
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
