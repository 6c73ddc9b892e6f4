import type { Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import type { MethodOffer } from './payment-methods.ts'
import type { PaymentSupplier } from './suppliers/payment-supplier.ts'

/** What the composition passes in. */
export interface CashierOptions {
  readonly wallet: Pick<Wallet, 'post'>
  /** Who moves the money; a method whose supplier is not among them is not offered. */
  readonly suppliers: readonly PaymentSupplier[]
  readonly methods?: readonly MethodOffer[]
  /** How long one call to a supplier may take before its answer is asked for later. */
  readonly supplierTimeoutMs?: number
}

/** What the use cases are built from. */
export interface Deps extends Runtime, Required<CashierOptions> {}

export function supplierOf({ suppliers }: Deps, code: string): PaymentSupplier | undefined {
  return suppliers.find((supplier) => supplier.code === code)
}
