export * from './endpoint.ts'
export { type PlayerApi, playerApi } from './player-api/index.ts'
export type { TransactionType } from './player-api/reports.ts'
export * from './refusals.ts'
