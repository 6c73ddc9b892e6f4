import { languages } from '@andon/contract/languages'
import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as limitsEn } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as limitsJa } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { brands, expect, inTurn, test } from '../support/journey.ts'
import { accountPage, newPlayerOn, post } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

const texts = { ja: { account: accountJa, limits: limitsJa }, en: { account: accountEn, limits: limitsEn } }

for (const brand of brands) {
  const { account, limits } = texts[brand.language]

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: a player on a break sees its end, and can log in to a restricted session without games, offers and deposits`, async ({
      page,
    }) => {
      const { me, person } = await newPlayerOn(page, brand, 'profile')
      const { lock } = (await post(page, '/ajax/ResponsibleGaming/takeBreak', { days: '7' })) as {
        lock: { until: string }
      } // the reply of that call
      await expect(me.balance).toHaveCount(0)
      await me.open()
      await me.logIn(person)
      const alert = me.dialog.getByRole('alert').filter({ hasText: /./ })
      await expect(alert).toContainText(
        new Date(lock.until).toLocaleDateString(languages[brand.language].locale, { month: 'short', day: 'numeric' }),
      )
      await expect(me.dialog.getByRole('link', { name: me.t.login.askForHelp })).toBeVisible()
      await accessible(page)

      await me.dialog.getByRole('button', { name: me.t.login.moneyOnly, exact: true }).click()
      const money = `${accountPage(brand, 'cashier')}?view=withdraw`
      await expect(page).toHaveURL(money)
      await expect(me.balance).toBeVisible()
      const banner = page.getByRole('complementary', { name: limits.title })
      await expect(banner).toContainText(limits.excludedText)
      await expect(page.getByRole('button', { name: me.t.shell.deposit, exact: true })).toHaveCount(0)

      const menu = page.getByRole('banner')
      for (const play of ['casino', 'slots', 'sports', 'promotions'] as const)
        await expect(menu.getByRole('link', { name: me.t.shell[`menu.${play}`], exact: true })).toHaveCount(0)
      const pages = page.getByRole('navigation', { name: account.navigation })
      await expect(pages.getByRole('link', { name: account['page.bonus-rewards'], exact: true })).toHaveCount(0)
      for (const name of ['transactions', 'bet-history', 'confirmidentity', 'limits'] as const) {
        await pages.getByRole('link', { name: account[`page.${name}`], exact: true }).click()
        await expect(page).toHaveURL(accountPage(brand, name))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(account.loadFailed)).toHaveCount(0)
      }
      await expect(page.getByRole('heading', { name: limits.lockTitle })).toBeVisible()
      await accessible(page)

      for (const path of [
        '/game-play?gameId=lantern-river&gameType=realgames',
        '/lobbies/slots',
        '/account/bonus-rewards',
      ]) {
        await page.goto(`${brand.origin}/${brand.language}${path}`)
        await expect(page).toHaveURL(money)
      }
      await page.goto(`${brand.origin}/${brand.language}/customer-service`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${brand.origin}/${brand.language}/customer-service`)
      const deposit = await post(page, '/ajax/cashier/makeWalletPayment', {
        amount: '1000',
        currency: 'JPY',
        paymentMethod: 'VOUCHER',
        voucherCode: 'LAMP-1000-REST01',
        idempotencyKey: 'restricted-deposit-1',
      })
      expect(deposit).toMatchObject({ errors: [{ code: 'ACCOUNT_LOCKED' }] })
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: a player without session time left sees when there is more, and can withdraw until then`, async ({
      page,
    }) => {
      const { me, person } = await newPlayerOn(page, brand, 'profile')
      await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'session', minutes: '1', period: '1' })
      await me.logOut()
      await me.logIn(person)
      await expect(me.dialog.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible()
      await me.dialog.getByRole('button', { name: me.t.login.moneyOnly, exact: true }).click()
      await expect(page.getByRole('complementary', { name: limits.title })).toContainText(limits.outOfTime)
      await expect(me.balance).toBeVisible()
    })
}
