import { Refusal } from '@andon/contract'
import { assert, type Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import { openingMeters } from './draw-jackpots.ts'
import { type MoveToStore, newMove, owedMoves } from './moves.ts'
import type { Pool } from './pools.ts'
import { type LevelMoved, retireLevel } from './retire-level.ts'
import { lockMeters, openMeters, type StoredMeter } from './store.ts'
import { hasRoundsOnTheirWay, insertMoves, saveMovedSums, saveRetired, storeRetirement } from './store-moves.ts'
import { meterName, reserveName } from './terms.ts'

/**
 * Moves all money of a pool whose file says that it is retired to the pool that the file names, level by level; says what moved. May be repeated, for rounds that came late. Refusals,
 * `ACTION_IMPOSSIBLE`: there is no such pool, its file does not retire it, the other one is retired itself, a round that contributes to it is on its way, or nothing is left.
 */
export async function retirePool(
  deps: Pick<Deps, 'clock' | 'newId'>,
  tx: Tx,
  { pools, id, reason }: { readonly pools: readonly Pool[]; readonly id: string; readonly reason: string },
): Promise<{ readonly into: string; readonly levels: readonly LevelMoved[] }> {
  const { pool, into } = demandPools(pools, id)
  const at = deps.clock.now()
  await openMeters(tx, openingMeters([pool.terms, into.terms], at.epochMilliseconds))
  const locked = await lockMeters(tx, [pool.id, into.id])
  if (await hasRoundsOnTheirWay(tx, pool.id)) throw impossible('a round that contributes to it is on its way')
  const own = locked.filter((one) => one.pool === pool.id)
  const levels = own.map((from) => {
    const other = locked.find((one) => one.pool === into.id && one.level === from.level)
    assert(other, `the level ${into.id}.${from.level} is locked`)
    const after = retireLevel(from, other)
    return { moved: after.moved, from: { ...from, ...after.from }, into: { ...other, ...after.into } }
  })
  if (own.every(({ meter, overflow, reserve }) => meter + overflow + reserve === 0))
    throw impossible('nothing is left in it')
  await saveRetired(tx, [...levels.map(({ from }) => from), ...levels.map(({ into }) => into)])
  const left = owedMoves(levels.map(({ from }) => from))
  await saveMovedSums(tx, left.meters)
  const moves = [...left.moves, ...levels.flatMap(({ moved, from, into }) => movesOf(moved, from, into))]
  await insertMoves(
    tx,
    moves.map((move) => newMove(deps, move)),
  )
  const moved = levels.map((level) => level.moved)
  await storeRetirement(tx, {
    pool: pool.id,
    into: into.id,
    position: roundsOf(own),
    intoPosition: roundsOf(locked.filter((one) => one.pool === into.id)),
    reason,
    at,
    levels: moved,
  })
  return { into: into.id, levels: moved }
}

function demandPools(pools: readonly Pool[], id: string): { pool: Pool; into: Pool } {
  const pool = pools.find((one) => one.id === id)
  if (!pool) throw impossible('there is no such pool')
  if (pool.retiredInto === undefined) throw impossible('its file does not say retiredInto')
  const into = pools.find((one) => one.id === pool.retiredInto)
  if (!into || into.retiredInto !== undefined) throw impossible(`${pool.retiredInto} is no pool that still runs`)
  return { pool, into }
}

const impossible = (why: string) => new Refusal('ACTION_IMPOSSIBLE', { field: 'pool', message: why })

function movesOf({ money, reserve }: LevelMoved, from: StoredMeter, into: StoredMeter): MoveToStore[] {
  const moves: MoveToStore[] = [
    {
      kind: 'retired',
      from: meterName(from.pool, from.level),
      to: meterName(into.pool, into.level),
      millionths: money,
    },
    {
      kind: 'retired',
      from: reserveName(from.pool, from.level),
      to: reserveName(into.pool, into.level),
      millionths: reserve,
    },
  ]
  return moves.filter(({ millionths }) => millionths > 0)
}

const roundsOf = (meters: readonly StoredMeter[]) => Math.max(0, ...meters.map(({ rounds }) => rounds))
