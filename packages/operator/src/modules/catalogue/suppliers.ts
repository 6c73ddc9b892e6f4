import { assert } from '@andon/platform/sql'

export type SigningKey =
  | { readonly algorithm: 'ed25519'; readonly publicKeyPem: string }
  | { readonly algorithm: 'hmac-sha256'; readonly secret: Buffer }

/** A company whose games or sportsbook the operator offers. */
export interface Supplier {
  readonly code: string
  readonly kind: 'casino' | 'sportsbook'
  /** Where its pages are served, no path: `http://games.localhost:4000`. */
  readonly gamesOrigin: string
  /** What its calls of the wallet API are signed with. */
  readonly key: SigningKey
  /** `seamless`: every stake and win is asked of the operator's wallet when it happens. */
  readonly walletMode: 'seamless'
  /** Its games open on a past round of the player's when their address names it as `round`, and let it be verified there. */
  readonly showsRounds?: boolean
}

export interface Suppliers {
  find(code: string): Supplier | undefined
  all(): readonly Supplier[]
  isSportsbook(code: string): boolean
  register(supplier: Supplier): void
}

/** The registry is configuration, not data: a secret of a supplier is never at rest in the database. */
export function createSuppliers(configured: readonly Supplier[]): Suppliers {
  const byCode = new Map<string, Supplier>()
  const register = (supplier: Supplier) => {
    assert(/^[a-z0-9-]{2,40}$/.test(supplier.code), `a supplier's code is ${supplier.code}`)
    assert(!byCode.has(supplier.code), `supplier ${supplier.code} is registered twice`)
    assert(new URL(supplier.gamesOrigin).origin === supplier.gamesOrigin, `${supplier.gamesOrigin} is not an origin`)
    if (supplier.key.algorithm === 'hmac-sha256')
      assert(supplier.key.secret.length >= 32, 'an HMAC secret has at least 32 bytes')
    byCode.set(supplier.code, supplier)
  }
  for (const supplier of configured) register(supplier)
  return {
    find: (code) => byCode.get(code),
    all: () => [...byCode.values()],
    isSportsbook: (code) => byCode.get(code)?.kind === 'sportsbook',
    register,
  }
}
