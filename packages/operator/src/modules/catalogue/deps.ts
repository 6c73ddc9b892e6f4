import type { NewFact } from '@andon/contract/fact'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'
import type { AskLaunchUrl } from './ask-launch-url.ts'
import type { MatchesOf } from './get-sports-matches.ts'
import type { PlayRecords } from './play-records.ts'
import type { PlayerLookups } from './player-lookups.ts'
import type { Suppliers } from './suppliers/suppliers.ts'

/** Counts a launch for real play, and its token when the supplier redeems it. */
export type CountLaunch = (what: 'launched' | 'redeemed', supplier: string) => void

/** Tells every node of what is not stored, such as how live tables are now. */
export type Announce = (fact: NewFact) => void

export interface ChipStack {
  readonly id: string
  readonly games: readonly string[]
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly closedAt: Temporal.Instant | null
}

/** Dependencies of the catalogue's handlers. */
export interface Deps extends Runtime, PlayerLookups {
  readonly suppliers: Suppliers
  /** Codes of the games with the most real rounds of the last week, most first. */
  popularGames(): Promise<readonly string[]>
  readonly countLaunch: CountLaunch
  readonly askLaunchUrl: AskLaunchUrl
  readonly matchesOf: MatchesOf
  readonly playRecords: PlayRecords
  /** The player's stack in a race with chips. */
  chipStackOf(executor: Db | Tx, entry: { playerId: string; tournamentId: string }): Promise<ChipStack | undefined>
  /** Absent: nobody is told. */
  readonly announce?: Announce
}
