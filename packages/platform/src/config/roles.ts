/** The parts of a server that can run apart: player pages and API, jobs and facts, the game server, the sportsbook's book. */
export const roleNames = ['web', 'worker', 'arcade', 'bookmaker'] as const
export type Role = (typeof roleNames)[number]

const all: readonly Role[] = roleNames
/** The roles that an installation needs; one without a sportsbook leaves the bookmaker out. */
const needed: readonly Role[] = ['web', 'worker', 'arcade']

/** `all`, or a comma list without repetition; undefined for anything else. */
export function readRoles(text: string): readonly Role[] | undefined {
  if (text === 'all') return all
  const named = text.split(',').map((name) => roleNames.find((role) => role === name.trim()))
  const roles = named.filter((role) => role !== undefined)
  return roles.length === named.length && new Set(roles).size === roles.length ? roles : undefined
}

type Settings = Readonly<Record<string, string | undefined>>

/** Settings that a server with only some roles needs in order to reach the others; empty for one that runs everything. */
export function missingForRoles(roles: readonly Role[], env: Settings): string[] {
  const runs = (role: Role) => roles.includes(role)
  if (needed.every(runs)) return []
  const settings: [name: string, isNeeded: boolean, why: string][] = [
    ['DATABASE_URL', true, 'the embedded database serves a server that runs everything'],
    ['NATS_URL', runs('web') !== runs('worker'), 'open pages get updates from the workers over the bus'],
    ['NATS_URL', runs('bookmaker') && !runs('web') && !runs('worker'), 'open pages get prices over the bus'],
    ['GAMES_ORIGIN', runs('web') !== runs('arcade'), 'where browsers reach the games is the same on every server'],
    ['WALLET_API_URL', runs('arcade') && !runs('web'), 'the wallet API is served by the role web'],
    [
      'WALLET_API_URL',
      runs('bookmaker') && !runs('web') && !runs('worker') && !!env.SPORTS_ORIGIN?.trim(),
      'bets are paid through the wallet API, which the role web serves',
    ],
  ]
  return settings
    .filter(([name, isNeeded]) => isNeeded && !env[name]?.trim())
    .map(([name, , why]) => `ANDON_ROLE=${roles.join()} needs ${name}: ${why}`)
}
