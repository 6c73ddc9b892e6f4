import { expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

test('the application role may not change the schema', async () => {
  const { db, close } = await freshDatabase({ modules: [] })
  const [row] = await db.query<{ role: string }>('select current_user as role')
  expect(row?.role).toBe('andon_app')
  await expect(db.query('create table public.sneaky (id int)')).rejects.toThrow(/permission denied/)
  await close()
})

test('two tests at once have a database each', async () => {
  const [one, two] = await Promise.all([freshDatabase({ modules: [] }), freshDatabase({ modules: [] })])
  await one.ownerDb.query('create table public.only_here (id int)')
  await expect(two.ownerDb.query('select * from public.only_here')).rejects.toThrow(/does not exist/)
  await Promise.all([one.close(), two.close()])
})
