import { accessible } from '../support/accessible.ts'
import { atCashier, prove, referenceIn } from '../support/cashier.ts'
import { bee, expect, inTurn, leo, test } from '../support/journey.ts'

test.describe.configure({ timeout: 300_000 })
const patient = { timeout: 60_000 }

test('a withdrawal without verification leads to it, and back afterwards', async ({ page }) => {
  const { t, main } = await atCashier(page, bee, { view: '?view=withdraw' })
  await expect(main.getByText(t['proof.KYC_REQUIRED'])).toBeVisible(patient)
  await main.getByRole('link', { name: t.prove }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.proofTitle, patient)
  const back = '/en/account/cashier?view=withdraw'
  expect(new URL(page.url()).searchParams.get('prevUrl')).toBe(back)
  await prove(page)
  await expect(page).toHaveURL(`${bee.origin}${back}`, patient)
  await expect(main.getByRole('group', { name: t.destination })).toBeVisible(patient)
})

for (const brand of [leo, bee]) {
  if (inTurn(1).includes(brand))
    test(`${brand.brand}: an open page shows a withdrawal requested, approved by an operator, and paid`, async ({
      page,
      server,
    }) => {
      const { me, t, main, field, typeCard, amount, submit, state } = await atCashier(page, brand)
      await amount(90_000)
      await typeCard('4111111111111111')
      await submit.click()
      await expect(state).toContainText(t.approvedTitle, patient)
      await prove(page)
      await page.goto(`${brand.origin}/${brand.language}/account/cashier?view=withdraw`)
      await expect(main.getByTestId('withdrawable')).toHaveText(/90,000/, patient)
      const card = main.getByRole('radio', { name: /Visa •••• 1111/ })
      await expect(card).toBeChecked(patient)
      await expect(main.getByText(t.waitsForCard)).toBeVisible() // the new bank account
      await field(t.withdrawAmount).fill('６００００') // as a Japanese keyboard may give it
      await expect(field(t.withdrawAmount)).toHaveValue('60,000')
      await submit.dblclick()
      await expect(state).toContainText(t.requestedTitle, patient)
      await expect(state.locator('[aria-current="step"]')).toHaveText(t['step.REQUESTED'])
      await expect(me.balance).toHaveText(/30,000/) // held once
      await accessible(page, { within: 'main' })
      expect(await server.operator('withdrawals', 'approve', await referenceIn(state))).toMatch(/is approved$/)
      await expect(state).toContainText(t.paidTitle, { timeout: 90_000 })
      await expect(state).toContainText('Visa •••• 1111')
    })
}

test('a refused withdrawal returns the money and shows the reason', async ({ page, server }) => {
  const { me, t, main, field, typeCard, amount, submit, state } = await atCashier(page, leo)
  await amount(50_000)
  await typeCard('4111111111111111')
  await submit.click()
  await expect(state).toContainText(t.approvedTitle, patient)
  await prove(page)
  await page.goto(`${leo.origin}/ja/account/cashier?view=withdraw`)
  await field(t.withdrawAmount).fill('50001')
  await submit.click()
  await expect(main.locator('.field-error')).toContainText('50,000', patient)
  await field(t.withdrawAmount).fill('50000')
  await submit.click()
  await expect(state).toContainText(t.requestedTitle, patient)
  await expect(main.getByRole('button', { name: t.cancelWithdrawal })).toHaveCount(0) // Japan’s rule has no taking back
  await server.operator('withdrawals', 'refuse', await referenceIn(state), 'Please', 'ask', 'again')
  await expect(state).toContainText('Please ask again', { timeout: 90_000 })
  await expect(me.balance).toHaveText(/50,000/)
})
