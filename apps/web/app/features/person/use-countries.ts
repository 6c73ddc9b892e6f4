import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'

/**
 * All countries with their names in the page's language and their dial codes in the format of `areaCode` (`81`); empty until loaded. In
 * Japanese, Japan comes first, because a list in kanji cannot be searched by typing.
 */
export function useCountries() {
  const api = useApi()
  const { language } = usePage()
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: () => api.profile.getCountryDetails({}, { cached: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const countries = (data?.countries ?? []).map((each) => ({ ...each, dialCode: each.dialCode.replace('+', '') }))
  const first = countries.filter(({ iso }) => language === 'ja' && iso === 'JP')
  return [...first, ...countries.filter((country) => !first.includes(country))]
}
