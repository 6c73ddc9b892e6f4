import { accessible } from './accessible.ts'
import { answerSupplier, atCashier } from './cashier.ts'
import { bee, brands, expect, leo, test } from './journey.ts'
import { post } from './player.ts'

test.describe.configure({ timeout: 240_000 })
const patient = { timeout: 40_000 }

test('a declined card shows the reason and keeps the form; another card is credited once, even if the button is pressed repeatedly', async ({
  page,
}) => {
  const { me, t, field, amount, typeCard, submit, state, main } = await atCashier(page, bee)
  await amount(8_000)
  await typeCard('4000 0000 0000 9995')
  await expect(main.getByText(t['brand.VISA'], { exact: true })).toBeVisible()
  await submit.click()
  await expect(state).toContainText(t['reason.INSUFFICIENT_CARD_FUNDS'], patient)
  await main.getByRole('button', { name: t.tryAgain }).click()
  await expect(field(t.otherAmount)).toHaveValue('8000')
  await expect(field(t.cardHolder)).toHaveValue('HANA YAMADA')
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
  await main.getByRole('button', { name: t.printReceipt }).click()
  await expect(page.locator('body > .statement')).toContainText('8,000')
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
  await choose(new RegExp(t['method.PAPERWALLET']))
  await expect(main.getByRole('radio', { name: t.otherWallet })).toBeVisible(patient) // the wallet is saved now
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
})

test('a bank transfer gives its reference, waits among the pending payments, and is credited as it arrives', async ({
  page,
  context,
}) => {
  const { me, t, choose, amount, submit, state, main } = await atCashier(page, leo)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: leo.origin })
  await amount(20_000)
  await choose(new RegExp(t['method.BANKTRANSFER']))
  await expect(main.getByRole('group', { name: t.bonus })).toBeHidden() // transfers have no bonus
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

test('a card with bank authentication: a rejection shows its reason, an approval credits', async ({ page }) => {
  const { me, t, amount, typeCard, submit, state, main } = await atCashier(page, bee)
  const begin = async () => {
    await amount(5_000)
    await typeCard('4000000000003220')
    await submit.click()
  }
  await begin()
  await answerSupplier(page, 'refuse')
  await expect(state).toContainText(t['reason.CONFIRMATION_REFUSED'], patient)
  await main.getByRole('button', { name: t.tryAgain }).click()
  await begin()
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
  test(`${brand.brand}: the rest of a limit is shown beside the amount, before and after sending`, async ({ page }) => {
    const { t, field, amount, typeCard, submit, state, main } = await atCashier(page, brand)
    const limit = { limitType: 'deposit', amount: '9000', period: '7' }
    expect(await post(page, '/ajax/ResponsibleGaming/setLimits', limit)).toMatchObject({ success: true })
    await page.reload()
    await expect(main.getByText(t.allowance.replace('{amount}', '¥\u00a09,000'))).toBeVisible(patient)
    await amount(10_000)
    await typeCard('4111111111111111')
    await submit.click()
    await expect(field(t.otherAmount)).toBeFocused(patient)
    await expect(main.locator('.field-error')).toContainText('9,000')
    await main.getByRole('button', { name: t.takeMost.replace('{amount}', '¥\u00a09,000') }).click()
    await submit.click()
    await expect(state).toContainText(t.approvedTitle, patient)
  })

  test(`${brand.brand}: both counters pass axe, and nothing overflows at any width`, async ({ page }) => {
    const { t, main } = await atCashier(page, brand)
    for (const counter of ['deposit', 'withdrawal'] as const) {
      await main.getByRole('button', { name: t[`counter.${counter}`], exact: true }).click()
      await expect(main.getByRole('table')).toBeVisible(patient)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        await accessible(page, { within: 'main', at: counter })
      }
    }
  })
}
