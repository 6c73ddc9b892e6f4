import { type Supplier, supplierAt } from '@andon/operator/catalogue'

/** The arcade, known by the public half of its signing key. */
export function arcadeSupplier({ gamesOrigin, publicKeyPem }: { gamesOrigin: string; publicKeyPem: string }): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  return supplierAt(gamesOrigin, { code: 'arcade', kind: 'casino', key, showsRounds: true })
}

/**
 * The bookmaker, likewise; its client is at an origin of its own. One that runs in the operator's process signs with `ownSecret`, which never leaves it: Ed25519 would take a third of the
 * processor time of a payment.
 */
export function bookmakerSupplier({
  sportsOrigin,
  publicKeyPem,
  ownSecret,
}: {
  sportsOrigin: string
  publicKeyPem: string
  ownSecret: Buffer
}): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  const supplier = supplierAt(sportsOrigin, { code: 'bookmaker', kind: 'sportsbook', key })
  return { ...supplier, keys: [{ algorithm: 'hmac-sha256', secret: ownSecret }, ...supplier.keys] }
}
