import { type Supplier, supplierAt } from '@andon/operator/catalogue'

/** The arcade, known by the public half of its signing key. */
export function arcadeSupplier({ gamesOrigin, publicKeyPem }: { gamesOrigin: string; publicKeyPem: string }): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  return supplierAt(gamesOrigin, { code: 'arcade', kind: 'casino', key, showsRounds: true })
}

/** The bookmaker, likewise; its client is at an origin of its own. */
export function bookmakerSupplier({
  sportsOrigin,
  publicKeyPem,
}: {
  sportsOrigin: string
  publicKeyPem: string
}): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  return supplierAt(sportsOrigin, { code: 'bookmaker', kind: 'sportsbook', key })
}
