import * as v from 'valibot'
import type { SecondShareProof } from '../../game-api/table-fields.ts'
import type { LockedRound } from '../../provably-fair/shared-round.ts'
import { openOnceSigner, roundToSign, WillNotSign } from './sign-once.ts'

/** A request of the server to its signing process; the reply has the same `id`. */
export interface SignRequest {
  readonly id: number
  readonly round: LockedRound
}

/** First `publicKey` or `failed`; then a reply to each request. */
export type SigningMessage =
  | { readonly publicKey: string }
  | { readonly failed: string }
  | { readonly id: number; readonly proof: SecondShareProof }
  | { readonly id: number; readonly refused: string }

/**
 * The second signer of an installation without one elsewhere: a process of its own, so that the server never has the key in its memory. Its only argument is the folder of the key. It ends with the server, whose
 * signals it ignores: a server that drains still shows the results of its rounds.
 */
const tell = (message: SigningMessage) => process.send?.(message)

process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

try {
  const signer = await openOnceSigner(process.argv[2] ?? '')
  process.on('message', async ({ id, round }: SignRequest) => {
    try {
      tell({ id, proof: await signer.sign(v.parse(roundToSign, round)) })
    } catch (error) {
      tell({ id, refused: error instanceof WillNotSign ? error.message : `the second signer failed: ${error}` })
    }
  })
  tell({ publicKey: signer.publicKey })
} catch (error) {
  tell({ failed: String(error) })
  process.disconnect?.()
}
