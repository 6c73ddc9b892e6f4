import type { Db } from '@andon/platform/sql'
import { expect, test } from 'vitest'
import { openGameSession, send } from './game-session.fixture.ts'
import { openGameWallet } from './game-wallet.fixture.ts'

/** Counts the statements of transactions from now on. */
function countStatements(db: Db) {
  let count = 0
  const { transaction } = db
  const counting: Db['transaction'] = (run, ...rest) =>
    transaction(
      (tx) => {
        const { query } = tx
        Object.assign(tx, {
          query: (...asked: Parameters<typeof query>) => {
            count += 1
            return query(...asked)
          },
        })
        return run(tx)
      },
      ...rest,
    )
  Object.assign(db, { transaction: counting })
  return () => {
    const counted = count
    count = 0
    return counted
  }
}

test('a batch has the same few statements, whatever the number of its calls', async () => {
  const fixture = await openGameWallet()
  const games = []
  for (let players = 0; players < 6; players++)
    games.push(await openGameSession(fixture, await fixture.newPlayer(1000)))
  for (const game of games) await send(fixture, 'bet', game.bet('first', { roundId: 'first' })) // makes rows that last
  const statements = countStatements(fixture.runtime.db)
  const [one, ...others] = games
  if (!one) throw new Error('there is a game')
  await send(fixture, 'bet', one.bet('a'))
  expect(statements()).toBe(13)
  await send(fixture, 'win', one.win('w', 'a'))
  expect(statements()).toBe(10) // one has the facts of all closed rounds
  await send(fixture, 'round', one.round('one', { roundId: 'one' }))
  expect(statements()).toBe(16)
  const contributions = [{ jackpot: 'daily', millionths: 1_500_000 }]
  await send(fixture, 'bet', one.bet('j', { roundId: 'j', contributions })) // opens its account
  statements()
  await send(fixture, 'bet', one.bet('k', { roundId: 'j', contributions }))
  expect(statements()).toBe(16) // what is left over, twice, and the details
  await Promise.all(others.map((game) => send(fixture, 'bet', game.bet('a'))))
  expect(statements()).toBe(13)
  await Promise.all(others.map((game) => send(fixture, 'win', game.win('w', 'a'))))
  expect(statements()).toBe(10)
  await fixture.close()
})
