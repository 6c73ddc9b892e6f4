import { createLog, type Log } from '@andon/platform/log'

/**
 * A log that is kept instead of written, and all that goes past it to the terminal meanwhile: nothing of a server should. `stop` gives the
 * terminal back.
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
    /** Lines at level error or above: each of them is to be a mistake of ours. */
    errors: () => lines.filter((line) => line.level >= 50),
    raw: () => raw.filter((text) => !/^\(node:\d+\)|^\(Use `node/.test(text)),
    stop: () => {
      Object.assign(console, { error, warn })
      process.stderr.write = write
    },
  }
}
