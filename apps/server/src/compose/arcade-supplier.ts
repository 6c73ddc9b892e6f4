import { type Supplier, supplierAt } from '@andon/operator/catalogue'

/** The arcade, known by the public half of its signing key. */
export function arcadeSupplier({ gamesOrigin, publicKeyPem }: { gamesOrigin: string; publicKeyPem: string }): Supplier {
  const key = { algorithm: 'ed25519', publicKeyPem } as const
  return supplierAt(gamesOrigin, { code: 'arcade', kind: 'casino', key, showsRounds: true })
}
