import type { Site } from './site.ts'

export const leo = {
  code: 'LEO',
  name: 'LEO',
  hosts: ['leo.localhost'],
  homePath: { visitor: '/lobbies/casino', player: '/lobbies/casino' },
  landingPath: '/ja/lobbies/casino',
  menu: [
    { id: 'casino', path: '/lobbies/casino' },
    { id: 'slots', path: '/lobbies/slots' },
  ],
  bannerZones: ['leo_casino', 'leo_live_casino'],
  languages: ['ja', 'en'],
  defaultLanguage: 'ja',
  countryLanguages: { IN: 'en', JP: 'ja' },
  currency: 'JPY',
  blockedCountries: [],
  chromelessPaths: ['/maintenance', '/countryblock'],
  headerHeight: { wide: 82, narrow: 64, wideFrom: 1201 },
  flags: {
    captchaRequired: true,
    jackpot: false,
    gameProvider: false,
    chat: true,
    smsVerification: true,
    emailVerification: true,
    sports: false,
  },
  migratedUserCutoff: 1_711_461_600_000,
} as const satisfies Site
