/** Every path of the staff's calls about shared tables and pools of jackpots. The command line needs only this table and types, so that it starts at once. */
export const arcadeRoutes = {
  tables: {
    listReports: 'GET /staff/tables/reports',
    listMessages: 'GET /staff/tables/{table}/messages',
    removeMessage: 'POST /staff/tables/{table}/messages/{number}/removed',
    closeReports: 'POST /staff/tables/{table}/messages/{number}/reports-closed',
    mutePlayer: 'POST /staff/tables/players/{player}/muted',
  },
  arcadeJackpots: {
    listPools: 'GET /staff/jackpots/pools',
    retirePool: 'POST /staff/jackpots/pools/{pool}/retired',
  },
} as const
