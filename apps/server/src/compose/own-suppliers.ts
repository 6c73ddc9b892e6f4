import { type Supplier, supplierAt } from '@andon/operator/catalogue'

/** The arcade, known by the public half of its signing key. */
export function arcadeSupplier({ gamesOrigin, publicKeyPem }: { gamesOrigin: string; publicKeyPem: string }): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  return supplierAt(gamesOrigin, { code: 'arcade', kind: 'casino', key, showsRounds: true, playsChips: true })
}

/**
 * The bookmaker, likewise; its client is at an origin of its own. One that runs in the operator's process signs with `ownSecret`, which never leaves it: Ed25519 would take about
 * 150 µs of processor time for each call.
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
