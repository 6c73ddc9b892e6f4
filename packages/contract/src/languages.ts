interface LanguageFacts {
  /** As its speakers call it. */
  readonly ownName: string
  /** With the country whose way to write dates counts. */
  readonly locale: string
  /** Between words and sentences. */
  readonly gap: '' | ' '
  readonly familyNameFirst: boolean
  /** Names have a reading in kana: players enter theirs, games are sorted by it. */
  readonly kana: boolean
}

/**
 * The languages of pages, texts and mails, the first in lists first. A language that is added here makes the compiler name what it lacks; its texts are
 * `messages.<code>.ts` of each feature and `<code>.md` of each content file.
 */
export const languages = {
  ja: { ownName: '日本語', locale: 'ja-JP', gap: '', familyNameFirst: true, kana: true },
  en: { ownName: 'English', locale: 'en-GB', gap: ' ', familyNameFirst: false, kana: false },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

export const languageCodes = Object.keys(languages) as [Language, ...Language[]] // Object.keys forgets the literal types

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)

/** One value for each language. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as Record<Language, T> // of every code
}
