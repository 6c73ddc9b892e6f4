import type { SupplierCase } from '../supplier-kit.ts'
import { jackpots } from './jackpots.ts'
import { refusals } from './refusals.ts'
import { restarts, slowRestarts } from './restarts.ts'
import { rounds } from './rounds.ts'
import { rules } from './rules.ts'
import { unknownBets, unknownRollbacks, unknownWins } from './unknown-outcomes.ts'

/** What a supplier promises, by its subject; with `quick`, without what takes long. */
export function supplierCases({ quick = false } = {}): Readonly<Record<string, readonly SupplierCase[]>> {
  return {
    rounds,
    'unknown bets': unknownBets,
    'unknown wins': unknownWins,
    'unknown rollbacks': unknownRollbacks,
    refusals,
    rules,
    jackpots,
    restarts: quick ? restarts : [...restarts, ...slowRestarts],
  }
}
