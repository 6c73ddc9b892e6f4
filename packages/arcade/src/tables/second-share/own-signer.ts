import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Log } from '@andon/platform/log'
import { withTimeout } from '@andon/platform/timeout'
import type { SecondShareProof } from '../../game-api/table-fields.ts'
import { identityOf } from '../../provably-fair/rsa-fdh-vrf.ts'
import type { NamedSigner } from './named-signer.ts'
import type { SigningMessage, SignRequest } from './signing-process.ts'

/** A first start makes a key of 3072 bits, which takes a second and on a busy machine several. */
const mostStartMs = 30_000
const mostSignMs = 3_000
const restartAfterMs = 1_000

interface Waiting {
  readonly done: (proof: SecondShareProof) => void
  readonly fail: (why: Error) => void
}

interface SigningProcess {
  readonly child: ChildProcess
  readonly publicKey: Promise<string>
  readonly waiting: Map<number, Waiting>
}

/** Also tells the process, which a test may end. */
export interface OwnSigner extends NamedSigner {
  pid(): number | undefined
}

/**
 * The operator's own second signer: starts the process that has the key of `folder`, and another one when it ends. Who reads the database cannot tell results by it, nor can a server choose them; against an operator
 * that has both keys it proves nothing, and the proof page says so.
 */
export function startOwnSigner({ folder, log }: { folder: string; log: Log }): OwnSigner {
  let current: SigningProcess | null = null
  let restart: NodeJS.Timeout | undefined
  let stopped = false
  let lastId = 0

  function start(): void {
    if (stopped) return
    const child = fork(join(import.meta.dirname, 'signing-process.ts'), [folder], { execArgv: [], env: {} })
    child.unref()
    child.channel?.unref()
    const { promise: publicKey, resolve, reject } = Promise.withResolvers<string>()
    publicKey.catch(() => undefined) // those who wait for it get the failure
    const waiting = new Map<number, Waiting>()
    child.on('message', (message: SigningMessage) => {
      if ('publicKey' in message) resolve(message.publicKey)
      else if ('failed' in message) {
        log.error({ err: message.failed }, 'the second signer of tables could not start')
        reject(new Error(message.failed))
      } else answer(waiting, message)
    })
    const ended = new Error('the second signer has ended')
    child.on('error', (error) => reject(error))
    child.once('exit', (code, signal) => {
      reject(ended)
      for (const { fail } of waiting.values()) fail(ended)
      if (current?.child === child) current = null
      if (stopped) return
      log.error({ code, signal }, 'the second signer of tables ended; starting another')
      restart = setTimeout(start, restartAfterMs).unref()
    })
    current = { child, publicKey, waiting }
  }

  function running(): SigningProcess {
    if (!current) throw new Error('the second signer is not running')
    return current
  }

  const key = async () => withTimeout(running().publicKey, mostStartMs)

  start()
  return {
    at: null,
    pid: () => current?.child.pid,
    identity: async () => identityOf(await key()),
    key,
    shareOf: ({ tableId, number, betsRoot }) => {
      const { child, waiting } = running()
      lastId += 1
      const id = lastId
      const { promise, resolve, reject } = Promise.withResolvers<SecondShareProof>()
      waiting.set(id, { done: resolve, fail: reject })
      const request: SignRequest = { id, round: { tableId, number, betsRoot } }
      child.send(request, (error) => error && reject(error))
      return withTimeout(promise, mostSignMs).finally(() => waiting.delete(id))
    },
    stop: async () => {
      stopped = true
      clearTimeout(restart)
      const child = current?.child
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const { promise, resolve } = Promise.withResolvers<void>()
      child.once('exit', () => resolve())
      child.ref()
      child.disconnect() // it ends with its channel
      await promise
    },
  }
}

function answer(waiting: ReadonlyMap<number, Waiting>, reply: Extract<SigningMessage, { id: number }>): void {
  const asked = waiting.get(reply.id)
  if ('proof' in reply) asked?.done(reply.proof)
  else asked?.fail(new Error(reply.refused))
}
