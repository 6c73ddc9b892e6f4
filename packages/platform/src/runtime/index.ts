import type { Clock } from '../clock/index.ts'
import type { Facts } from '../facts/index.ts'
import type { NewId } from '../ids/index.ts'
import type { Log } from '../log/index.ts'
import type { Random } from '../random/index.ts'
import type { Db } from '../sql/index.ts'

/** The services that every module is created with: `createWallet(runtime)`. */
export interface Runtime {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly newId: NewId
  readonly facts: Facts
  readonly log: Log
}
