import { once } from 'node:events'
import { connect } from 'node:net'
import type { Arbitrary } from 'fast-check'

export interface Target {
  readonly port: number
  /** Host names that requests may be sent to: the brands', and the games'. */
  readonly hosts: readonly string[]
}

/** One hostile request: the bytes of a connection as they are sent, each character a byte, in pieces. */
export interface Shot {
  readonly pieces: readonly string[]
  /** The client closes its side after the last piece; otherwise it keeps the connection open and waits. */
  readonly halfClose: boolean
}

/** A kind of attack. Each is a file of its own in this folder, named in `scenarios.ts`. */
export interface Scenario {
  readonly name: string
  readonly shots: (target: Target) => Arbitrary<Shot>
}

export interface Outcome {
  /** 1xx to 5xx; `closed`: the connection was closed without an answer; `hang`: neither came in time. */
  readonly kind: '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'closed' | 'hang'
  readonly ms: number
  /** As much as had arrived when the status was known. */
  readonly answer: string
}

/** Sends a shot on a connection of its own and waits for the first answer, or the end of the connection, for `withinMs` at most. */
export async function fire({ port }: Target, { pieces, halfClose }: Shot, withinMs: number): Promise<Outcome> {
  const started = performance.now()
  const socket = connect(port, '127.0.0.1')
  let head = ''
  const outcome = (kind: Outcome['kind']): Outcome => ({ kind, ms: performance.now() - started, answer: head })
  const answered = new Promise<Outcome>((resolve) => {
    socket.on('data', (piece: Buffer) => {
      head += piece.toString('latin1')
      const status = /^HTTP\/1\.1 (\d)\d\d /.exec(head)?.[1]
      if (status !== undefined) resolve(outcome(`${status}xx` as Outcome['kind'])) // a status begins with 1 to 5
    })
    socket.on('error', () => undefined) // cut off by the server: `close` follows
    socket.on('close', () => resolve(outcome('closed')))
    setTimeout(() => resolve(outcome('hang')), withinMs).unref()
  })
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined) // `answered` has the outcome
  for (const piece of pieces) if (!socket.destroyed) socket.write(piece, 'latin1')
  if (halfClose && !socket.destroyed) socket.end()
  const result = await answered
  socket.destroy()
  return result
}
