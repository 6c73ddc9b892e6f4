import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { Db, Tx } from '@andon/platform/sql'
import type { Player } from '../identity/index.ts'
import type { Limits, Lock } from '../limits/index.ts'

/** The player details by which a person is recognised. */
export type PersonDetails = Pick<
  Player,
  | 'email'
  | 'areaCode'
  | 'phone'
  | 'firstName'
  | 'lastName'
  | 'firstNameKana'
  | 'lastNameKana'
  | 'dateOfBirth'
  | 'country'
  | 'postalCode'
  | 'city'
  | 'address1'
>

/** The options that the composition passes in: player details and the locks of the limits. */
export interface ExclusionsOptions {
  readonly secrets: Secrets
  playerOf(executor: Db | Tx, playerId: string): Promise<PersonDetails | null>
  /** Up to `limit` player ids in ascending order, starting after `after`. */
  playerIdsAfter(executor: Db | Tx, page: { after: string; limit: number }): Promise<readonly string[]>
  readonly limits: Pick<Limits, 'lockOf' | 'lockAlike' | 'beginReview' | 'endReview'>
}

export interface Deps extends Runtime, ExclusionsOptions {
  /** Keyed hash of an attribute, with the installation's key. */
  digestOf(attribute: { readonly kind: string; readonly value: string }): Buffer
}

export type { Lock }
