/** Where the cashier leads. */
export const limitsPath = '/responsible-game'
export const historyPath = '/account/transactions'
export const verificationPath = '/account/confirmidentity'
