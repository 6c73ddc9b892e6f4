/**
 * Every path of the player API, spelt as the specification spells it. The browser's client needs only this table (and types), so
 * that no schema is sent to players.
 */
export const routes = {
  identity: {
    login: 'POST /ajax/login',
    logout: 'POST /ajax/login/logout',
    status: 'GET /ajax/login/status',
    getGamityToken: 'GET /ajax/profile/getGamityToken',
    getToken: 'GET /ajax/token/getToken',
    registration: 'POST /ajax/registration',
    isUniqueEmail: 'POST /ajax/registration/isUniqueEmail',
    isUniqueNickname: 'POST /ajax/registration/isUniqueNickname',
    checkUserPhoneAvailablity: 'POST /ajax/registration/checkUserPhoneAvailablity',
    sendChannelVeification: 'POST /ajax/registration/sendChannelVeification',
    verifyChannel: 'POST /ajax/registration/verifyChannel',
    resetPassword: 'POST /ajax/resetPassword',
    doResetPassword: 'POST /ajax/resetPassword/doResetPassword',
    changePassword: 'POST /ajax/profile/changePassword',
  },
  support: {
    contactUs: 'POST /ajax/registration/contactUs',
  },
  profile: {
    getData: 'GET /ajax/profile/getData',
    getEnabledCurrency: 'GET /ajax/profile/getEnabledCurrency',
    getcountryDetails: 'GET /ajax/profile/getcountryDetails',
  },
  wallet: {
    getProfileBalanceCurrency: 'GET /ajax/profile/getProfileBalanceCurrency',
    getBalanceByPocket: 'GET /ajax/profile/getBalanceByPocket',
    getBalance: 'GET /ajax/profile/getBalance',
  },
  catalogue: {
    getGames: 'GET /ajax/game/getGames',
    getLobbyListWithGameGroups: 'GET /ajax/game/getLobbyListWithGameGroups',
    getLobbyGameGroupGames: 'GET /ajax/game/getLobbyGameGroupGames',
    getGameTitles: 'GET /ajax/game/getGameTitles',
    launchGame: 'GET /ajax/launcher/{gameType}',
    openSportsBook: 'GET /ajax/launcher/sports/openSportsBook',
    refreshSportsBookToken: 'GET /ajax/launcher/sports/refreshSportsBookToken',
    getLastPlayedGames: 'GET /ajax/profile/getLastPlayedGames',
    getFavouriteGames: 'POST /ajax/profile/getFavouriteGames',
    toggleFavoriteGame: 'POST /ajax/profile/toggleFavoriteGame',
  },
  cashier: {
    getAvailablePaymentMethodsLimits: 'GET /ajax/cashier/getAvailablePaymentMethodsLimits',
    makeCCPayment: 'POST /ajax/cashier/makeCCPayment',
    gettransationStatus: 'POST /ajax/cashier/gettransationStatus',
  },
  access: {
    countryblock: 'GET /ajax/country/countryblock',
  },
} as const
