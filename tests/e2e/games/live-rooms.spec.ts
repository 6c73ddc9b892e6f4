import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test'
import { chatTexts } from '../../../apps/games/src/shell/shared/chat/texts.ts'
import { seatTexts } from '../../../apps/games/src/shell/shared/seats/seat-texts.ts'
import { sharedTexts } from '../../../apps/games/src/shell/shared/texts/shared-texts.ts'
import { messages as historyEn } from '../../../apps/web/app/features/history/messages.en.ts'
import { messages as historyJa } from '../../../apps/web/app/features/history/messages.ja.ts'
import { startServerProcess } from '../../../tools/running-server.ts'
import { accessible } from '../support/accessible.ts'
import { amountOf, type Brand, test as base, bee, expect, leo, visitor } from '../support/journey.ts'
import { accountPage, depositOn, registerOn } from '../support/player.ts'

const history = { ja: historyJa, en: historyEn }
const patient = { timeout: 60_000 } // two rounds and more
const [deposit, stake] = [5_000, 100]

/** A server that leads tables, which other test servers do not. */
const test = base.extend<object, { liveServer: { brand(brand: Brand): Brand } }>({
  liveServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what the fixture needs
    async ({}, use, { project }) => {
      expect(project.name, 'playwright.config.ts starts this server in one worker').toBe('live rooms')
      const { origin, close } = await startServerProcess({ quiet: true, settings: { TABLES: 'short' } })
      await use({ brand: (brand) => ({ ...brand, origin: origin(brand.brand) }) })
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
test.describe.configure({ timeout: 360_000, mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing has to be painted twice for the same result

/** A new player with money at the table; a visitor in demo play where there is none. */
async function atTable(page: Page, brand: Brand, { isPlayer }: { isPlayer: boolean }): Promise<FrameLocator> {
  if (isPlayer) {
    await registerOn(page, brand)
    await depositOn(page, deposit, { brand })
  }
  await visitor(page, brand).openGame(isPlayer ? 'realgames' : 'freegames', 'zodiac-wheel')
  const game = page.frameLocator('iframe')
  await expect(game.locator('.felt-cursor')).toBeAttached(patient)
  return game
}

async function watcher(browser: Browser, brand: Brand, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: brand.origin }])
  const page = await context.newPage()
  return { page, game: await atTable(page, brand, { isPlayer: false }), close: () => context.close() }
}

/** Lays a chip by keys and places it on the first round that takes it. */
async function placeBet(page: Page, game: FrameLocator): Promise<void> {
  await game.locator('.felt-cursor').focus()
  await page.keyboard.press('Enter')
  const place = game.locator('button.spin')
  let status = ''
  await expect(async () => {
    await expect(place).toBeEnabled(patient)
    const reply = page.waitForResponse((one) => one.url().endsWith('/arcade/table/bets'), { timeout: 10_000 })
    await place.click({ timeout: 2_000 })
    status = (await (await reply).json()).bet?.status ?? ''
    expect(status).toBe('placed')
  }).toPass({ timeout: 150_000 }) // a round takes bets for some seconds
}

test('LEO: a bet of real money is locked, decided, paid, in the history, and verified in its replay; only who agrees is shown to others', async ({
  page,
  browser,
  liveServer,
}) => {
  const brand = liveServer.brand(leo)
  const [t, seats, shared] = [history[brand.language], seatTexts[brand.language], sharedTexts[brand.language]]
  const me = visitor(page, brand)
  await page.setViewportSize({ width: 1440, height: 900 })
  const game = await atTable(page, brand, { isPlayer: true })
  const countdown = game.locator('.countdown')
  const question = game.getByRole('region', { name: seats.ask })
  await placeBet(page, game)
  await expect(me.balance).toHaveText(/4,900$/)
  await expect(question).toBeHidden()
  await expect(countdown).toHaveAttribute('data-kind', 'locked', patient)
  await expect(game.locator('button.spin')).toBeDisabled()

  await expect(question).toBeVisible(patient) // only once the bet is decided
  const shownBalance = await amountOf(game.locator('[data-meter="balance"]').textContent())
  await expect.poll(() => amountOf(me.balance.textContent())).toBe(shownBalance)
  const other = await watcher(browser, brand, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  const shownSeat = other.game.locator('.seat-name').filter({ hasText: '＊' })
  await expect(shownSeat).toHaveCount(0)
  await question.getByRole('button', { name: seats.yes }).click()
  await expect(question).toBeHidden()
  await placeBet(page, game)
  await expect(shownSeat).toBeVisible()
  await other.close()

  await page.goto(`${brand.origin}${brand.home}`)
  await me.openGame('realgames', 'zodiac-wheel')
  const amount = new RegExp(`¥\\s?${stake}`)
  const runs = shared.running('').trim().slice(-8)
  const past = shared.lastRound('', '').slice(0, 5)
  const told = game.locator('p.strip').filter({ hasText: amount }) // until the next round begins
  await expect(told.filter({ hasText: new RegExp(`${runs}|${past}`) })).toBeVisible(patient)
  await expect(countdown).toHaveAttribute('data-kind', 'next', patient)

  await page.goto(accountPage(brand, 'bet-history'))
  const rows = page.getByRole('list', { name: t.bets }).getByRole('listitem')
  await expect(rows.filter({ hasText: t['state.settled'] })).toHaveCount(2, patient)
  const wins = await rows.locator('dl > div:nth-child(2) > dd').allTextContents()
  const won = wins.map((win) => Number(win.replace(/\D/g, '')))
  expect(shownBalance).toBe(deposit - stake + (won[1] ?? Number.NaN))
  await expect(me.balance).toHaveText(
    new RegExp(`${(deposit - 2 * stake + (won[0] ?? 0) + (won[1] ?? 0)).toLocaleString('en')}$`),
  )
  await rows.last().getByRole('link').click()
  await expect(page).toHaveURL(/round=rnd_/)
  await game.getByRole('button', { name: me.t.game.replayVerify, exact: true }).click(patient)
  const proof = game.getByRole('dialog', { name: me.t.game.fairTitle })
  await expect(proof.getByText(me.t.game.fairPassed)).toBeVisible(patient)
  await expect(proof.locator('li.broken')).toHaveCount(0)
  await expect(proof.locator('li.holds')).not.toHaveCount(0)
})

test('BEE: a message in the chat of the table reaches another screen; the panel is accessible and closes by Escape', async ({
  page,
  browser,
  liveServer,
}) => {
  const brand = liveServer.brand(bee)
  const t = chatTexts[brand.language]
  await page.setViewportSize({ width: 390, height: 844 })
  const other = await watcher(browser, brand, { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } })
  const game = await atTable(page, brand, { isPlayer: true })
  const open = (from: FrameLocator) => from.getByRole('button', { name: t.chat, exact: true }).click()
  const read = other.game.getByRole('region', { name: t.chat, exact: true })
  await open(other.game)
  await expect(read.getByText(t.demo)).toBeVisible()
  await open(game)
  const panel = game.getByRole('region', { name: t.chat, exact: true })
  await expect(panel.getByRole('heading', { name: t.chat })).toBeFocused()
  await panel.getByLabel(t.field, { exact: true }).fill('Good luck all')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('log')).toContainText('Good luck all')
  await expect(panel.getByText(t.sending, { exact: true })).toHaveCount(0)
  await expect(read.getByRole('log')).toContainText('Good luck all', patient)
  await expect(read.getByRole('log')).toHaveAttribute('aria-live', 'polite')
  await other.close()
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('the game has a frame')
  await accessible(frame, { within: '.side-panel:not([hidden])', at: 'in the chat of a table' })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(game.getByRole('button', { name: t.chat, exact: true })).toBeFocused()
})
