import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { CannotArrange, WalletGone } from './kit.ts'

/** One line each way: `{"id": 1, "do": "newPlayer", "balance": 1000}` → `{"id": 1, "playerId": "…"}`, `{"id": 1, "cannot": "why"}` or `{"id": 1, "error": "why"}`. */
interface Line {
  readonly id?: number
  readonly cannot?: string
  readonly error?: string
  readonly [field: string]: unknown
}
export type Arrange = (what: string, fields?: Readonly<Record<string, unknown>>) => Promise<Line>

export interface KitSetup {
  readonly arrange: Arrange
  /** A line that the program prints at its start, before any request. */
  greeting(): Promise<Line>
  close(): Promise<void>
}

/** For one request; for a `wait`, beside the seconds that it lasts. */
const patienceMs = 60_000

/** A program that does what the kit asks: an operator's that arranges what no supplier can, or one that plays a supplier's game. It ends when its input does. */
export function startKitSetup(
  command: string,
  env: Readonly<Record<string, string | undefined>> = {},
  name = 'setup program',
): KitSetup {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  const waiting = new Map<number, { resolve(line: Line): void; reject(reason: Error): void }>()
  const greeting = Promise.withResolvers<Line>()
  greeting.promise.catch(() => undefined) // the caller of greeting() gets the error
  let ids = 0
  let gone: Error | null = null
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code) => {
      const reason = new WalletGone(`the ${name} ended with code ${code}`)
      gone = reason
      greeting.reject(reason)
      for (const { reject } of waiting.values()) reject(reason)
      resolve()
    })
  })
  child.stdin.on('error', () => undefined) // it has ended: `close` reports it
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as Line // the fields are read as text, and the cases check them
    if (line.id === undefined) return greeting.resolve(line)
    waiting.get(line.id)?.resolve(line)
    waiting.delete(line.id)
  })

  async function arrange(what: string, fields: Readonly<Record<string, unknown>> = {}): Promise<Line> {
    if (gone) throw gone
    ids += 1
    const answer = Promise.withResolvers<Line>()
    waiting.set(ids, answer)
    const waitMs = what === 'wait' ? Number(fields.seconds) * 1000 : 0
    const giveUp = () => answer.reject(new Error(`the ${name} does not answer ${what}`))
    const tired = setTimeout(giveUp, patienceMs + waitMs)
    child.stdin.write(`${JSON.stringify({ id: ids, do: what, ...fields })}\n`)
    const line = await answer.promise.finally(() => clearTimeout(tired))
    if (line.cannot !== undefined) throw new CannotArrange(`${what}: ${line.cannot}`)
    if (line.error !== undefined) throw new Error(`the ${name} could not ${what}: ${line.error}`)
    return line
  }

  const close = async () => {
    child.stdin.end()
    await ended
  }
  return { arrange, greeting: () => greeting.promise, close }
}
