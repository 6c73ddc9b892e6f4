export type Who = 'visitor' | 'player'

export const places = [
  { brand: 'LEO', language: 'ja' },
  { brand: 'BEE', language: 'en' },
] as const

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
const openInBee = ['/home', '/sports', '/sports/a-z']
const account = [
  ...['profile', 'password', 'security', 'confirmidentity', 'policies', 'sessions', 'cashier', 'transactions'],
  ...['bonus-rewards', 'bet-history', 'legacy-bet-history', 'limits', 'picture', 'preferences'],
].map((page) => `/account/${page}`)

/** Below the language. */
export function pagesOf(who: Who, brand: 'LEO' | 'BEE'): string[] {
  const game = `/game-play?gameId=lantern-river&gameType=${who === 'player' ? 'realgames' : 'freegames'}`
  return [
    ...open,
    ...(brand === 'BEE' ? openInBee : []),
    game,
    ...(who === 'visitor' ? ['/register', '/lobbies/casino?login=true'] : ['/mygames', ...account]),
    ...(who === 'player' && brand === 'BEE' ? ['/special-bet'] : []),
  ]
}
