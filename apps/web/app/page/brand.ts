import { type Brand, brands } from 'virtual:brands'
import { usePage } from './page-context.ts'

/** Throws for a brand that was not part of the build. */
export function brandOf(siteCode: string): Brand {
  const brand = brands[siteCode]
  if (brand === undefined) throw new Error(`no brand ${siteCode} in this build`)
  return brand
}

export const useBrand = (): Brand => brandOf(usePage().site.code)
