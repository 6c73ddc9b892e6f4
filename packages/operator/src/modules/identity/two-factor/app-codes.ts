import { siteOf } from '@andon/contract/sites'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Steps before and after now whose codes are good, for clocks that are off. */
const window = 1

export const secretBytes = 20

/** The time step that this code is of, or null when it is of none near now. */
export function stepOfCode({
  secret,
  code,
  now,
}: {
  secret: Buffer
  code: string
  now: Temporal.Instant
}): number | null {
  const timestamp = now.epochMilliseconds
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

/** What the player puts into the app: as text, and as the address that a QR code carries. */
export function forApp(
  secret: Buffer,
  { site, email }: { site: string; email: string },
): { secret: string; uri: string } {
  const shown = totp(secret, { issuer: siteOf(site).name, label: email })
  return { secret: shown.secret.base32, uri: shown.toString() }
}

function totp(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({ ...names, secret: new Secret({ buffer: bytes.buffer }), digits: 6, period: periodSeconds })
}
