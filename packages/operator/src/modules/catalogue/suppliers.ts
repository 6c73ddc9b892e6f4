import { assert } from '@andon/platform/sql'

export type SigningKey =
  | { readonly algorithm: 'ed25519'; readonly publicKeyPem: string }
  | { readonly algorithm: 'hmac-sha256'; readonly secret: Buffer }

/** A company whose games or sportsbook the operator offers. */
export interface Supplier {
  readonly code: string
  readonly kind: 'casino' | 'sportsbook'
  /** Origin of its pages, without a path: `http://games.localhost:4000`. */
  readonly gamesOrigin: string
  /** Verifies the signatures of its wallet API calls. */
  readonly key: SigningKey
  /** Its games can show and verify a past round of the player: the one in the URL parameter `round`. */
  readonly showsRounds?: boolean
}

export interface Suppliers {
  find(code: string): Supplier | undefined
  all(): readonly Supplier[]
  isSportsbook(code: string): boolean
}

/** Suppliers are configuration, not data, so that their secrets are never stored in the database. */
export function createSuppliers(configured: readonly Supplier[]): Suppliers {
  const byCode = new Map<string, Supplier>()
  for (const supplier of configured) {
    assert(/^[a-z0-9-]{2,40}$/.test(supplier.code), `invalid supplier code: ${supplier.code}`)
    assert(!byCode.has(supplier.code), `supplier ${supplier.code} is registered twice`)
    assert(new URL(supplier.gamesOrigin).origin === supplier.gamesOrigin, `${supplier.gamesOrigin} is not an origin`)
    if (supplier.key.algorithm === 'hmac-sha256')
      assert(supplier.key.secret.length >= 32, 'an HMAC secret has at least 32 bytes')
    byCode.set(supplier.code, supplier)
  }
  return {
    find: (code) => byCode.get(code),
    all: () => [...byCode.values()],
    isSportsbook: (code) => byCode.get(code)?.kind === 'sportsbook',
  }
}
