export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

/** Locales by the interface's language, also by languages that no brand speaks yet. */
export const locales = { en: 'en_US', fi: 'fi_FI', es: 'es_MX', ja: 'ja_JP' } as const satisfies Record<
  Language,
  string
> &
  Record<string, string>

export const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value)

/** The page's address in another language: the first segment rewritten, query kept. */
export function inLanguage(language: Language, { pathname, search }: { pathname: string; search: string }): string {
  const [, first, ...rest] = pathname.split('/')
  const remaining = isLanguage(first) ? rest : [first ?? '', ...rest]
  return `/${[language, ...remaining].join('/')}${search}`
}
