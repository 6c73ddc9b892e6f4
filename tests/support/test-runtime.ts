import { Refusal, type RefusalCode, type RefusalDetails } from '@andon/contract'
import type { Fact } from '@andon/contract/fact'
import { createLocalBus } from '@andon/platform/bus'
import { manualClock } from '@andon/platform/clock'
import { createFacts } from '@andon/platform/facts'
import { createIds } from '@andon/platform/ids'
import { createLog, type Log } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import type { Db } from '@andon/platform/sql'
import { type FreshDatabase, freshDatabase } from './database.ts'

export interface TestRuntimeOptions {
  /** Modules whose migrations the test needs. */
  readonly modules: readonly string[]
  /** An existing database to use instead of a fresh one. */
  readonly database?: Pick<FreshDatabase, 'db' | 'ownerDb' | 'close'> | undefined
  /** Silent unless given. */
  readonly log?: Log
}

/** A module's runtime with a separate database and a clock that tests set. Facts stay in the outbox; `facts` reads them. */
export async function openTestRuntime({ modules, database, log = createLog({ level: 'silent' }) }: TestRuntimeOptions) {
  const { db, ownerDb, close } = database ?? (await freshDatabase({ modules }))
  const clock = manualClock()
  const delivery = createFacts({ db, bus: createLocalBus({ log }), log })
  const runtime: Runtime = { db, clock, random, newId: createIds({ clock, random }), facts: delivery, log }
  const facts = <Data = AnyData>(wanted?: WantedFacts) => readFacts<Data>(ownerDb, wanted)
  return { clock, close, db, facts, ownerDb, runtime }
}

type AnyData = Readonly<Record<string, unknown>>

interface WantedFacts {
  readonly key?: string
  /** A whole name, or the start of one: `cashier.%`. */
  readonly name?: string
  /** Facts of later outbox rows only. */
  readonly after?: number
}

export type RecordedFact<Data = AnyData> = Omit<Fact, 'data'> & { readonly id: number; readonly data: Data }

/** Facts in the outbox, oldest first. */
function readFacts<Data>(db: Db, { key, name = '%', after = 0 }: WantedFacts = {}): Promise<RecordedFact<Data>[]> {
  return db.query<RecordedFact<Data>>(
    `select id, name, key, data from platform.outbox, json_to_recordset(facts) as fact (name text, key text, data jsonb)
     where id > $1 and name like $2 and ($3::text is null or key = $3) order by id`,
    [after, name, key ?? null],
  )
}

/** The code and details with which a call was refused; the code `none` when it was not. */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<RefusalDetails & { readonly code: RefusalCode | 'none' }> {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.details }
    throw error
  }
  return { code: 'none' }
}

export async function refusalCodeOf(promise: Promise<unknown>): Promise<RefusalCode | 'none'> {
  return (await refusalOf(promise)).code
}
