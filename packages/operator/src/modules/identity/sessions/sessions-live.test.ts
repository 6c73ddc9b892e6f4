import { afterAll, beforeAll, expect, test } from 'vitest'
import { type IdentityFixture, newcomer, openIdentity } from '../identity.fixture.ts'

let fixture: IdentityFixture
beforeAll(async () => {
  fixture = await openIdentity()
})
afterAll(() => fixture.close())

async function sessionOfNewcomer(browser = fixture.browser()): Promise<string> {
  await browser.call('registration', newcomer())
  const found = await fixture.identity.authenticate(browser.jar.get('andon_session'))
  if (!found || !('session' in found)) throw new Error('a new player has a session')
  return found.session.id
}

test('play prevents an idle timeout, a query alone does not', async () => {
  const [played, asked] = [await sessionOfNewcomer(), await sessionOfNewcomer()]
  for (let step = 0; step < 3; step++) {
    fixture.clock.advance({ minutes: 14 })
    await fixture.db.transaction((tx) => fixture.identity.sessionsLive(tx, [played], { touchIn: tx }))
    await fixture.identity.sessionsLive(fixture.db, [asked])
  }
  expect([...(await fixture.identity.sessionsLive(fixture.db, [played, asked, 'ses_nobody']))]).toEqual([played])
})

test('an end is left to its fact for 10 s, a timeout is found at once', async () => {
  const browser = fixture.browser()
  const [left, idle] = [await sessionOfNewcomer(browser), await sessionOfNewcomer()]
  const over = async () => [...(await fixture.identity.sessionsOver(fixture.db, [left, idle]))]
  await browser.call('logout', {})
  fixture.clock.advance({ seconds: 9 })
  expect(await over()).toEqual([])
  fixture.clock.advance({ seconds: 1 })
  expect(await over()).toEqual([[left, 'LOGGED_OUT']])
  fixture.clock.advance({ minutes: 42 })
  expect(await over()).toEqual([
    [left, 'LOGGED_OUT'],
    [idle, 'SESSION_IDLE'],
  ])
})
