import { createHash } from 'node:crypto'
import type { Db } from '@andon/platform/sql'
import type { SelectionId } from '../model/selection.ts'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Keeps selections under their code, from now on as long as a new one. */
export async function keepSharedSlip(
  db: Db,
  selections: readonly SelectionId[],
  now: Temporal.Instant,
): Promise<string> {
  const code = codeOf(selections)
  await db.query(
    `insert into bookmaker.shared_slips (code, selections, shared_at) values ($1, $2, $3)
     on conflict (code) do update set shared_at = excluded.shared_at`,
    [code, selections, now.toString()],
  )
  return code
}

/** Null: there is none, or it was forgotten. */
export async function findSharedSlip(db: Db, code: string): Promise<readonly SelectionId[] | null> {
  const [row] = await db.query<{ selections: string[] }>(
    'select selections from bookmaker.shared_slips where code = $1',
    [code],
  )
  return row?.selections ?? null
}

/** Ten letters of 5 bits, of the selections' SHA-256. */
function codeOf(selections: readonly SelectionId[]): string {
  const hash = createHash('sha256').update(JSON.stringify(selections)).digest()
  let bits = hash.readBigUInt64BE()
  let code = ''
  for (let at = 0; at < 10; at++) {
    code += letters[Number(bits & 31n)]
    bits >>= 5n
  }
  return code
}
