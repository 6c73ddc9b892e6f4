import { join } from 'node:path'
import { readBrands } from './read-brands.ts'
import type { Site } from './site.ts'

export { checkParts, readBrands, readPart } from './read-brands.ts'
export type { CashierSums, MenuEntry, Site, TabEntry } from './site.ts'

/** One subfolder a brand: `site.json`, theme, pictures, display face, texts (docs/brands.md). */
export const brandsFolder = join(import.meta.dirname, '../../../../brands')

/** Every brand that ships, the default first. Node only: browsers are sent the site they show. */
export const sites: readonly Site[] = readBrands(brandsFolder)
export const defaultSite: Site = sites[0] as Site // a folder without a brand is refused

/** The brand of a code. Throws for a code that no brand has. */
export function siteOf(code: string): Site {
  const site = sites.find((candidate) => candidate.code === code)
  if (site === undefined) throw new Error(`no brand has the code ${code}`)
  return site
}

/** Of the brands that are served, the one that a request's host names, else the first. */
export function siteAt(served: readonly Site[], host: string): Site {
  const site = served.find(({ hosts }) => hosts.includes(host.toLowerCase())) ?? served[0]
  if (site === undefined) throw new Error('no brand is served')
  return site
}
