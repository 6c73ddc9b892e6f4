import { titles } from '@andon/arcade/titles/index'
import type { FrameLocator, Page } from '@playwright/test'
import { isLongForm } from '../../support/long-form.ts'
import { expect, leo, test, visitor } from '../support/journey.ts'

const byPlaywright = /^Service Worker registration blocked by Playwright/

/** What the browser says and cannot load while `visit` runs; warnings too. */
async function complaints(page: Page, visit: () => Promise<void>): Promise<readonly string[]> {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !byPlaywright.test(message.text())) heard.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`)
  })
  await visit()
  page.removeAllListeners('response')
  return heard
}

/** In the short form those of each kind and some others: the title kit opens every title, without the page around it. */
const ofItsKind = ['hot-spring-dig', 'rose-window-roulette']
const ofOnePlayer = titles.filter(({ shared }) => shared === undefined) // tables that go on by themselves are off in these journeys
const opened = ofOnePlayer.filter(
  ({ gameCode }, place) => isLongForm || place % 4 === 0 || ofItsKind.includes(gameCode),
)

test('titles open, sound and play a round without a word in the console', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const me = visitor(page, leo)
  const body = me.game.locator('body')
  const heard = await complaints(page, async () => {
    for (const { gameCode, current } of opened)
      await test.step(gameCode, async () => {
        await me.openGame('freegames', gameCode)
        await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 90_000 })
        const { engine } = current.display
        if (engine === 'table') await layFirstBet(me.game)
        if (gameCode === 'bamboo-blackjack') await me.game.locator('[data-lay]').first().click()
        await me.game.locator('.spin').click()
        await expect(body).not.toHaveAttribute('data-state', 'ready')
        if (gameCode === 'hot-spring-dig') await dig(page)
        if (engine === 'cards') await decide(me.game)
        await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 90_000 })
      })
  })
  expect(heard).toEqual([])
})

/** A chip on the first bet of the list: a table is empty at first. */
async function layFirstBet(game: FrameLocator): Promise<void> {
  await game.getByRole('radio', { name: /1,000/ }).click()
  await game.locator('.list-toggle').click()
  await game.locator('[data-lay]').first().click()
  await game.locator('.list-close').first().click()
  await expect(game.locator('[data-meter="stake"]')).toContainText('1,000')
}

/** Takes the first action that is offered until the hand is over. */
async function decide(game: FrameLocator): Promise<void> {
  const body = game.locator('body')
  await expect(async () => {
    if ((await body.getAttribute('data-state')) === 'playing')
      await game.locator('[data-act]:enabled').first().click({ timeout: 2_000 })
    expect(await body.getAttribute('data-state')).toBe('ready')
  }).toPass({ timeout: 90_000 })
}

/** Opens tiles until the round is over: by ice, or by cashing out after the first spring. */
async function dig(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  const [body, tile, cashOut] = [game.locator('body'), game.locator('.cells .cell').nth(12), game.locator('.cash-out')]
  await expect(tile).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 })
  const rung = game.locator('.ladder li').first()
  const before = await game.getByRole('status').textContent()

  // a reply that comes late: until then nothing but the shovel may move
  const [asked, reply] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lateOnce = { times: 1 }
  await page.route(
    '**/arcade/rounds/*/actions',
    async (route) => {
      asked.resolve()
      await reply.promise
      await route.continue()
    },
    lateOnce,
  )
  await tile.click()
  await asked.promise
  expect(await game.getByRole('status').textContent()).toBe(before)
  await expect(rung).not.toHaveAttribute('data-reached')
  reply.resolve()
  await expect(body).toHaveAttribute('data-state', /playing|ready/, { timeout: 60_000 })
  if ((await body.getAttribute('data-state')) === 'playing') await cashOut.click()
}

test.describe('a game that cannot load', () => {
  test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED|Failed to load|Failed to fetch/ })

  test('says so, stays so whatever is pressed, and loads when it can', async ({ page }) => {
    test.setTimeout(180_000)
    const me = visitor(page, leo)
    await page.route('**/arcade/sessions', (route) => route.abort())
    await me.openGame('freegames')
    const notice = me.game.getByRole('dialog')
    await expect(notice).toBeVisible({ timeout: 60_000 })
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await notice.click({ position: { x: 2, y: 2 } })
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await expect(notice).toBeVisible()
    await page.unroute('**/arcade/sessions')
    await notice.getByRole('button', { name: me.t.game.reload, exact: true }).click()
    await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
    await expect(notice).toHaveCount(0)
  })
})
