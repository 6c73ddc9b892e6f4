import type { Currency } from '@andon/money'
import type { Db } from '@andon/platform/sql'
import type { RoundEvent } from '../round-events.ts'
import type { RoundState } from '../store/rounds.ts'

/**
 * What an audit reads: pages of rows by keys, each page a statement of its own, so that it holds no lock and no snapshot while the server goes on. Demo play is left out: its
 * rows are deleted after two days.
 */
export interface StoredSeed {
  readonly owner: string
  readonly id: string
  readonly serverSeed: string
  readonly commitment: string
  readonly committedAt: Temporal.Instant
  /** Null until the pair is in use. */
  readonly clientSeed: string | null
  readonly nextNonce: number
  readonly activatedAt: Temporal.Instant | null
  readonly revealedAt: Temporal.Instant | null
}

export interface StoredRound {
  readonly id: string
  readonly gameCode: string
  readonly nonce: number
  readonly tableHash: string
  readonly currency: Currency
  readonly stake: number
  readonly furtherStaked: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly finishedByRules: boolean
  readonly win: number | null
  readonly state: RoundState
  readonly startedAt: Temporal.Instant
}

const seedColumns = `owner, id, server_seed "serverSeed", commitment, committed_at "committedAt", client_seed "clientSeed", next_nonce "nextNonce",
  activated_at "activatedAt", revealed_at "revealedAt"`

/** The pairs of each owner in the order of their use, after the given one; those that are yet to be used come last. */
function readSeeds(db: Db, { after, limit }: { after: StoredSeed | null; limit: number }): Promise<StoredSeed[]> {
  return db.query<StoredSeed>(
    `select ${seedColumns} from arcade.seeds seed
     where owner >= $1 and (owner > $1 or (coalesce(activated_at, 'infinity'), id) > ($2::timestamptz, $3))
       and not exists (select from arcade.sessions where owner = seed.owner and id = seed.owner and mode = 'demo')
     order by owner, coalesce(activated_at, 'infinity'), id limit $4`,
    [after?.owner ?? '', after?.activatedAt?.toString() ?? (after ? 'infinity' : '-infinity'), after?.id ?? '', limit],
  )
}

/** Reads the present row of a seed. */
export async function readSeed(db: Db, { owner, id }: Pick<StoredSeed, 'owner' | 'id'>): Promise<StoredSeed | null> {
  const [row] = await db.query<StoredSeed>(`select ${seedColumns} from arcade.seeds where owner = $1 and id = $2`, [
    owner,
    id,
  ])
  return row ?? null
}

/** True if a round was drawn from it whose stake was not refused or returned. */
export async function hasPlayedRounds(db: Db, { owner, id }: Pick<StoredSeed, 'owner' | 'id'>): Promise<boolean> {
  const rows = await db.query<{ found: boolean }>(
    `select true found from arcade.rounds where owner = $1 and seed_id = $2 and state not in ('void', 'cancelled') limit 1`,
    [owner, id],
  )
  return rows.length > 0
}

/** Names of players in races with play chips. */
export async function readRaces(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ owner: string }>('select distinct owner from arcade.sessions where chips')
  return new Set(rows.map(({ owner }) => owner))
}

/** Commitments that stand with more than one pair, with the pairs. */
export function readRepeatedCommitments(
  db: Db,
  { limit }: { limit: number },
): Promise<{ commitment: string; ids: string[] }[]> {
  return db.query<{ commitment: string; ids: string[] }>(
    `select commitment, array_agg(id order by id) ids from arcade.seeds group by commitment having count(*) > 1 order by commitment limit $1`,
    [limit],
  )
}

/** The rounds of a pair by nonce, after the given one. */
function readRounds(
  db: Db,
  { seed, after, limit }: { seed: StoredSeed; after: Pick<StoredRound, 'nonce' | 'id'> | null; limit: number },
): Promise<StoredRound[]> {
  return db.query<StoredRound>(
    `select id, game_code "gameCode", nonce, table_hash "tableHash", currency, stake, further_staked "furtherStaked", choice, actions, finished_by_rules "finishedByRules", win, state,
       started_at "startedAt"
     from arcade.rounds where owner = $1 and seed_id = $2 and (nonce, id) > ($3, $4) order by nonce, id limit $5`,
    [seed.owner, seed.id, after?.nonce ?? -2_147_483_648, after?.id ?? '', limit],
  )
}

/** The events of these rounds of one owner, by id. */
export async function readEvents(
  db: Db,
  { owner, ids }: { owner: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, readonly RoundEvent[]>> {
  const rows = await db.query<{ id: string; events: readonly RoundEvent[] }>(
    'select id, events from arcade.rounds where owner = $1 and id = any($2)',
    [owner, ids],
  )
  return new Map(rows.map(({ id, events }) => [id, events]))
}

/** How many rounds are stored of each game, with those whose seed is still in use. */
export function countRounds(db: Db): Promise<{ gameCode: string; rounds: number; inUse: number }[]> {
  return db.query<{ gameCode: string; rounds: number; inUse: number }>(
    `select round.game_code "gameCode", count(*) rounds, count(*) filter (where seed.revealed_at is null) "inUse"
     from arcade.rounds round join arcade.seeds seed on seed.owner = round.owner and seed.id = round.seed_id
     where not exists (select from arcade.sessions where owner = round.owner and id = round.owner and mode = 'demo')
     group by round.game_code`,
  )
}

const seedsPerPage = 200
const roundsPerPage = 500

export async function* pagedSeeds(db: Db): AsyncGenerator<StoredSeed, void> {
  let after: StoredSeed | null = null
  for (;;) {
    const page: StoredSeed[] = await readSeeds(db, { after, limit: seedsPerPage })
    yield* page
    if (page.length < seedsPerPage) return
    after = page.at(-1) ?? null
  }
}

export async function* pagesOfRounds(db: Db, seed: StoredSeed): AsyncGenerator<StoredRound[], void> {
  let after: StoredRound | null = null
  for (;;) {
    const page: StoredRound[] = await readRounds(db, { seed, after, limit: roundsPerPage })
    if (page.length > 0) yield page
    if (page.length < roundsPerPage) return
    after = page.at(-1) ?? null
  }
}
