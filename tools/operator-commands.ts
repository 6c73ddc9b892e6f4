import { parseArgs } from 'node:util'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { affiliates, affiliatesUsage } from './operator/affiliates.ts'
import { content, contentUsage } from './operator/content.ts'
import { jackpots, jackpotsUsage } from './operator/jackpots.ts'
import { offers, offersUsage } from './operator/offers.ts'
import { support, supportUsage } from './operator/support.ts'
import { tournaments, tournamentsUsage } from './operator/tournaments.ts'
import { book, bookmakerUsage } from './operator-bookmaker.ts'
import { chat, chatUsage, tables, tablesUsage } from './operator-chat.ts'
import { exclusions, exclusionsUsage } from './operator-exclusions.ts'
import { facts, factsUsage } from './operator-facts.ts'
import { deposits, payments, paymentsUsage, player, receipts, withdrawals } from './operator-payments.ts'
import { audit, staff, staffUsage } from './operator-staff.ts'
import { games, suppliers, suppliersUsage } from './operator-suppliers.ts'
import { connectStaff, type OperatorClient } from './staff-connection.ts'
import { Wrong } from './wrong.ts'

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
${supportUsage}
${suppliersUsage}
${tournamentsUsage}
${jackpotsUsage}
${contentUsage}
${affiliatesUsage}
${offersUsage}
${bookmakerUsage}
${tablesUsage}
${factsUsage}
${staffUsage}
  secrets list                         the secrets of the installation, each with the key that seals it; needs no server
  secrets rotate                       seal them under SECRETS_KEY instead of SECRETS_KEY_PREVIOUS; needs no server

A running server carries the command out and follows within a second: the one of DATA_DIR, or of --url <its staff listener> with --key-file <its key>.
`

/** The days of a report. */
interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}
type Command = (
  client: OperatorClient,
  args: readonly string[],
  site: string | undefined,
  days: Days,
) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  access: listSwitches,
  maintenance: (client, [state], site) => {
    if (state !== 'on' && state !== 'off') throw new Wrong('maintenance on, or maintenance off?')
    return turn(client, { kind: 'maintenance', on: state === 'on', ...only(site) })
  },
  block: (client, [country], site) =>
    turn(client, { kind: 'country', country: readCountry(country), on: true, ...only(site) }),
  unblock: (client, [country], site) =>
    turn(client, { kind: 'country', country: readCountry(country), on: false, ...only(site) }),
  'bank-player': (client, [email, bank]) => makeBankPlayer(client, email, bank),
  policy: (client, [policyType, policyVersionId]) => publish(client, policyType, policyVersionId),
  payments,
  player,
  withdrawals,
  deposits,
  receipts,
  exclusions,
  chat,
  support,
  suppliers,
  tournaments,
  jackpots,
  content,
  affiliates: (client, args, _site, days) => affiliates(client, args, days),
  offers,
  games,
  book,
  tables,
  facts,
  staff,
  audit,
}

/** Runs one command line with the environment of its server, and returns what to print. */
export async function runOperator(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { positionals, values } = readWords(words)
  const [name = '', ...args] = positionals
  if (name === 'secrets') return (await import('./operator-secrets.ts')).secrets(env, args) // large, and for the owner of the database
  if (name === '' || name === 'help') return usage.trimEnd()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Wrong(usage)
  const { url, site, from, to, 'key-file': keyFile } = values
  return command(connectStaff({ env, url, keyFile }), args, site, { from, to })
}

function readWords(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { site: text, url: text, 'key-file': text, from: text, to: text },
    })
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error))
  }
}

function only(site: string | undefined): { sites?: string[] } {
  return site === undefined ? {} : { sites: [site.toUpperCase()] }
}

async function turn(client: StaffClient, which: Parameters<StaffClient['access']['turnSwitch']>[0]): Promise<string> {
  const { switches, kept } = await client.access.turnSwitch(which)
  const country = 'country' in which ? which.country : ''
  return [
    switchLines(switches),
    ...kept.map((code) => `${code} stays blocked in ${country} by its configuration`),
  ].join('\n')
}

async function listSwitches(client: StaffClient): Promise<string> {
  return switchLines((await client.access.listSwitches({})).switches)
}

type Switches = Awaited<ReturnType<StaffClient['access']['listSwitches']>>['switches']

function switchLines(on: Switches): string {
  if (on.length === 0) return 'every switch is off'
  return on
    .map(({ kind, site, country, since, actor }) =>
      [site, kind === 'maintenance' ? 'maintenance' : `blocked in ${country}`, `since ${since} by ${actor}`].join('  '),
    )
    .join('\n')
}

async function publish(client: StaffClient, policyType = '', policyVersionId = ''): Promise<string> {
  if (!/^[a-z]{2,}(-[a-z]+)*$/.test(policyType) || !/^[\w.-]{1,40}$/.test(policyVersionId))
    throw new Wrong('policy <slug of its page> <version>, such as: policy terms-and-conditions 2')
  await client.policies.publishPolicy({ policyType, policyVersionId })
  return `${policyType} ${policyVersionId} is in force`
}

async function makeBankPlayer(client: StaffClient, email = '', bank = ''): Promise<string> {
  if (!email.includes('@') || bank === '') throw new Wrong('bank-player <e-mail> <bank>')
  const { playerId } = await client.identity.linkBank({ email, bank })
  return `${email} (${playerId}) is a player of ${bank}`
}

function readCountry(text = ''): string {
  const country = text.toUpperCase()
  if (!/^[A-Z]{2}$/.test(country)) throw new Wrong('which country? Two letters, such as JP')
  return country
}
