/** A server's configuration, read once from the environment. Every wrong value is reported; nothing is guessed. */
export { CannotStart, explainFileError } from './cannot-start.ts'
export { checkPort, explainListen } from './check-port.ts'
export { type Config, type KeySource, readConfig } from './read-config.ts'
export { type Role, roleNames } from './roles.ts'
