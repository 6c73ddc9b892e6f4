import { constants, createHash, generateKeyPairSync, privateEncrypt } from 'node:crypto'
import type { SharedProof } from '@andon/arcade/game-api/table-fields'
import { betsTree } from '@andon/arcade/provably-fair/bets-tree'
import type { BetLeaf } from '@andon/arcade/provably-fair/shared-round'
import { tableClientSeed } from '@andon/arcade/provably-fair/table-chance'
import { seedBefore } from '@andon/arcade/tables/chains/chain-seeds'

const links = 20
/** The seeds of a chain in the order of play. */
const seeds: string[] = []
for (let seed = 'e'.repeat(64); seeds.length < links; seed = seedBefore(seed)) seeds.unshift(seed)

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 3072 })
/** A key takes a second; it is made by the first test that needs one. */
let key: ReturnType<typeof newKey> | undefined

export const publicKeyOf = ({ publicKey }: ReturnType<typeof newKey>) =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

/** How the result of a round with this bet and two others comes about. */
export function shareRound(
  bet: BetLeaf,
  number: number,
): { serverSeed: string; clientSeed: string; shared: SharedProof } {
  key ??= newKey()
  const link = 1 + (number % links)
  const tree = betsTree([bet, ...['1', '2'].map((at) => ({ id: `rnd_${at.repeat(26)}`, stake: 100, choice: null }))])
  const round = { tableId: 'a-table', number, betsRoot: tree.root }
  const secondShare = signedBy(key, ['andon.shared-round.1', round.tableId, number, tree.root].join('\n'))
  const serverSeed = seeds[link - 1] ?? ''
  return {
    serverSeed,
    clientSeed: tableClientSeed({ ...round, share: secondShare.share }),
    shared: {
      version: 'andon.shared-round.1',
      ...round,
      chain: {
        chain: 1,
        links,
        publishedEnd: seedBefore(seeds[0] ?? ''),
        committedAt: '2026-01-01T00:00:00Z',
        signer: sha256(Buffer.from(publicKeyOf(key), 'base64')).toString('hex'),
        signerAt: null,
      },
      link,
      secondShare,
      forFun: false,
      bet: tree.pathOf(bet.id),
    },
  }
}

/** The second share by another key, which signs the same message. */
export function shareByAnotherKey({ secondShare }: SharedProof): SharedProof['secondShare'] {
  if (secondShare.by !== 'signer') throw new Error('a signer made it')
  return signedBy(newKey(), secondShare.message)
}

/** RSA-FDH-VRF-SHA256 of RFC 9381, written a second time: what the server signs must be the same. */
export function signedBy({ privateKey, publicKey }: ReturnType<typeof newKey>, message: string) {
  const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url')
  const seed = Buffer.concat([Buffer.of(1, 1, 0, 0, 1, 128), modulus, Buffer.from(message)])
  const blocks = Array.from({ length: 12 }, (_, at) => sha256(Buffer.concat([seed, Buffer.of(0, 0, 0, at)])))
  const encoded = Buffer.concat([Buffer.of(0), ...blocks]).subarray(0, 384)
  const signature = privateEncrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, encoded)
  return {
    by: 'signer' as const,
    publicKey: publicKeyOf({ privateKey, publicKey }),
    message,
    signature: signature.toString('base64'),
    share: sha256(Buffer.concat([Buffer.of(1, 2), signature])).toString('hex'),
  }
}

const sha256 = (of: Buffer) => createHash('sha256').update(of).digest()
