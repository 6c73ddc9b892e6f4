import { createHmac, createPrivateKey, sign } from 'node:crypto'
import * as v from 'valibot'
import type { Arrange } from './arranger.ts'
import type { Answer, TestSupplier, WalletUnderTest } from './kit.ts'

const code = v.pipe(v.string(), v.minLength(1))
const supplierSchema = v.variant('algorithm', [
  v.object({ code, algorithm: v.literal('ed25519'), privateKeyPem: v.string(), games: v.array(code) }),
  v.object({ code, algorithm: v.literal('hmac-sha256'), secretBase64: v.string(), games: v.array(code) }),
])
/** Two suppliers that the operator has registered, one with each algorithm: the first with two games, the other with one. */
export const suppliersSchema = v.object({ supplier: supplierSchema, otherSupplier: supplierSchema })
export type Suppliers = v.InferOutput<typeof suppliersSchema>

const patienceMs = 30_000

/** Any operator's wallet, known by its address, its suppliers' keys, and what its arranger does. */
export function remoteWallet(url: string, { supplier, otherSupplier }: Suppliers, arrange: Arrange): WalletUnderTest {
  const [gameCode = '', secondGameCode = ''] = supplier.games
  return {
    transport: async (path, rawBody, headers) => {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        method: 'POST',
        body: new Uint8Array(rawBody),
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(patienceMs),
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] } // cases judge what came
    },
    ...{ supplier: signing(supplier), gameCode, secondGameCode },
    ...{ otherSupplier: signing(otherSupplier), otherGameCode: otherSupplier.games[0] ?? '' },
    newPlayer: async (balance) => {
      const playerId = String((await arrange('newPlayer', { balance })).playerId)
      const of = (what: string, fields: object = {}) => arrange(what, { playerId, ...fields })
      return {
        playerId,
        launch: async ({ code }, gameCode) => String((await of('launch', { supplier: code, gameCode })).token),
        logOut: async () => void (await of('logOut')),
        lock: async () => void (await of('lock')),
        limit: async (limitType, amount) => void (await of('limit', { limitType, amount, days: 1 })),
        bonus: async (amount, maxStake) => void (await of('bonus', { amount, maxStake })),
        wait: async (duration) =>
          void (await of('wait', { seconds: Temporal.Duration.from(duration).total('seconds') })),
      }
    },
    checkBooks: async () => void (await arrange('checkBooks')),
  }
}

function signing(supplier: Suppliers['supplier']): TestSupplier {
  if (supplier.algorithm === 'hmac-sha256') {
    const secret = Buffer.from(supplier.secretBase64, 'base64')
    const digest = (rawBody: Buffer) => createHmac('sha256', secret).update(rawBody).digest('base64')
    return { code: supplier.code, sign: (rawBody) => `hmac-sha256=${digest(rawBody)}` }
  }
  const key = createPrivateKey(supplier.privateKeyPem)
  return { code: supplier.code, sign: (rawBody) => `ed25519=${sign(null, rawBody, key).toString('base64')}` }
}
