import type { Runtime } from '@andon/platform/runtime'
import type { Secrets } from '@andon/platform/secrets'
import type { Db, Tx } from '@andon/platform/sql'
import type { Player } from '../identity/index.ts'
import type { Limits, Lock } from '../limits/index.ts'

/** What a person is recognised by, as players tell it. */
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

/** What the composition passes in: who players are, and how they are locked. */
export interface ExclusionsOptions {
  readonly secrets: Secrets
  playerOf(executor: Db | Tx, playerId: string): Promise<PersonDetails | null>
  /** Up to `limit` players in order of their ids, after that one. */
  playerIdsAfter(executor: Db | Tx, page: { after: string; limit: number }): Promise<readonly string[]>
  readonly limits: Pick<Limits, 'lockOf' | 'lockAlike' | 'beginReview' | 'endReview'>
}

export interface Deps extends Runtime, ExclusionsOptions {
  /** Of an attribute, under the installation's key. */
  digestOf(attribute: { readonly kind: string; readonly value: string }): Buffer
}

export type { Lock }
