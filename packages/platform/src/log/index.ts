import { type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that never reach a log line, at any depth up to three. */
const secrets = [
  'password',
  'currentPassword',
  'cardNumber',
  'cvv',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-xsrf-token',
  'sessionToken',
  'authToken',
]

export function createLog({ level = 'info' }: { level?: string } = {}): Log {
  const quoted = secrets.map((name) => `["${name}"]`)
  return pino({
    level,
    redact: {
      paths: [...quoted, ...quoted.map((name) => `*${name}`), ...quoted.map((name) => `*.*${name}`)],
      censor: '[redacted]',
    },
  })
}
