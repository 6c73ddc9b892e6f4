import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { verifyRound } from '@andon/arcade/provably-fair/verify'
import { verifyProof } from '@andon/arcade/provably-fair/verify-proof'
import { commitmentTo } from '@andon/arcade/rng/seed-stream'
import { titles } from '@andon/arcade/titles/index'
import { expect, test } from 'vitest'
import { aloneText } from './independent-verifier.fixture.ts'
import { eventfulProofOf, type Proof, proofOf } from './proof-of.fixture.ts'

const root = join(import.meta.dirname, '../..')
const run = (program: string, proof: unknown) =>
  spawnSync(process.execPath, [join(root, program)], { input: JSON.stringify(proof), encoding: 'utf8' })
/** The command, a process of a second: what it runs is tested here without one, and the command with some proofs. */
const verify = (proof: unknown) => run('tools/verify-round.ts', proof)
/** Its exit code for a proof. */
const codeOf = (proof: unknown) =>
  verifyProof(JSON.parse(JSON.stringify(proof))).then(
    ({ holds }) => (holds ? 0 : 1),
    () => 2,
  )
/** The example, which has none of our code. */
const verifyAlone = (proof: unknown) => run('examples/verifier/verify.mjs', proof)

const codes = titles.map(({ gameCode }) => gameCode)

test.each(codes)(
  'rounds of %s are verified from their proofs, also by a program with none of our code',
  async (gameCode) => {
    expect(await codeOf(proofOf(gameCode))).toBe(0)
    for (const proof of [proofOf(gameCode), eventfulProofOf(gameCode)])
      expect(aloneText(proof)).toMatchObject({ code: 0 })
  },
)

test.each(titles.filter(({ actWithinHours }) => actWithinHours !== undefined).map(({ gameCode }) => gameCode))(
  'rounds of %s with actions of the player are verified by both, and not with an action less',
  async (gameCode) => {
    const proofs = Array.from({ length: 12 }, (_, nonce) => proofOf(gameCode, nonce, { actsAtMost: 20 }))
    for (const proof of proofs) {
      expect(await codeOf(proof)).toBe(0)
      expect(aloneText(proof)).toMatchObject({ code: 0 })
    }
    const [played] = proofs.filter(({ round }) => round.actions.length > 0)
    if (!played) throw new Error(`${gameCode} has rounds with actions`)
    const without = inRound(({ actions }) => ({ actions: actions.slice(0, -1) }))(played)
    expect([await codeOf(without), aloneText(without).code]).toEqual([1, 1])
  },
)

type Events = Proof['round']['events']
const inRound = (change: (round: Proof['round']) => object) => (proof: Proof) => ({
  ...proof,
  round: { ...proof.round, ...change(proof.round) },
})
const last = (events: Events) => events.at(-1)

/** What a dishonest arcade, or an unlucky copy, could change in a genuine proof. */
const mutations: Readonly<Record<string, (proof: Proof) => object>> = {
  'a greater win': inRound(({ win }) => ({ win: win + 100 })),
  'a win of 1 more': inRound(({ win }) => ({ win: win + 1 })),
  'a negative win': inRound(({ win }) => ({ win: -win - 1 })),
  'a greater win, also in its last event': inRound(({ win, events }) => ({
    win: win + 100,
    events: [...events.slice(0, -1), { ...last(events), amount: win + 100 }],
  })),
  'an event less': inRound(({ events }) => ({ events: events.slice(1) })),
  'an event twice': inRound(({ events }) => ({ events: [...events, last(events)] })),
  'no events': inRound(() => ({ events: [] })),
  'events in another order': inRound(({ events }) => ({ events: events.toReversed() })),
  'a last event that pays more': inRound(({ events }) => ({
    events: [...events.slice(0, -1), { type: 'roundEnd', amount: 987_654 }],
  })),
  'the seed of another': (proof) => ({ ...proof, serverSeed: 'b'.repeat(64) }),
  'one digit of the seed': (proof) => ({ ...proof, serverSeed: `b${proof.serverSeed?.slice(1)}` }),
  'another seed with its own commitment': (proof) => ({
    ...proof,
    serverSeed: 'b'.repeat(64),
    commitment: commitmentTo('b'.repeat(64)),
  }),
  'another seed with its own commitment, also in the round': (proof) => ({
    ...inRound(() => ({ commitment: commitmentTo('b'.repeat(64)) }))(proof),
    serverSeed: 'b'.repeat(64),
    commitment: commitmentTo('b'.repeat(64)),
  }),
  'the commitment': (proof) => ({ ...proof, commitment: 'c'.repeat(64) }),
  'the commitment of the round': inRound(() => ({ commitment: 'c'.repeat(64) })),
  'both commitments': (proof) => ({
    ...inRound(() => ({ commitment: 'c'.repeat(64) }))(proof),
    commitment: 'c'.repeat(64),
  }),
  'the client seed': (proof) => ({ ...proof, clientSeed: 'another' }),
  'the nonce': inRound(({ nonce }) => ({ nonce: nonce + 1 })),
  'the hash of the rules': (proof) => ({ ...proof, tableHash: 'd'.repeat(64) }),
  'the rules': (proof) => ({ ...proof, rules: { ...proof.rules, rows: 7 } }),
  'a refusal that shows its events': inRound(() => ({ status: 'refused', refusal: 'LIMIT_REACHED', win: 0 })),
  'a refusal that was paid': inRound(({ win }) => ({ status: 'refused', events: [], win: win + 1 })),
  'a return of the stake with a win': inRound(({ win }) => ({ status: 'cancelled', events: [], win: win + 20 })),
  'a round that still waits': inRound(({ win }) => ({ status: 'playing', win: win + 5 })),
  'no client seed of the player': (proof) => ({ ...proof, clientSeed: 'x' }),
  'the game': (proof) => inRound(({ gameCode }) => ({ gameCode: codes.find((code) => code !== gameCode) }))(proof),
}

test('each of 26 changes of a genuine proof is found by the page, the command and the example, in every title', async () => {
  const changes = Object.entries(mutations)
  expect(changes.length).toBeGreaterThanOrEqual(20)
  const missed: string[] = []
  for (const [at, [name, change]] of changes.entries()) {
    const gameCode = codes[at % codes.length] ?? ''
    const changed = JSON.parse(JSON.stringify(change(proofOf(gameCode)))) as Proof // as it would be read from a file
    const title = titles.find((one) => one.gameCode === changed.round.gameCode)
    const onPage = title && (await verifyRound(title, { ...changed, serverSeed: changed.serverSeed ?? '' })).holds
    if (onPage !== false) missed.push(`page: ${name} of ${gameCode}`)
    const command = await codeOf(changed)
    // a negative amount, or events of no game, are no proof at all
    if (command !== 1 && command !== 2) missed.push(`command: ${name} of ${gameCode} (${command})`)
    const alone = aloneText(changed).code
    if (alone !== 1 && alone !== 2) missed.push(`example: ${name} of ${gameCode} (${alone})`)
  }
  expect(missed).toEqual([])
})

test('the command ends with 0 for a genuine proof, with 1 where win, events, commitment or seed are altered, and with 2 for nonsense', () => {
  expect(verify(proofOf('koi-climb'))).toMatchObject({ status: 0, stderr: '' })
  for (const [at, name] of ['a greater win', 'no events', 'the commitment', 'the seed of another'].entries()) {
    const changed = mutations[name]?.(proofOf(codes[at * 3] ?? ''))
    expect([name, verify(changed).status, verifyAlone(changed).status]).toEqual([name, 1, 1])
  }
  for (const nonsense of [{}, [], 7, { success: true }, { ...proofOf('koi-climb'), serverSeed: null }])
    expect([verify(nonsense).status, verifyAlone(nonsense).status]).toEqual([2, 2])
  const unknown = inRound(() => ({ gameCode: 'unknown-game' }))(proofOf('koi-climb'))
  expect(verify(unknown)).toMatchObject({ status: 2, stderr: expect.stringContaining('no game unknown-game') })
})

test('a refused round is honest, and says that it was drawn, why it was not staked and what it would have paid', () => {
  const won = Array.from({ length: 200 }, (_, nonce) => proofOf('fox-wedding', nonce)).find(
    ({ round }) => round.win > 0,
  )
  if (!won) throw new Error('no round wins')
  const refused = inRound(() => ({ status: 'refused', refusal: 'INSUFFICIENT_FUNDS', events: [], win: 0 }))(won)
  for (const { status, stdout } of [verify(refused), verifyAlone(refused)]) {
    expect(status).toBe(0)
    expect(stdout).toContain('not staked (INSUFFICIENT_FUNDS)')
    expect(stdout).toContain(`would have paid ${won.round.win}`)
  }
})
