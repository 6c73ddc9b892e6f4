import { createHmac, timingSafeEqual } from 'node:crypto'

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`: signed at each delivery, so that an old one cannot be replayed. */
export const signatureHeader = 'x-sandbox-signature'
const toleranceSeconds = 300

export function sign({ key, rawBody, at }: { key: Buffer; rawBody: Buffer; at: Temporal.Instant }): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  return `t=${seconds},v1=${digest(key, seconds, rawBody).toString('hex')}`
}

export function isSigned({
  key,
  rawBody,
  header,
  now,
}: {
  key: Buffer
  rawBody: Buffer
  header: string | undefined
  now: Temporal.Instant
}): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const seconds = Number(match[1])
  if (Math.abs(now.epochMilliseconds / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(match[2] ?? '', 'hex'), digest(key, seconds, rawBody))
}

function digest(key: Buffer, seconds: number, rawBody: Buffer): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(rawBody).digest()
}
