import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

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

/** Logs JSON lines to standard output or the given destination. */
export function createLog({ level = 'info', to }: { level?: string; to?: DestinationStream } = {}): Log {
  const quoted = secrets.map((name) => `["${name}"]`)
  const options: LoggerOptions = {
    level,
    redact: {
      paths: [...quoted, ...quoted.map((name) => `*${name}`), ...quoted.map((name) => `*.*${name}`)],
      censor: '[redacted]',
    },
  }
  return to === undefined ? pino(options) : pino(options, to)
}
