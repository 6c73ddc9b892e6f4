import { isLanguage, type Language } from '@andon/contract/languages'

/** The page's path in another language: the first segment is replaced, the query stays. */
export function inLanguage(language: Language, { pathname, search }: { pathname: string; search: string }): string {
  const [, first, ...rest] = pathname.split('/')
  const remaining = isLanguage(first) ? rest : [first ?? '', ...rest]
  return `/${[language, ...remaining].join('/')}${search}`
}
