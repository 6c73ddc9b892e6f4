import { sites as allBrands, type Site } from '@andon/contract/sites'
import type { Env } from './read-config.ts'

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

/**
 * The brands that are served, with their hosts, the first for hosts that no brand names. `SITES=BEE` serves that one alone, `SITE_CODE` puts one of
 * several first, and `SITE_HOSTS=LEO=casino.example,www.casino.example;BEE=bee.example` replaces the hosts of the brands it names.
 */
export function readSites(env: Env): { sites: readonly Site[]; problems: readonly string[] } {
  const problems: string[] = []
  const codes = allBrands.map(({ code }) => code)
  const wanted = listOf(env.SITES, ',')
  if (wanted.some((code) => !codes.includes(code)) || new Set(wanted).size < wanted.length)
    problems.push(`SITES=${env.SITES} is not a list of ${codes.join(', ')}`)
  const served = wanted.length > 0 ? wanted.filter((code) => codes.includes(code)) : codes
  const first = env.SITE_CODE?.trim() || served[0]
  if (first !== undefined && !served.includes(first))
    problems.push(`SITE_CODE=${first} is not one of ${served.join(', ')}`)
  const hosts = readHosts(env.SITE_HOSTS, { served, problems })
  const sites = allBrands
    .filter(({ code }) => served.includes(code))
    .map((site) => ({ ...site, hosts: hosts.get(site.code) ?? site.hosts }))
    .toSorted((a, b) => Number(b.code === first) - Number(a.code === first))
  const twice = sites.flatMap((site) => site.hosts).filter((host, index, every) => every.indexOf(host) < index)
  for (const host of new Set(twice)) problems.push(`SITE_HOSTS names ${host} twice: a host shows one brand`)
  return { sites, problems }
}

function readHosts(
  text: string | undefined,
  { served, problems }: { served: readonly string[]; problems: string[] },
): ReadonlyMap<string, string[]> {
  const hosts = new Map<string, string[]>()
  for (const entry of listOf(text, ';')) {
    const at = entry.indexOf('=')
    const code = entry.slice(0, Math.max(at, 0)).trim()
    const names = listOf(entry.slice(at + 1), ',').map((name) => name.toLowerCase())
    const wrong = names.filter((name) => !hostName.test(name))
    if (!served.includes(code))
      problems.push(`SITE_HOSTS: ${entry} does not begin with one of ${served.join(', ')} and =`)
    else if (hosts.has(code)) problems.push(`SITE_HOSTS names ${code} twice`)
    else if (names.length === 0) problems.push(`SITE_HOSTS names no host of ${code}`)
    else if (wrong.length > 0)
      problems.push(
        `SITE_HOSTS: ${wrong.join(', ')} is not a host name such as casino.example, without scheme and port`,
      )
    else hosts.set(code, names)
  }
  return hosts
}

const listOf = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
