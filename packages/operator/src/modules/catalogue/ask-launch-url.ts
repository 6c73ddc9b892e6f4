import type { Language } from '@andon/contract/languages'
import type { Session } from '@andon/platform/http'

/** A launch of a game whose address its supplier is asked for, each time. */
export interface LaunchToAsk {
  readonly supplier: string
  readonly gameCode: string
  readonly supplierGameCode: string
  /** Plays for real money; null: for play money. */
  readonly session: Session | null
  readonly site: string
  readonly language: Language
  /** The country of the player; null: not known. */
  readonly country: string | null
  /** The player's network address. */
  readonly address: string
  readonly userAgent: string
  readonly lobbyUrl: string
  readonly cashierUrl: string
}

/** Returns the address of the game's page, on one of the supplier's origins for frames. Opens the game session of a launch for real money. */
export type AskLaunchUrl = (launch: LaunchToAsk) => Promise<string>
