import type { SharedProof } from '../game-api/table-fields.ts'
import { type BetLeaf, betLeafText, clientSeedText, sharedRoundVersion, sidesOf } from './shared-round.ts'
import { secondShareHolds } from './verify-second-share.ts'
import { sha256Hex } from './web-sha256.ts'

/** Seeds of a chain that are hashed one after the other, for a second or two at most. A table's first chain is as long. */
const mostHashed = 10_000

export interface SharedVerification {
  /** The result was made by the way that this program knows, and is of the round that the proof names. */
  readonly roundHolds: boolean
  /** The seed leads back to the end of the chain that was published before play; of a seed further on only that the seed before commits to it. */
  readonly chainHolds: boolean
  /** True if the seed was followed to the published end of its chain. */
  readonly chainFollowed: boolean
  /** The second share is the only one that the signer of the chain can give for this round and these bets; of a beacon the first that its lock allows, and the bet was received before the lock. */
  readonly secondShareHolds: boolean
  /** Both enter the result in the way that is published. */
  readonly clientSeedHolds: boolean
  /** The bet, with its stake and choice, was among those that the second share was made for; one that was not taken, or with play money, need not be. */
  readonly betHolds: boolean
}

interface ProvenRound {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly bet: BetLeaf
  /** When the bet was received, as ISO text. */
  readonly startedAt: string
  /** True if its stake was taken and kept. */
  readonly played: boolean
}

/** Verifies where the result of a shared round comes from; that events and win follow from it is verified as for every round. `mostLinks`: how far the chain is followed at most. */
export async function verifyShared(
  shared: SharedProof,
  { bet, played, ...round }: ProvenRound,
  { mostLinks = mostHashed }: { mostLinks?: number } = {},
): Promise<SharedVerification> {
  const { chain, secondShare } = shared
  const chainFollowed = shared.link <= mostLinks
  return {
    roundHolds: shared.version === sharedRoundVersion && round.nonce === shared.number,
    chainHolds: shared.link <= chain.links && (!chainFollowed || (await leadsToEnd(shared, round.serverSeed))),
    chainFollowed,
    secondShareHolds:
      (await secondShareHolds(secondShare, { ...shared, signer: chain.signer })) &&
      (secondShare.by === 'signer' || !played || Date.parse(round.startedAt) < secondShare.locksAt),
    clientSeedHolds: round.clientSeed === (await sha256Hex(clientSeedText({ ...shared, share: secondShare.share }))),
    betHolds: shared.bet === null ? !played || shared.forFun : (await rootFrom(shared, bet)) === shared.betsRoot,
  }
}

async function leadsToEnd({ chain, link }: SharedProof, serverSeed: string): Promise<boolean> {
  let seed = serverSeed
  for (let left = link; left > 0; left--) seed = await sha256Hex(seed)
  return seed === chain.publishedEnd
}

/** Null without a path, or with one of the wrong length. */
async function rootFrom({ bet: path }: SharedProof, bet: BetLeaf): Promise<string | null> {
  const sides = path && sidesOf(path)
  if (!sides || !path.hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))) return null
  let hash = await sha256Hex(`\0${betLeafText(bet)}`)
  for (const [at, beside] of path.hashes.entries())
    hash = await sha256Hex(nodeOf(sides[at] === 'left' ? [beside, hash] : [hash, beside]))
  return hash
}

function nodeOf(hashes: readonly string[]): Uint8Array<ArrayBuffer> {
  const pairs = hashes.flatMap((hash) => hash.match(/../g) ?? [])
  return Uint8Array.from([1, ...pairs.map((pair) => Number.parseInt(pair, 16))])
}
