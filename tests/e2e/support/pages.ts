/**
 * Every route of a language, by the id that `routes.ts` gives it, with the addresses at which it is looked at. None: it has no page of its own, or
 * the journey named here looks at it.
 */
export const visitorPages: Readonly<Record<string, readonly string[]>> = {
  home: ['/home'],
  lobbies: [], // leads to the first lobby
  lobby: ['/lobbies/casino', '/lobbies/slots', '/lobbies/live-casino'],
  register: [], // the sign-up over a lobby: windows.ts
  'game-play': [], // the frame's own page fills it: game-page.spec.ts
  'customer-service': ['/customer-service'],
  promotion: [], // the same page as /promotions
  promotions: ['/promotions'],
  'promotion-page': [],
  'promotions-page': ['/promotions/first-lanterns'],
  tournament: ['/tournament'],
  jackpots: ['/jackpots'],
  missions: ['/missions'],
  'all-games': ['/allgames', '/allgames?q=zzz'],
  game: ['/game/lantern-river', '/game/hot-spring-dig', '/game/rose-window-roulette/how-to-play'],
  sports: ['/sports', '/sports/a-z'],
  maintenance: [], // leads home
  countryblock: [],
  'static-page': ['/cookie-policy', '/how-to-play'],
  'not-found': ['/404/404'],
}

/** The same for players. */
export const playerPages: Readonly<Record<string, readonly string[]>> = {
  account: ['/account'],
  'account-index': [],
  'account-profile': ['/account/profile'],
  'account-password': ['/account/password'],
  'account-security': ['/account/security'],
  'account-confirmidentity': ['/account/confirmidentity'],
  'account-policies': ['/account/policies'],
  'account-tickets': ['/account/tickets'],
  'account-sessions': ['/account/sessions'],
  'account-inbox': ['/account/inbox'],
  'account-cashier': ['/account/cashier', '/account/cashier?view=withdraw'],
  'account-transactions': ['/account/transactions'],
  'account-bonus-rewards': ['/account/bonus-rewards'],
  'account-bet-history': ['/account/bet-history'],
  'account-legacy-bet-history': ['/account/legacy-bet-history'],
  'account-limits': ['/account/limits'],
  'account-picture': ['/account/picture'],
  'account-levels': ['/account/levels'],
  'account-year': ['/account/year'],
  'account-preferences': ['/account/preferences'],
  'my-games': ['/mygames'],
  'special-bet': ['/special-bet'],
}
