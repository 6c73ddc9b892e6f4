import { parentPort } from 'node:worker_threads'
import { type BeaconShare, beaconShareHolds } from '../../provably-fair/beacon.ts'

/** A request of the server to the thread; the reply has the same `id`. */
export interface VerifyRequest {
  readonly id: number
  readonly proof: BeaconShare
  readonly signer: string
}
export interface VerifyReply {
  readonly id: number
  readonly holds: boolean
}

parentPort?.on('message', async ({ id, proof, signer }: VerifyRequest) => {
  parentPort?.postMessage({ id, holds: await beaconShareHolds(proof, { signer }) } satisfies VerifyReply)
})
