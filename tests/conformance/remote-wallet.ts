import assert from 'node:assert/strict'
import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { walletApiPaths } from '@andon/contract/wallet-api'
import { type Answer, CannotArrange, type TestSupplier, WalletGone, type WalletUnderTest } from './kit.ts'
import type { Arrange } from './kit-setup.ts'
import { post } from './post.ts'

/** A supplier that the operator has registered: its key and the codes of its games. */
interface RemoteSupplier {
  readonly code: string
  readonly games: readonly string[]
  readonly algorithm: 'ed25519' | 'rsa-sha256' | 'hmac-sha256'
  /** With ed25519 and rsa-sha256. */
  readonly privateKeyPem?: string
  /** With hmac-sha256. */
  readonly secretBase64?: string
}

/** Two suppliers with different algorithms: the first with two games, the other with one. */
export interface Suppliers {
  readonly supplier: RemoteSupplier
  readonly otherSupplier: RemoteSupplier
}

/** Throws with the name of a missing field, after `where`. */
export function readSuppliers(written: unknown, where = 'the setup program'): Suppliers {
  const suppliers = written as Partial<Record<keyof Suppliers, Partial<RemoteSupplier>>> | null // checked right below
  for (const [name, games] of [['supplier', 2] as const, ['otherSupplier', 1] as const]) {
    const one = suppliers?.[name]
    assert.ok(one?.code, `${where}: ${name}.code is missing`)
    assert.ok((one.games?.length ?? 0) >= games, `${where}: ${name}.games needs the codes of ${games} of its games`)
    const { privateKeyPem, secretBase64, algorithm } = one
    const known = ['ed25519', 'rsa-sha256', 'hmac-sha256']
    assert.ok(algorithm && known.includes(algorithm), `${where}: ${name}.algorithm is none of ${known.join(', ')}`)
    const [field, key] = algorithm === 'hmac-sha256' ? ['secretBase64', secretBase64] : ['privateKeyPem', privateKeyPem]
    assert.ok(key, `${where}: ${name}.${field} is missing, which ${algorithm} signs with`)
    if (field === 'privateKeyPem') demandKey(key, `${where}: ${name}.privateKeyPem`)
  }
  return suppliers as Suppliers
}

function demandKey(pem: string, where: string): void {
  try {
    createPrivateKey(pem)
  } catch (error) {
    throw new Error(`${where} is no private key in PEM: ${error instanceof Error ? error.message : error}`)
  }
}

const patienceMs = 30_000

/**
 * Any operator's wallet, reached by its address, its suppliers' keys and its setup program. `passTime` waits for the seconds that the setup program
 * cannot skip because the wallet has a real clock.
 */
export function remoteWallet(
  url: string,
  { supplier, otherSupplier }: Suppliers,
  arrange: Arrange,
  passTime: (seconds: number) => Promise<void> = cannotPass,
): WalletUnderTest {
  const [gameCode = '', secondGameCode = ''] = supplier.games
  return {
    transport: async (path, rawBody, headers) => {
      const sent = { body: rawBody, headers: { 'content-type': 'application/json', ...headers }, timeoutMs: patienceMs }
      const answer = await post(`${url.replace(/\/$/, '')}${path}`, sent).catch(async (error: Error) => {
        const failure = await failureOf(url)
        throw failure === null ? error : new WalletGone(`${url} stopped answering: ${failure}`)
      })
      return { status: answer.status, body: read(answer.body) }
    },
    supplier: signing(supplier),
    gameCode,
    secondGameCode,
    otherSupplier: signing(otherSupplier),
    otherGameCode: otherSupplier.games[0] ?? '',
    newPlayer: async (balance, { paced = false } = {}) => {
      const playerId = String((await arrange('newPlayer', { balance, paced })).playerId)
      const of = (what: string, fields: object = {}) => arrange(what, { playerId, ...fields })
      return {
        playerId,
        launch: async ({ code }, gameCode) => String((await of('launch', { supplier: code, gameCode })).token),
        logOut: async () => void (await of('logOut')),
        lock: async () => void (await of('lock')),
        limit: async (limitType, amount) => void (await of('limit', { limitType, amount, days: 1 })),
        bonus: async (amount, maxStake) => void (await of('bonus', { amount, maxStake })),
        wait: async (duration) => {
          const seconds = Temporal.Duration.from(duration).total('seconds')
          await of('wait', { seconds }).catch((error) => {
            if (!(error instanceof CannotArrange)) throw error
            return passTime(seconds)
          })
        },
      }
    },
    checkBooks: async () => void (await arrange('checkBooks')),
  }
}

function read(body: Buffer): Answer['body'] {
  try {
    return JSON.parse(body.toString()) // the cases check it
  } catch {
    throw new Error(`the answer is not JSON: ${JSON.stringify(body.toString().slice(0, 200))}`)
  }
}

async function cannotPass(seconds: number): Promise<void> {
  throw new CannotArrange(`${seconds} seconds of a real clock are not waited for`)
}

const mostTries = 25

/** Tries for five seconds. Null if the address answers over HTTP; else the reason why not. */
export async function failureOf(url: string): Promise<string | null> {
  const address = `${url.replace(/\/$/, '')}${walletApiPaths.balance}`
  for (let tries = 1; ; tries++) {
    const failure = await post(address, { body: Buffer.from('{}'), timeoutMs: 10_000 }).then(
      () => null,
      (error: Error) => error,
    )
    if (failure === null) return null
    if (tries === mostTries || failure.name === 'TimeoutError') return failure.message || String(failure)
    await setTimeout(200)
  }
}

function signing(supplier: Suppliers['supplier']): TestSupplier {
  if (supplier.algorithm === 'hmac-sha256') {
    const secret = Buffer.from(supplier.secretBase64 ?? '', 'base64')
    const digest = (rawBody: Buffer) => createHmac('sha256', secret).update(rawBody).digest('base64')
    return { code: supplier.code, sign: (rawBody) => `hmac-sha256=${digest(rawBody)}` }
  }
  const key = createPrivateKey(supplier.privateKeyPem ?? '')
  const digest = supplier.algorithm === 'ed25519' ? null : 'sha256'
  const sealed = (rawBody: Buffer) => sign(digest, rawBody, key).toString('base64')
  return { code: supplier.code, sign: (rawBody) => `${supplier.algorithm}=${sealed(rawBody)}` }
}
