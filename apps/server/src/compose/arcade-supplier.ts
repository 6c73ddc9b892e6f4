import type { Supplier } from '@andon/operator/catalogue'

/** The arcade as the operator's one game supplier, known by the public half of its signing key. */
export function arcadeSupplier({ gamesOrigin, publicKeyPem }: { gamesOrigin: string; publicKeyPem: string }): Supplier {
  return {
    code: 'arcade',
    kind: 'casino',
    gamesOrigin,
    key: { algorithm: 'ed25519', publicKeyPem },
    showsRounds: true,
  }
}
