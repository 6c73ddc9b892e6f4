import { createLog, type Log } from '@andon/platform/log'

/**
 * Captures the log, and everything that a server writes to the terminal besides its log, which must be nothing. `stop` restores the terminal.
 */
export function watchOutput({ level = 'info' }: { level?: string } = {}) {
  const lines: { level: number; msg: string }[] = []
  const raw: string[] = []
  const log: Log = createLog({ level, to: { write: (line) => void lines.push(JSON.parse(line)) } })
  const { error, warn } = console
  const write = process.stderr.write
  console.error = console.warn = (...said: unknown[]) => void raw.push(said.map(String).join(' '))
  process.stderr.write = ((text: string | Uint8Array) => raw.push(String(text)) > 0) as typeof write // only what is written counts here
  return {
    log,
    /** Lines at level error or above: each must be a bug of ours. */
    errors: () => lines.filter((line) => line.level >= 50),
    /** All of it as one text. */
    text: () => [...lines.map((line) => JSON.stringify(line)), ...raw].join('\n'),
    raw: () => raw.filter((text) => !/^\(node:\d+\)|^\(Use `node/.test(text)),
    stop: () => {
      Object.assign(console, { error, warn })
      process.stderr.write = write
    },
  }
}
