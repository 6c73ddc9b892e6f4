import type { BannerZone } from '../player-api/content-notices.ts'

/** One brand as data. Adding a brand means adding one of these and one theme. */
export interface Site {
  readonly code: string
  readonly name: string
  /** Where a weakness is reported: a `mailto:` or `https:` address, published in `security.txt`. */
  readonly securityContact: string
  /** Host names (without port) that show this brand. */
  readonly hosts: readonly string[]
  /** Below the language; a visitor's is where the empty path goes, too. */
  readonly homePath: { readonly visitor: string; readonly player: string }
  readonly menu: readonly MenuEntry[]
  /** Behind the menu button, below the main menu: an entry that stands there already is not repeated. */
  readonly moreMenu: readonly MenuEntry[]
  /** The menu button stands on every screen, or where the main menu has no room. */
  readonly menuButton: 'always' | 'narrow'
  /** Pages that not every brand has; elsewhere they are not found. */
  readonly pages: readonly ('home' | 'sports' | 'special-bet')[]
  /** The supplier whose sportsbook the sports pages open, once it is connected. */
  readonly sportsBook?: string
  readonly bannerZones: readonly BannerZone[]
  readonly languages: readonly ('ja' | 'en')[]
  readonly defaultLanguage: 'ja' | 'en'
  readonly countryLanguages: Readonly<Record<string, 'ja' | 'en'>>
  readonly currency: 'JPY'
  /** ISO 3166-1 alpha-2: neither visitors from there nor residents of it are accepted. */
  readonly blockedCountries: readonly string[]
  /** Whose law wants a visitor asked before any cookie that is not necessary; elsewhere it is enough that they can refuse. */
  readonly consentFirstCountries: readonly string[]
  /** Paths below the language on which header and footer are hidden. */
  readonly chromelessPaths: readonly string[]
  /** How many games with the tag `footer` the footer shows at most. */
  readonly footerGames: number
  /** How many games stand on a page about something else. */
  readonly slotGames: number
  /** How many games the home page's gallery shows; the lobbies have all. */
  readonly gallerySlotGames: number
  readonly headerHeight: { readonly wide: number; readonly narrow: number; readonly wideFrom: number }
  readonly flags: {
    readonly captchaRequired: boolean
    /** Off: `getWinners` names nobody. */
    readonly jackpot: boolean
    /** Off: lobbies name no maker of a game, and cannot be filtered by one. */
    readonly gameProvider: boolean
    /** Off: the brand has nothing to do with sports, its history of bets included. */
    readonly sports: boolean
    readonly smsVerification: boolean
    readonly emailVerification: boolean
    /** Off: customer service is written to by the form alone. */
    readonly chat: boolean
  }
  readonly cashier: {
    /** Minor units that a player may deposit over all time until identity and address are verified. */
    readonly depositsBeforeVerification: number
    /** Withdrawals up to this sum in 24 hours are approved without a person's look, if nothing else asks for it. */
    readonly fastWithdrawalUpTo: number
  }
  /** Accounts created before this instant (milliseconds since 1970) skip the channel check at login. */
  readonly migratedUserCutoff: number
}

export interface MenuEntry {
  /** Names the entry's text in the language files. */
  readonly id:
    | 'sports'
    | 'sportsAz'
    | 'casino'
    | 'liveCasino'
    | 'slots'
    | 'specialBets'
    | 'tournaments'
    | 'promotions'
    | 'allGames'
    | 'myGames'
    | 'responsibleGame'
    | 'customerService'
  readonly path: string
}
