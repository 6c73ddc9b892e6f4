import { bee } from './bee.ts'
import { leo } from './leo.ts'
import type { Site } from './site.ts'

export type { MenuEntry, Site } from './site.ts'

export const sites: readonly Site[] = [leo, bee]
export const defaultSite: Site = leo

/** The brand that a request's host names, else the configured code's, else the default. */
export function siteFor({ host, siteCode }: { host?: string | undefined; siteCode?: string | undefined }): Site {
  const name = host?.replace(/:\d+$/, '').toLowerCase()
  return (
    sites.find((site) => name !== undefined && site.hosts.includes(name)) ??
    sites.find((site) => site.code === siteCode) ??
    defaultSite
  )
}
