import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { BeaconNetwork } from '../../provably-fair/beacon.ts'

const { shortSignatures } = bls12_381

/** A beacon of our own, with a key that is made for the test: it signs every round that it is asked for, over HTTP as drand's. */
export async function openTestBeacon() {
  const { secretKey, publicKey } = shortSignatures.keygen()
  const network: BeaconNetwork = {
    publicKey: Buffer.from(publicKey.toBytes()).toString('hex'),
    genesisTime: 1_700_000_000,
    periodSeconds: 3,
    groupHash: 'ab'.repeat(32),
    beaconId: 'test',
  }
  const sign = (round: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(BigInt(round))
    const hashed = createHash('sha256').update(bytes).digest()
    const point = shortSignatures.hash(hashed, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
    return Buffer.from(shortSignatures.sign(point, secretKey).toBytes()).toString('hex')
  }
  const asked: string[] = []
  /** The answer for a round; null: the beacon does not have it yet. */
  const answers = { of: (round: number): object | null => ({ round, signature: sign(round) }) }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const body = answers.of(Number(request.url?.split('/').at(-1)))
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    network,
    sign,
    asked,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
