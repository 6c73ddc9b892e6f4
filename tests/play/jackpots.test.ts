import { createPrivateKey } from 'node:crypto'
import { createArcade } from '@andon/arcade'
import { call, openReal, spin } from '@andon/arcade/arcade.fixture'
import { auditIn, auditJackpots } from '@andon/arcade/audit/audit-jackpots'
import { openWithJackpots, smallPool } from '@andon/arcade/jackpots/jackpots.fixture'
import { verifyProof } from '@andon/arcade/provably-fair/verify-proof'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { checkLedger } from '../../packages/operator/src/modules/game-wallet/check-ledger.fixture.ts'
import { openGameWallet, publishedGame } from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { operatorBooks } from '../../tools/audits/operator-jackpots.ts'
import { aloneText } from './independent-verifier.fixture.ts'

test('the operator pays what a jackpot gives with the win of its round, and its accounts equal the meters', async () => {
  const operator = await openGameWallet({ modules: ['arcade'] })
  const { db, clock, runtime, arcade: keys, gameWallet, ownerDb } = operator
  await operator.sync('arcade', [publishedGame('lantern-river')])
  const secret = keys.secret()
  if (secret.algorithm !== 'ed25519') throw new Error('the arcade signs with Ed25519')
  const arcade = createArcade(runtime, {
    supplierCode: 'arcade',
    signingKey: createPrivateKey(secret.privateKeyPem),
    transport: (path, rawBody, headers) => gameWallet.handle(path, rawBody, headers),
    walletTimeoutMs: 4000,
    pools: [smallPool],
  })
  const app = fastify()
  await app.register(arcade.plugin)
  const session = await operator.newPlayer(100_000)
  const token = await operator.launchToken(session, 'lantern-river')
  const { reply: opened } = await call({ app }, 'openSession', {
    body: { token, gameCode: 'lantern-river', language: 'ja' },
  })
  let balance = 100_000
  let paid = 0
  for (let n = 0; n < 20; n++) {
    clock.advance({ seconds: 3 })
    const body = { stake: 1000, requestId: `request-${n}` }
    const { reply } = await call({ app }, 'playRound', { token: opened.sessionToken, body })
    const prize = reply.round.jackpot?.amount ?? 0
    balance += reply.round.win + prize - 1000
    paid += prize
    expect(reply).toMatchObject({ balance, round: { status: 'settled' } })
  }
  const before = await auditJackpots(db, await operatorBooks(db, 'arcade'))
  expect(before).toMatchObject({ rounds: 20, findings: [], levels: [{ compared: true }, {}, {}] })
  await arcade.sweep()
  const audit = await auditJackpots(db, await operatorBooks(db, 'arcade'))
  expect(audit.findings).toEqual([])
  const moves = await db.query<{ kind: string; from: string; to: string }>(
    `select kind, from_jackpot "from", to_jackpot "to" from game_wallet.jackpot_moves`,
  )
  expect(moves).toEqual([{ kind: 'seed', from: 'small.mini.reserve', to: 'small.mini' }])
  await checkLedger(operator)
  expect(audit.levels.reduce((sum, level) => sum + level.paid, 0)).toBe(paid)
  expect(paid).toBeGreaterThan(0)
  const rulesBroken = async (change: string) => {
    const undo = new Error('undone')
    let found: string[] = []
    const broken = ownerDb.transaction(async (tx) => {
      await tx.query(change)
      found = (await auditIn(tx, await operatorBooks(db, 'arcade'))).findings.map(({ rule }) => rule)
      throw undo
    })
    await expect(broken).rejects.toBe(undo)
    return found
  }
  const account = 'the operator’s account of a jackpot is what came less what went'
  expect(
    await rulesBroken(
      "update game_wallet.jackpot_carries set millionths = (millionths + 1) % 1000000 where jackpot = 'small.mini'",
    ),
  ).toEqual([account])
  const asAsked = 'the operator has booked a move as it was asked for'
  expect(await rulesBroken('update game_wallet.jackpot_moves set millionths = millionths + 1')).toEqual([asAsked])
  expect(await rulesBroken('delete from game_wallet.jackpot_moves')).toEqual([asAsked, account])
  expect(await rulesBroken('update arcade.jackpot_moves set millionths = millionths - 1')).toEqual([
    'an account was moved what its level says',
    asAsked,
  ])
  await app.close()
  await operator.close()
})

test('a proof shows how its round was drawn, and another number, chance or prize does not hold', async () => {
  const arcade = await openWithJackpots()
  const { sessionToken } = await openReal(arcade)
  let won: string | undefined
  for (let n = 0; n < 12 && !won; n++) {
    const { round } = (await spin(arcade, sessionToken, 1000)).reply
    if (round.jackpot) won = round.id
  }
  await call(arcade, 'rotateSeeds', { token: sessionToken, body: { clientSeed: 'mine' } })
  const { reply: proof } = await call(arcade, 'proof', { token: sessionToken, roundId: won ?? '' })
  const { jackpot, round } = proof
  if (!jackpot || !round.jackpot) throw new Error('a round of 12 wins the mini')
  const verdicts = async (changed: object) => [(await verifyProof(changed)).holds, aloneText(changed).code]
  const withDraw = (change: object) => ({
    ...proof,
    jackpot: { ...jackpot, draws: jackpot.draws.map((draw, n) => (n === 0 ? { ...draw, ...change } : draw)) },
  })
  const [grand] = jackpot.draws
  expect(await verdicts(proof)).toEqual([true, 0])
  for (const wrong of [
    withDraw({ drawn: (grand?.drawn ?? 0) + 1 }),
    withDraw({ before: (grand?.before ?? 0) + 1 }),
    withDraw({ increment: (grand?.increment ?? 0) + 1 }),
    withDraw({ prize: 5 }),
    { ...proof, round: { ...round, jackpot: { ...round.jackpot, amount: round.jackpot.amount + 1 } } },
    { ...proof, round: { ...round, jackpot: null } },
    { ...proof, jackpot: undefined },
  ])
    expect(await verdicts(wrong)).toEqual([false, 1])
  await arcade.close()
})
