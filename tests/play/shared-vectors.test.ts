import { createHash, createHmac, createPublicKey } from 'node:crypto'
import { betsTree } from '@andon/arcade/provably-fair/bets-tree'
import { encodedMessage, identityOf, outputOf, signatureHolds } from '@andon/arcade/provably-fair/rsa-fdh-vrf'
import { betLeafText, clientSeedText, secondShareMessage } from '@andon/arcade/provably-fair/shared-round'
import { tableClientSeed, tableDraws } from '@andon/arcade/provably-fair/table-chance'
import { seedBefore } from '@andon/arcade/tables/chains/chain-seeds'
import { expect, test } from 'vitest'
import vectors from '../../examples/verifier/vectors/shared-round.json' with { type: 'json' }

/** The step with this number. */
function step<Step extends object>(number: number): Step {
  const [, found] = Object.entries(vectors).find(([name]) => name.startsWith(`${number} `)) ?? []
  return found as Step // a file of ours
}

const { seeds, publishedEnd } = step<{ seeds: string[]; publishedEnd: string }>(1)
const bets = step<{ id: string; stake: number; choice: unknown; text: string; hash: string }[]>(2)
const { root, pathOfTheSecondBet } = step<{ root: string; pathOfTheSecondBet: object }>(3)
const { message, ...named } = step<{ tableId: string; number: number; message: string }>(4)
const signed = step<{ publicKey: string; signer: string; encoded: string; signature: string }>(5)
const { share } = step<{ share: string }>(6)
const { text, clientSeed } = step<{ text: string; clientSeed: string }>(7)
const drawn = step<{ serverSeed: string; text: string; block: string; firstDrawOf37: number; secondDrawOf52: number }>(
  8,
)
const round = { ...named, betsRoot: root }

test('the published steps of the chain, the tree of bets and the message follow from each other', () => {
  expect(seeds.map(seedBefore)).toEqual([publishedEnd, seeds[0], seeds[1]])
  for (const bet of bets) {
    expect(betLeafText(bet)).toBe(bet.text)
    expect(createHash('sha256').update(`\0${bet.text}`).digest('hex')).toBe(bet.hash)
  }
  const tree = betsTree(bets)
  expect([tree.root, tree.pathOf(bets[1]?.id ?? '')]).toEqual([root, pathOfTheSecondBet])
  expect(secondShareMessage(round)).toBe(message)
})

test('the published steps of the second share and the draws follow from each other', async () => {
  expect(await identityOf(signed.publicKey)).toBe(signed.signer)
  const key = createPublicKey({ key: Buffer.from(signed.publicKey, 'base64'), format: 'der', type: 'spki' })
  const modulus = Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url')
  expect(Buffer.from(await encodedMessage(modulus, message)).toString('hex')).toBe(signed.encoded)
  expect(await signatureHolds({ ...signed, message })).toBe(true)
  expect(await outputOf(signed.signature)).toBe(share)
  expect([clientSeedText({ ...round, share }), tableClientSeed({ ...round, share })]).toEqual([text, clientSeed])
  expect(createHmac('sha256', drawn.serverSeed).update(drawn.text).digest('hex')).toBe(drawn.block)
  const draws = tableDraws({ ...round, share, serverSeed: drawn.serverSeed })
  expect([draws.uniform(37), draws.uniform(52)]).toEqual([drawn.firstDrawOf37, drawn.secondDrawOf52])
})
