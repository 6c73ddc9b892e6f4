import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '../log/index.ts'

/** A request's own logger, created at its first log line: most requests log nothing, and creating one (with redaction) costs time. */
export function lazyChild(parent: Log, bindings: Record<string, unknown>): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined
  const child = () => {
    made ??= parent.child(bindings) as FastifyBaseLogger
    return made
  }
  const say = (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    ((...said: Parameters<FastifyBaseLogger['info']>) =>
      parent.isLevelEnabled(level) ? child()[level](...said) : undefined) as FastifyBaseLogger['info']
  return {
    level: parent.level,
    fatal: say('fatal'),
    error: say('error'),
    warn: say('warn'),
    info: say('info'),
    debug: say('debug'),
    trace: say('trace'),
    silent: () => undefined,
    child: (...asked: Parameters<FastifyBaseLogger['child']>) => child().child(...asked),
  } as FastifyBaseLogger
}
