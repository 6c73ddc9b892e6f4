import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as cashierEn } from '../../../apps/web/app/features/cashier/messages.en.ts'
import { messages as cashierJa } from '../../../apps/web/app/features/cashier/messages.ja.ts'
import { messages as en } from '../../../apps/web/app/features/history/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/history/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { type Brand, bee, brands, expect, inTurn, leo, playRound, test } from '../support/journey.ts'
import { accountPage, depositOn, newPlayerOn } from '../support/player.ts'

const texts = { ja, en }
const accountTexts = { ja: accountJa, en: accountEn }
const cashierTexts = { ja: cashierJa, en: cashierEn }
test.slow() // a journey through several pages and a game
test.use({ contextOptions: { reducedMotion: 'reduce' } }) // shorter rounds; other journeys play with motion

for (const brand of brands) {
  const t = texts[brand.language]
  const c = cashierTexts[brand.language]
  const account = (page: string) => accountPage(brand, page)

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: a deposit shows the balance after it, opens its payment, is filtered by the address and saved as CSV`, async ({
      page,
    }) => {
      await depositing(page, brand, { amount: 5000, on: 'transactions' }) // the open page gets an event
      const list = page.getByRole('list', { name: t.transactions })
      const row = list.getByRole('listitem')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(t['type.realCashDeposit'])
      await expect(row).toContainText(/\+¥\s5,000/)
      await expect(row).toContainText(/¥\s5,000$/)
      await titledAndAccessible(page)

      await row.getByRole('link', { name: t['open.deposit'] }).click()
      const dialog = page.getByRole('dialog', { name: t['payment.deposit'] })
      await expect(dialog.getByTestId('payment-status')).toHaveText(c.approvedTitle)
      await titledAndAccessible(page)
      await page.reload() // the payment has an address
      await expect(dialog.getByTestId('payment-status')).toHaveText(c.approvedTitle)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      const type = page.getByLabel(t.type, { exact: true })
      await type.selectOption('withdraw')
      await expect(page).toHaveURL(/type=withdraw/)
      await expect(page.getByRole('heading', { name: t['empty.transactions'] })).toBeVisible()
      await titledAndAccessible(page)
      await page.goBack()
      await expect(row).toHaveCount(1)
      await expect(type).toHaveValue('')
      await page.getByRole('button', { name: t['range.90Days'] }).click()
      await expect(page).toHaveURL(/range=90Days/)

      const file = await saved(page, t.csv)
      expect(file.name).toBe('transactions-90Days.csv')
      expect(file.text.startsWith('\uFEFF')).toBe(true)
      const [head, line, end] = file.text.slice(1).split('\r\n')
      expect(head).toContain(t['column.type'])
      expect(line).toMatch(
        new RegExp(`^\\d{4}-\\d\\d-\\d\\d [\\d:]{8},${t['type.realCashDeposit']},5000,5000,[0-9A-Z]{4}-[0-9A-Z]{4},`),
      )
      expect(end).toBe('')
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: a round shows its stake and win, opens with its proof, and is in the detailed history`, async ({
      page,
    }) => {
      const me = await depositing(page, brand, { amount: 5000, on: 'bet-history' })
      await me.openGame('realgames')
      await playRound(me.game, me.t)

      await page.goto(account('legacy-bet-history'))
      const movements = page.getByRole('list', { name: t.legacy })
      await expect(movements.getByText(t['movement.stake'])).toBeVisible({ timeout: 60_000 })
      await titledAndAccessible(page)

      await page.goto(account('bet-history'))
      const row = page.getByRole('list', { name: t.bets }).getByRole('listitem')
      await expect(row).toHaveCount(1)
      await expect(row).toContainText(t['state.settled'])
      const facts = (await row.textContent()) ?? ''
      const order = [t.stake, t.win, t.net, t.balanceAfter.split('{')[0] ?? '', t.round, t.openRound]
      expect(order.map((fact) => facts.indexOf(fact)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
      await expect(page.getByLabel(t.game, { exact: true }).getByRole('option')).toHaveCount(2)
      await titledAndAccessible(page)
      await printed(page, t.print)

      const file = await saved(page, t.csv)
      const cells = file.text.split('\r\n')[1]?.split(',') ?? []
      const [stake = Number.NaN, win = Number.NaN, jackpot = Number.NaN, net] = cells.slice(2, 6).map(Number)
      expect(stake).toBeGreaterThan(0)
      expect(net).toBe(win + jackpot - stake)

      await row.getByRole('link').click()
      await expect(page).toHaveURL(/round=rnd_/)
      await me.game.getByRole('button', { name: me.t.game.replayVerify, exact: true }).click({ timeout: 60_000 })
      const proof = me.game.getByRole('dialog', { name: me.t.game.fairTitle })
      await expect(proof).toContainText(/rnd_[0-9a-z]{26}/, { timeout: 60_000 })
      await proof.getByRole('button', { name: me.t.game.seedsUse }).click()
      await expect(proof.getByText(me.t.game.fairPassed)).toBeVisible()
    })
}

test('what could not be loaded shows that it is loaded again', async ({ page }) => {
  const t = texts[leo.language]
  const held = Promise.withResolvers<void>()
  let isHeld = false
  const at = '2026-11-22T10:00:00Z'
  const line = { id: 'dep_1', type: 'realCashDeposit', amount: 5000, currency: 'JPY', balanceAfter: 5000, at }
  await page.route('**/getTransactionHistory', async (route) => {
    if (!route.request().postData()?.includes('cursor'))
      return route.fulfill({ json: { success: true, transactions: [line], since: at, nextCursor: 'more' } })
    if (isHeld) await held.promise
    await route.fulfill({ json: { success: false, errors: [{ code: 'UNAVAILABLE', message: 'busy' }] } })
  })
  await newPlayerOn(page, leo, 'transactions')
  await page.getByRole('button', { name: t.more }).click()
  const again = page.getByRole('button', { name: accountTexts[leo.language].tryAgain })
  await expect(again).toBeVisible({ timeout: 60_000 })
  isHeld = true
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await expect(again).toBeFocused()
  held.resolve()
  await expect(again).not.toHaveAttribute('aria-busy', { timeout: 60_000 })
})

test('BEE: the sportsbook has a detailed history of its own', async ({ page }) => {
  const brand = bee
  const t = texts[brand.language]
  await newPlayerOn(page, brand, 'legacy-bet-history')
  await page.getByRole('button', { name: t['kind.sportsbook'], exact: true }).click()
  await expect(page).toHaveURL(/kind=sportsbook/)
  await expect(page.getByRole('heading', { name: t['empty.sportsbook'] })).toBeVisible()
})

/** A new player on a page of their account, who has paid in by card since. */
async function depositing(page: Page, brand: Brand, { amount, on }: { amount: number; on: string }) {
  const { me } = await newPlayerOn(page, brand, on)
  await depositOn(page, amount)
  return me
}

async function titledAndAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await accessible(page)
}

/** The file that the browser saves after a press of this button. */
async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Only the statement is printed, with every line. */
async function printed(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.statement tbody tr')).toHaveCount(1)
  await expect(page.locator('.statement')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.statement')).toHaveCount(0)
}
