import type { Random } from '../random/index.ts'
import type { Db } from '../sql/index.ts'

/** A key that every node of one installation shares, made at the first call and kept in the database. */
export async function installationSecret({
  db,
  random,
  name,
}: {
  db: Db
  random: Random
  name: string
}): Promise<Buffer> {
  await db.query('insert into platform.secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    random.bytes(32),
  ])
  const [row] = await db.query<{ value: Buffer }>('select value from platform.secrets where name = $1', [name])
  if (!row) throw new Error(`secret ${name} cannot be read back`)
  return row.value
}
