import type pg from 'pg'
import { CannotStart } from '../assert/cannot-start.ts'
import { connectOnce } from './connect.ts'
import { timeouts } from './timeouts.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The role of the running server: it may neither change the schema nor rewrite history. */
export const applicationRole = 'andon_app'

interface Rights {
  readonly login: string
  readonly database: string
  readonly mayCreateRoles: boolean
  readonly mayCreateSchemas: boolean
  readonly roleExists: boolean
  readonly mayTakeRole: boolean
}

/** Creates the application's role and grants it to the current login, if needed. Without the right to do so, fails with the SQL for a DBA. */
export async function ensureApplicationRole(client: pg.Client): Promise<void> {
  const { login, mayCreateRoles, roleExists, mayTakeRole } = await rightsOf(client)
  if (mayTakeRole) return
  const grant = `grant ${applicationRole} to ${client.escapeIdentifier(login)};`
  if (!roleExists && !mayCreateRoles)
    throw lacksRight(login, 'create the role andon_app', `create role ${applicationRole} nologin; ${grant}`)
  if (!roleExists)
    await client.query(`do $$ begin create role ${applicationRole} nologin;
      exception when duplicate_object or unique_violation then null; end $$`) // another database of this server may be set up at the same time
  await client.query(grant).catch((error) => {
    if (error.code === '42501') throw lacksRight(login, 'take the role andon_app', grant)
    throw error
  })
}

/** Migrations create schemas; checked only when some are pending. */
export async function demandCreateRight(client: pg.Client): Promise<void> {
  const { login, database, mayCreateSchemas } = await rightsOf(client)
  if (mayCreateSchemas) return
  const [owner, name] = [client.escapeIdentifier(login), client.escapeIdentifier(database)]
  throw lacksRight(login, `create schemas in the database ${database}`, `grant create on database ${name} to ${owner};`)
}

/** Fails before the start with the reason why the database would refuse each connection later. */
export async function proveApplicationRole(connectionString: string): Promise<void> {
  try {
    await (await connectOnce({ connectionString, timeouts: timeouts.request, role: applicationRole })).end()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw new CannotStart(error.message, { cause: error })
    throw error
  }
}

async function rightsOf(client: pg.Client): Promise<Rights> {
  // From 16 on a membership may come without the right to SET ROLE, and a role's creator gets such a membership.
  const { rows } = await client.query<Rights>(`
    select current_user as login, current_database() as database, me.rolsuper or me.rolcreaterole as "mayCreateRoles",
      has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
      app.oid is not null as "roleExists",
      coalesce(pg_has_role(current_user, app.oid,
        case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end), false) as "mayTakeRole"
    from pg_roles me left join pg_roles app on app.rolname = '${applicationRole}' where me.rolname = current_user`)
  const [rights] = rows
  if (!rights) throw new Error('the current role is not in pg_roles')
  return rights
}

function lacksRight(login: string, right: string, statements: string): CannotStart {
  return new CannotStart(
    `the database role "${login}" (DATABASE_URL) may not ${right}. A superuser has to run, once:\n\n    ${statements}\n`,
  )
}
