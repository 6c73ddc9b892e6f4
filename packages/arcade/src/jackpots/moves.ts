import { makeOwedCalls, retryAt } from '@andon/platform/owed-calls'
import type { Tx } from '@andon/platform/sql'
import type { Deps } from '../deps.ts'
import type { StoredMeter } from './store.ts'
import {
  claimMoves,
  type DueMove,
  insertMoves,
  isAnyMoveOwed,
  lockMetersThatOwe,
  type MoveOutcome,
  type NewMove,
  saveMovedSums,
  storeMoveOutcomes,
} from './store-moves.ts'
import { meterName, overflowName, poolCurrency, reserveName } from './terms.ts'

type MoveDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'newId' | 'operatorWallet'>

/** One after the other, because a later move may need the money of an earlier one. */
const atOnce = 1
const mostInAPass = 200

/**
 * Has the operator's books follow the meters: what seeds took from a reserve goes to the account of the meter, what waits above a cap to the account of the overflow and back. Moves are stored
 * before they are asked for, and asked for until they are acknowledged; of two servers one makes each. Returns how many calls were tried.
 */
export async function moveOwed(deps: MoveDeps): Promise<number> {
  if (await isAnyMoveOwed(deps.db)) await deps.db.transaction((tx) => storeOwedMoves(deps, tx))
  return makeOwedCalls<DueMove, MoveOutcome>({
    clock: deps.clock,
    log: deps.log,
    what: 'moving money of a jackpot',
    nameOf: ({ id, from, to }) => ({ move: id, from, to }),
    atOnce,
    mostInAPass,
    claim: (by) => claimMoves(deps.db, by),
    call: (due) => callFor(deps, due),
    store: (outcomes) => storeMoveOutcomes(deps.db, outcomes),
  })
}

/** Stores what seeds and overflows of all levels owe by now. Locks those levels. */
async function storeOwedMoves(deps: Pick<Deps, 'clock' | 'newId'>, tx: Tx): Promise<void> {
  const meters = await lockMetersThatOwe(tx)
  if (meters.length === 0) return
  const owed = owedMoves(meters)
  await insertMoves(
    tx,
    owed.moves.map((move) => newMove(deps, move)),
  )
  await saveMovedSums(tx, owed.meters)
}

/** The moves that these levels owe by now, and the levels once those are stored. */
export function owedMoves(meters: readonly StoredMeter[]): {
  readonly moves: readonly MoveToStore[]
  readonly meters: readonly StoredMeter[]
} {
  return {
    moves: meters.flatMap(movesOf),
    meters: meters.map((one) => ({ ...one, refilled: one.seeded - one.advanced, setAside: setAsideOf(one) })),
  }
}

export type MoveToStore = Omit<NewMove, 'id' | 'at'>

export const newMove = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>, move: MoveToStore): NewMove => ({
  ...move,
  id: newId('jmv'),
  at: clock.now(),
})

function movesOf(meter: StoredMeter): MoveToStore[] {
  const { pool, level, seeded, advanced, refilled, setAside } = meter
  const [name, overflow] = [meterName(pool, level), overflowName(pool, level)]
  const refill = seeded - advanced - refilled
  const aside = setAsideOf(meter) - setAside
  const moves: MoveToStore[] = [
    { kind: 'seed', from: reserveName(pool, level), to: name, millionths: refill },
    aside < 0
      ? { kind: 'overflow', from: overflow, to: name, millionths: -aside }
      : { kind: 'overflow', from: name, to: overflow, millionths: aside },
  ]
  return moves.filter(({ millionths }) => millionths > 0)
}

/** The meter's money in the operator's books: without what the operator has advanced, which lies in no account. */
const booked = ({ meter, overflow, advanced, returned }: StoredMeter) => meter + overflow - (advanced - returned)

/** The part of the overflow that lies in its own account: as far as players have paid it. */
const setAsideOf = (meter: StoredMeter) => Math.min(meter.overflow, Math.max(0, booked(meter)))

async function callFor({ operatorWallet, clock, log }: MoveDeps, due: DueMove): Promise<MoveOutcome> {
  const { id, kind, from, to, millionths, attempts } = due
  const request = { transactionId: id, kind, from, to, millionths, currency: poolCurrency }
  const moved = await operatorWallet.call('moveJackpot', request)
  if (moved.outcome === 'ok') return { id, isDone: true, nextAttemptAt: clock.now() }
  log[moved.outcome === 'refused' ? 'error' : 'warn'](
    { move: id, from, to, why: moved.why },
    'the operator has not moved money of a jackpot yet',
  )
  return { id, isDone: false, nextAttemptAt: retryAt(clock.now(), attempts) }
}
