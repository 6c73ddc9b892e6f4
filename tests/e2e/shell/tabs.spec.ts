import { amountOf, expect, leo, playRound, test, visitor } from '../support/journey.ts'
import { depositOn, newPlayerOn, register } from '../support/player.ts'

test('two tabs agree on the login, on the balance without asking for it, and log out together', async ({
  page,
  context,
}) => {
  const one = visitor(page, leo)
  await one.open()
  const otherPage = await context.newPage()
  const two = visitor(otherPage, leo)
  await two.open()
  await expect(otherPage.getByRole('banner').getByRole('link', { name: two.t.shell.login })).toBeVisible()

  await one.logIn((await register(leo)).person)
  await expect(one.balance).toHaveText(/¥\s*0$/)
  await expect(two.balance).toHaveText(/¥\s*0$/)
  const asked: string[] = []
  otherPage.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('Escape') // the question for a code
  await expect(one.dialog).toHaveCount(0)

  await one.deposit({ amount: 5_000 })
  await expect(one.balance).toHaveText(/5,000/)
  await expect(two.balance).toHaveText(/5,000/)
  await page.keyboard.press('Escape')

  await one.openGame('realgames')
  await playRound(one.game, one.t)
  const after = (await amountOf(one.balance.textContent())).toLocaleString('en')
  await expect(two.balance).toHaveText(new RegExp(after))
  expect(asked.filter((path) => path.includes('getBalance'))).toEqual([])

  await two.logOut()
  await expect(page.getByRole('banner').getByRole('link', { name: one.t.shell.login })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${leo.home}$`))
})

test('after a reload in mid-round play continues, and the balance is right', async ({ page }) => {
  const me = visitor(page, leo)
  await newPlayerOn(page, leo, 'profile')
  await depositOn(page, 5_000)
  await me.openGame('realgames')
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/arcade/rounds') && response.request().method() === 'POST',
  )
  await me.game.getByRole('button', { name: me.t.game.spin, exact: true }).click()
  await answered
  await page.reload()
  await me.game.getByRole('button', { name: me.t.game.showResult }).click({ timeout: 60_000 })
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  const shown = await amountOf(me.balance.textContent())
  const { cash } = await page.evaluate(async () => (await fetch('/ajax/profile/getBalance?languageId=ja')).json())
  expect(cash).toBe(shown)
  await playRound(me.game, me.t)
})
