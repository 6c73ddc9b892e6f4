/** Where the cashier leads. */
export const limitsPath = '/account/limits'
export const historyPath = '/account/transactions'
export const verificationPath = '/account/confirmidentity'
