import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { use, useCallback, useSyncExternalStore } from 'react'
import { type Page, usePage } from './page-context.ts'

/** One feature's texts. With `load` they are fetched with the feature; without, they come with the page's language. */
export interface MessageSet<Key extends string> {
  readonly feature: string
  readonly load?: Readonly<Record<Language, () => Promise<{ readonly messages: Readonly<Record<Key, string>> }>>>
}

export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string

/** A key without a text renders as nothing, not as the key. The types make sure that no key is missing. */
const missing = () => ''
const instances: Record<Language, I18n> = inEveryLanguage((language) =>
  setupI18n({ locale: language, messages: { [language]: {} }, missing }),
)
/** Texts from the server that replace those of the build. */
const replaced: Record<Language, Messages> = inEveryLanguage(() => ({}))
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
    (key, values) => (version >= 0 ? textOf(page, `${feature}.${key}`, values) : ''), // changes with the version
    [page, feature, version],
  )
}

/** Fetches a feature's texts before they are shown. */
export async function preloadText(set: MessageSet<string>, language: Language): Promise<void> {
  await load(set, language)
}

/** The brand's own text, unless the server has replaced it since; one process renders pages of several brands, so it has an id of its own. */
function textOf({ language, site, brandTexts }: Page, id: string, values?: Record<string, unknown>): string {
  const i18n = instances[language]
  if (!(id in brandTexts) || id in replaced[language]) return i18n._(id, values)
  const ownId = `${site.code}/${id}`
  if (!(ownId in i18n.messages)) i18n.load(language, { [ownId]: brandTexts[id] } as Messages) // compiled by the server
  return i18n._(ownId, values)
}

/** The text if there is one: for keys that come from the server, such as error codes. */
export function textIfAny(language: Language, feature: string, key: string, values?: Record<string, unknown>) {
  const id = `${feature}.${key}`
  return id in instances[language].messages ? instances[language]._(id, values) : undefined
}

export function registerMessages(
  language: Language,
  feature: string,
  messages: Readonly<Record<string, string>>,
): void {
  const named = Object.entries(messages).map(([key, message]) => [`${feature}.${key}`, message] as const)
  instances[language].load(language, { ...Object.fromEntries(named), ...replaced[language] })
}

/** Replaces these texts, on what is already on the screen and on what is loaded later. */
export function replaceTexts(language: Language, texts: Messages): void {
  if (Object.keys(texts).length === 0) return
  replaced[language] = texts
  instances[language].load(language, texts)
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
