export * from './endpoint.ts'
export { type PlayerApi, playerApi } from './player-api/index.ts'
export * from './refusals.ts'
