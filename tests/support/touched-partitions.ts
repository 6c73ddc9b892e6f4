import type { Db } from '@andon/platform/sql'
import pg from 'pg'

/** One statement that ran, in a function too, and how many partitions of each table it read. */
export interface Touched {
  readonly statement: string
  readonly tables: ReadonlyMap<string, number>
}

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly Schema?: string
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly PlanNode[]
}

/**
 * Lets the database report the plan of every statement, as it was carried out, on each connection that is opened from now on; `seen` gets those that
 * read partitions.
 */
export async function reportPlans(ownerDb: Db, seen: (touched: Touched) => void): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_verbose': 'on',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
  }
  for (const [name, value] of Object.entries(settings)) await setForDatabase(ownerDb, name, value)
  const connect = pg.Client.prototype.connect
  pg.Client.prototype.connect = function (this: pg.Client, ...given: Parameters<typeof connect>) {
    this.on('notice', ({ message = '' }) => {
      const touched = read(message)
      if (touched) seen(touched)
    })
    return connect.apply(this, given)
  } as typeof connect
}

/** Of every connection that is opened from now on; the others are ended. */
export async function setPlanCacheMode(ownerDb: Db, mode: 'force_custom_plan' | 'force_generic_plan'): Promise<void> {
  await setForDatabase(ownerDb, 'plan_cache_mode', mode)
  await ownerDb.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

async function setForDatabase(ownerDb: Db, name: string, value: string): Promise<void> {
  const [database] = await ownerDb.query<{ name: string }>('select quote_ident(current_database()) as name')
  await ownerDb.query(`alter database ${database?.name} set ${name} = '${value}'`)
}

function read(notice: string): Touched | null {
  const start = notice.indexOf('{')
  if (!notice.includes('plan:') || start < 0) return null
  const { 'Query Text': statement, Plan: plan } = JSON.parse(notice.slice(start)) as {
    readonly 'Query Text': string
    readonly Plan: PlanNode
  } // auto_explain's format
  const names = new Set<string>()
  collect(plan, names)
  const tables = new Map<string, number>()
  for (const name of names) {
    const table = name.replace(/_p\d$/, '')
    if (table !== name) tables.set(table, (tables.get(table) ?? 0) + 1)
  }
  return tables.size > 0 ? { statement, tables } : null
}

/** The tables and partitions that were really read. */
function collect(node: PlanNode, names: Set<string>): void {
  const { 'Relation Name': relation, Schema: schema, 'Actual Loops': loops = 0, Plans: below = [] } = node
  if (relation && loops > 0) names.add(`${schema}.${relation}`)
  for (const child of below) collect(child, names)
}
