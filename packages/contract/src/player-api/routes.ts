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
    update: 'POST /ajax/profile/update',
    checkUserProfile: 'POST /ajax/profile/checkUserProfile',
    channelVerificationStatus: 'POST /ajax/cashier/channelVerificationStatus',
    getSubscriptionPreferenes: 'POST /ajax/profile/getSubscriptionPreferenes',
    updateSubscriptionPreferenes: 'POST /ajax/profile/updateSubscriptionPreferenes',
    uploadProfilePicture: 'POST /ajax/profile/uploadProfilePicture',
    getProfilePicture: 'POST /ajax/profile/getProfilePicture',
    profilePicture: 'GET /ajax/profile/profilePicture',
    getJurisdictionRulesForUser: 'GET /ajax/profile/getJurisdictionRulesForUser',
    addressLookup: 'GET /ajax/address/addressLookup',
  },
  verification: {
    getAccountVerificationStatus: 'GET /ajax/profile/getAccountVerificationStatus',
    updateKycStatusOnEvent: 'POST /ajax/Profile/updateKycStatusOnEvent',
    upload: 'POST /ajax/account/Documents/upload',
    uploadPart: 'POST /ajax/account/Documents/uploadPart',
    send: 'POST /ajax/account/Documents/send',
    sendMultiple: 'POST /ajax/account/Documents/sendMultiple',
    download: 'GET /ajax/account/Documents/download',
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
  policies: {
    getPolicies: 'GET /ajax/policy/getPolicies',
    updateUserPolicyDetails: 'POST /ajax/policy/updateUserPolicyDetails',
    getUserPolicyDetails: 'GET /ajax/policy/getUserPolicyDetails',
  },
  access: {
    countryblock: 'GET /ajax/country/countryblock',
  },
  content: {
    getPage: 'GET /ajax/staticPage/getPage',
    getQuestions: 'GET /ajax/faq/getQuestions',
  },
} as const
