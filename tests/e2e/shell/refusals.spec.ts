import { bee, expect, leo, test, visitor } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'

test("a declined card shows a message, and the balance stays; one with bank authentication is credited after the bank's page", async ({
  page,
}) => {
  const me = visitor(page, bee)
  await registerOn(page, bee)
  await me.open()
  await me.deposit({ amount: 10_000, card: '4000000000000002' })
  await expect(me.dialog.getByText(me.t.cashier['reason.CARD_DECLINED'])).toBeVisible()
  await me.dialog.getByRole('button', { name: me.t.cashier.otherMethod }).click()
  await page.keyboard.press('Escape')
  await expect(me.balance).toHaveText(/¥\s*0$/)

  await me.deposit({ amount: 7_000, card: '4000000000003220' })
  await page.waitForURL(/\/sandbox\/bank\//)
  await expect(page.locator('html')).toHaveAttribute('lang', bee.language)
  await page.locator('button[value="accept"]').click()
  await expect(me.dialog.getByText(me.t.cashier.approvedTitle)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(me.balance).toHaveText(/7,000/)
})

test('a wrong password and an unknown address get the same message', async ({ page }) => {
  const me = visitor(page, leo)
  await me.open()
  await me.logIn({ email: 'demo@andon.example', password: 'not-the-password' })
  await expect(me.dialog.getByText(me.t.forms.LOGIN_FAILED)).toBeVisible()
  await page.keyboard.press('Escape')
  await me.logIn({ email: 'unknown@andon.example', password: 'not-the-password' })
  await expect(me.dialog.getByText(me.t.forms.LOGIN_FAILED)).toBeVisible()
})

test('sign-up shows an error beside a field as soon as it was edited', async ({ page }) => {
  const me = visitor(page, bee)
  await me.open()
  await page.getByRole('banner').getByRole('link', { name: me.t.shell.signUp }).click()
  await expect(me.dialog.locator('.field-error')).toHaveCount(0)
  await me.dialog.getByLabel(me.t.signUp.email, { exact: true }).fill('demo@andon.example')
  await expect(me.dialog.getByText(me.t.forms.EMAIL_TAKEN)).toBeVisible()
  await me.dialog.getByLabel(me.t.signUp.password, { exact: true }).fill('short')
  await expect(me.dialog.getByText(me.t.forms['invalid.password'])).toBeVisible()
})

test('a visitor who chooses real play gets the demo and the login', async ({ page }) => {
  const me = visitor(page, leo)
  await me.openGame('realgames')
  await expect(page).toHaveURL(/gameType=freegames/)
  await expect(me.dialog.getByText(me.t.login.realPlay)).toBeVisible()
})
