import { createGroupCommit } from '@andon/platform/group-commit'
import type { Runtime } from '@andon/platform/runtime'
import { assert, awaitAtCommit, type Tx } from '@andon/platform/sql'
import { jackpotNumber } from '../rng/seed-stream.ts'
import { drawLevels, openingMeter } from './draw-levels.ts'
import {
  lockMeters,
  lockRounds,
  openMeters,
  type StoredMeter,
  saveMeters,
  storeDrawn,
  storePositions,
} from './store.ts'
import { type JackpotDrawn, type JackpotTerms, meterName } from './terms.ts'

/** A round whose stake is accepted. */
export interface RoundOfPool {
  readonly owner: string
  readonly id: string
  readonly stake: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly jackpotTerms: JackpotTerms
}

/**
 * Draws jackpots: the only writer of the meters. Rounds at the same time share a transaction, which locks the meters of their pools first and applies the rounds one after
 * the other, so that of two that win, the second wins the refilled meter. A repeated round gets what is stored. Null: the round is not open any more; its stake is returned.
 */
export function createJackpotDraws({ db, clock, log }: Pick<Runtime, 'db' | 'clock' | 'log'>) {
  const { submit } = createGroupCommit<RoundOfPool, JackpotDrawn | null>(
    { db, log },
    { run: (tx, rounds) => drawAll(tx, rounds, clock.now().epochMilliseconds), maxBatch: 256 },
  )
  return { draw: submit }
}

export type JackpotDraws = ReturnType<typeof createJackpotDraws>

async function drawAll(tx: Tx, rounds: readonly RoundOfPool[], at: number): Promise<readonly (JackpotDrawn | null)[]> {
  const [meters, stored] = await Promise.all([metersOf(tx, rounds, at), lockRounds(tx, rounds)])
  const storedOf = new Map(stored.map((one) => [one.id, one]))
  const positions = new Map([...meters.values()].map(({ pool, rounds }) => [pool, rounds]))
  const drawn = new Map<string, RoundOfPool & { drawn: JackpotDrawn }>()
  for (const round of rounds) {
    if (!storedOf.get(round.id)?.isOpen || drawn.has(round.id)) continue
    const { pool } = round.jackpotTerms
    const position = (positions.get(pool) ?? 0) + 1
    positions.set(pool, position)
    drawn.set(round.id, { ...round, drawn: { position, draws: applyRound(meters, round, at) } })
  }
  if (drawn.size > 0) save(tx, [...drawn.values()], { meters, positions })
  return rounds.map(({ id }) => drawn.get(id)?.drawn ?? storedOf.get(id)?.jackpot ?? null)
}

function applyRound(meters: Map<string, StoredMeter>, round: RoundOfPool, at: number): JackpotDrawn['draws'] {
  const { pool } = round.jackpotTerms
  const meterOf = (level: Parameters<typeof meterName>[1]) => {
    const meter = meters.get(meterName(pool, level))
    assert(meter, `the meter ${pool}.${level} is locked`)
    return meter
  }
  const { stake } = round
  const numberBelow = (level: Parameters<typeof meterName>[1], of: number) => jackpotNumber(round, { pool, level, of })
  const { draws, meters: after } = drawLevels(round.jackpotTerms, { stake, at, numberBelow }, meterOf)
  for (const meter of after) meters.set(meterName(pool, meter.level), { ...meterOf(meter.level), ...meter })
  return [...draws]
}

/** Fails the transaction if a round was not stored: the meters would have moved for nothing. */
function save(
  tx: Tx,
  drawn: readonly (RoundOfPool & { readonly drawn: JackpotDrawn })[],
  after: { readonly meters: ReadonlyMap<string, StoredMeter>; readonly positions: ReadonlyMap<string, number> },
): void {
  const places = drawn.map((round) => ({ ...round, pool: round.jackpotTerms.pool, position: round.drawn.position }))
  const meters = [...after.meters.values()].map((one) => ({ ...one, rounds: after.positions.get(one.pool) ?? 0 }))
  const stored = storeDrawn(tx, drawn).then((count) => assert(count === drawn.length, 'every drawn round was open'))
  awaitAtCommit(tx, Promise.all([stored, storePositions(tx, places), saveMeters(tx, meters)]))
}

/** The locked levels of the rounds' pools by name; those of a new pool are opened. */
async function metersOf(tx: Tx, rounds: readonly RoundOfPool[], at: number): Promise<Map<string, StoredMeter>> {
  const terms = [...new Map(rounds.map(({ jackpotTerms }) => [jackpotTerms.pool, jackpotTerms])).values()]
  const names = terms.map(({ pool }) => pool)
  const wanted = terms.reduce((sum, { levels }) => sum + levels.length, 0)
  let locked = await lockMeters(tx, names)
  if (locked.length < wanted) {
    await openMeters(tx, openingMeters(terms, at))
    locked = await lockMeters(tx, names)
  }
  return new Map(locked.map((one) => [meterName(one.pool, one.level), one]))
}

export function openingMeters(terms: readonly JackpotTerms[], at: number): StoredMeter[] {
  return terms.flatMap(({ pool, levels }) =>
    levels.map((one) => ({ pool, rounds: 0, refilled: 0, setAside: 0, ...openingMeter(one, at) })),
  )
}
