import type { Page } from '@playwright/test'
import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as playEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as playJa } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { type Brand, brands, expect, inTurn, test, visitor } from '../support/journey.ts'
import { keysOf } from '../support/keys.ts'
import { register } from '../support/player.ts'

const more = { ja: { account: accountJa, play: playJa }, en: { account: accountEn, play: playEn } }

test.describe.configure({ timeout: 150_000 })

for (const brand of brands) {
  const t = more[brand.language]

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: from the first Tab to a game and back, by keys alone`, async ({ page }) => {
      const me = visitor(page, brand)
      const keys = keysOf(page)
      await arrive(page, brand, `/${brand.language}/allgames`)
      await keys.press('Tab')
      await expect(page.getByRole('link', { name: me.t.shell.skip })).toBeFocused()
      await keys.focusSeen()
      await keys.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()

      const search = page.getByRole('searchbox', { name: me.t.lobby.search })
      await keys.write(search, 'lantern')
      const tile = page.getByRole('article').first()
      await expect(page.getByRole('article')).toHaveCount(1)
      await keys.follow(tile.getByRole('link'))
      await expect(page).toHaveURL(/game-play/)
      await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      await expect(page.locator('iframe')).toBeFocused() // the game has the keys; its page's bar is before it
      await keys.reach(page.getByRole('link', { name: me.t.shell.toHome }), { key: 'Shift+Tab' })
      await keys.press('Enter')
      await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
      await keys.focusSeen()
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: login, deposit, a preference and logout, by keys alone`, async ({ page }) => {
      const me = visitor(page, brand)
      const keys = keysOf(page)
      const { person } = await register(brand)
      await arrive(page, brand, brand.home)
      const field = (name: string) => me.dialog.getByLabel(name, { exact: true })

      const login = page.getByRole('banner').getByRole('link', { name: me.t.shell.login })
      await keys.follow(login)
      await expect(me.dialog).toBeVisible()
      await keys.staysWithin(me.dialog)
      await keys.press('Escape')
      await expect(me.dialog).toHaveCount(0)
      await expect(login).toBeFocused()
      await keys.press('Enter')
      await keys.write(field(me.t.login.email), person.email)
      await keys.write(field(me.t.login.password), person.password)
      await keys.press('Enter')
      await expect(me.balance).toBeVisible()
      await expect(me.dialog).toHaveAccessibleName(me.t.shell['modal.oneTimeCode'])
      await keys.press('Escape')
      await expect(me.dialog).toHaveCount(0)
      await keys.focusSeen()

      const deposit = page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit, exact: true })
      await keys.reach(deposit, { key: 'Shift+Tab' })
      await keys.press('Enter')
      await keys.write(field(me.t.cashier.otherAmount), '7000')
      await expect(field(me.t.cashier.otherAmount)).toHaveValue('7,000')
      await keys.press('Enter')
      await keys.reach(me.dialog.getByRole('radio').first())
      await keys.press('Space')
      await keys.write(field(me.t.cashier.cardNumber), '4111111111111111')
      await keys.write(field(me.t.cashier.expiry), '1239')
      await keys.write(field(me.t.cashier.cvv), '123')
      await keys.write(field(me.t.cashier.cardHolder), 'HANA YAMADA')
      await keys.press('Enter')
      await expect(me.dialog.getByText(me.t.cashier.approvedTitle)).toBeVisible({ timeout: 60_000 })
      await keys.focusSeen()
      await keys.press('Escape')
      await expect(me.dialog).toHaveCount(0)
      await expect(me.balance).toHaveText(/7,000/)
      await expect(deposit).toBeFocused()

      const corner = page.getByRole('banner').getByRole('button', { name: me.t.shell.account })
      await keys.follow(corner)
      await keys.follow(page.getByRole('link', { name: me.t.shell.accountPages }))
      await expect(page).toHaveURL(/account$/)
      await keys.focusSeen()
      const menu = page.getByRole('navigation', { name: t.account.navigation })
      await keys.follow(menu.getByRole('link', { name: t.account['page.preferences'], exact: true }))
      const news = page.getByLabel(t.account.subscribeEmail)
      await expect(news).toBeVisible()
      await keys.reach(news)
      await keys.press('Space')
      await expect(news).toBeChecked()
      await keys.follow(page.getByRole('button', { name: t.account.save, exact: true }))
      await expect(page.getByText(t.account.saved)).toBeVisible()
      await keys.focusSeen()

      await keys.reach(corner, { key: 'Shift+Tab' })
      await keys.press('Enter')
      await keys.follow(page.getByRole('button', { name: me.t.shell.logOut }))
      await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
      await keys.focusSeen()
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: the other language, by keys alone`, async ({ page }) => {
      const me = visitor(page, brand)
      const keys = keysOf(page)
      await arrive(page, brand, brand.home)
      const [other, name] = brand.language === 'ja' ? ['en', 'English'] : ['ja', '日本語']
      const links = page.getByRole('navigation', { name: me.t.shell.language })
      await keys.reach(links.getByRole('link', { name }).last(), { key: 'Shift+Tab' })
      await keys.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/${other}/`))
      await expect(page.locator('html')).toHaveAttribute('lang', other ?? '')
    })
}

/** The page is ready for keys once its scripts run. */
async function arrive(page: Page, brand: Brand, path: string) {
  await page.goto(`${brand.origin}${path}`)
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
}
