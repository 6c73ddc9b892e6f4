/** Below the language: the cashier, open at the withdrawal. */
export const withdrawalPage = '/account/cashier?view=withdraw'

/** True if a path of this site, with its language, is the withdrawal. */
export const isWithdrawal = (path: string) => path.slice('/ja'.length) === withdrawalPage
