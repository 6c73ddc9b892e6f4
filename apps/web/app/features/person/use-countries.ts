import { useQuery } from '@tanstack/react-query'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'

/**
 * Every country with its name in the page's language and its dial code, as an area code is kept (`81`); empty until it is there. Japan stands
 * first for those who read Japanese: a list in kanji cannot be searched by typing.
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
