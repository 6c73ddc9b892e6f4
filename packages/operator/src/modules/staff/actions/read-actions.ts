import type { Db, Tx } from '@andon/platform/sql'
import { hashOf, type WrittenAction } from './hash-of.ts'

type StoredAction = WrittenAction & { readonly hash: Buffer }

const columns =
  'id, at, actor, via, roles, endpoint, outcome, subject, request_id as "requestId", content, previous, hash'
const pageSize = 200
const verifiedAtOnce = 2000

/** Newest first. */
export function listActions(
  executor: Db | Tx,
  { subject, actor, before }: { subject?: string | undefined; actor?: string | undefined; before?: number | undefined },
): Promise<StoredAction[]> {
  return executor.query<StoredAction & object>(
    `select ${columns} from staff.actions
     where ($1::text is null or subject = $1) and ($2::text is null or actor = $2) and ($3::bigint is null or id < $3)
     order by id desc limit ${pageSize}`,
    [subject ?? null, actor ?? null, before ?? null],
  )
}

export interface Verified {
  readonly rows: number
  readonly lastHash: Buffer | null
  /** The id of the first row that is not as it was written or that does not follow the one before; null if every row holds. */
  readonly firstBroken: number | null
}

/** Computes the chain of hashes again, from the first row. */
export async function verifyActions(executor: Db | Tx): Promise<Verified> {
  let last: StoredAction | undefined
  for (;;) {
    const page = await executor.query<StoredAction & object>(
      `select ${columns} from staff.actions where id > $1 order by id limit ${verifiedAtOnce}`,
      [last?.id ?? 0],
    )
    for (const row of page) {
      if (!follows(row, last)) return { rows: last?.id ?? 0, lastHash: last?.hash ?? null, firstBroken: row.id }
      last = row
    }
    if (page.length < verifiedAtOnce) return { rows: last?.id ?? 0, lastHash: last?.hash ?? null, firstBroken: null }
  }
}

function follows(row: StoredAction, before: StoredAction | undefined): boolean {
  const isNext = row.id === (before?.id ?? 0) + 1
  const isChained = before === undefined ? row.previous === null : row.previous?.equals(before.hash) === true
  return isNext && isChained && hashOf(row).equals(row.hash)
}
