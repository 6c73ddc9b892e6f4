import type { Db, Tx } from '@andon/platform/sql'

/** What must be true of the ledger; each rule's query names the rows that break it. */
const rules = {
  'a transfer has two entries or more, in its own currency': `
    select t.id as example from transfers t left join entries e on e.transfer = t.number
    left join accounts a on a.id = e.account_id and a.currency = t.currency
    group by t.number, t.id having count(a.id) < 2 or count(e.account_id) <> count(a.id)`,
  'the entries of a transfer sum to zero': `
    select 'transfer number ' || transfer from entries group by transfer having sum(amount) <> 0`,
  'an entry belongs to a transfer': `
    select format('transfer number %s, account %s', e.transfer, e.account_id) from entries e
    where not exists (select from transfers t where t.number = e.transfer)`,
  'an entry belongs to an account': `
    select format('transfer number %s, account %s', e.transfer, e.account_id) from entries e
    where not exists (select from accounts a where a.id = e.account_id)`,
  'before and amount make after': `
    select format('account %s, version %s', account_id, version) from entries where before + amount <> after`,
  'an entry begins where the one before it ended': `
    select format('account %s, version %s', account_id, version) from history where before <> previous_after`,
  'versions have no gap': `
    select format('account %s, version %s', account_id, version) from history where version <> previous_version + 1`,
  'a balance equals its entries': `
    select format('%s/%s, account %s', a.holder, a.account, a.id) from accounts a left join sums s on s.account_id = a.id
    where a.balance <> coalesce(s.total, 0) or a.version <> coalesce(s.version, 0)`,
  'no pocket was ever below zero': `
    select format('%s/%s, account %s', a.holder, a.account, a.id) from accounts a left join sums s on s.account_id = a.id
    where a.holder <> 'house' and (a.balance < 0 or s.lowest < 0)`,
  'a transfer matches the hash of its request': `
    select t.id from transfers t join lines l on l.transfer = t.number
    where t.hash <> sha256(convert_to(concat_ws(E'\\n', t.key, t.kind, t.currency, t.owner, coalesce(t.reference, ''), l.legs), 'UTF8'))`,
} as const
export type LedgerRule = keyof typeof rules

export interface Finding {
  readonly rule: LedgerRule
  readonly count: number
  /** The first few rows that break it. */
  readonly examples: readonly string[]
}

export interface LedgerReport {
  readonly clean: boolean
  readonly accounts: number
  readonly transfers: number
  readonly entries: number
  readonly findings: readonly Finding[]
}

/** One statement, so one snapshot: posting goes on meanwhile, and no half of a transfer is seen. */
const audit = `
  with accounts as materialized (select * from wallet.accounts where shard = any ($1::smallint[])),
  transfers as materialized (select * from wallet.transfers where shard = any ($1::smallint[])),
  entries as materialized (select * from wallet.entries where shard = any ($1::smallint[])),
  history as materialized (
    select *, lag(after, 1, 0::bigint) over account as previous_after, lag(version, 1, 0::bigint) over account as previous_version
    from (select account_id, version, before::bigint, after::bigint from entries) e
    window account as (partition by account_id order by version)),
  sums as materialized (
    select account_id, sum(amount) as total, max(version) as version, min(after) as lowest from entries group by account_id),
  lines as materialized (
    select e.transfer, string_agg(a.account || ' ' || e.amount, E'\\n' order by a.account) as legs
    from entries e join accounts a on a.id = e.account_id group by e.transfer),
  broken (rule, example) as (
    ${Object.entries(rules)
      .map(([rule, query]) => `select '${rule}', example from (${query}) as found (example)`)
      .join(' union all ')})
  select (select count(*) from accounts) as accounts, (select count(*) from transfers) as transfers, (select count(*) from entries) as entries,
    coalesce((select jsonb_agg(finding) from (
      select rule, count(*) as count, (array_agg(example))[1:5] as examples from broken group by rule order by rule) as finding), '[]') as findings`

export async function auditShards(executor: Db | Tx, shards: readonly number[]): Promise<LedgerReport> {
  const rows = await executor.query<Omit<LedgerReport, 'clean'>>(audit, [shards])
  const [counts] = rows
  if (!counts) throw new Error('an aggregate answers one row')
  return { clean: counts.findings.length === 0, ...counts }
}
