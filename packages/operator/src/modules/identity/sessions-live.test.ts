import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, newcomer, openHouse } from './house.fixture.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

async function sessionOfNewcomer(): Promise<string> {
  const browser = house.browser()
  await browser.call('registration', newcomer())
  const found = await house.identity.authenticate(browser.jar.get('andon_session'))
  if (!found || !('session' in found)) throw new Error('a newcomer has a session')
  return found.session.id
}

test('play keeps a session from going idle, a mere question does not', async () => {
  const [played, asked] = [await sessionOfNewcomer(), await sessionOfNewcomer()]
  for (let step = 0; step < 3; step++) {
    house.clock.advance({ minutes: 14 })
    await house.db.transaction((tx) => house.identity.sessionsLive(tx, [played], { touch: true }))
    await house.identity.sessionsLive(house.db, [asked])
  }
  expect([...(await house.identity.sessionsLive(house.db, [played, asked, 'ses_nobody']))]).toEqual([played])
})
