import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { kinds } from '@andon/arcade/engines/kinds'
import { gameTopics, tableBetTopicOf, tableTopicOf } from '@andon/arcade/game-topics'
import { sportsTopics } from '@andon/bookmaker/sports-api'
import { staffTopics } from '@andon/contract/staff-topics'
import type { Topic } from '@andon/contract/topic'
import { playersNowTopic } from '@andon/contract/topics/players-now'
import { openPage } from '@andon/tests/open-page'
import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const root = resolve(import.meta.dirname, '../..')
const patience = { timeout: 30_000, interval: 100 }

test('each declared topic has what publishes it, under the same name, in the folder of its origin', () => {
  const filesOf = (topics: readonly Topic[]) =>
    topics.map(({ name }) => `${name.replace(/\/\{\w+\}/g, '').replaceAll('/', '-')}.ts`).sort()
  const topicsOfGames = [...gameTopics, tableTopicOf(kinds), tableBetTopicOf(kinds)]
  const declared = {
    site: readdirSync(`${root}/packages/contract/src/topics`),
    games: filesOf(topicsOfGames),
    sports: filesOf(sportsTopics),
    staff: filesOf(staffTopics),
  }
  for (const [origin, files] of Object.entries(declared))
    expect([origin, readdirSync(`${root}/apps/server/src/topics/${origin}`)]).toEqual([origin, files])
  expect(readdirSync(`${root}/apps/server/src/topics`)).toEqual(Object.keys(declared).sort())
  expect(declared.site).toContain(`${playersNowTopic.name}.ts`)
})

/** Finished real rounds of so many players, a minute ago. */
async function play(gameCode: string, players: number): Promise<void> {
  const at = server.clock.now().subtract({ minutes: 1 }).toString()
  for (let player = 0; player < players; player++)
    await server.db.query(
      `insert into game_wallet.rounds (supplier, player_id, round_id, game_code, currency, state, staked, won, opened_at, closed_at)
       values ('arcade', $1, $2, $2, 'JPY', 'closed', 100, 0, $3::timestamptz, $3::timestamptz)`,
      [`ply_${player}`, gameCode, at],
    )
}

test('visitors follow how many play each game, and one game alone, without asking again', async () => {
  await play('lantern-river', 4)
  const visitor = new Map<string, string>()
  const [lobby, game] = [
    await openPage(server.origin, visitor, ['players-now']),
    await openPage(server.origin, visitor, ['game/moon-rabbit/players']),
  ]
  const heard = ({ heard }: typeof lobby) => heard().filter((data) => data !== undefined)
  await vi.waitFor(() => {
    expect(heard(lobby)).toEqual([{ games: [{ gameCode: 'lantern-river', players: 4 }] }])
    expect(heard(game)).toEqual([{ players: 0 }])
  }, patience)
  await play('moon-rabbit', 3)
  server.clock.advance({ seconds: 10 })
  await vi.waitFor(() => {
    expect(heard(lobby).slice(1)).toEqual([{ gameCode: 'moon-rabbit', players: 3 }])
    expect(heard(game).slice(1)).toEqual([{ players: 3 }])
  }, patience)
  server.clock.advance({ minutes: 10 })
  await vi.waitFor(() => {
    expect(heard(lobby).slice(2)).toEqual([
      { gameCode: 'lantern-river', players: 0 },
      { gameCode: 'moon-rabbit', players: 0 },
    ])
    expect(heard(game).slice(2)).toEqual([{ players: 0 }])
  }, patience)
  for (const page of [lobby, game]) page.close()
})
