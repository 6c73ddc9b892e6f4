import type { Site } from './site.ts'

/** Directive 2002/58/EC, article 5(3), in the European Economic Area, and its likeness in the United Kingdom (PECR, regulation 6). */
const consentFirst = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'GB'],
] as const

/**
 * Countries that no operator can serve lawfully or be paid from: those of the FATF's "High-Risk Jurisdictions subject to a Call for Action" (North
 * Korea, Iran, Myanmar; list of June 2025) and Cuba, which is under a comprehensive embargo of the United States. An operator adds those in which
 * it holds no licence, and follows the lists of its own regulator.
 */
const embargoed = ['CU', 'IR', 'KP', 'MM'] as const

/** What the brands have in common today; a brand that differs says so in its own file. */
export const everySite = {
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  countryLanguages: { IN: 'en', JP: 'ja' },
  currency: 'JPY',
  blockedCountries: embargoed,
  consentFirstCountries: consentFirst,
  chromelessPaths: ['/maintenance', '/countryblock'],
  moreMenu: [
    { id: 'allGames', path: '/allgames' },
    { id: 'slots', path: '/lobbies/slots' },
    { id: 'myGames', path: '/mygames' },
    { id: 'responsibleGame', path: '/responsible-game' },
    { id: 'customerService', path: '/customer-service' },
  ],
  footerGames: 6,
  slotGames: 6,
  gallerySlotGames: 9,
  cashier: { depositsBeforeVerification: 1_000_000, fastWithdrawalUpTo: 20_000 },
  migratedUserCutoff: 1_711_461_600_000,
} as const satisfies Partial<Site>

export const everyFlag = {
  captchaRequired: true,
  jackpot: false,
  gameProvider: true,
  smsVerification: true,
  emailVerification: true,
  chat: true,
} as const satisfies Partial<Site['flags']>
