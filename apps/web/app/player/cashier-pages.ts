/** Below the language: the cashier, open at the withdrawal. */
export const withdrawalPage = '/account/cashier?view=withdraw'
