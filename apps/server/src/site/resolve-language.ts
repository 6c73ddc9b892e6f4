import type { Site } from '@andon/contract/sites'

type Language = Site['defaultLanguage']

/**
 * The language of a page request, in the specified order: the path's first segment, the stored choice, the country's, the default; each
 * must be one the site accepts. `redirectTo` is set when the path does not begin with that language.
 */
export function resolveLanguage({
  site,
  path,
  stored,
  country,
}: {
  site: Site
  path: string
  stored?: string | undefined
  country?: string | undefined
}): {
  language: Language
  redirectTo?: string
} {
  const accepted = (candidate: string | undefined): Language | undefined =>
    site.languages.find((language) => language === candidate)
  const [, first = '', ...rest] = path.split('/')
  const fromPath = accepted(first.toLowerCase())
  if (fromPath === first && rest.length > 0 && rest[0] !== '') return { language: fromPath }
  const language =
    fromPath ?? accepted(stored) ?? accepted(site.countryLanguages[country ?? '']) ?? site.defaultLanguage
  const looksLikeLanguage = /^[a-z]{2}(-[a-z]{2,4})?$/i.test(first)
  const remaining = (looksLikeLanguage ? rest : [first, ...rest]).join('/')
  return {
    language,
    redirectTo: remaining === '' ? `/${language}${site.homePath.visitor}` : `/${language}/${remaining}`,
  }
}
