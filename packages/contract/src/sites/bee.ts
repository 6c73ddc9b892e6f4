import type { Site } from './site.ts'

export const bee = {
  code: 'BEE',
  name: 'BEE',
  hosts: ['bee.localhost'],
  homePath: { visitor: '/home', player: '/home' },
  landingPath: '/ja/home',
  menu: [
    { id: 'casino', path: '/lobbies/casino' },
    { id: 'slots', path: '/lobbies/slots' },
  ],
  bannerZones: ['bee_casino', 'bee_slots'],
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  countryLanguages: { IN: 'en', JP: 'ja' },
  currency: 'JPY',
  blockedCountries: [],
  chromelessPaths: ['/maintenance', '/countryblock'],
  headerHeight: { wide: 72, narrow: 72, wideFrom: 0 },
  flags: {
    captchaRequired: true,
    jackpot: false,
    gameProvider: false,
    chat: true,
    smsVerification: true,
    emailVerification: true,
    sports: true,
  },
  migratedUserCutoff: 1_711_461_600_000,
} as const satisfies Site
