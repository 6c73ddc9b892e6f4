import { makeOwedCalls, ownedUntil, retryAt } from '@andon/platform/owed-calls'
import { type Deps, walletOf } from '../deps.ts'
import { rollbackRequest, winRequest } from '../rounds/money-requests.ts'
import { announceBets } from './announce-bets.ts'
import { type BetOutcome, claimDueBets, type DueBet, storeBetOutcomes } from './store/owed-bets.ts'

const atOnce = 64
const mostInAPass = 6_400

/**
 * Pays what bets at tables have won and returns stakes, at any server; returns how many were tried. A bet whose server has died while its stake was requested is returned: its round may be
 * over before anybody knows whether it was taken.
 */
export function payTableBets(deps: Deps): Promise<number> {
  const { clock, log, db } = deps
  return makeOwedCalls<DueBet, BetOutcome>({
    clock,
    log,
    what: 'a wallet call for a bet at a table',
    nameOf: ({ id }) => ({ roundId: id }),
    atOnce,
    mostInAPass,
    claim: (by) => claimDueBets(db, by),
    call: (due) => callFor(deps, due),
    store: (outcomes) => storeOutcomes(deps, outcomes),
  })
}

/** Stores outcomes and says which bets are in another state. */
async function storeOutcomes(deps: Deps, outcomes: readonly BetOutcome[]): Promise<void> {
  await storeBetOutcomes(deps.db, outcomes, deps.clock.now())
  const moved = Map.groupBy(
    outcomes.filter(({ from, to }) => from !== to),
    ({ tableId, number }) => `${tableId} ${number}`,
  )
  for (const bets of moved.values()) {
    const [first] = bets
    if (first) announceBets(deps, { tableId: first.tableId, number: first.number, bets })
  }
}

/** Returns the stake of a bet that is being returned, now; true once the wallet has confirmed it. Otherwise it is tried again by itself. */
export async function returnStakeNow(deps: Deps, due: DueBet): Promise<boolean> {
  const outcome = await callFor(deps, { ...due, state: 'returning' })
  await storeOutcomes(deps, [outcome])
  return outcome.to === 'returned'
}

async function callFor(deps: Deps, due: DueBet): Promise<BetOutcome> {
  const { owner, id, tableId, number, state: from } = due
  const became = (to: BetOutcome['to'], nextAttemptAt: Temporal.Instant | null = null): BetOutcome => ({
    owner,
    id,
    tableId,
    number,
    from,
    to,
    nextAttemptAt,
  })
  const now = () => deps.clock.now()
  switch (from) {
    case 'asked':
      return became('returning', now())
    case 'returning': {
      const rollback = await walletOf(deps, due).call('rollback', rollbackRequest(due))
      const refused = rollback.outcome === 'refused' ? rollback.code : null
      if (rollback.outcome === 'ok' || refused === 'BET_ROLLED_BACK') return became('returned')
      deps.log.error({ roundId: id, why: rollback.why }, 'returning a stake of a table failed')
      return refused === 'ROUND_CLOSED' ? became('disputed') : became('returning', retryAt(now(), due.attempts))
    }
    case 'settling': {
      const win = await walletOf(deps, due).call('win', winRequest({ ...due, win: due.win ?? 0 }))
      if (win.outcome === 'ok') return became('settled')
      const refused = win.outcome === 'refused' ? win.code : null
      deps.log[refused === null ? 'warn' : 'error']({ roundId: id, why: win.why }, 'paying a win of a table failed')
      if (refused === 'BET_ROLLED_BACK') return became('returned')
      if (refused === 'ROUND_CLOSED' || refused === 'DUPLICATE') return became('disputed')
      return became('settling', retryAt(now(), due.attempts))
    }
  }
}

/** The process that has just begun to return a stake owns it alone until this time. */
export const returnedBy = ({ clock }: Pick<Deps, 'clock'>): Temporal.Instant => ownedUntil(clock.now())
