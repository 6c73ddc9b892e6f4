import type pg from 'pg'
import { parseNodeTree } from './node-tree.ts'
import { type Catalog, resultColumns } from './nullability.ts'

export interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

/** What the server says of a statement that it has parsed, and not run. */
export interface Description {
  /** Types of `$1`, `$2` … */
  readonly parameters: readonly string[]
  readonly columns: readonly Column[]
}

export type Describe = (text: string, nullableValues: ReadonlySet<number>) => Promise<Description>

/** Of columns of the server's own views nothing is known: they count as not null. */
const catalogSql = `select
  (select jsonb_object_agg(oid, jsonb_build_object('name', proname, 'strict', proisstrict,
    'own', pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema'))) from pg_proc) as functions,
  (select jsonb_agg(attrelid || ' ' || attnum) from pg_attribute join pg_class on pg_class.oid = attrelid
    where attnotnull or relkind = 'v') as "notNull"`

/** Names of types, domains as what they are made of: the driver is told no more. An array of a domain is no array to the driver. */
const describedSql = `
  with recursive plain (number, is_parameter, type) as (
    select number, true, type from pg_prepared_statements, unnest(parameter_types) with ordinality as all_of (type, number) where name = 'described'
    union all
    select number, false, type from pg_prepared_statements, unnest(result_types) with ordinality as all_of (type, number) where name = 'described'
    union all
    select number, is_parameter, typbasetype from plain join pg_type on pg_type.oid = type where typtype = 'd')
  select is_parameter, type::regtype::text as type from plain join pg_type on pg_type.oid = type where typtype <> 'd' order by number`

/** Describes statements with a connection of its own to a migrated database. */
export async function createDescribe(client: pg.ClientBase): Promise<Describe> {
  const [known] = (await client.query(catalogSql)).rows
  const catalog: Catalog = {
    functions: new Map(Object.entries(known.functions)),
    notNull: new Set(known.notNull),
  }

  return async (text, nullableValues) => {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return { parameters: [], columns: [] }
    await client.query('begin')
    try {
      await client.query(`prepare described as ${text}`)
      const types = (await client.query<{ is_parameter: boolean; type: string }>(describedSql)).rows
      const parameters = types.filter((one) => one.is_parameter).map(({ type }) => type)
      const results = types.filter((one) => !one.is_parameter).map(({ type }) => type)
      if (results.length === 0) return { parameters, columns: [] }
      // The body of a function is stored as the server has parsed it, which is the only place to read that.
      await client.query(
        `create function pg_temp.described(${parameters.join(', ')}) returns setof record language sql begin atomic ${text}; end`,
      )
      const [{ body }] = (
        await client.query(`select prosqlbody::text as body from pg_proc where oid = 'pg_temp.described'::regproc`)
      ).rows
      const columns = resultColumns(parseNodeTree(body), { catalog, nullableValues })
      return { parameters, columns: columns.map((column, i) => ({ ...column, type: results[i] ?? '' })) }
    } finally {
      await client.query('rollback')
      await client.query('deallocate all')
    }
  }
}
