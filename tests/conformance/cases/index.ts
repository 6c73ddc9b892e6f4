import type { ConformanceCase } from '../kit.ts'
import { access } from './access.ts'
import { adjustments } from './adjustments.ts'
import { amounts } from './amounts.ts'
import { bonuses } from './bonuses.ts'
import { envelope } from './envelope.ts'
import { idempotency } from './idempotency.ts'
import { inOneCall } from './in-one-call.ts'
import { jackpots } from './jackpots.ts'
import { limits } from './limits.ts'
import { pace } from './pace.ts'
import { races } from './races.ts'
import { rollbacks } from './rollbacks.ts'
import { rounds } from './rounds.ts'

/** Every promise of the wallet API, by its subject. */
export const conformanceCases: Readonly<Record<string, readonly ConformanceCase[]>> = {
  envelope,
  access,
  idempotency,
  rounds,
  inOneCall,
  adjustments,
  jackpots,
  rollbacks,
  amounts,
  races,
  pace,
  limits,
  bonuses,
}
