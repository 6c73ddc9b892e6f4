/** A server's configuration, read once from the environment. Every wrong value is reported; nothing is guessed. */
export { CannotStart, explainFileError } from '../assert/cannot-start.ts'
export type { KeySource } from '../secrets/key-source.ts'
export { checkPort, explainListen } from './check-port.ts'
export { type Config, readConfig } from './read-config.ts'
export { type Role, roleNames } from './roles.ts'
