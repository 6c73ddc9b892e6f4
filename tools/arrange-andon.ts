import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { lockForGoodDays } from '@andon/contract/player-api/limits-fields'
import { sessionCookie } from '@andon/operator/identity'
import { verify } from '@andon/operator/wallet'
import { CannotStart, readConfig } from '@andon/platform/config'
import type { Session, VisitorContext } from '@andon/platform/http'
import { createDb } from '@andon/platform/sql'
import { openDatabase } from './open-database.ts'
import { openOperator } from './open-operator.ts'

/**
 * The setup program of the conformance kit for Andon itself (docs/conformance.md), beside a running sandbox: `node tools/arrange-andon.ts` with the
 * server's DATA_DIR or DATABASE_URL. Players are of LEO and get play money; what they do takes the way that it takes from their browser.
 */
interface Asked {
  readonly id: number
  readonly do: string
  readonly [field: string]: unknown
}

const site = 'LEO'
const root = new URL('..', import.meta.url).pathname
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { sandbox } = readConfig(process.env, { root })
const database = await openDatabase(process.env)
const db = createDb({ connectionString: database.url, role: 'andon_app', maxConnections: 8 })
const operator = await openOperator({ db, env: process.env })
if (!sandbox) throw new CannotStart('arrange-andon makes play money: it works beside a sandbox only')
await operator.catalogue.attached?.attach()
const sessions = new Map<string, Session>()
const programmes = new Map<string, Promise<string>>()
const pending = new Set<Promise<unknown>>()
for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: what, ...fields }: Asked = JSON.parse(line) // written by the kit
  const work = arrange(what, fields)
    .catch((error) => ({ error: String(error) }))
    .then((answer) => say({ id, ...answer }))
    .finally(() => pending.delete(work))
  pending.add(work)
}
await Promise.all(pending)
await db.close()
await database.stop()

async function arrange(what: string, fields: Record<string, unknown>): Promise<object> {
  if (what === 'newPlayer') return newPlayer(Number(fields.balance))
  if (what === 'checkBooks') return checkBooks()
  if (what === 'wait') return { cannot: 'the clock is real' }
  const session = sessions.get(String(fields.playerId))
  if (!session) return { error: `${what}: no player ${fields.playerId} was made here` }
  const context = contextOf(session)
  const { identity, catalogue, limits } = operator.routes
  const amount = Number(fields.amount)
  switch (what) {
    case 'launch': {
      const launch = { gameType: 'realgames', gameSymbol: String(fields.gameCode), languageId: 'en' } as const
      return { token: tokenOf(await catalogue.launchGame(launch, context)) }
    }
    case 'logOut':
      return identity.logout({}, context)
    case 'lock':
      return limits.lockAccount({ days: lockForGoodDays }, context)
    case 'limit': {
      const limitType = fields.limitType === 'loss' ? 'loss' : 'wager'
      return limits.setLimits({ limitType, period: -1, customDays: Number(fields.days), amount }, context)
    }
    case 'bonus':
      return claimBonus(context, { amount, maxStake: Number(fields.maxStake) })
    default:
      return { cannot: `${what} is not known here` }
  }
}

async function newPlayer(balance: number): Promise<{ playerId: string }> {
  const context = contextOf(null)
  const unique = randomBytes(6).toString('hex')
  const word = unique.replaceAll(/\d/g, (digit) => String.fromCharCode(103 + Number(digit))) // names have letters only
  const { playerID: playerId } = await operator.routes.identity.registration(
    {
      email: `kit-${unique}@example.com`,
      password: `violet-${unique}-harbour`,
      txtNickname: `kit${unique}`,
      firstName: 'Kit',
      lastName: word,
      firstNameKana: '',
      lastNameKana: '',
      dateOfBirth: '1990-04-01',
      country: 'JP',
      areaCode: '81',
      phone: `80${String(Number.parseInt(unique, 16)).padStart(8, '0').slice(-8)}`,
      postalCode: '',
      prefecture: '',
      city: '',
      address1: '',
      currency: 'JPY',
      language: 'en',
      acceptTerms: true,
      subscribeEmail: false,
      subscribeSms: false,
    },
    context,
  )
  const found = await operator.identity.authenticate(context.cookies.get(sessionCookie(context)))
  if (!found || !('session' in found)) throw new Error(`the new player ${playerId} is not logged in`)
  sessions.set(playerId, found.session)
  if (balance > 0)
    await db.transaction((tx) => operator.cashier.creditDemo(tx, { playerId, site: 'LEO', amount: balance }))
  return { playerId }
}

/** Wherever the supplier's launch address has it. */
function tokenOf({ launchUrl }: { launchUrl: string }): string {
  const token = /(?<![\w-])ply_\w+\.[\w-]{43}(?![\w-])/.exec(launchUrl)?.[0]
  if (token === undefined) throw new Error('the launch address of the supplier contains no {token}')
  return token
}

/** A bonus of exactly this amount, from a programme that is added to those of the site. */
async function claimBonus(
  context: VisitorContext & { session: Session },
  terms: { amount: number; maxStake: number },
): Promise<object> {
  const code = `kit-${terms.amount}-${terms.maxStake}`
  const offered = programmes.get(code) ?? offerBonus(code, terms)
  programmes.set(code, offered)
  return operator.routes.bonuses.claim(
    { bonusCode: await offered, idempotencyKey: randomBytes(12).toString('hex') },
    context,
  )
}

async function offerBonus(code: string, { amount, maxStake }: { amount: number; maxStake: number }): Promise<string> {
  const bonusCode = code.toUpperCase()
  const contributions = { otherwise: 100, categories: {}, games: {} }
  const programme: BonusProgramme = {
    code,
    site,
    name: { ja: '適合試験', en: 'Conformance' },
    eligibility: {
      countries: null,
      currency: 'JPY',
      depositNumber: null,
      bonusCode,
      listed: false,
      from: null,
      until: null,
      verified: false,
      timesAPlayer: null,
    },
    terms: {
      reward: { kind: 'no-deposit', amount },
      wagering: { times: 10, of: 'bonus', contributions },
      maxStake,
      expiryDays: 30,
      maxConversion: null,
    },
  }
  await db.transaction(async (tx) => {
    const rows = await tx.query<{ details: BonusProgramme }>(
      'select details from bonuses.programmes where site = $1 and offered and code <> $2 order by position',
      [site, code],
    )
    await operator.bonuses.syncProgrammes(tx, site, [...rows.map(({ details }) => details), programme])
  })
  return bonusCode
}

async function checkBooks(): Promise<object> {
  const { clean, findings } = await verify(db)
  return clean ? {} : { error: findings.map(({ rule, count }) => `${count} × not so: ${rule}`).join('; ') }
}

/** What the player's browser sends: each player from an address of their own, so that many newcomers are not taken for one robot. */
function contextOf<S extends Session | null>(session: S): VisitorContext & { session: S } {
  const jar = new Map<string, string>()
  const [second, third, fourth] = randomBytes(3)
  return {
    requestId: 'conformance',
    site,
    language: 'en',
    secure: false,
    origin: 'http://leo.localhost',
    session,
    address: `10.${second}.${third}.${fourth}`,
    userAgent: 'conformance kit',
    header: () => undefined,
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value) => void jar.set(name, value),
      clear: (name) => void jar.delete(name),
      renewAntiForgery: () => undefined,
      antiForgeryHolds: () => true,
    },
  }
}
