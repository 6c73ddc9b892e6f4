import type { OfferedWhere } from '@andon/contract/offered-where'
import type { Dialect } from '@andon/contract/vendor-messages/dialects'
import { assert } from '@andon/platform/sql'
import type { LaunchTemplate } from './launch-template.ts'

/** Verifies a supplier's calls. */
export type SigningKey =
  | { readonly algorithm: 'ed25519'; readonly publicKeyPem: string }
  | { readonly algorithm: 'rsa-sha256'; readonly publicKeyPem: string }
  | { readonly algorithm: 'hmac-sha256'; readonly secret: Buffer }

/** An aggregator with a wallet API, a launch call and a game list in the shape of Hub88's. */
export interface Hub88 {
  /** Base address of its API, without a slash at the end: `https://api.aggregator.example`. */
  readonly apiUrl: string
  readonly operatorId: string
  /** Signs our calls to it (RSA-SHA256). */
  readonly privateKeyPem: string
}

/** A company whose games or sportsbook the operator offers. */
export interface Supplier extends OfferedWhere {
  readonly code: string
  readonly name: string
  readonly kind: 'casino' | 'sportsbook'
  /** One key, or two while the supplier changes from one to the other, or where it runs in this process, too: either is accepted. */
  readonly keys: readonly SigningKey[]
  /** The dialect of its games that name no other. */
  readonly dialect: Dialect
  /**
   * Origins, without a path (`https://games.supplier.example`), from which sites embed its pages and show its pictures, and whose messages they accept. The
   * first of `frames` is the one that paths of pictures belong to.
   */
  readonly origins: {
    readonly frames: readonly string[]
    readonly images: readonly string[]
    readonly messages: readonly string[]
  }
  /** How the address of a game is found: from a template, or by asking the aggregator. */
  readonly launch: LaunchTemplate | { readonly by: 'hub88'; readonly hub88: Hub88 }
  /** Its games can show and verify a past round of the player: the one in the launch address. */
  readonly showsRounds?: boolean
  /** Its games show the chips of a race as chips (`chips` in the reply to `authenticate`). */
  readonly playsChips?: boolean
}

export interface Suppliers {
  find(code: string): Supplier | undefined
  all(): readonly Supplier[]
  isSportsbook(code: string): boolean
  /** From now on these are the suppliers. Readers ask again each time, so that a change applies at once. */
  replace(configured: readonly Supplier[]): void
  /** Grows with every replacement: pages rendered before are out of date. */
  version(): number
}

/** A supplier whose pages, pictures and messages have one origin, and whose games open as the arcade's do. */
export function supplierAt(
  origin: string,
  { key, ...supplier }: Pick<Supplier, 'code' | 'kind' | 'showsRounds' | 'playsChips'> & { key: SigningKey },
): Supplier {
  const page = supplier.kind === 'sportsbook' ? '?lang={language}' : '{gameCode}/?lang={language}&mode={mode}'
  const demo = `${origin}/${page}&host={host}`
  return {
    ...supplier,
    name: supplier.code,
    keys: [key],
    dialect: 'vanguard',
    origins: { frames: [origin], images: [origin], messages: [origin] },
    launch: { by: 'template', real: `${demo}&round={round}#token={token}`, demo, tokenSeconds: 60 },
  }
}

/** Suppliers are configuration, not data, so that their secrets are never stored in the database. */
export function createSuppliers(configured: readonly Supplier[]): Suppliers {
  let byCode = mapOf(configured)
  let version = 0
  return {
    find: (code) => byCode.get(code),
    all: () => [...byCode.values()],
    isSportsbook: (code) => byCode.get(code)?.kind === 'sportsbook',
    replace: (now) => {
      byCode = mapOf(now)
      version += 1
    },
    version: () => version,
  }
}

function mapOf(configured: readonly Supplier[]): ReadonlyMap<string, Supplier> {
  const byCode = new Map<string, Supplier>()
  for (const supplier of configured) {
    assert(/^[a-z0-9-]{2,40}$/.test(supplier.code), `invalid supplier code: ${supplier.code}`)
    assert(!byCode.has(supplier.code), `supplier ${supplier.code} is registered twice`)
    byCode.set(supplier.code, supplier)
  }
  return byCode
}
