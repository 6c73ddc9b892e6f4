/** Pages the cashier links to. */
export const limitsPath = '/account/limits'
export const historyPath = '/account/transactions'
export const verificationPath = '/account/confirmidentity'
export const lobbyPath = '/lobbies/casino'
export const cashierPath = '/account/cashier'
