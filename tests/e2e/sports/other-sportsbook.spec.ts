import { startFakeSportsbook } from '@andon/tests/sports/fake-sportsbook'
import { hydrated } from '../support/hydrated.ts'
import { test as base, bee, expect } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'
import type { ServerAccess } from '../support/server-access.ts'
import { texts } from '../support/texts.ts'

type OwnServer = ServerAccess & { brand<B extends typeof bee>(brand: B): B }
const test = base.extend<object, { attached: OwnServer }>({
  attached: [
    async ({ ownServer }, use) => {
      const sportsbook = await startFakeSportsbook()
      await sportsbook.attachTo(ownServer.dataDir)
      await ownServer.operator('suppliers', 'reload')
      await use(ownServer)
      await sportsbook.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.describe.configure({ timeout: 180_000, mode: 'default' })

test('the sports pages work with a bought-in sportsbook', async ({ page, attached }) => {
  const brand = attached.brand(bee)
  const at = (path: string) => `${brand.origin}/${brand.language}${path}`
  await registerOn(page, brand)
  await expect(async () => {
    await page.goto(at('/sports/football'))
    await expect(page.locator('iframe')).toBeVisible({ timeout: 20_000 })
  }).toPass()
  const frame = page.frameLocator('iframe')
  const heard = (text: string) => frame.getByRole('listitem').filter({ hasText: text })
  const say = async (message: object) => {
    await frame.getByLabel('message').fill(JSON.stringify(message))
    await frame.getByRole('button', { name: 'Send' }).click()
  }
  await expect(frame.locator('#path')).toHaveText('/football')

  await test.step('it offers no list of matches, so the home page has links to its pages', async () => {
    const other = await page.context().newPage()
    await other.goto(at('/home'))
    const sports = other.getByRole('region', { name: texts[brand.language].home.sports, exact: true })
    await expect(sports.getByRole('link').first()).toHaveAttribute('href', `/${brand.language}/sports`)
    await expect(sports.getByRole('listitem')).toHaveCount(0)
    await other.close()
  })
  await test.step('what it shows stands in the address of the site', async () => {
    await say({ type: 'sportsbook.location', path: '/event/other:7' })
    await expect(page).toHaveURL(at('/sports/event/other:7'))
    await say({ type: 'sportsbook.location', path: 'https://evil.example/' })
    await say({ type: 'sportsbook.location', path: '/live' })
    await expect(page).toHaveURL(at('/sports/live'))
    await expect(heard('navigate')).toHaveCount(0)
  })
  await test.step('a link of the site reaches the frame, which stays', async () => {
    const shownLinks = page.getByRole('banner').getByRole('link') // the menu that is closed has the same link
    const link = shownLinks.and(page.locator(`[href$="/${brand.language}/sports/a-z"]`))
    await hydrated(link)
    await link.click()
    await expect(heard('sportsbook.navigate /a-z')).toHaveCount(1)
    await expect(frame.locator('#path')).toHaveText('/football')
  })
  await test.step('a session that is over gets a new token, a message of another window gets nothing', async () => {
    await page.evaluate(() => window.postMessage({ type: 'sportsbook.expired' }, location.origin))
    await say({ type: 'sportsbook.expired' })
    await expect(heard('sportsbook.token')).toHaveCount(1)
  })
  await test.step('it may be as high as its content, and leads to the limits and the cashier', async () => {
    await say({ type: 'sportsbook.height', pixels: 2345 })
    await expect.poll(() => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight)).toBe(2345)
    await say({ type: 'sportsbook.limits' })
    await expect(page).toHaveURL(at('/account/limits'))
  })
})
