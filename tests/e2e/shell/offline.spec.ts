import { type Page, test as plain } from '@playwright/test'
import { messages as offlineEn } from '../../../apps/web/app/features/offline/messages.en.ts'
import { messages as offlineJa } from '../../../apps/web/app/features/offline/messages.ja.ts'
import { expect, leo, visitor, test as watched } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'

const t = { ja: offlineJa, en: offlineEn }[leo.language]
const notice = (page: Page) => page.locator('.connection-notice')
const promotions = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: visitor(page, leo).t.shell['menu.promotions'] })

/** Until the notice's own script and texts are here, and what the page loads after it has shown itself: on a slow machine the network rests in between. */
async function openLobby(page: Page) {
  await page.goto(`${leo.origin}${leo.home}`)
  await page.locator('.connection-place').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(loadedScripts)).toEqual(expect.arrayContaining(['Chat', 'modal-bodies']))
  await page.waitForLoadState('networkidle')
}

/** Runs in the page. */
const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])

plain(
  'without a connection the page stays, and the next one opens by itself when the line is back',
  async ({ page, context }) => {
    await openLobby(page)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await context.setOffline(true)
    await promotions(page).click()
    await expect(notice(page).getByText(t.title)).toBeVisible()
    await expect(page.locator('.navigation-bar')).toBeVisible()
    await checkWindow(notice(page), { at: 'ConnectionNotice' })
    await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()

    await notice(page).getByRole('button', { name: t.retry }).click()
    await expect(notice(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/promotions$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  },
)

plain(
  'a click is answered, and can be taken back, also while other parts of the page wait',
  async ({ page, context }) => {
    await page.route(/\/assets\/(Chat|modal-bodies)-/, (route) => route.abort())
    await page.goto(`${leo.origin}${leo.home}`)
    await page.locator('.connection-place').waitFor({ state: 'attached' })
    await context.setOffline(true)
    await promotions(page).click()
    await notice(page).getByRole('button', { name: t.stay }).click()
    await expect(notice(page).getByRole('button', { name: t.stay })).toHaveCount(0)
    await page.unroute(/\/assets\/(Chat|modal-bodies)-/)
    await context.setOffline(false)
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
  },
)

plain('a player who does not want to wait stays on the page', async ({ page, context }) => {
  await openLobby(page)
  await context.setOffline(true)
  await promotions(page).click()
  await notice(page).getByRole('button', { name: t.stay }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
})

watched('when an update has removed a page’s script, the wanted page is loaded once', async ({ page }) => {
  await openLobby(page)
  let gone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false
  })
  await page.route('**/assets/PromotionsPage-*.js', (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const loaded = page.waitForEvent('load')
  await promotions(page).click()
  await loaded
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
