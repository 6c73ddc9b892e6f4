import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { sites } from '@andon/contract/sites'
import { type Switch, switchedOn, turnSwitch } from '@andon/operator/access'
import { linkBank } from '@andon/operator/identity'
import { publishPolicy } from '@andon/operator/policies'
import { systemClock as clock } from '@andon/platform/clock'
import { CannotStart } from '@andon/platform/config'
import { createDb, type Db } from '@andon/platform/sql'
import { openDatabase } from './open-database.ts'
import type { CommandContext } from './open-operator.ts'
import { chat, chatUsage } from './operator-chat.ts'
import { exclusions, exclusionsUsage } from './operator-exclusions.ts'
import { deposits, payments, paymentsUsage, player, receipts, withdrawals } from './operator-payments.ts'
import { secrets, secretsUsage } from './operator-secrets.ts'
import { games, suppliers, suppliersUsage } from './operator-suppliers.ts'

const usage = `npm run operator -- <command>

  access                               list the switches that are on
  maintenance on|off [--site LEO]      close a site, or all, for maintenance, or open it again
  block JP [--site LEO]                stop offering a site, or all, in that country
  unblock JP [--site LEO]              undo that; what a site's configuration blocks stays blocked
  bank-player <e-mail> <bank>          link a player to that bank; the player then has no password
  policy terms-and-conditions 2        put that version in force; every player must accept it
${paymentsUsage}
${exclusionsUsage}
${chatUsage}
${suppliersUsage}
${secretsUsage}

A running server follows within a second. The database is the server's own: DATABASE_URL, or the embedded one below DATA_DIR.
`

/** The command cannot be carried out; the message gives the reason. */
class Wrong extends Error {}

const commands: Readonly<
  Record<string, (at: CommandContext, args: readonly string[], site: string | undefined) => Promise<string>>
> = {
  access: ({ db }) => listSwitches(db),
  maintenance: ({ db }, [state], site) => {
    if (state !== 'on' && state !== 'off') throw new Wrong('maintenance on, or maintenance off?')
    return turn(db, { kind: 'maintenance', country: '', on: state === 'on', site })
  },
  block: ({ db }, [country], site) => turn(db, { kind: 'country', country: readCountry(country), on: true, site }),
  unblock: ({ db }, [country], site) => turn(db, { kind: 'country', country: readCountry(country), on: false, site }),
  'bank-player': ({ db }, [email, bank]) => makeBankPlayer(db, email, bank),
  policy: ({ db }, [policyType, policyVersionId]) => publish(db, policyType, policyVersionId),
  payments: (at, args) => payments(at, args),
  player: (at, args) => player(at, args),
  withdrawals: (at, args) => withdrawals(at, args),
  deposits: (at, args) => deposits(at, args),
  receipts: (at, args) => receipts(at, args),
  exclusions: (at, args) => exclusions(at, args),
  chat: (at, args) => chat(at, args),
  suppliers: (at, args) => suppliers(at, args),
  games: (at, args) => games(at, args),
  secrets: (at, args) => secrets(at, args),
}

/** Runs one command line with the environment of its server, and returns what to print. */
export async function runOperator(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const options = { site: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Wrong(usage)
  return withDatabase({ asOwner: name === 'secrets', env }, (db) => command({ db, env }, args, values.site))
}

if (import.meta.main)
  try {
    process.stdout.write(`${await runOperator(process.argv.slice(2), process.env)}\n`)
  } catch (error) {
    const expected = error instanceof Wrong || error instanceof CannotStart || error instanceof TypeError
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exitCode = 1
  }

async function withDatabase(
  { asOwner, env }: { asOwner: boolean; env: NodeJS.ProcessEnv },
  work: (db: Db) => Promise<string>,
): Promise<string> {
  const database = await openDatabase(env)
  const db = createDb({
    connectionString: database.url,
    maxConnections: 3,
    ...(asOwner ? {} : { role: 'andon_app' }),
  })
  try {
    return await work(db)
  } finally {
    await db.close()
    await database.stop()
  }
}

async function turn(
  db: Db,
  { site, ...which }: Omit<Switch, 'site'> & { on: boolean; site: string | undefined },
): Promise<string> {
  const asked = sites.filter(({ code }) => site === undefined || code === site.toUpperCase())
  if (asked.length === 0) throw new Wrong(`unknown site ${site}; sites: ${sites.map(({ code }) => code).join(', ')}`)
  const by = { at: clock.now(), actor: userInfo().username }
  await db.transaction(async (tx) => {
    for (const { code } of asked) await turnSwitch(tx, { ...which, ...by, site: code })
  })
  const kept = asked.filter(({ blockedCountries }) => !which.on && blockedCountries.includes(which.country))
  const notes = kept.map(({ code }) => `\n${code} stays blocked in ${which.country} by its configuration`)
  return `${await listSwitches(db)}${notes.join('')}`
}

async function listSwitches(db: Db): Promise<string> {
  const on = await switchedOn(db)
  if (on.length === 0) return 'every switch is off'
  return on
    .map(({ kind, site, country, at, actor }) =>
      [site, kind === 'maintenance' ? 'maintenance' : `blocked in ${country}`, `since ${at} by ${actor}`].join('  '),
    )
    .join('\n')
}

async function publish(db: Db, policyType = '', policyVersionId = ''): Promise<string> {
  if (!/^[a-z]{2,}(-[a-z]+)*$/.test(policyType) || !/^[\w.-]{1,40}$/.test(policyVersionId))
    throw new Wrong('policy <slug of its page> <version>, such as: policy terms-and-conditions 2')
  const published = await db.transaction((tx) => publishPolicy(tx, { policyType, policyVersionId, at: clock.now() }))
  if (!published)
    throw new Wrong(
      `version ${policyVersionId} of ${policyType} has been in force before; a version can be published only once`,
    )
  return `${policyType} ${policyVersionId} is in force`
}

async function makeBankPlayer(db: Db, email = '', bank = ''): Promise<string> {
  if (!email.includes('@') || bank === '') throw new Wrong('bank-player <e-mail> <bank>')
  const linked = await db.transaction((tx) => linkBank(tx, { email, details: { bank } }))
  if (linked === null) throw new Wrong(`no player has the address ${email}`)
  return `${email} (${linked}) is a player of ${bank}`
}

function readCountry(text = ''): string {
  const country = text.toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw new Wrong('which country? Two letters, such as JP')
  return country
}
