import { siteOf } from '@andon/contract/sites'
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Time steps before and after the current one whose codes are accepted, to allow for clock drift. */
const window = 1

export const secretBytes = 20

/** The time step of this code, or null if no step within the window matches. */
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

/** The secret for the authenticator app, as text and as the URI for a QR code. */
export function forApp(
  secret: Buffer,
  { site, email }: { site: string; email: string },
): { secret: string; uri: string } {
  const generator = totp(secret, { issuer: siteOf(site).name, label: email })
  return { secret: generator.secret.base32, uri: generator.toString() }
}

function totp(secret: Buffer, names: { issuer?: string; label?: string } = {}): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({ ...names, secret: new Secret({ buffer: bytes.buffer }), digits: 6, period: periodSeconds })
}
