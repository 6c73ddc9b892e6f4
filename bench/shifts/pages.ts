import { siteOf, sites } from '@andon/contract/sites'

export type Who = 'visitor' | 'player'

/** Every brand, the languages in turn. */
export const places = sites.map((site, index) => ({
  brand: site.code,
  language: site.languages[index % site.languages.length] ?? site.defaultLanguage,
}))

export const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const open = [
  '/lobbies/casino',
  '/lobbies/slots',
  '/lobbies/live-casino',
  '/allgames',
  '/tournament',
  '/promotions',
  '/promotions/welcome',
  '/customer-service',
  '/responsible-game',
  '/terms-and-conditions',
  '/cookie-policy',
  '/no-such-page',
]
const ofSomeBrands = { home: ['/home'], sports: ['/sports', '/sports/a-z'], 'special-bet': [] } as const
const account = [
  ...['profile', 'password', 'security', 'confirmidentity', 'policies', 'sessions', 'cashier', 'transactions'],
  ...['bonus-rewards', 'bet-history', 'legacy-bet-history', 'limits', 'picture', 'preferences'],
].map((page) => `/account/${page}`)

/** Below the language. */
export function pagesOf(who: Who, brand: string): string[] {
  const { pages } = siteOf(brand)
  const game = `/game-play?gameId=lantern-river&gameType=${who === 'player' ? 'realgames' : 'freegames'}`
  return [
    ...open,
    ...pages.flatMap((page) => ofSomeBrands[page]),
    game,
    ...(who === 'visitor' ? ['/register', '/lobbies/casino?login=true'] : ['/mygames', ...account]),
    ...(who === 'player' && pages.includes('special-bet') ? ['/special-bet'] : []),
  ]
}
