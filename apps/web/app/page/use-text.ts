import { inEveryLanguage, type Language, languages } from '@andon/contract/languages'
import { type CompiledText, fillText, type TextValues } from '@andon/web-kit/text'
import { use, useCallback, useSyncExternalStore } from 'react'
import { type Page, usePage } from './page-context.ts'

/** One feature's texts. With `load` they are fetched with the feature; without, they come with the page's language. */
export interface MessageSet<Key extends string> {
  readonly feature: string
  readonly load?: Readonly<Record<Language, () => Promise<{ readonly messages: Readonly<Record<Key, string>> }>>>
}

export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string

/** By `feature.key`. */
type Texts = Readonly<Record<string, CompiledText>>

const known: Record<Language, Record<string, CompiledText>> = inEveryLanguage(() => ({}))
/** Texts from the server that replace those of the build. */
const replaced: Record<Language, Texts> = inEveryLanguage(() => ({}))
const builtPrefix = 'built/'
let replacements = 0
const listeners = new Set<() => void>()
const loading = new Map<string, Promise<void>>()

/** Texts of a feature in the page's language. Suspends the first time if they have to be fetched. */
export function useText<Key extends string>(set: MessageSet<Key>): Translate<Key> {
  const page = usePage()
  const { language } = page
  const pending = load(set, language)
  if (pending) use(pending)
  const { feature } = set
  const version = useSyncExternalStore(subscribe, countReplacements, none)
  return useCallback(
    (key, values) => textOf(page, `${feature}.${key}`, { values, asBuilt: version === 0 }),
    [page, feature, version],
  )
}

/** Fetches a feature's texts before they are shown. */
export async function preloadText(set: MessageSet<string>, language: Language): Promise<void> {
  await load(set, language)
}

/**
 * The brand's own text, unless the server has replaced it since; one process renders pages of several brands, so it has an id of its own.
 * `asBuilt`: HTML has the texts of the build, so a part that becomes interactive after a replacement shows those first.
 */
function textOf(
  { language, brandTexts }: Page,
  id: string,
  { values, asBuilt }: { values: Record<string, unknown> | undefined; asBuilt: boolean },
): string {
  const texts = known[language]
  const isReplaced = id in replaced[language] && !asBuilt
  if (!(id in brandTexts) || isReplaced) {
    const kept = `${builtPrefix}${id}`
    return filled(language, texts[asBuilt && kept in texts ? kept : id], values)
  }
  return filled(language, brandTexts[id] as CompiledText, values) // compiled by the server
}

/** A key without a text renders as nothing, not as the key. The types make sure that no key is missing. */
const filled = (language: Language, text: CompiledText | undefined, values: TextValues | undefined) =>
  text === undefined ? '' : fillText(text, languages[language].locale, values)

/** The text if there is one: for keys that come from the server, such as error codes. */
export function textIfAny(language: Language, feature: string, key: string, values?: Record<string, unknown>) {
  const id = `${feature}.${key}`
  return id in known[language] ? filled(language, known[language][id], values) : undefined
}

export function registerMessages(
  language: Language,
  feature: string,
  messages: Readonly<Record<string, string>>,
): void {
  const named = Object.entries(messages).map(([key, message]) => [`${feature}.${key}`, message] as const)
  const loaded: Texts = Object.fromEntries(named)
  Object.assign(known[language], loaded, keptOf(loaded, replaced[language]), replaced[language])
}

/** The texts of the build that are replaced, under names of their own. */
function keptOf(built: Texts, texts: Texts): Texts {
  const kept = Object.entries(built).filter(([id]) => id in texts && !(`${builtPrefix}${id}` in built))
  return Object.fromEntries(kept.map(([id, message]) => [`${builtPrefix}${id}`, message]))
}

/** Replaces these texts, on what is already on the screen and on what is loaded later. */
export function replaceTexts(language: Language, texts: Texts): void {
  if (Object.keys(texts).length === 0) return
  Object.assign(known[language], keptOf(known[language], texts), texts)
  replaced[language] = texts
  replacements += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const countReplacements = () => replacements
const none = () => 0

function load<Key extends string>({ feature, load }: MessageSet<Key>, language: Language): Promise<void> | undefined {
  if (load === undefined) return undefined
  const name = `${language}/${feature}`
  const started: Promise<void> =
    loading.get(name) ??
    load[language]().then(
      ({ messages }) => {
        registerMessages(language, feature, messages)
        // as React marks a promise that it has waited for: `use` then does not suspend again for what is there
        Object.assign(started, { status: 'fulfilled', value: undefined })
      },
      (error) => {
        loading.delete(name) // the next call fetches again
        throw error
      },
    )
  loading.set(name, started)
  return started
}
