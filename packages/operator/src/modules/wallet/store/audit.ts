import { assert, type Db, type Tx } from '@andon/platform/sql'
import { pockets } from '../domain/chart.ts'

/** The ledger's invariants; each rule's query selects the rows that break it. */
const rules = {
  'a transfer has two entries or more, in its own currency': `
    select t.id from transfers t left join entries e on e.transfer = t.number
    left join accounts a on a.id = e.account_id and a.currency = t.currency
    group by t.number, t.id having count(a.id) < 2 or count(e.account_id) <> count(a.id)`,
  'the entries of a transfer sum to zero': `
    select format('transfer number %s', transfer) from entries group by transfer having sum(amount) <> 0`,
  'an entry belongs to a transfer': `
    select format('account %s, version %s', e.account_id, e.version) from entries e
    where not exists (select from transfers t where t.number = e.transfer)`,
  'an entry belongs to an account': `
    select format('account %s, version %s', e.account_id, e.version) from entries e
    where not exists (select from accounts a where a.id = e.account_id)`,
  'before and amount make after': `
    select format('account %s, version %s', account_id, version) from entries where before + amount <> after`,
  'an entry begins where the one before it ended': `
    select format('account %s, version %s', account_id, version) from history where before <> previous_after`,
  'versions have no gap, and each is one transfer': `
    select format('account %s, version %s', account_id, version) from history
    where (version, transfer) is distinct from (previous_version, previous_transfer) and version <> previous_version + 1`,
  'a balance equals its entries': `
    select format('%s, account %s', a.holder, a.id) from accounts a left join sums s on s.account_id = a.id
    where (a.version, a.real_cash, a.crp, a.drp, a.wrp, a.freebet) is distinct from
      (coalesce(s.version, 0), coalesce(s.real_cash, 0), coalesce(s.crp, 0), coalesce(s.drp, 0), coalesce(s.wrp, 0), coalesce(s.freebet, 0))`,
  'no pocket of a player was ever below zero': `
    select format('%s, account %s', a.holder, a.id) from accounts a left join sums s on s.account_id = a.id
    where a.holder not like 'house/%' and least(a.real_cash, a.crp, a.drp, a.wrp, a.freebet, s.lowest) < 0`,
  'a jackpot win is paid to a player by one jackpot and nothing else': `
    select t.id from transfers t join entries e on e.transfer = t.number join accounts a on a.id = e.account_id
    where t.kind = 'jackpotWin' group by t.number, t.id, t.owner
    having count(*) filter (where a.holder like 'house/jackpots/%/%' and e.amount < 0) <> 1
      or bool_or(a.holder like 'house/%' and a.holder not like 'house/jackpots/%')
      or bool_or(a.holder = t.owner and e.amount < 0) or not bool_or(a.holder = t.owner)`,
  'a jackpot move stays among jackpots of one supplier, but for the rest of a minor unit': `
    select t.id from transfers t join entries e on e.transfer = t.number join accounts a on a.id = e.account_id
    where t.kind = 'jackpotMove' group by t.number, t.id, t.owner
    having t.owner <> 'house' or count(distinct split_part(a.holder, '/', 3)) <> 1
      or bool_or(a.holder not like 'house/jackpots/%/%' and (a.holder not like 'house/games/%' or abs(e.amount) > 1))`,
  'a transfer matches the hash of its request': `
    select t.id from transfers t left join lines l on l.transfer = t.number
    where t.hash is distinct from sha256(convert_to(
      concat_ws(E'\\n', t.key, t.kind, t.currency, t.owner, coalesce(t.reference, ''), l.legs), 'UTF8'))`,
} as const
export type LedgerRule = keyof typeof rules

export interface Finding {
  readonly rule: LedgerRule
  readonly count: number
  /** The first few rows that break the rule. */
  readonly examples: readonly string[]
}

export interface LedgerReport {
  readonly clean: boolean
  readonly accounts: number
  readonly transfers: number
  readonly entries: number
  readonly findings: readonly Finding[]
}

const columns = { realCash: 'real_cash', crp: 'crp', drp: 'drp', wrp: 'wrp', freebet: 'freebet' } as const
const pocketNames = `(array['${pockets.join("', '")}'])[e.pocket]`

/** One statement reads one snapshot, so it sees no partial transfer while posting continues. */
const audit = `
  with accounts as materialized (select * from wallet.accounts where shard = any ($1::smallint[])),
  transfers as materialized (select * from wallet.transfers where shard = any ($1::smallint[])),
  entries as materialized (select * from wallet.entries where shard = any ($1::smallint[])),
  history as materialized (
    select *, lag(after, 1, 0::bigint) over (partition by account_id, pocket order by version) as previous_after,
      lag(version, 1, 0::bigint) over account as previous_version, lag(transfer) over account as previous_transfer
    from entries window account as (partition by account_id order by version, pocket)),
  sums as materialized (
    select account_id, max(version) as version, min(after) as lowest,
      ${pockets.map((name, i) => `sum(amount) filter (where pocket = ${i + 1}) as ${columns[name]}`).join(', ')}
    from entries group by account_id),
  lines as materialized (
    select e.transfer, string_agg(concat(a.holder, '/', ${pocketNames}, ' ', e.amount), E'\\n'
      order by concat(a.holder, '/', ${pocketNames}) collate "C") as legs
    from entries e join accounts a on a.id = e.account_id group by e.transfer),
  broken (rule, example) as (
    ${Object.entries(rules)
      .map(([rule, query]) => `select '${rule}', example from (${query}) as found (example)`)
      .join(' union all ')})
  select (select count(*) from accounts) as accounts, (select count(*) from transfers) as transfers, (select count(*) from entries) as entries,
    coalesce((select jsonb_agg(finding) from (
      select rule, count(*) as count, (array_agg(example))[1:5] as examples from broken group by rule order by rule) as finding), '[]') as findings`

export async function auditShards(executor: Db | Tx, shards: readonly number[]): Promise<LedgerReport> {
  const [counts] = await executor.query<Omit<LedgerReport, 'clean'>>(audit, [shards])
  assert(counts, 'an aggregate returns one row')
  return { clean: counts.findings.length === 0, ...counts }
}
