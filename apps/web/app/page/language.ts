import { isLanguage, type Language } from '@andon/contract/languages'

/** The page's address in another language: the first segment rewritten, query kept. */
export function inLanguage(language: Language, { pathname, search }: { pathname: string; search: string }): string {
  const [, first, ...rest] = pathname.split('/')
  const remaining = isLanguage(first) ? rest : [first ?? '', ...rest]
  return `/${[language, ...remaining].join('/')}${search}`
}
