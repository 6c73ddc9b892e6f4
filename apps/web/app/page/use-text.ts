import { inEveryLanguage, type Language } from '@andon/contract/languages'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { use, useCallback, useSyncExternalStore } from 'react'
import { usePage } from './page-context.ts'

/** One feature's texts. Those with `load` arrive with the feature; those without came with the page's language. */
export interface MessageSet<Key extends string> {
  readonly feature: string
  readonly load?: Readonly<Record<Language, () => Promise<{ readonly messages: Readonly<Record<Key, string>> }>>>
}

export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string

/** A key without a text shows nothing rather than itself; compiling makes sure that there is none. */
const missing = () => ''
const instances: Record<Language, I18n> = inEveryLanguage((language) =>
  setupI18n({ locale: language, messages: { [language]: {} }, missing }),
)
/** Texts that the server has put in the place of those that came with the page. */
const replaced: Record<Language, Messages> = inEveryLanguage(() => ({}))
let replacements = 0
const listeners = new Set<() => void>()
const loading = new Map<string, Promise<void>>()

/** Texts of a feature, in the page's language. Waits (suspends) the first time for those that arrive with their feature. */
export function useText<Key extends string>(set: MessageSet<Key>): Translate<Key> {
  const { language } = usePage()
  const pending = load(set, language)
  if (pending) use(pending)
  const { feature } = set
  const version = useSyncExternalStore(subscribe, countReplacements, none)
  return useCallback(
    (key, values) => (version >= 0 ? instances[language]._(`${feature}.${key}`, values) : ''), // a new version, a new function
    [language, feature, version],
  )
}

/** The text if the language file has one: for keys that come from the server, as error codes do. */
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

/** From now on these are the texts, in what is shown already and in what comes later. */
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
  const started =
    loading.get(name) ??
    load[language]().then(
      ({ messages }) => registerMessages(language, feature, messages),
      (error) => {
        loading.delete(name) // so that the next try asks the network again
        throw error
      },
    )
  loading.set(name, started)
  return started
}
