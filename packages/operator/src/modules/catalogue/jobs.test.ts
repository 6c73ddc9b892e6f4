import { createLog } from '@andon/platform/log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { send } from '../game-wallet/game-session.fixture.ts'
import { type GameWalletFixture, openGameWallet } from '../game-wallet/game-wallet.fixture.ts'
import { playRecords } from '../game-wallet/index.ts'
import { createJobs } from './jobs.ts'

const lines: { msg: string; supplier: string }[] = []
let fixture: GameWalletFixture
beforeAll(async () => {
  fixture = await openGameWallet()
})
afterAll(() => fixture.close())
beforeEach(() => {
  fixture.clock.advance({ hours: 1 })
  lines.length = 0
})

const log = createLog({ to: { write: (line) => void lines.push(JSON.parse(line)) } })
const watch = () =>
  createJobs({ ...fixture.runtime, log }, playRecords)
    .find(({ name }) => name === 'catalogue.watch-launches')
    ?.run()

async function launch(times: number, gameCode: string): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < times) tokens.push(await fixture.launchToken(await fixture.newPlayer(), gameCode))
  return tokens
}

test('a supplier that opened none of five launches is reported once a run, while that is recent', async () => {
  await launch(5, 'visitor-game')
  await watch()
  expect(lines).toEqual([]) // the tokens are still valid
  fixture.clock.advance({ minutes: 2 })
  await watch()
  expect(lines).toMatchObject([
    { supplier: 'guest', msg: 'supplier guest seems to be down: of 5 launches in 15 minutes it opened none' },
  ])
  fixture.clock.advance({ minutes: 15 })
  await watch()
  expect(lines).toHaveLength(1)
})

test('a supplier with one game opened, or with few launches, is not reported', async () => {
  const [token = ''] = await launch(6, 'visitor-game')
  await send(fixture, 'authenticate', { token, gameCode: 'visitor-game' }, fixture.guest)
  await launch(4, 'lantern')
  fixture.clock.advance({ minutes: 2 })
  await watch()
  expect(lines).toEqual([])
})

test('a sportsbook’s unused tokens are not reported: an open page is sent new ones', async () => {
  const session = await fixture.newPlayer()
  for (let opened = 0; opened < 6; opened++) await fixture.call('openSportsBook', { vendorId: 'bookmaker' }, session)
  fixture.clock.advance({ minutes: 6 })
  await watch()
  expect(lines).toEqual([])
})
