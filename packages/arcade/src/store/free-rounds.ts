import type { Db } from '@andon/platform/sql'

/** Free rounds of a session. `stake` is the base of their wins. */
export interface FreeRounds {
  readonly freeRoundsId: string
  readonly stake: number
  readonly left: number
}

type SessionName = { readonly owner: string; readonly id: string }

/** Void and cancelled rounds are not counted as played. */
export async function findFreeRounds(db: Db, { owner, id }: SessionName): Promise<FreeRounds | null> {
  const [row] = await db.query<FreeRounds>(
    `select free_rounds_id "freeRoundsId", free_rounds_stake stake, free_rounds_told - (
       select count(*)::integer from arcade.rounds round
       where round.owner = $1 and round.session_id = $2 and round.free_rounds_id is not null and state not in ('void', 'cancelled')) "left"
     from arcade.sessions session where owner = $1 and id = $2 and free_rounds_id is not null`,
    [owner, id],
  )
  return row && row.left > 0 ? row : null
}

/** After the operator has refused a free round: they were played elsewhere, or their bonus has ended. */
export async function forgetFreeRounds(db: Db, { owner, id }: SessionName): Promise<void> {
  await db.query('update arcade.sessions set free_rounds_told = 0 where owner = $1 and id = $2', [owner, id])
}
