import { type Db, findMigrations } from '@andon/platform/sql'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../support/database.ts'

/** Tables that are not one player's, and why. Every other table has a column of the type `platform.player_id` at the head of its keys. */
const globals: Readonly<Record<string, string>> = {
  'access.changes': 'switches of the whole installation',
  'arcade.jackpot_meters': 'meters that many players fill',
  'arcade.jackpot_moves': 'money of meters that many players fill',
  'arcade.jackpot_retirements': 'pools of the whole installation',
  'arcade.jackpot_rounds': 'rounds of all players in one order',
  'arcade.table_chains': 'seeds of a table that many players share',
  'arcade.table_quiet_rounds': 'removed rounds without bets of a table that many players share',
  'arcade.table_rounds': 'rounds of a table that many players share',
  'arcade.table_talks': 'one row for each table that players share',
  'arcade.tables': 'tables that many players share',
  'bookmaker.bet_references': 'directory: from what is said on the telephone to the bet, whose id names its player',
  'bookmaker.closing_prices': 'prices of events',
  'bookmaker.ended_events': 'results of events',
  'bookmaker.event_losses': 'sums over all players',
  'bookmaker.events': 'what can be bet on',
  'bookmaker.failed_orders': 'one list of what staff ordered',
  'bookmaker.feed': 'one row of the whole installation',
  'bookmaker.limits': 'what staff have set',
  'bookmaker.market_descriptions': 'one row of the whole installation',
  'bookmaker.orders': 'one list of what staff ordered',
  'bookmaker.orders_done': 'one row of the whole installation',
  'bookmaker.positions': 'sums over all players',
  'bookmaker.results': 'results of events',
  'bookmaker.selections': 'results of events',
  'bookmaker.shared_slips': 'selections by a code, of nobody',
  'bonuses.paid_weeks': 'weeks of the whole installation',
  'bonuses.programmes': 'what brands offer',
  'cashier.payment_references':
    'directory: from what is said on the telephone to the payment, whose id names its player',
  'cashier.receipts': 'money that came without naming a player',
  'cashier.webhook_inbox': 'an event is recognised as repeated before its payment is looked up',
  'catalogue.content_version': 'one row of the whole installation',
  'catalogue.games': 'what suppliers publish',
  'catalogue.great_wins': 'a list that names nobody',
  'catalogue.paused_games': 'what staff have switched',
  'catalogue.played_days': 'sums over all players',
  'catalogue.played_until': 'one row of the whole installation',
  'catalogue.sheets': 'what suppliers publish',
  'catalogue.staff_changes': 'what staff have switched',
  'catalogue.supplier_states': 'what staff have switched',
  'content.entries': 'texts of the sites',
  'content.picture_copies': 'pictures of the sites',
  'content.picture_files': 'pictures of the sites',
  'content.pictures': 'pictures of the sites',
  'content.revisions': 'texts of the sites',
  'content.version': 'one row of the whole installation',
  'exclusions.attributes': 'directory: from an attribute to all players who share it',
  'exclusions.progress': 'one row of the whole installation',
  'exclusions.recognitions': 'about two accounts at once, and sometimes only one',
  'game_wallet.jackpot_carries': 'beside the accounts of jackpots, a row in each shard',
  'game_wallet.jackpot_moves': 'money between the accounts of jackpots, by the supplier’s id',
  'identity.directory': 'directory: from an e-mail address, nickname, number, reference or passkey to the player',
  'identity.login_challenges': 'the browser has not said yet whose passkey it is',
  'identity.throttles': 'counts addresses and accounts by hash, also those that no player has',
  'jackpots.return_rounds': 'the last rounds of each game, for their sums',
  'jackpots.returns': 'sums over all players',
  'notices.mailings': 'how far a message to many players has come',
  'platform.fact_positions': 'how far each subscriber is',
  'platform.facts': 'facts in one order for the whole installation, also those of no player; kept for days',
  'platform.leases': 'which server leads what',
  'platform.mail_queue': 'addresses, not players; emptied within seconds',
  'platform.messages': 'the inbox of the sandbox',
  'platform.migrations': 'which files have run',
  'platform.nodes': 'servers',
  'platform.outbox': 'facts in one order for the whole installation; emptied within seconds',
  'platform.parked_facts': 'facts that wait for a subscriber; few',
  'platform.secrets': 'keys of the whole installation',
  'policies.publications': 'what every player accepts',
  'tournaments.histograms': 'figures of games',
  'tournaments.sport_matches': 'what suppliers state',
  'tournaments.sport_rounds': 'what suppliers state',
  'tournaments.tip_results': 'results of events',
  'tournaments.tournaments': 'what brands offer',
  'sandbox_payments.instruments': 'books of an outside party',
  'sandbox_payments.payments': 'books of an outside party',
  'sandbox_payments.payouts': 'books of an outside party',
  'sandbox_payments.receipts': 'books of an outside party',
  'sandbox_payments.vouchers': 'books of an outside party',
  'sandbox_payments.webhooks': 'books of an outside party',
  'staff.accounts': 'people who work for the operator',
  'staff.actions': 'one chain of what staff did',
  'staff.failed_logins': 'counts names and addresses, also those of no account',
  'staff.known_addresses': 'of people who work for the operator',
  'staff.sessions': 'of people who work for the operator',
  'support.canned_answers': 'texts of staff',
  'support.desk': 'who is on duty',
  'support.messages': 'senders need not be players; counted by address',
  'support.ticket_replies': 'senders need not be players; found by number',
  'support.tickets': 'senders need not be players; found by number',
}

/** Keyed by `shard`, a function of the player's id (modules/wallet/domain/shard.ts): the house's accounts have a row in each. */
const ledger = ['wallet.accounts', 'wallet.entries', 'wallet.transfers']

interface Key {
  readonly table: string
  /** Null: the table has no primary key and no unique index. */
  readonly key: string | null
  readonly first: string | null
  readonly isPlayer: boolean
}

/** The first column of each primary key and unique index, and of the foreign keys between tables of players. */
const keysSql = `
  with tables as (
    select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'graphile_worker'))
  select t.name as "table", k.relname as key, a.attname as first,
    coalesce(a.atttypid = 'platform.player_id'::regtype and a.attnotnull, false) as "isPlayer"
  from tables t left join pg_index i on i.indrelid = t.oid and i.indisunique
  left join pg_class k on k.oid = i.indexrelid left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
  order by 1, 2`

const referencesSql = `
  select conrelid::regclass::text as "table", confrelid::regclass::text as key, a.attname as first,
    coalesce(a.atttypid = 'platform.player_id'::regtype, false) as "isPlayer"
  from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
  where contype = 'f' and connamespace::regnamespace::text <> 'graphile_worker'`

/** What is wrong with the keys, one line each. */
async function faultsOf(db: Db): Promise<string[]> {
  const keys = await db.query<Key>(keysSql)
  const listed = new Set([...Object.keys(globals), ...ledger])
  const references = await db.query<Key>(referencesSql)
  return [
    ...keys
      .filter(({ table, isPlayer }) => !isPlayer && !listed.has(table))
      .map(({ table, key, first }) => `${table}: ${key ?? 'no key'} begins with ${first}, not with the player`),
    ...keys
      .filter(({ table, first }) => ledger.includes(table) && first !== 'shard')
      .map(({ table, key }) => `${table}: ${key} does not begin with the shard`),
    ...[...listed].filter((name) => !keys.some(({ table }) => table === name)).map((name) => `${name} does not exist`),
    ...references
      .filter(({ key, isPlayer }) => !isPlayer && key !== null && !listed.has(key))
      .map(({ table, key, first }) => `${table}: the reference to ${key} begins with ${first}, not with the player`),
  ]
}

test('every key of every table begins with the player, but for the listed tables', async () => {
  const { ownerDb, close } = await freshDatabase()
  onTestFinished(close)
  expect((await findMigrations(new URL('../..', import.meta.url).pathname)).length).toBeGreaterThan(10)
  expect(await faultsOf(ownerDb)).toEqual([])
})

test.each([
  ['a table without the player', 'create table limits.planted (id text primary key)', 'limits.planted: planted_pkey'],
  [
    'a player behind another column',
    'create table limits.planted (id text, player_id platform.player_id, primary key (id, player_id))',
    'begins with id',
  ],
  [
    'a unique index without the player',
    'create unique index planted on cashier.deposits (id)',
    'cashier.deposits: planted begins with id',
  ],
  ['a table without a key', 'create table limits.planted (player_id platform.player_id not null)', 'no key'],
  [
    'a player of another type',
    'create table limits.planted (player_id text primary key)',
    'planted_pkey begins with player_id',
  ],
  [
    'a reference by id alone',
    `create table limits.planted (player_id platform.player_id primary key, of platform.player_id not null unique);
     create table limits.planted_too (player_id platform.player_id primary key, note text references limits.planted (of))`,
    'limits.planted_too: the reference to limits.planted begins with note',
  ],
])('%s is found', async (_name, statement, fault) => {
  const { ownerDb, close } = await freshDatabase()
  onTestFinished(close)
  await ownerDb.query(statement)
  expect((await faultsOf(ownerDb)).join('\n')).toContain(fault)
})
