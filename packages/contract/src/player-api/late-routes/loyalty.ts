/** The calls of levels and of a player's year, in a table of their own: browsers load it with those pages. */
export const loyaltyRoutes = {
  getLoyalty: 'GET /ajax/loyalty/getLoyalty',
  claimLevelReward: 'POST /ajax/loyalty/claimLevelReward',
  getMyYear: 'GET /ajax/loyalty/getMyYear',
} as const
