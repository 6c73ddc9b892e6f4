import type { Bonuses } from '@andon/operator/bonuses'
import type { MoneyPath } from '@andon/operator/limits'
import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { Deps } from '../deps.ts'
import type { WalletAnswer } from './answer.ts'
import { authenticate } from './authenticate.ts'
import { balance } from './balance.ts'
import { createCheckStakes } from './check-stakes.ts'
import type { CycleFloor } from './cycles.ts'
import type { MoneyCall } from './domain/held.ts'
import { createHandle, type Handle } from './handle.ts'
import { betCall, rollbackCall, winCall } from './money-call.ts'
import { createBatchRunner } from './run-batch.ts'
import { sweepOpenRounds } from './sweep-open-rounds.ts'

export interface SupplierWallet {
  readonly handle: Handle
  /** Answers what has come so far and refuses the rest; for a server that stops. */
  drain(): Promise<void>
  sweepOpenRounds(): Promise<void>
}

/** Whom the wallet API's handlers ask about money. */
export interface MoneyDoors {
  readonly wallet: Wallet
  readonly bonuses: Pick<Bonuses, 'openPurses' | 'freeRoundsOf'>
  readonly limits: Pick<MoneyPath, 'checkStakes' | 'recordPlay'>
}

export interface PaceOptions {
  /** The house's and the law's; every supplier's rounds are held to it. */
  readonly cycleFloor: CycleFloor
}

/** The operator's side of the wallet API: money calls of all suppliers travel through one lane. */
export function createSupplierWallet(runtime: Runtime, deps: Deps & MoneyDoors & PaceOptions): SupplierWallet {
  const { wallet, suppliers } = deps
  const lane = wallet.createLane<MoneyCall, WalletAnswer>({
    run: createBatchRunner(runtime, { ...deps, checkStakes: createCheckStakes(deps, deps) }),
    playerOf: (call) => call.playerId,
  })
  const handle = createHandle({
    suppliers,
    log: runtime.log,
    calls: {
      authenticate: (supplier, request) => authenticate(runtime, deps, supplier, request),
      balance: (supplier, request) => balance(runtime.db, deps, supplier, request),
      bet: (supplier, request) => lane.submit(betCall(supplier, request)),
      win: (supplier, request) => lane.submit(winCall(supplier, request)),
      rollback: (supplier, request) => lane.submit(rollbackCall(supplier, request)),
    },
  })
  return {
    handle,
    drain: () => lane.drain(),
    sweepOpenRounds: () => sweepOpenRounds(runtime, { suppliers, submit: (call) => lane.submit(call) }),
  }
}
