import type { Session } from '@andon/platform/http'
import { afterAll, afterEach, beforeAll, expect, onTestFailed, test } from 'vitest'
import { checkLedger } from '../check-ledger.fixture.ts'
import { type OpenGameSession, openGameSession, send } from '../game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet.fixture.ts'

let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
afterEach(() => checkLedger(fixture))

const ask = (session: Session, question: 'open' | 'answered') => fixture.call('realityCheck', { question }, session)
const bet = async (game: OpenGameSession, id: string) =>
  (await send(fixture, 'bet', game.bet(id, { roundId: id }))).body.status

test('while a reality check waits for its answer, no game of that login takes a bet; wins and rollbacks are paid', async () => {
  const session = await fixture.newPlayer(1000)
  const [lantern, harbour] = [
    await openGameSession(fixture, session),
    await openGameSession(fixture, session, 'harbour'),
  ]
  for (const id of ['paid', 'back']) expect(await bet(lantern, id)).toBe('OK')
  await ask(session, 'open')
  for (const game of [lantern, harbour])
    expect(await bet(game, `in-${game.bet('').gameCode}`)).toBe('REALITY_CHECK_OPEN')
  const win = await send(fixture, 'win', lantern.win('w', 'paid', { roundId: 'paid', amount: 300 }))
  const rollback = await send(fixture, 'rollback', lantern.rollback('r', 'back', { roundId: 'back' }))
  expect([win.body, rollback.body]).toMatchObject([{ balance: 1100 }, { balance: 1200 }])
  expect(await bet(lantern, 'paid')).toBe('OK') // as before: it was taken
  await ask(session, 'answered')
  for (const game of [lantern, harbour]) expect(await bet(game, `after-${game.bet('').gameCode}`)).toBe('OK')
})

test('a further bet of an open round waits for the answer, too', async () => {
  const session = await fixture.newPlayer(1000)
  const game = await openGameSession(fixture, session)
  await send(fixture, 'bet', game.bet('one'))
  await ask(session, 'open')
  expect((await send(fixture, 'bet', game.bet('two'))).body).toMatchObject({
    status: 'REALITY_CHECK_OPEN',
    balance: 900,
  })
})

test('a game opened meanwhile waits for the answer as well; another login of the player does not', async () => {
  const session = await fixture.newPlayer(1000)
  await openGameSession(fixture, session)
  await ask(session, 'open')
  const later = await openGameSession(fixture, session, 'harbour')
  const elsewhere = await openGameSession(fixture, fixture.logInAgain(session))
  expect(await bet(later, 'later')).toBe('REALITY_CHECK_OPEN')
  expect(await bet(elsewhere, 'elsewhere')).toBe('OK')
  await ask(session, 'answered')
  expect(await bet(later, 'later')).toBe('OK')
})

test('a question that is asked twice is answered once', async () => {
  const session = await fixture.newPlayer(1000)
  const game = await openGameSession(fixture, session)
  await Promise.all([ask(session, 'open'), ask(session, 'open')])
  await ask(session, 'answered')
  expect(await bet(game, 'after')).toBe('OK')
})

test('once the question is open, no bet is taken, also of those that are on their way; their stakes add up', async () => {
  const session = await fixture.newPlayer(100_000)
  const game = await openGameSession(fixture, session)
  let asked = false
  const late: string[] = []
  const taken: string[] = []
  const play = async (number: number) => {
    const sentAfter = asked
    const status = await bet(game, `race-${number}`)
    if (status === 'OK') (sentAfter ? late : taken).push(String(number))
  }
  const bets = Array.from({ length: 40 }, (_, number) => play(number))
  await ask(session, 'open')
  asked = true
  const { realCash } = await fixture.wallet.balances(fixture.db, session.playerId)
  await Promise.all([...bets, ...Array.from({ length: 20 }, (_, number) => play(100 + number))])
  expect(late).toEqual([])
  expect((await fixture.wallet.balances(fixture.db, session.playerId)).realCash).toBe(realCash) // nothing after the mark
  expect(realCash).toBe(100_000 - 100 * taken.length)
})

test('the question waits until a bet that has begun is committed, and later bets wait for the answer', async () => {
  const session = await fixture.newPlayer(1000)
  const game = await openGameSession(fixture, session)
  await bet(game, 'first')
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holder = fixture.ownerDb.transaction(async (tx) => {
    await tx.query('select from limits.players where player_id = $1 for update', [session.playerId])
    locked.resolve()
    await held.promise
  })
  await locked.promise
  onTestFailed(() => held.resolve())
  const waiting = bet(game, 'waits')
  await expect.poll(waitingForLocks).toBe(1)
  const marked = ask(session, 'open')
  await expect.poll(waitingForLocks).toBe(2)
  held.resolve()
  await Promise.all([holder, marked])
  expect((await fixture.wallet.balances(fixture.db, session.playerId)).realCash).toBe(800)
  expect(await waiting).toBe('OK')
  expect(await bet(game, 'late')).toBe('REALITY_CHECK_OPEN')
})

async function waitingForLocks(): Promise<number> {
  const rows = await fixture.ownerDb.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('of games that are opened while the question is committed, none misses it', async () => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const session = await fixture.newPlayer(1000)
    await openGameSession(fixture, session)
    const [later] = await Promise.all([openGameSession(fixture, session, 'harbour'), ask(session, 'open')])
    expect(await bet(later, 'later')).toBe('REALITY_CHECK_OPEN')
  }
})
