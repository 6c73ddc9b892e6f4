/** One brand as data. Adding a brand means adding one of these and one theme. */
export interface Site {
  readonly code: string
  readonly name: string
  /** Host names (without port) that show this brand. */
  readonly hosts: readonly string[]
  readonly homePath: { readonly visitor: string; readonly player: string }
  /** Where the empty path goes. */
  readonly landingPath: string
  readonly menu: readonly MenuEntry[]
  readonly bannerZones: readonly string[]
  readonly languages: readonly ('ja' | 'en')[]
  readonly defaultLanguage: 'ja' | 'en'
  readonly countryLanguages: Readonly<Record<string, 'ja' | 'en'>>
  readonly currency: 'JPY'
  readonly blockedCountries: readonly string[]
  /** Paths below the language on which header and footer are hidden. */
  readonly chromelessPaths: readonly string[]
  readonly headerHeight: { readonly wide: number; readonly narrow: number; readonly wideFrom: number }
  readonly flags: {
    readonly captchaRequired: boolean
    readonly jackpot: boolean
    readonly gameProvider: boolean
    readonly chat: boolean
    readonly smsVerification: boolean
    readonly emailVerification: boolean
    readonly sports: boolean
  }
  /** Accounts created before this instant (milliseconds since 1970) skip the channel check at login. */
  readonly migratedUserCutoff: number
}

export interface MenuEntry {
  /** Names the entry's text in the language files. */
  readonly id: 'sports' | 'sportsAz' | 'casino' | 'liveCasino' | 'slots' | 'specialBets' | 'tournaments' | 'promotions'
  readonly path: string
}
