/** What the environment decides about a server, read once at the start. Every wrong value is named; nothing is guessed. */
export { CannotStart, explainFileError } from './cannot-start.ts'
export { checkPort, explainListen } from './check-port.ts'
export { type Config, type KeySource, readConfig } from './read-config.ts'
export type { Role } from './roles.ts'
