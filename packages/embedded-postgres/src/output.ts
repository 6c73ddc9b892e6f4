import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Log } from '@andon/platform/log'

const keptLines = 6

/** Passes the database's own messages to our log; answers its last lines, for the reason when it ends. */
export function readOutput(child: ChildProcess, log: Log): () => string {
  const kept: string[] = []
  child.stdout?.resume()
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      kept.push(line)
      if (kept.length > keptLines) kept.shift()
      if (/\b(PANIC|WARNING):/.test(line)) log.warn({ postgres: line }, 'database')
      else log.debug({ postgres: line }, 'database') // the caller of a rejected statement gets the error
    })
  return () => kept.join(' / ')
}
