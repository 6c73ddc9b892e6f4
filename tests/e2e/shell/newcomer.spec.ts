import { amountOf, brands, expect, playRound, test, visitor } from '../support/journey.ts'
import { checkWindow } from '../support/layout.ts'
import { codeSentTo } from '../support/player.ts'

for (const brand of brands) {
  test(`${brand.brand}: a newcomer registers, deposits, plays, verifies a round, leaves and comes back`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const me = visitor(page, brand)
    const { t } = me
    await me.open()
    const person = await me.signUp()
    await expect(me.balance).toHaveText(/¥\s*0$/)
    if (brand.site.flags.emailVerification) {
      const contact = me.dialog.getByRole('region', { name: t.welcome.confirm })
      await contact.getByRole('textbox').fill(await codeSentTo(page, person.email))
      await expect(contact.getByText(t.welcome.confirmed, { exact: true })).toBeVisible()
    }
    await expect(me.dialog.getByRole('region', { name: t.welcome.game }).getByRole('link')).toBeVisible()
    await expect(me.dialog.getByRole('region', { name: t.welcome.offer })).toBeVisible()
    await checkWindow(me.dialog, { at: 'welcome' })
    await me.dialog.getByRole('button', { name: new RegExp(`^(${t.welcome.done}|${t.welcome.later})$`) }).click()

    await me.deposit({ amount: 10_000 })
    await expect(me.dialog.getByRole('status').filter({ hasText: t.cashier.approvedTitle })).toBeVisible()
    await me.dialog.getByRole('button', { name: t.cashier.done, exact: true }).last().click()
    await expect(me.balance).toHaveText(/10,000/)

    await me.openGame('realgames')
    for (let round = 0; round < 2; round++) await playRound(me.game, t)
    const shown = await amountOf(me.balance.textContent())
    const ledger = await page.evaluate(async () =>
      (await fetch('/ajax/profile/getBalance?languageId=ja', { credentials: 'include' })).json(),
    )
    expect(ledger.cash).toBe(shown)

    await me.game.getByRole('button', { name: t.game.history, exact: true }).click()
    await me.game.getByRole('button', { name: t.game.historyVerify }).first().click()
    await me.game.getByRole('button', { name: t.game.seedsUse }).click()
    await expect(me.game.getByText(t.game.fairPassed)).toBeVisible()

    await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
    await me.logOut()
    await expect(page.getByRole('banner').getByRole('link', { name: t.shell.login })).toBeVisible()
    await me.logIn(person)
    await expect(me.balance).toHaveText(new RegExp(shown.toLocaleString('en')))
    await expect(page.getByRole('region', { name: t.lobby.recent })).toBeVisible()
  })
}
