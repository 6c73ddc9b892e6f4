import { resolve } from 'node:path'
import { freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from './sql-types/compare.ts'
import { createDescribe, type Describe } from './sql-types/describe.ts'
import { findStatements, type Statement } from './sql-types/find-statements.ts'

/** Statements of which the text, or how many values they get, is known only when they run: why. By file and function. */
const unknown: Readonly<Record<string, string>> = {
  'packages/embedded-postgres/src/database.ts ensureDatabase': 'names a database',
  'packages/operator/src/modules/cashier/store/payments.ts claimDue': 'two tables, and two more values for one payment',
  'packages/operator/src/modules/cashier/store/payments.ts find':
    'two tables; their columns are read by other statements, too',
  'packages/operator/src/modules/wallet/store/audit.ts auditShards': 'made from the list of rules',
  'packages/operator/src/modules/wallet/store/posting.ts insertTransfers':
    'the values are one list for each column, in a row',
  'packages/platform/src/sql/application-role.ts ensureApplicationRole': 'names a role',
  'packages/platform/src/sql/connect.ts verifyConnection': 'with an option of the driver',
  'packages/platform/src/sql/db.ts query': 'passes on what callers send',
  'packages/platform/src/sql/migrate.ts run': 'a migration',
}

/** Columns that the database cannot tell from empty ones, and what fills them. */
const filled: Readonly<Record<string, string>> = {
  'packages/arcade/src/store/free-rounds.ts stake': 'constraint free_rounds_whole',
  'packages/arcade/src/store/rounds.ts clientSeed': 'constraint of seeds that are or were in use',
  'packages/arcade/src/store/rounds.ts commitment': 'each round has its seed: a foreign key',
  'packages/arcade/src/store/seeds.ts clientSeed': 'constraint of seeds that are or were in use',
  'packages/arcade/src/store/sessions.ts clientSeed': 'constraint of seeds that are or were in use',
  'packages/arcade/src/store/staged-rounds.ts clientSeed': 'constraint of seeds that are or were in use',
  'packages/arcade/src/store/staged-rounds.ts commitment': 'each round has its seed: a foreign key',
  'packages/operator/src/modules/cashier/store/sources.ts id': 'either a card or an account, by foreign keys',
  'packages/operator/src/modules/cashier/store/sources.ts supplier': 'either a card or an account, by foreign keys',
  'packages/operator/src/modules/cashier/store/sources.ts token': 'either a card or an account, by foreign keys',
  'packages/operator/src/modules/catalogue/game-page/sheets.ts look': 'stored after its schema',
  'packages/operator/src/modules/catalogue/game-page/sheets.ts mechanics': 'stored after its schema',
  'packages/operator/src/modules/catalogue/store.ts category': 'stored after its schema',
  'packages/operator/src/modules/catalogue/store.ts maxWin': 'stored after its schema',
  'packages/operator/src/modules/catalogue/suppliers/back-office.ts name': 'stored after its schema',
  'packages/platform/src/secrets/index.ts key_id': 'each has a key since the start: open-keyring.ts',
}

const root = resolve(import.meta.dirname, '../..')
let describe: Describe
let statements: Statement[]
let close: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase()
  const client = await database.ownerDb.pool.connect()
  describe = await createDescribe(client)
  close = async () => {
    client.release()
    await database.close()
  }
  const shipped = new RegExp(`^${root}/(packages|apps)/(?!.*\\.(test|fixture)\\.tsx?$)`)
  statements = findStatements({ root, config: `${root}/tsconfig.json`, chosen: (path) => shipped.test(path) })
})
afterAll(() => close())

test('each statement is known before it runs, but for the listed ones', () => {
  expect(statements.length).toBeGreaterThan(400)
  const found = statements
    .filter(({ texts, values }) => !texts || !values)
    .map(({ file, within }) => `${file} ${within}`)
  expect([...new Set(found)].sort()).toEqual(Object.keys(unknown))
})

test('each statement fits the schema: its columns the type of its rows, its parameters their values', async () => {
  const faults: string[] = []
  const listed = new Set<string>()
  for (const statement of statements)
    for (const { column, why } of await faultsOf(statement, describe)) {
      const name = `${statement.file} ${column}`
      if (column && filled[name]) listed.add(name)
      else faults.push(`${statement.file}:${statement.line}: ${why}`)
    }
  expect(faults).toEqual([])
  expect([...listed].sort()).toEqual(Object.keys(filled))
})

const players = 'from identity.players'
const planted: Readonly<Record<string, { code: string; fault: string | null }>> = {
  right: {
    code: `db.query<{ id: string; birth: string; at: Temporal.Instant; seen: Temporal.Instant | null; wants: boolean; bank: unknown }>(
      'select id, date_of_birth as birth, created_at as at, email_verified_at as seen, subscribe_sms as wants, pay_and_play as bank ${players}
       where id = $1 and created_at < $2', ['ply_1', '2026-01-01T00:00:00Z'])`,
    fault: null,
  },
  wrongColumn: {
    code: `db.query<{ nick: string }>('select nickname ${players}')`,
    fault: `the row's type does not have the column nickname`,
  },
  missingColumn: {
    code: `db.query<{ nick: string }>('select nickname ${players}')`,
    fault: 'no column is called nick',
  },
  columnGone: { code: `db.query('select shoe_size ${players}')`, fault: 'column "shoe_size" does not exist' },
  wrongType: {
    code: `db.query<{ n: string }>('select count(*) as n ${players}')`,
    fault: 'n is bigint, which arrives as number, not as string',
  },
  numericAsNumber: {
    code: `db.query<{ n: number }>('select coalesce(sum(amount), 0) as n from cashier.deposits')`,
    fault: 'n is numeric, which arrives as string, not as number',
  },
  textAsInstant: {
    code: `db.query<{ at: string }>('select created_at as at ${players}')`,
    fault: 'at is timestamp with time zone, which arrives as instant, not as string',
  },
  countOfBareDriver: {
    code: `client.query<{ n: number }>('select count(*) as n ${players}')`,
    fault: 'n is bigint, which arrives as string, not as number',
  },
  arrayOfInstants: {
    code: `db.query<{ at: Temporal.Instant[] }>('select array[created_at] as at ${players}')`,
    fault: 'at is timestamp with time zone[], which arrives as',
  },
  missingNull: {
    code: `db.query<{ at: Temporal.Instant }>('select email_verified_at as at ${players}')`,
    fault: 'at may be null, but its type is Instant',
  },
  conditionWithoutNull: {
    code: `db.query<{ at: Temporal.Instant }>('select email_verified_at as at ${players} where email_verified_at < now()')`,
    fault: null,
  },
  outerJoin: {
    code: `db.query<{ site: string }>(
      'select p.site from cashier.deposits d left join identity.players p on p.id = d.player_id')`,
    fault: 'site may be null, but its type is string',
  },
  sumOfNothing: {
    code: `db.query<{ n: string }>('select sum(amount) as n from cashier.deposits')`,
    fault: 'n may be null, but its type is string',
  },
  sumOfGroups: {
    code: `db.query<{ n: string }>('select sum(amount) as n from cashier.deposits group by player_id')`,
    fault: null,
  },
  memberOfJson: {
    code: `db.query<{ bank: string }>(
      "select pay_and_play->>'bank' as bank ${players} where pay_and_play is not null")`,
    fault: 'bank may be null, but its type is string',
  },
  nullSetByUpdate: {
    code: `db.query<{ at: Temporal.Instant }>(
      'update identity.players set email_verified_at = null where email_verified_at is not null returning email_verified_at as at')`,
    fault: 'at may be null, but its type is Instant',
  },
  unionWithNull: {
    code: `db.query<{ name: string }>('select nickname as name ${players} union all select null')`,
    fault: 'name may be null, but its type is string',
  },
  tooFewValues: {
    code: `db.query('delete ${players} where id = $1 and email = $2', ['ply_1'])`,
    fault: 'it has 2 parameters, and is given 1 values',
  },
  wrongValue: {
    code: `db.query('delete ${players} where created_at < $1', [Temporal.Now.instant()])`,
    fault: '$1 is timestamp with time zone, and cannot be sent as Instant',
  },
  wrongElement: {
    code: `db.query('delete ${players} where id = any($1)', [[1, 2]])`,
    fault: '$1 is text[], and cannot be sent as number[]',
  },
  eitherText: {
    code: `db.query(\`select from identity.players where \${chosen ? 'nickname' : 'nick'} = $1\`, ['a'])`,
    fault: 'column "nick" does not exist',
  },
  partOfAnotherPlace: {
    code: `db.query<{ nickname: number }>(\`select \${columns} from identity.players\`)`,
    fault: 'nickname is text, which arrives as string, not as number',
  },
}

test.each(Object.entries(planted))('a planted statement is judged: %s', async (name, { fault }) => {
  const found = plantedStatements().find(({ within }) => within === name)
  expect(found?.texts).toBeTruthy()
  const faults = found ? (await faultsOf(found, describe)).map(({ why }) => why) : []
  expect(faults).toEqual(fault === null ? [] : expect.arrayContaining([expect.stringContaining(fault)]))
})

test('a statement that is put together at run time is not known', () => {
  expect(plantedStatements().find(({ within }) => within === 'madeAtRunTime')).toMatchObject({ texts: null })
  expect(plantedStatements().find(({ within }) => within === 'valuesAtRunTime')).toMatchObject({ values: null })
})

let plantedOnce: Statement[] | undefined
function plantedStatements(): Statement[] {
  const config = `${root}/tests/sql-types/planted.json`
  const path = `${root}/tests/sql-types/planted.ts`
  const functions = Object.entries(planted).map(([name, { code }]) => `export const ${name} = () => ${inOneLine(code)}`)
  plantedOnce ??= findStatements({
    root,
    config,
    chosen: (found) => found === path,
    virtual: {
      [config]: JSON.stringify({ extends: '../../tsconfig.json', files: ['planted.ts'], include: [] }),
      [path]: `
        import type { Db } from '@andon/platform/sql'
        import type pg from 'pg'
        declare const db: Db
        declare const client: pg.Client
        declare const chosen: boolean
        const columns = 'nickname'
        ${functions.join('\n')}
        export const madeAtRunTime = (table: string) => db.query(\`select from \${table}\`)
        export const valuesAtRunTime = (ids: string[]) => db.query('delete from identity.players where id = $1', ids)`,
    },
  })
  return plantedOnce
}

/** The code stands in lines for the reader, in which its plain strings may not end. */
const inOneLine = (code: string) => code.replaceAll(/\s*\n\s*/g, ' ')
