import { resolve } from 'node:path'
import type { Site } from '@andon/contract/sites'
import { CannotStart } from '../assert/cannot-start.ts'
import type { Bucket } from '../objects/index.ts'
import type { OutwardPost } from '../outward/index.ts'
import type { KeySource } from '../secrets/key-source.ts'
import { parseSealingKey } from '../secrets/sealing-key.ts'
import { type BeaconSetting, parseBeaconInfo } from './read-beacon.ts'
import { readBucket } from './read-bucket.ts'
import type { ReadSetting } from './read-setting.ts'
import { readSites } from './read-sites.ts'
import { whyNoRealMoney } from './real-money.ts'
import { missingForRoles, type Role, readRoles } from './roles.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

interface MailSender {
  readonly name: string
  readonly address: string
}

export interface Config {
  /** Which parts of the platform this server runs. */
  readonly roles: readonly Role[]
  readonly host: string
  readonly port: number
  /** The listener of the staff API: on this machine only unless it is set. */
  readonly staffHost: string
  /** Undefined: any free port, which the command line finds through `dataDir`. */
  readonly staffPort: number | undefined
  /** Undefined: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Calls push services in place of the internet: in tests, never from the environment. */
  readonly postPush?: ((endpoint: string, push: OutwardPost) => Promise<number>) | undefined
  /** Where uploaded pictures are. Undefined: `pictures` below `dataDir`. */
  readonly pictureBucket: Bucket | undefined
  /** Encrypts the secrets that nodes share in the database. Undefined: `secrets.key` below `dataDir`. */
  readonly secretsKey: KeySource | undefined
  /** The key to be replaced: still decrypts, until `operator secrets rotate` has run. */
  readonly previousSecretsKey: KeySource | undefined
  /** The brands that are served, with their hosts; the first on hosts that no brand names. */
  readonly sites: readonly Site[]
  /** The origin of game documents: another host than the sites', so that a game cannot touch the sites' cookies or storage. */
  readonly gamesOrigin: string
  /** The origin of the sportsbook's client and the calls it makes: a host of its own. Undefined: no sportsbook is attached. On one machine `sports.bee.localhost`: a sub-domain of the site, so that browsers let its frame keep what a player chose. */
  readonly sportsOrigin: string | undefined
  /** The operator's wallet API as the arcade reaches it. Undefined: in this process. */
  readonly walletApiUrl: string | undefined
  /** Where the sportsbook's events and prices come from: our simulator, or the feed that a JSON file describes. */
  readonly bookmakerFeed: 'off' | 'simulator' | { readonly file: string }
  /** How many better prices the book makes a day by itself. Undefined: as many as are usual for its feed. */
  readonly bookmakerBoosts: number | undefined
  /** Trusted proxy addresses or ranges. Undefined: none are trusted. */
  readonly trustProxy: string | undefined
  /** The header in which a trusted proxy names the visitor's country. */
  readonly countryHeader: string | undefined
  /** Bearer token that allows reading `/metrics` from anywhere. Undefined: only this machine may. */
  readonly metricsToken: string | undefined
  /** Off: every page is rendered for each request, to measure what the cache saves. */
  readonly pageCache: boolean
  /** Another back end for the web application. Undefined: this one. */
  readonly apiBaseUrl: string | undefined
  /** Undefined: the bus stays inside this process. */
  readonly natsUrl: string | undefined
  /**
   * Mail server, and one sender instead of the brands' own; a sender without a name takes the brand's. Undefined: the sandbox keeps mail for
   * `/sandbox/outbox`.
   */
  readonly smtp: { readonly url: string; readonly from: MailSender | undefined } | undefined
  /** Payments, messages and identity checks go to the built-in sandbox suppliers. */
  readonly sandbox: boolean
  /** When event-loop turns take longer than this on average, pages and calls get 503 for as long, at least a second. */
  readonly maxTurnMs: number
  /** How long a request waits for a connection to the database. */
  readonly databaseWaitMs: number
  /** The most that one round of our own games may win, in minor units; stakes at which it could be more are not offered. */
  readonly mostRoundWin: number
  /** `on`: this installation leads tables that many players share; `short`: with short chains of seeds, for tests. */
  readonly tables: 'on' | 'off' | 'short'
  /** Who makes the second shares of the results of tables: `npm run second-signer` elsewhere, or a public beacon. Undefined: a process of this server, with a key below `dataDir`. */
  readonly tableSigner:
    | { readonly url: string; readonly token: string }
    | { readonly beacon: BeaconSetting }
    | undefined
  /** How long a stopping server still serves, so that balancers notice. Undefined: chosen by the situation. */
  readonly drainMs: number | undefined
  /** How long a server that has drained may take to finish requests and jobs. */
  readonly finishMs: number
  /** Every site is closed for maintenance while this server runs. */
  readonly maintenance: boolean
  readonly production: boolean
  readonly logLevel: (typeof logLevels)[number]
}

export interface Surroundings {
  /** The repository: relative folders start here. */
  readonly root: string
  /** A person watches the terminal, so the log is quiet unless something is wrong. */
  readonly watched?: boolean
}

export type Env = Readonly<Record<string, string | undefined>>

export function readConfig(env: Env, { root, watched = false }: Surroundings): Config {
  const problems: string[] = []
  const read: ReadSetting = (name, parse, wanted) => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return undefined
    const value = parse(text)
    if (value === undefined) problems.push(`${name}=${isSecret(name) ? '…' : text} is not ${wanted}`)
    return value
  }
  const number = (name: string, { min, max }: { min: number; max: number }) =>
    read(name, wholeNumber({ min, max }), `a number from ${min} to ${max}`)
  const environment = read('NODE_ENV', oneOf('production', 'development', 'test'), 'production, development or test')
  const production = environment === 'production'
  const sandbox = read('SANDBOX', oneOf('on', 'off'), 'on or off')
  if (production && sandbox === undefined && !env.SANDBOX?.trim())
    problems.push(
      'NODE_ENV=production needs a decision: SANDBOX=on for a demonstration with play money, SANDBOX=off for real money',
    )
  if (sandbox === 'off') problems.push(whyNoRealMoney(env))
  const { sites: ownSites, problems: wrongSites } = readSites(env)
  const hasWorker = read('SERVICE_WORKER', oneOf('on', 'off'), 'on or off') !== 'off'
  const sites = hasWorker ? ownSites : ownSites.map(withoutServiceWorker)
  problems.push(...wrongSites)
  const port = read('PORT', wholeNumber({ min: 1, max: 65_535 }), 'a port number from 1 to 65535') ?? 4000
  const roles =
    read('ANDON_ROLE', readRoles, 'all, or a list of web, worker, arcade, bookmaker') ?? (readRoles('all') as Role[]) // a constant that reads
  problems.push(...missingForRoles(roles, env))
  const config: Config = {
    roles,
    host: read('HOST', oneAddress, 'an address to listen on') ?? '127.0.0.1',
    port,
    staffHost: read('STAFF_HOST', oneAddress, 'an address to listen on') ?? '127.0.0.1',
    staffPort: read('STAFF_PORT', wholeNumber({ min: 1, max: 65_535 }), 'a port number from 1 to 65535'),
    databaseUrl: read('DATABASE_URL', url('postgres:', 'postgresql:'), 'a postgres:// address'),
    dataDir: resolve(root, env.DATA_DIR?.trim() || '.data'),
    pictureBucket: readBucket(read, { env, problems }),
    secretsKey: readKey('SECRETS_KEY', read, { env, root, problems }),
    previousSecretsKey: readKey('SECRETS_KEY_PREVIOUS', read, { env, root, problems }),
    sites,
    gamesOrigin:
      read('GAMES_ORIGIN', origin, 'an origin such as https://games.example') ?? `http://games.localhost:${port}`,
    sportsOrigin: readSportsOrigin(read, { env, roles, sites, port }),
    walletApiUrl: read('WALLET_API_URL', url('http:', 'https:'), 'an http:// or https:// address'),
    bookmakerFeed:
      read('BOOKMAKER_FEED', (text) => oneOf('off', 'simulator')(text) ?? { file: resolve(root, text) }, 'a feed') ??
      (environment === 'test' ? 'off' : 'simulator'),
    bookmakerBoosts: number('BOOKMAKER_BOOSTS', { min: 0, max: 20 }) ?? (environment === 'test' ? 0 : undefined),
    trustProxy: read('TRUST_PROXY', matching(/^[\da-fA-F.:/, ]+$/), 'a list of addresses or ranges'),
    countryHeader: read('COUNTRY_HEADER', matching(/^[\w-]+$/), 'the name of a header')?.toLowerCase(),
    metricsToken: read('METRICS_TOKEN', matching(tokenPattern), 'a token of 20 to 200 letters and digits'),
    pageCache: read('PAGE_CACHE', oneOf('on', 'off'), 'on or off') !== 'off',
    apiBaseUrl: read('API_BASE_URL', baseUrl, 'an http:// or https:// address'),
    smtp: readSmtp(read, { env, sites, problems }),
    natsUrl: read('NATS_URL', url('nats:', 'tls:', 'ws:', 'wss:'), 'a nats:// address'),
    maxTurnMs: number('MAX_TURN_MS', { min: 100, max: 600_000 }) ?? 2_000,
    databaseWaitMs: number('DATABASE_WAIT_MS', { min: 100, max: 600_000 }) ?? 4_000,
    mostRoundWin: number('MAX_ROUND_WIN', { min: 10_000, max: 1_000_000_000_000 }) ?? 250_000_000,
    tables: read('TABLES', oneOf('on', 'off', 'short'), 'on, off or short') ?? (environment === 'test' ? 'off' : 'on'),
    tableSigner: readTableSigner(read, problems),
    drainMs: number('DRAIN_MS', { min: 0, max: 60_000 }),
    finishMs: number('FINISH_MS', { min: 2_000, max: 600_000 }) ?? 9_000,
    sandbox: sandbox !== 'off',
    maintenance: read('MAINTENANCE', oneOf('on', 'off'), 'on or off') === 'on',
    production,
    logLevel: read('LOG_LEVEL', oneOf(...logLevels), `one of ${logLevels.join(', ')}`) ?? (watched ? 'warn' : 'info'),
  }
  problems.push(...takenHosts(config))
  if (problems.length > 0) throw new CannotStart(problems.join('\n'))
  return config
}

/** A key in a variable, or the file that one names. */
function readKey(
  name: string,
  read: ReadSetting,
  { env, root, problems }: { env: Env; root: string; problems: string[] },
): KeySource | undefined {
  const key = read(name, parseSealingKey, 'a key of 32 bytes, as base64 or hexadecimal digits')
  const file = env[`${name}_FILE`]?.trim()
  if (key && file) problems.push(`${name} and ${name}_FILE are both set: keep one of them`)
  return key ? { key } : file ? { file: resolve(root, file) } : undefined
}

/** Beside the games on an installation that is one machine; others name it. */
function readSportsOrigin(
  read: ReadSetting,
  { env, roles, sites, port }: Pick<Config, 'roles' | 'sites' | 'port'> & { env: Env },
): string | undefined {
  const named = read(
    'SPORTS_ORIGIN',
    (text) => oneOf('off')(text) ?? origin(text),
    'off or an origin such as https://sports.example',
  )
  const isOneMachine = !env.GAMES_ORIGIN?.trim() && roles.length === readRoles('all')?.length
  if (named !== undefined) return named === 'off' ? undefined : named
  const host = sites.find(({ sportsBook }) => sportsBook !== undefined)?.hosts[0]
  return isOneMachine && host?.endsWith('localhost') ? `http://sports.${host}:${port}` : undefined
}

/** Mails from a brand whose own sender is an example need another sender. */
function readSmtp(
  read: ReadSetting,
  { env, sites, problems }: { env: Env; sites: readonly Site[]; problems: string[] },
): Config['smtp'] {
  const smtpUrl = read('SMTP_URL', url('smtp:', 'smtps:'), 'an smtp:// or smtps:// address')
  const from = read('MAIL_FROM', mailSender, 'a sender')
  const madeUp = sites.find(({ sender }) => /[.@](example|localhost)$/.test(sender.address))
  if (smtpUrl && madeUp && !env.MAIL_FROM?.trim())
    problems.push(
      `SMTP_URL needs MAIL_FROM, the sender of mails, such as no-reply@casino.example: that of ${madeUp.code} is an example`,
    )
  return smtpUrl ? { url: smtpUrl, from } : undefined
}

const withoutServiceWorker = (site: Site): Site => ({ ...site, flags: { ...site.flags, serviceWorker: false } })

function readTableSigner(read: ReadSetting, problems: string[]): Config['tableSigner'] {
  const at = read('TABLE_SIGNER_URL', url('http:', 'https:'), 'an http:// or https:// address')
  const token = read('TABLE_SIGNER_TOKEN', matching(tokenPattern), 'a token of 20 to 200 letters and digits')
  if (at && !token) problems.push('TABLE_SIGNER_URL needs TABLE_SIGNER_TOKEN, the token that the signer was given')
  const beacon = readTableBeacon(read, problems)
  if (at && beacon) problems.push('TABLE_SIGNER_URL and TABLE_BEACON_URL are both set: keep one of them')
  if (beacon) return { beacon }
  return at && token ? { url: at, token } : undefined
}

function readTableBeacon(read: ReadSetting, problems: string[]): BeaconSetting | undefined {
  const at = read('TABLE_BEACON_URL', url('http:', 'https:'), 'an http:// or https:// address')
  const network = read('TABLE_BEACON_INFO', parseBeaconInfo, 'what the beacon returns at /<chain>/info')
  if (at && !network)
    problems.push('TABLE_BEACON_URL needs TABLE_BEACON_INFO, what the beacon returns at /<chain>/info')
  if (network && !at) problems.push('TABLE_BEACON_INFO needs TABLE_BEACON_URL, where the beacon is read')
  if (network && 'wrong' in network) problems.push(`TABLE_BEACON_INFO cannot be used: ${network.wrong}`)
  return at && network && !('wrong' in network) ? { url: at, network } : undefined
}

/** Games and the sportsbook have hosts of their own, so that they cannot touch the cookies or storage of a site, or of each other. */
function takenHosts({ gamesOrigin, sportsOrigin, sites }: Config): string[] {
  const siteAt = (origin: string) => sites.find(({ hosts }) => hosts.includes(new URL(origin).hostname))
  const games = siteAt(gamesOrigin)
  const sports = sportsOrigin === undefined ? undefined : siteAt(sportsOrigin)
  const shared = sportsOrigin !== undefined && new URL(sportsOrigin).hostname === new URL(gamesOrigin).hostname
  return [
    ...(games ? [`GAMES_ORIGIN=${gamesOrigin} is a host of ${games.code}: games need one of their own`] : []),
    ...(sports ? [`SPORTS_ORIGIN=${sportsOrigin} is a host of ${sports.code}: sports need one of their own`] : []),
    ...(shared ? [`SPORTS_ORIGIN=${sportsOrigin} is the host of the games: sports need one of their own`] : []),
  ]
}

function oneOf<const T extends string>(...values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => value === text)
}

const tokenPattern = /^[\w.~+/=-]{20,200}$/

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const oneAddress = matching(/^[\w.:-]+$/)

function origin(text: string): string | undefined {
  const parsed = URL.parse(text)
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.origin === text.replace(/\/$/, '')
    ? parsed.origin
    : undefined
}

const wholeNumber =
  ({ min, max }: { min: number; max: number }) =>
  (text: string) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : undefined
  }

function url(...protocols: readonly string[]): (text: string) => string | undefined {
  return (text) => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined)
}

const baseUrl = (text: string) => url('http:', 'https:')(text)?.replace(/\/+$/, '')

/** Tokens are secrets, and addresses may carry a password. */
function isSecret(name: string): boolean {
  return (
    name.endsWith('_ACCESS_KEY') || name.endsWith('_URL') || name.endsWith('_TOKEN') || name.startsWith('SECRETS_KEY')
  )
}

/** `no-reply@casino.example`, or with a name: `Casino <no-reply@casino.example>`. */
function mailSender(text: string): MailSender | undefined {
  const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text) ?? []
  return /^[^<>@\s]+@[^<>@\s]+$/.test(address) ? { name: name.trim(), address } : undefined
}
