import type { GameCategory } from '@andon/contract/games/categories'
import type { Language } from '@andon/contract/languages'
import type { SpokenDialect } from '@andon/contract/vendor-messages/dialects'
import type { Currency } from '@andon/money'
import type { Game } from '../engines/game.ts'
import type { SharedRounds } from '../engines/table-engine.ts'
import type { Stakes } from './stakes.ts'

/** A game of the arcade: a folder in `titles/` whose `index.ts` exports one of these as `title`. */
export interface Title {
  readonly gameCode: string
  readonly name: Readonly<Record<Language, string>>
  /** Kana for search. */
  readonly reading: string
  /** Other words by which players look for it: its English name in kana and what is seen in it, kanji with their kana; twenty at most. Its names need not be repeated. */
  readonly searchWords?: readonly string[]
  readonly category: GameCategory
  readonly tags: readonly string[]
  /** How its page talks to the page around it. Absent: `vanguard`. */
  readonly dialect?: SpokenDialect
  /** New rounds are played with these rules. */
  readonly current: Game
  /** Rules of earlier versions, so that their rounds can be verified. */
  readonly past: readonly Game[]
  /** The way to play that the hit frequency is stated for, in games in which the player decides. */
  readonly hitFrequencyFor?: Readonly<Record<Language, string>>
  /** In games in which the player decides: every way to play has the same return, but for wins that are rounded down (`rtpAtStake` has the least). Absent: it depends. */
  readonly sameReturnForAllPlay?: true
  readonly volatility: 'low' | 'medium' | 'high'
  readonly stakesIn: Readonly<Record<Currency, Stakes>>
  /** Minimum time from the start of one round to the start of the next, by the rules for slots; 0 for games without one. */
  readonly cycleFloorMs: number
  /**
   * Hours from the start of a round after which the server takes the game's default actions until the round is settled; absent in games that `open` settles.
   * Below the 48 hours after which an operator returns the stakes of an unfinished round.
   */
  readonly actWithinHours?: number
  /** Rounds belong to tables and are shared by all their players; absent in games of one player. */
  readonly shared?: SharedRounds
}
