import type { Site } from './site.ts'

/** What the brands have in common today; a brand that differs says so in its own file. */
export const everySite = {
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  countryLanguages: { IN: 'en', JP: 'ja' },
  currency: 'JPY',
  blockedCountries: [],
  chromelessPaths: ['/maintenance', '/countryblock'],
  migratedUserCutoff: 1_711_461_600_000,
} as const satisfies Partial<Site>

export const everyFlag = {
  captchaRequired: true,
  jackpot: false,
  gameProvider: false,
  chat: true,
  smsVerification: true,
  emailVerification: true,
} as const satisfies Partial<Site['flags']>
