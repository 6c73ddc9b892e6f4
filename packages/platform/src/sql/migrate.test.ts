import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FreshDatabase, freshDatabase } from '@andon/tests/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../assert/cannot-start.ts'
import { migrate } from './migrate.ts'

let database: FreshDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase({ modules: [] })
  folder = await mkdtemp(join(tmpdir(), 'andon-migrations-'))
  await cp(join(import.meta.dirname, '../migrations'), folder, { recursive: true })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('files that have run are not run again, and new ones are', async () => {
  const sets = [{ module: 'platform', folder }]
  expect(await migrate(database.url, sets)).toEqual([])
  await writeFile(join(folder, '9999-later.sql'), 'create table platform.later (id integer)')
  expect(await migrate(database.url, sets)).toEqual(['platform/9999-later.sql'])
  expect(await migrate(database.url, sets)).toEqual([])
})

test('a database of an earlier form is refused with what to do, and stays as it is', async () => {
  await database.ownerDb.query(
    `update platform.migrations set sha256 = 'of the earlier form' where name = '0001-platform.sql'`,
  )
  await writeFile(join(folder, '0002-never.sql'), 'create table platform.never (id integer)')
  const refused = await migrate(database.url, [{ module: 'platform', folder }]).catch((error) => error)
  expect(refused).toBeInstanceOf(CannotStart)
  expect(refused.message).toContain('made by an earlier version of Andon')
  expect(refused.message).toContain('Start with an empty database')
  const [never] = await database.ownerDb.query(`select to_regclass('platform.never') is null as missing`)
  expect(never).toEqual({ missing: true })
})
