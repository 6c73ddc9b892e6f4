import type { Db, Tx } from '@andon/platform/sql'

export interface PolicyVersion {
  readonly policyType: string
  readonly policyVersionId: string
}

export interface Answer extends PolicyVersion {
  readonly policyAccepted: boolean
  readonly at: Temporal.Instant
}

const version = 'policy_type as "policyType", version_id as "policyVersionId"'

/** The newest publication of each type, by type. */
export async function versionsInForce(executor: Db | Tx): Promise<PolicyVersion[]> {
  return executor.query<PolicyVersion>(
    `select distinct on (policy_type) ${version} from policies.publications order by policy_type, id desc`,
  )
}

/** Puts a new version in force, which every player must accept again. False if it was published before. */
export async function publishPolicy(
  tx: Tx,
  { policyType, policyVersionId, at }: PolicyVersion & { at: Temporal.Instant },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into policies.publications (policy_type, version_id, at) values ($1, $2, $3) on conflict do nothing returning id`,
    [policyType, policyVersionId, at.toString()],
  )
  return rows.length > 0
}

/** Inserts answers; an answer that is already stored keeps its time. */
export async function insertAnswers(tx: Tx, playerId: string, answers: readonly Answer[]): Promise<void> {
  const columns = [
    answers.map(({ policyType }) => policyType),
    answers.map(({ policyVersionId }) => policyVersionId),
    answers.map(({ policyAccepted }) => policyAccepted),
    answers.map(({ at }) => at.toString()),
  ]
  await tx.query(
    `insert into policies.answers (player_id, policy_type, version_id, accepted, at)
     select $1, * from unnest($2::text[], $3::text[], $4::boolean[], $5::timestamptz[]) on conflict do nothing`,
    [playerId, ...columns],
  )
}

/** Newest first. */
export async function answersOf(executor: Db | Tx, playerId: string): Promise<Answer[]> {
  return executor.query<Answer>(
    `select ${version}, accepted as "policyAccepted", at from policies.answers where player_id = $1 order by id desc`,
    [playerId],
  )
}
