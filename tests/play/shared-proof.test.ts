import type { SharedProof } from '@andon/arcade/game-api/table-fields'
import { tableClientSeed } from '@andon/arcade/provably-fair/table-chance'
import { verifyRound } from '@andon/arcade/provably-fair/verify'
import { commitmentTo } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import type { Title } from '@andon/arcade/titles/title'
import { expect, test } from 'vitest'
import { aloneText } from './independent-verifier.fixture.ts'
import { type Proof, sharedProofOf } from './proof-of.fixture.ts'
import { shareByAnotherKey } from './shared-round.fixture.ts'

type Shared = Proof & { readonly shared: SharedProof }
type Signed = Extract<SharedProof['secondShare'], { by: 'signer' }>

/** A proof with a win, so that a bet that did not take part is found by its win too. */
function genuine(): Shared {
  for (let number = 1; number < 60; number++) {
    const proof = sharedProofOf('rose-window-roulette', number)
    if (proof.round.win > 0 && proof.shared) return { ...proof, shared: proof.shared }
  }
  throw new Error('a round wins')
}

/** Its rounds as those of a table: what the page knows of a title. */
function titleOf({ round }: Proof): Pick<Title, 'current' | 'past' | 'shared'> {
  const title = titles.find(({ gameCode }) => gameCode === round.gameCode)
  if (!title) throw new Error(`no game ${round.gameCode}`)
  const pace = { openMs: 0, lockMs: 0, showMs: 0, restMs: 0 }
  const engine = { open: () => ({ events: [], facts: [], runsForMs: null, winOf: () => 0, leavesAt: () => null }) }
  return { ...title, shared: title.shared ?? { engine, pace, mostBets: 1, tables: ['a-table'] } }
}

const onPage = (proof: Proof) => verifyRound(titleOf(proof), { ...proof, serverSeed: proof.serverSeed ?? '' })

const inShared = (change: (shared: SharedProof) => Partial<SharedProof>) => (proof: Shared) => ({
  ...proof,
  shared: { ...proof.shared, ...change(proof.shared) },
})
const inShare = (change: (share: Signed) => Partial<Signed>) =>
  inShared(({ secondShare }) => {
    if (secondShare.by !== 'signer') throw new Error('a signer made it')
    return { secondShare: { ...secondShare, ...change(secondShare) } }
  })
const inChain = (change: Partial<SharedProof['chain']>) => inShared(({ chain }) => ({ chain: { ...chain, ...change } }))
const inPath = (change: (path: NonNullable<SharedProof['bet']>) => Partial<NonNullable<SharedProof['bet']>>) =>
  inShared(({ bet }) => ({ bet: bet && { ...bet, ...change(bet) } }))
const inRound = (change: (round: Proof['round']) => object) => (proof: Shared) => ({
  ...proof,
  round: { ...proof.round, ...change(proof.round) },
})
/** With the client seed that follows from what was changed, as a house would send it that makes a result to its liking. */
const withItsSeed =
  (change: (proof: Shared) => Shared) =>
  (proof: Shared): Shared => {
    const { shared, ...rest } = change(proof)
    return { ...rest, shared, clientSeed: tableClientSeed({ ...shared, share: shared.secondShare.share }) }
  }
const other = 'b'.repeat(64)
const flipped = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64')
  bytes[9] = (bytes[9] ?? 0) ^ 1
  return bytes.toString('base64')
}

/** What a dishonest arcade could change in the proof of a shared round. */
const mutations: Readonly<Record<string, (proof: Shared) => Proof>> = {
  'the root of bets': inShared(() => ({ betsRoot: other })),
  'the root of bets, with its client seed': withItsSeed(inShared(() => ({ betsRoot: other }))),
  'the second share': inShare(() => ({ share: other })),
  'the second share, with its client seed': withItsSeed(inShare(() => ({ share: other }))),
  'a bit of the signature': inShare(({ signature }) => ({ signature: flipped(signature) })),
  'a signature that is no base64': inShare(({ signature }) => ({ signature: `${signature}=` })),
  'an empty signature': inShare(() => ({ signature: '' })),
  'the signature of another message': inShare(() => ({ message: 'another' })),
  'a share by another key': inShared((shared) => ({ secondShare: shareByAnotherKey(shared) })),
  'a share by another key, with its client seed': withItsSeed(
    inShared((shared) => ({ secondShare: shareByAnotherKey(shared) })),
  ),
  'another public key': inShare(({ publicKey }) => ({ publicKey: flipped(publicKey) })),
  'another signer of the chain': inChain({ signer: other }),
  'a share of a beacon': inShared(({ secondShare: { share } }) => ({
    secondShare: {
      by: 'beacon',
      network: { publicKey: 'a'.repeat(192), genesisTime: 0, periodSeconds: 3, groupHash: 'ab', beaconId: 'default' },
      round: 2,
      locksAt: 0,
      signature: 'c'.repeat(96),
      share,
    },
  })),
  'the published end': inChain({ publishedEnd: other }),
  'a chain that is shorter than its link': inChain({ links: 1 }),
  'the link before': inShared(({ link }) => ({ link: link - 1 })),
  'the link after': inShared(({ link }) => ({ link: link + 1 })),
  'another seed with its own commitment': (proof) => ({
    ...inRound(() => ({ commitment: commitmentTo(other) }))(proof),
    serverSeed: other,
    commitment: commitmentTo(other),
  }),
  'the number of the round': inShared(({ number }) => ({ number: number + 1 })),
  'the number, also as nonce': (proof) => ({
    ...proof,
    shared: { ...proof.shared, number: proof.shared.number + 1 },
    round: { ...proof.round, nonce: proof.round.nonce + 1 },
  }),
  'the nonce': inRound(({ nonce }) => ({ nonce: nonce + 1 })),
  'the table': inShared(() => ({ tableId: 'another-table' })),
  'the version': inShared(() => ({ version: 'andon.shared-round.2' })),
  'the client seed': (proof) => ({ ...proof, clientSeed: other }),
  'the id of the bet': inRound(() => ({ id: `rnd_${'9'.repeat(26)}` })),
  'no path for a bet that was played': inShared(() => ({ bet: null })),
  'a hash of the path': inPath(({ hashes }) => ({ hashes: [other, ...hashes.slice(1)] })),
  'a hash less': inPath(({ hashes }) => ({ hashes: hashes.slice(1) })),
  'a hash more': inPath(({ hashes }) => ({ hashes: [...hashes, other] })),
  'a hash that goes on': inPath(({ hashes }) => ({ hashes: hashes.map((hash) => `${hash}x`) })),
  'the place of the leaf': inPath(({ index }) => ({ index: index + 1 })),
  'a place beyond the tree': inPath(({ size }) => ({ index: size })),
  'a bet that is half as much, and its win': inRound((round) => ({ ...round, choice: halved(round.choice) })),
}

const halved = (choice: unknown) =>
  Object.fromEntries(Object.entries(choice ?? {}).map(([spot, amount]) => [spot, Number(amount) / 2]))

test('a bet on a shared round is verified by the page and by a program with none of our code', async () => {
  const proof = genuine()
  const found = await onPage(proof)
  expect(found).toMatchObject({ holds: true, shared: { chainHolds: true, chainFollowed: true } })
  expect(aloneText(proof)).toMatchObject({ code: 0 })
})

test.each(Object.entries(mutations))('%s: found by the page and by the example', async (_, change) => {
  const changed = JSON.parse(JSON.stringify(change(genuine()))) as Proof // as it would be read from a file
  expect([(await onPage(changed)).holds, aloneText(changed).code]).toEqual([false, 1])
})

test('a proof without the part of its table does not hold where rounds are shared, nor one with it where they are not', async () => {
  const { shared, ...proof } = genuine()
  expect(await onPage(proof)).toMatchObject({ holds: false, kindHolds: false })
  const own = { ...titleOf(proof), shared: undefined }
  const found = await verifyRound(own as Pick<Title, 'current' | 'past'>, {
    ...proof,
    shared,
    serverSeed: proof.serverSeed ?? '',
  })
  expect(found).toMatchObject({ holds: false, kindHolds: false })
})

test('a bet that came to nothing is proved without a path, and with a right one', async () => {
  const returned = inRound(() => ({ status: 'cancelled', events: [], win: 0 }))
  const { shared, ...proof } = returned(genuine())
  for (const bet of [shared.bet, null]) {
    const unplayed = { ...proof, shared: { ...shared, bet } }
    expect([(await onPage(unplayed)).holds, aloneText(unplayed).code]).toEqual([true, 0])
  }
})

test('a bet with play money stands in no tree', async () => {
  const { shared, ...proof } = genuine()
  const forFun = { ...proof, shared: { ...shared, forFun: true, bet: null } }
  expect([(await onPage(forFun)).holds, aloneText(forFun).code]).toEqual([true, 0])
})

test('of a long chain the page says that it did not follow it to its end', async () => {
  const proof = genuine()
  const found = await verifyRound(titleOf(proof), { ...proof, serverSeed: proof.serverSeed ?? '' }, { mostLinks: 1 })
  expect(found).toMatchObject({ holds: true, shared: { chainFollowed: proof.shared.link <= 1 } })
})
