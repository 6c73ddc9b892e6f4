import type { Page } from '@playwright/test'
import { accessible } from '../support/accessible.ts'
import { answerSupplier, atCashier, referenceIn } from '../support/cashier.ts'
import { bee, brands, expect, inTurn, leo, test } from '../support/journey.ts'
import { post } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })
const patient = { timeout: 60_000 }

test('a declined card shows the reason and keeps the form; another card is credited once, even if the button is pressed repeatedly', async ({
  page,
}) => {
  const { me, t, field, amount, typeCard, submit, state, main } = await atCashier(page, bee)
  await amount(8_000)
  await typeCard('4000 0000 0000 9995')
  await expect(main.getByRole('status', { name: t.brand })).toContainText(t['brand.VISA'])
  await submit.click()
  await expect(state).toContainText(t['reason.INSUFFICIENT_CARD_FUNDS'], patient)
  await expect(main.getByRole('button', { name: t.printReceipt })).toHaveCount(0)
  await main.getByRole('button', { name: t.otherAmountNow }).click()
  await expect(field(t.otherAmount)).toHaveValue('8,000')
  await submit.click()
  await expect(field(t.cardHolder)).toHaveValue('HANA YAMADA')
  await expect(field(t.expiry)).toHaveValue('12/39')
  await expect(field(t.cvv)).toHaveValue('')
  await field(t.cardNumber).fill('４１１１-1111-1111-1111')
  await field(t.cvv).fill('123')
  await submit.dblclick()
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(me.balance).toHaveText(/8,000/)
  await expect(main.getByRole('row').last()).toContainText('+')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  const reference = await referenceIn(state)
  await main.getByRole('button', { name: t.printReceipt }).click()
  await expect(page.locator('body > .statement')).toContainText('8,000')
  await expect(page.locator('body > .statement')).toContainText('Visa •••• 1111')
  await expect(page.locator('body > .statement')).toContainText(reference)
})

test('a saved card and the last amount are ready: only the security code is typed; the reply is awaited in sight, and leads to a game', async ({
  page,
}) => {
  const { me, t, main, field, amount, typeCard, submit, state } = await atCashier(page, leo)
  await amount(12_000)
  await typeCard('4111111111111111')
  await main.getByRole('checkbox').check()
  await submit.click()
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(me.balance).toHaveText(/12,000/)

  await page.goto(`${leo.origin}/${leo.language}/lobbies/casino`)
  await expect(me.balance).toHaveText(/12,000/)
  await page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit, exact: true }).click()
  const { dialog } = me
  await expect(dialog.getByText('Visa •••• 1111')).toBeVisible(patient)
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(dialog.getByLabel(t.otherAmount, { exact: true })).toHaveValue('12,000')
  await dialog.getByLabel(t.cvv, { exact: true }).fill('123')
  await holdReply(page, 'makeCCPayment')
  const button = dialog.locator('button[type="submit"]')
  await button.click()
  await expect(button).toHaveText(t.processing)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const paid = async () => (await page.evaluate(async () => (await fetch('/ajax/profile/getBalance')).json())).cash
  await expect.poll(paid, patient).toBe(24_000)
  await expect(me.balance).toHaveText(/12,000/) // not before the form
  await expect(button).toHaveText(t.processing)
  await page.evaluate(() => dispatchEvent(new Event('reply')))
  await expect(dialog.getByText(t.approvedTitle)).toBeVisible(patient)
  await expect(me.balance).toHaveText(/24,000/)
  await expect(field(t.otherAmount)).toHaveCount(0)
  await dialog.getByRole('link', { name: t.playNow }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/lobbies\/casino$/)
})

test('on a phone, the second step of a deposit shows the title of the dialog in full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { me } = await atCashier(page, leo)
  await page.goto(`${leo.origin}/${leo.language}/lobbies/casino`)
  await page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit, exact: true }).click()
  await me.dialog.getByLabel(me.t.cashier.otherAmount, { exact: true }).fill('10000')
  await me.dialog.locator('button[type="submit"]').click()
  await expect(me.dialog.getByRole('radio', { name: me.t.cashier.newCard })).toBeVisible(patient)
  await expect(me.dialog.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
})

test('a deposit with a bonus names both amounts; the bonus comes by the address', async ({ page }) => {
  const { t, main, amount, typeCard, submit, state } = await atCashier(page, bee, { view: '?bonus=WELCOME' })
  await expect(main.getByRole('radio', { name: 'First deposit bonus' })).toBeChecked(patient)
  await amount(20_000)
  await expect(page).toHaveURL(/step=pay/)
  await page.goBack()
  await expect(main.getByRole('radio', { name: 'First deposit bonus' })).toBeChecked()
  await page.goForward()
  await typeCard('4111111111111111')
  await submit.click()
  await expect(state).toContainText(/¥\s20,000 deposited/, patient)
  await expect(state).toContainText(/\+ ¥\s10,000 bonus \(WELCOME\)/)
  await expect(main.getByRole('link', { name: t.playNow })).toHaveAttribute('href', '/en/lobbies/casino')
})

test('the wallet is paid on its own page, which leads back to the payment; its address survives a reload', async ({
  page,
}) => {
  const { me, t, choose, amount, submit, state, main } = await atCashier(page, leo)
  await amount(6_000)
  await choose(new RegExp(t['method.PAPERWALLET']))
  await submit.click()
  await answerSupplier(page, 'accept')
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(page).toHaveURL(/\/account\/cashier\?transactionId=dep_/)
  await page.reload()
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(me.balance).toHaveText(/6,000/)
  await main.getByRole('button', { name: t.backToCashier }).click()
  await expect(main.getByRole('group', { name: t.payWith })).toContainText(t['method.PAPERWALLET'], patient) // saved now
  await main.getByRole('button', { name: t.changeMethod }).click()
  await expect(main.getByRole('radio').first()).toBeChecked()
  await expect(main.getByRole('radio', { name: new RegExp(t['method.PAPERWALLET']) })).toHaveCount(2)
})

test('a voucher pays once', async ({ page }) => {
  const { t, choose, field, amount, submit, state, main } = await atCashier(page, bee)
  const code = `LAMP-3000-${crypto.randomUUID().slice(0, 8)}`
  const redeem = async () => {
    await amount(3_000)
    await choose(new RegExp(t['method.VOUCHER']))
    await field(t.voucherCode).fill(` ${code} `)
    await submit.click()
  }
  await redeem()
  await expect(state).toContainText(t.approvedTitle, patient)
  await main.getByRole('button', { name: t.backToCashier }).click()
  await redeem()
  await expect(state).toContainText(t['reason.VOUCHER_USED'], patient)
  await expect(main.getByRole('button', { name: t.otherMethod })).toBeVisible()
})

test('a bank transfer gives its reference, waits among the pending payments, and is credited as it arrives', async ({
  page,
  context,
}) => {
  const { me, t, choose, amount, submit, state, main } = await atCashier(page, leo)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: leo.origin })
  await amount(20_000)
  await choose(new RegExp(t['method.BANKTRANSFER']))
  await submit.click()
  await expect(state).toContainText(t.transferTitle, patient)
  await main.getByRole('button', { name: t.copyNamed.replace('{name}', t['transfer.reference']) }).click()
  const reference = await page.evaluate(() => navigator.clipboard.readText())
  await expect(state).toContainText(reference)
  await main.getByRole('button', { name: t.backToCashier }).click()
  await main.getByRole('region', { name: t.pending }).getByRole('button').click()
  await main.getByRole('link', { name: t['transfer.sandboxPage'] }).click()
  await page.waitForURL(/\/sandbox\/bank\//)
  await page.locator('input[name="amount"]').fill('19000')
  await page.locator('button[value="accept"]').click()
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(state).toContainText('19,000')
  await expect(me.balance).toHaveText(/19,000/)
})

test('a card with bank authentication: back from the bank’s page it waits first; a rejection shows its reason, an approval credits', async ({
  page,
}) => {
  const { me, t, amount, typeCard, submit, state, main } = await atCashier(page, bee)
  await amount(5_000)
  await typeCard('4000000000003220')
  await submit.click()
  await page.waitForURL(/\/sandbox\/bank\//, patient)
  const shown = (await page.locator('dd').last().textContent()) ?? ''
  await page.goto(`${bee.origin}/${bee.language}/account/cashier`)
  const pending = main.getByRole('region', { name: t.pending })
  await expect(pending).toContainText(t['state.CONFIRM'], patient)
  await pending.getByRole('button').click()
  expect(await referenceIn(state)).toBe(shown) // the same on the bank's page
  await expect(state.locator('[data-kind="primary"]')).toHaveCount(1)
  await state.getByRole('link', { name: t.goOn }).click()
  await answerSupplier(page, 'refuse')
  await expect(state).toContainText(t['reason.CONFIRMATION_REFUSED'], patient)
  await main.getByRole('button', { name: t.backToCashier }).click()
  await amount(5_000)
  await typeCard('4000000000003220')
  await submit.click()
  await answerSupplier(page, 'accept')
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(me.balance).toHaveText(/5,000/)
})

test("the card may be typed on the payment company's page instead", async ({ page }) => {
  const { me, t, choose, amount, submit, state } = await atCashier(page, leo)
  await amount(4_000)
  await choose(t.hostedPage)
  await submit.click()
  await page.waitForURL(/\/sandbox\/bank\//, patient)
  for (const [name, value] of Object.entries({ cardNumber: '4111111111111111', cardHolder: 'HANA YAMADA' }))
    await page.locator(`input[name="${name}"]`).fill(value)
  for (const [name, value] of Object.entries({ expiryMonth: '12', expiryYear: '39', cvv: '123' }))
    await page.locator(`input[name="${name}"]`).fill(value)
  await answerSupplier(page, 'accept')
  await expect(state).toContainText(t.approvedTitle, patient)
  await expect(me.balance).toHaveText(/4,000/)
})

for (const brand of brands) {
  if (inTurn(1).includes(brand))
    test(`${brand.brand}: the rest of a limit is shown beside the amount, and more is refused before a card is typed`, async ({
      page,
    }) => {
      const { t, field, typeCard, submit, state, main } = await atCashier(page, brand)
      const limit = { limitType: 'deposit', amount: '9000', period: '7' }
      expect(await post(page, '/ajax/ResponsibleGaming/setLimits', limit)).toMatchObject({ success: true })
      await page.reload()
      await expect(main.getByRole('radio', { name: t.noBonus })).toBeVisible(patient)
      await expect(main.getByRole('radio', { checked: true })).toHaveCount(0) // the player chooses
      await expect(main.getByText(t.allowance.replace('{amount}', '¥\u00a09,000'))).toBeVisible(patient)
      await expect(main.getByRole('button', { name: /¥\s10,000$/ })).toBeDisabled()
      await submit.click()
      await expect(field(t.otherAmount)).toBeFocused() // nothing is chosen yet
      await page.keyboard.type('10000')
      await expect(field(t.otherAmount)).toHaveValue('10,000')
      await submit.click()
      await expect(field(t.otherAmount)).toBeFocused()
      await expect(main.locator('.field-error')).toContainText('9,000')
      await main.getByRole('button', { name: t.takeMost.replace('{amount}', '¥\u00a09,000') }).click()
      await submit.click()
      await typeCard('4111111111111111')
      await submit.click()
      await expect(state).toContainText(t.approvedTitle, patient)
    })

  test(`${brand.brand}: both counters and both steps pass axe, the button is in view, and nothing overflows at any width`, async ({
    page,
  }) => {
    const { t, main, amount, choose, submit } = await atCashier(page, brand)
    const measure = async (at: string) => {
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        if (at !== 'withdrawal') await expect(submit).toBeInViewport()
        if (width !== 390 && width !== 1440) continue
        // what the bar with the button covers is no target until it is scrolled up
        const radios = main.getByRole('radio') // those of a counter that is left may go at any moment
        await radios.evaluateAll((all) => all.at(-1)?.scrollIntoView({ block: 'center' }))
        await accessible(page, { within: 'main', at })
      }
    }
    await expect(main.getByRole('table')).toBeVisible(patient)
    await expect(submit).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    const notes = await main.locator('.cashier-notes').boundingBox()
    const bar = await main.locator('.pay-bar').boundingBox()
    expect(
      (bar?.y ?? 0) - (notes ? notes.y + notes.height : 844),
      'what limits leave stands above the button',
    ).toBeGreaterThanOrEqual(0)
    await measure('amount')
    await page.setViewportSize({ width: 390, height: 844 })
    await amount(5_000)
    await choose(t.newCard)
    await expect(submit).toBeInViewport({ ratio: 1 })
    await main.locator('.pay-bar-note').scrollIntoViewIfNeeded() // no field is half under the button
    await measure('pay')
    await main.getByRole('button', { name: t['counter.withdrawal'], exact: true }).click()
    await measure('withdrawal')
  })
}

/** The page gets the reply to this call only after the event `reply`; the server has acted by then, and realtime reports it. */
async function holdReply(page: Page, call: string): Promise<void> {
  await page.evaluate((call) => {
    const fetchNow = window.fetch
    window.fetch = async (input, options) => {
      const reply = await fetchNow(input, options)
      if (reply.url.endsWith(call)) await new Promise((resolve) => addEventListener('reply', resolve, { once: true }))
      return reply
    }
  }, call)
}
