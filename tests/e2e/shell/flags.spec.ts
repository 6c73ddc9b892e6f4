import type { Page } from '@playwright/test'
import { entry, playerAtService, writeToUs } from '../support/answered.ts'
import { bee, expect, test, visitor } from '../support/journey.ts'

const blocked = { is_IpBlocked: 'true', countryCode: 'US' }
/** One reply for each notice. The other replies that mean the same: `signals.test.ts`. */
const closings = [
  { mark: 'is_IpBlocked', json: blocked, title: 'countryBlocked.title', text: 'United States' },
  { mark: '150 in the entries', json: entry('150'), title: 'maintenance.title', text: '' },
] as const

for (const { mark, json, title, text } of closings)
  test(`${mark} on any reply leads home and replaces the page, until a reply without it`, async ({ page }) => {
    const me = visitor(page, bee)
    await page.goto(`${bee.origin}/en/customer-service`)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    let closed = false
    let held: Promise<void> | undefined
    await page.route('**/ajax/registration/contactUs', (route) => {
      closed = true
      return route.fulfill({ status: 422, json })
    })
    await page.route('**/ajax/country/countryblock*', async (route) => {
      await held
      await (closed ? route.fulfill({ status: 422, json }) : route.continue())
    })
    await writeToUs(page, { asVisitor: true })
    const notice = page.getByTestId('service-notice')
    await expect(notice.getByRole('heading', { name: me.t.shell[title] })).toBeVisible()
    await expect(notice).toContainText(text)
    await expect(page).toHaveURL(`${bee.origin}${bee.home}`)
    await expect(page.getByRole('banner')).toHaveCount(0)

    const tryAgain = notice.getByRole('button', { name: me.t.shell.tryAgain })
    await tryAgain.click()
    await expect(tryAgain).toBeEnabled() // it was busy until the reply
    await expect(notice).toBeVisible()
    const release = Promise.withResolvers<void>()
    held = release.promise // the notice asks by itself, too, and must not be gone before the click
    await tryAgain.click()
    closed = false
    release.resolve()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(`${bee.origin}${bee.home}`)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

test('after maintenance a player is taken to the home page of players, also from the address of the notice', async ({
  page,
}) => {
  const home = `${bee.origin}/${bee.language}${bee.site.homePath.player}`
  const { me } = await playerAtService(page, bee)
  let closed = true
  for (const call of ['country/countryblock', 'login/status'])
    await page.route(`**/ajax/${call}*`, (route) =>
      closed ? route.fulfill({ status: 422, json: entry('150') }) : route.continue(),
    )
  await page.reload() // the page does not learn who is logged in
  const notice = page.getByTestId('service-notice')
  await expect(notice.getByRole('heading', { name: me.t.shell['maintenance.title'] })).toBeVisible()
  closed = false
  await notice.getByRole('button', { name: me.t.shell.tryAgain }).click()
  await expect(me.balance).toBeVisible()
  await expect(page).toHaveURL(home)
  await page.goto(`${bee.origin}/${bee.language}/maintenance`)
  await expect(page).toHaveURL(home)
})

test('a logout that a reply caused reaches the other tabs after two seconds', async ({ page, context }) => {
  const { me, answers, heard } = await playerWithListener(page, () => context.newPage())
  answers.next({ status: 401, json: entry('151') })
  await writeToUs(page, { asVisitor: false })
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
  const begun = Date.now()
  const early = await userKey(page)
  const asked = Date.now() - begun
  await expect.poll(heard).toEqual([['user', null]])
  if (asked < 1_500) expect(early).toBe('true') // a stalled machine misses the two seconds
  expect(await userKey(page)).toBeNull()
})

test('a logout that a reply caused sends no event when the browser has no record of a login', async ({
  page,
  context,
}) => {
  const { me, answers, heard } = await playerWithListener(page, () => context.newPage())
  await page.evaluate(() => localStorage.removeItem('user'))
  await expect.poll(heard).toEqual([['user', null]])
  await page.clock.install()
  answers.next({ status: 401, json: entry('151') })
  await writeToUs(page, { asVisitor: false })
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
  await page.clock.fastForward(2_500)
  await page.evaluate(() => localStorage.setItem('user', 'written by this test')) // no event precedes it
  await expect.poll(heard).toEqual([
    ['user', null],
    ['user', 'written by this test'],
  ])
})

const userKey = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

/** A player on the page of customer service, and a second tab that records storage events. */
async function playerWithListener(page: Page, newTab: () => Promise<Page>) {
  const { me, answers } = await playerAtService(page, bee)
  const tab = await newTab()
  await tab.goto(`${bee.origin}/healthz`)
  await tab.evaluate(() => {
    const events: (string | null)[][] = []
    Object.assign(window, { events })
    addEventListener('storage', ({ key, newValue }) => {
      if (key === 'user') events.push([key, newValue])
    })
  })
  const heard = () => tab.evaluate(() => (window as unknown as { events: unknown[] }).events) // put there above
  return { me, answers, heard }
}
