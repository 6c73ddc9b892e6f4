/** Every path of the staff's calls about the bookmaker. The command line needs only this table and types, so that it starts at once. */
export const bookmakerRoutes = {
  bookmaker: {
    listEvents: 'GET /staff/bookmaker/events',
    setSuspended: 'POST /staff/bookmaker/suspensions',
    setMargin: 'POST /staff/bookmaker/margins',
    setBoost: 'POST /staff/bookmaker/boosts',
    endBoost: 'POST /staff/bookmaker/boosts/ended',
    setLimits: 'POST /staff/bookmaker/limits',
    settleMarket: 'POST /staff/bookmaker/settlements',
    reverseSettlement: 'POST /staff/bookmaker/settlements/taken-back',
    voidMarket: 'POST /staff/bookmaker/voids',
    createSpecial: 'POST /staff/bookmaker/specials',
    listSpecials: 'GET /staff/bookmaker/specials',
    setSpecialPrices: 'POST /staff/bookmaker/specials/prices',
    settleSpecial: 'POST /staff/bookmaker/specials/settlements',
    withdrawRunner: 'POST /staff/bookmaker/withdrawals',
    setStakeFactor: 'POST /staff/bookmaker/players/{player}/stake-factor',
    voidBet: 'POST /staff/bookmaker/bets/{bet}/void',
    exposure: 'GET /staff/bookmaker/exposure',
    listTrouble: 'GET /staff/bookmaker/trouble',
    showSupplier: 'GET /staff/bookmaker/supplier',
  },
} as const
