import type { PlayerApi, ReplyOf } from '@andon/contract'
import { dialCodes } from '@andon/contract/countries'
import { inEveryLanguage, type Language } from '@andon/contract/languages'
import type { Handler } from '@andon/platform/http'

type Countries = ReplyOf<PlayerApi['profile']['getCountryDetails']>['countries']

export const getCountryDetails: Handler<PlayerApi['profile']['getCountryDetails']> = async ({ languageId }) => ({
  success: true,
  countries: countries[languageId],
})

/** Cached: sorting by a language's rules is slow. */
const countries: Record<Language, Countries> = inEveryLanguage(listCountries)

function listCountries(language: string): Countries {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return [...dialCodes]
    .map(([iso, dialCode]) => ({ name: names.of(iso) ?? iso, iso, dialCode }))
    .sort((a, b) => compare(a.name, b.name))
}
