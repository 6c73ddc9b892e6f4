import type { Deps } from '../deps.ts'
import { insertChallenge, takeChallenge } from '../store/passkeys.ts'
import { hashToken } from '../tokens/hash-token.ts'

const lifeMinutes = 5
/** COSE identifiers of Ed25519, ES256 and RS256, the algorithms that authenticators support. */
export const algorithms = [-8, -7, -257]
export const timeoutMs = lifeMinutes * 60_000

/** A challenge for one try: for this player to add a passkey or, without a player, to log in. */
export async function issueChallenge(
  { clock, db, random }: Deps,
  playerId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(random.bytes(32))
  const expiresAt = clock.now().add({ minutes: lifeMinutes })
  await insertChallenge(db, {
    challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
    playerId,
    expiresAt,
  })
  return challenge
}

export function redeemChallenge({ clock, db }: Deps, playerId: string | null): (challenge: string) => Promise<boolean> {
  return (challenge) => takeChallenge(db, { challengeHash: hashToken(challenge), playerId, now: clock.now() })
}
