export const languages = ['ja', 'en'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: string | undefined): value is Language =>
  languages.some((language) => language === value)

/** The page's address in another language: the first segment rewritten, query kept. */
export function inLanguage(language: Language, { pathname, search }: { pathname: string; search: string }): string {
  const [, first, ...rest] = pathname.split('/')
  const remaining = isLanguage(first) ? rest : [first ?? '', ...rest]
  return `/${[language, ...remaining].join('/')}${search}`
}
