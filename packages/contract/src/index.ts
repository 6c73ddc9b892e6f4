export * from './endpoint.ts'
export { type PlayerApi, playerApi } from './player-api/index.ts'
export type { HistoryRange, TransactionType } from './player-api/reports-fields.ts'
export * from './refusals.ts'
