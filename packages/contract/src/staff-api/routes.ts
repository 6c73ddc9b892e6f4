/** Every path of the staff API. The command line needs only this table and types, so that it starts at once. */
export const staffRoutes = {
  staff: {
    login: 'POST /staff/login',
    logout: 'POST /staff/logout',
    getSelf: 'GET /staff/self',
    changePassword: 'POST /staff/self/password',
    listAccounts: 'GET /staff/accounts',
    addAccount: 'POST /staff/accounts',
    setRoles: 'POST /staff/accounts/{name}/roles',
    resetPassword: 'POST /staff/accounts/{name}/password',
    disableAccount: 'POST /staff/accounts/{name}/disable',
    listActions: 'GET /staff/audit',
    verifyActions: 'GET /staff/audit/verify',
  },
  facts: {
    listFacts: 'GET /staff/facts',
    retryFacts: 'POST /staff/facts/retry',
    skipFact: 'POST /staff/facts/{subscriber}/skip',
  },
  access: {
    listSwitches: 'GET /staff/switches',
    turnSwitch: 'POST /staff/switches',
  },
  identity: {
    findPlayers: 'GET /staff/players',
    linkBank: 'POST /staff/players/bank',
  },
  policies: {
    publishPolicy: 'POST /staff/policies',
  },
  cashier: {
    findPayments: 'GET /staff/payments',
    listWithdrawals: 'GET /staff/withdrawals',
    approveWithdrawal: 'POST /staff/withdrawals/{payment}/approve',
    refuseWithdrawal: 'POST /staff/withdrawals/{payment}/refuse',
    listDeposits: 'GET /staff/deposits',
    creditDeposit: 'POST /staff/deposits/{payment}/credit',
    returnDeposit: 'POST /staff/deposits/{payment}/return',
    listReceipts: 'GET /staff/receipts',
    creditReceipt: 'POST /staff/receipts/{receiptId}/credit',
    returnReceipt: 'POST /staff/receipts/{receiptId}/return',
  },
  exclusions: {
    listReviews: 'GET /staff/exclusions',
    clearReview: 'POST /staff/exclusions/{reviewId}/clear',
    confirmReview: 'POST /staff/exclusions/{reviewId}/confirm',
  },
  support: {
    listChats: 'GET /staff/chats',
    showChat: 'GET /staff/chats/{chatId}',
    answerChat: 'POST /staff/chats/{chatId}/answer',
    closeChat: 'POST /staff/chats/{chatId}/close',
  },
  catalogue: {
    listSuppliers: 'GET /staff/suppliers',
    checkSuppliers: 'GET /staff/suppliers/check',
    reloadSuppliers: 'POST /staff/suppliers/reload',
    setSupplierState: 'POST /staff/suppliers/{supplier}/state',
    listGames: 'GET /staff/games',
    setGamePaused: 'POST /staff/games/{gameCode}/paused',
  },
} as const
