import type { Histogram } from '@andon/contract/games/sheet/histogram'
import type { Language } from '@andon/contract/languages'
import type { Currency } from '@andon/money'
import type { Bonuses } from '@andon/operator/bonuses'
import type { Stacks } from '@andon/operator/game-wallet'
import type { Limits } from '@andon/operator/limits'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Db, Tx } from '@andon/platform/sql'

export interface Entrant {
  readonly nickname: string
  readonly country: string
  readonly currency: Currency
}

export interface OfferedGame {
  readonly minBet: number | null
  readonly maxBet: number | null
}

export interface TournamentOptions {
  readonly wallet: Pick<Wallet, 'postBatch'>
  readonly limits: Pick<Limits, 'lockStakers' | 'lockPlayerRows' | 'checkStakes' | 'recordPlay' | 'lockOf'>
  /** Grants prizes that are not cash. */
  readonly bonuses: Pick<Bonuses, 'award' | 'termsOfCode'>
  playersByIds(executor: Db | Tx, playerIds: readonly string[]): Promise<ReadonlyMap<string, Entrant>>
  /** True if the law of the country allows races in which players stake real money. */
  realStakeRaces(country: string): boolean
  /** True if the law of the country allows free tipping contests with prizes. */
  tippingContests(country: string): boolean
  /** Play chips of races. */
  readonly chips: Stacks
  /** Returns the games of this list that can be played with chips. */
  gamesWithChips(executor: Db | Tx, games: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns the games that take bets now: the stakes that they state, and whether their rounds wait for the player. */
  gamesOffered(executor: Db | Tx, games: readonly string[]): Promise<ReadonlyMap<string, OfferedGame>>
  /** The brand's own words for a series, in place of those of its plan; null: it has none. */
  textOf(of: {
    readonly series: string
    readonly site: string
    readonly language: Language
  }): { readonly name: string; readonly summary: string } | null
  /** How likely each result of these games is, of those that have such a histogram. */
  histogramsOf(executor: Db | Tx, games: readonly string[]): Promise<Readonly<Record<string, Histogram>>>
}

export interface Deps extends Runtime, TournamentOptions {}
