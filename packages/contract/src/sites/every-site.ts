import type { Site } from './site.ts'

/** What the brands have in common today; a brand that differs says so in its own file. */
export const everySite = {
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  countryLanguages: { IN: 'en', JP: 'ja' },
  currency: 'JPY',
  blockedCountries: [],
  chromelessPaths: ['/maintenance', '/countryblock'],
  moreMenu: [
    { id: 'allGames', path: '/allgames' },
    { id: 'slots', path: '/lobbies/slots' },
    { id: 'myGames', path: '/mygames' },
    { id: 'responsibleGame', path: '/responsible-game' },
    { id: 'customerService', path: '/customer-service' },
  ],
  footerGames: 6,
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
