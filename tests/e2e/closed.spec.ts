import type { Page } from '@playwright/test'
import { accessible } from './accessible.ts'
import { type Brand, brands, expect, test, visitor } from './journey.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { post } from './player.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})
const openAgain = () => Promise.all([server.operator('maintenance', 'off'), server.operator('unblock', 'JP')])
test.afterEach(async () => {
  if (test.info().status !== 'passed') await openAgain() // a journey that went well has opened what it closed
})
test.afterAll(() => server.close())

const here = (page: Page, brand: Brand) => visitor(page, server.brand(brand))
const noticeOf = (page: Page) => page.getByTestId('service-notice')

const closings = [
  {
    reason: 'maintenance',
    close: ['maintenance', 'on'],
    open: ['maintenance', 'off'],
    title: 'maintenance.title',
    chatStaysMs: 500,
  },
  {
    reason: 'its country',
    close: ['block', 'JP'],
    open: ['unblock', 'JP'],
    title: 'countryBlocked.title',
    chatStaysMs: 1_000,
  },
] as const

for (const [brand, { reason, close, open, title, chatStaysMs }] of brands.flatMap((brand) =>
  closings.map((closing) => [brand, closing] as const),
))
  test(`${brand.brand}: an open page that is closed for ${reason} is told at once, and let back home without a reload`, async ({
    page,
  }) => {
    const me = here(page, brand)
    const line = page.waitForEvent('websocket')
    await me.open()
    const heard = (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"'))
    await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
    await expect(me.dialog).toBeVisible()
    await heard
    await expect(page.getByTestId('chat')).toBeAttached()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const chatAround = await chatOnceClosed(page, [chatStaysMs - 100, chatStaysMs + 400])

    await server.operator(...close, '--site', brand.brand)
    await expect(noticeOf(page).getByRole('heading', { name: me.t.shell[title] })).toBeVisible()
    await expect(me.dialog).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    expect(await chatAround()).toEqual([true, false])
    await accessible(page)

    await server.operator(...open, '--site', brand.brand)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByTestId('chat').getByRole('button')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${brand.home}$`))
    await expect(me.dialog).toHaveCount(0)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

/**
 * Whether the page has a chat, so many milliseconds after its interface has gone. The page's own timers look: however late a busy machine lets
 * them run, they run in the order in which they are due.
 */
async function chatOnceClosed(page: Page, afterMs: readonly number[]) {
  const looks = await page.evaluateHandle((afterMs) => {
    const has = (selector: string) => document.querySelector(selector) !== null
    const closed = new Promise<void>((gone) => {
      new MutationObserver((_, watch) => {
        if (has('header')) return
        watch.disconnect()
        gone()
      }).observe(document.body, { childList: true, subtree: true })
    })
    const look = (ms: number) =>
      new Promise<boolean>((seen) => {
        setTimeout(() => seen(has('[data-testid="chat"]')), ms)
      })
    return { seen: closed.then(() => Promise.all(afterMs.map(look))) }
  }, afterMs)
  return () => looks.evaluate(({ seen }) => seen)
}

test('the first paint in maintenance is the notice, before any script has run', async ({ browser }) => {
  const [leo] = brands
  await server.operator('maintenance', 'on', '--site', leo.brand)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const me = here(page, leo)
  const shown = async () => (await me.open())?.status()
  await expect.poll(shown).toBe(503)
  await expect(noticeOf(page).getByRole('heading', { name: me.t.shell['maintenance.title'] })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await server.operator('maintenance', 'off', '--site', leo.brand)
  await context.close()
})

test('a blocked country sees why, and the site once it is offered there again', async ({ page }) => {
  const [, bee] = brands
  await server.operator('block', 'JP', '--site', bee.brand)
  const me = here(page, bee)
  await expect(async () => {
    await me.open()
    await expect(noticeOf(page)).toContainText('(JP)', { timeout: 15_000 })
  }).toPass()
  await accessible(page)
  await server.operator('unblock', 'JP', '--site', bee.brand)
  const again = page.getByRole('button', { name: me.t.shell.tryAgain })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 }) // unless the page has heard of it by itself
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('an address that has failed often proves that it is no program, and then gets its answer', async ({ page }) => {
  test.setTimeout(150_000)
  const [leo] = brands
  const me = here(page, leo)
  await me.open()
  for (let tries = 0; tries < 81; tries++)
    await post(page, '/ajax/login', { email: `nobody${tries}@andon.example`, password: 'x' })
  const answers: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/ajax/login') answers.push(response.status())
  })
  await me.logIn({ email: 'nobody@andon.example', password: 'not-the-password' })
  await expect(me.dialog.getByText(me.t.forms.LOGIN_FAILED)).toBeVisible({ timeout: 45_000 })
  expect(answers).toHaveLength(2)
})
