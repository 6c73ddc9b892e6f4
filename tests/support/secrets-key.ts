import { randomBytes } from 'node:crypto'

/** One key for all servers of a test file: they may share a database and have folders of their own. */
export const secretsKey = randomBytes(32).toString('base64')
