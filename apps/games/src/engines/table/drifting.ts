export { createDrifting } from '../../win/drifting.ts'
