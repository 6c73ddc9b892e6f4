import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as codeEn } from '../../../apps/web/app/features/one-time-code/messages.en.ts'
import { messages as codeJa } from '../../../apps/web/app/features/one-time-code/messages.ja.ts'
import { messages as policiesEn } from '../../../apps/web/app/features/policies/messages.en.ts'
import { messages as policiesJa } from '../../../apps/web/app/features/policies/messages.ja.ts'
import { messages as profileEn } from '../../../apps/web/app/features/profile/messages.en.ts'
import { messages as profileJa } from '../../../apps/web/app/features/profile/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, brands, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { accountPage, codeSentTo, depositOn, logInOn, newPlayerOn, post, registerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

const texts = {
  ja: { account: accountJa, code: codeJa, policies: policiesJa, profile: profileJa },
  en: { account: accountEn, code: codeEn, policies: policiesEn, profile: profileEn },
}

for (const brand of brands) {
  if (inTurn(1).includes(brand))
    test(`${brand.brand}: the menu leads to every page of the account`, async ({ page }) => {
      const me = visitor(page, brand)
      const t = texts[brand.language]
      await registerOn(page, brand)
      await me.open()
      await expect(me.balance).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: me.t.shell.account }).click()
      const corner = page.getByRole('region', { name: me.t.shell.account, exact: true })
      for (const [name, path] of [
        ['withdraw', '/account/cashier?view=withdraw'],
        ['transactions', '/account/transactions'],
        ['bonuses', '/account/bonus-rewards'],
        ['verification', '/account/confirmidentity'],
      ] as const)
        await expect(corner.getByRole('link', { name: me.t.shell[name], exact: true })).toHaveAttribute(
          'href',
          `/${brand.language}${path}`,
        )
      await expect(corner.locator('a[href$="/account/limits"]')).toBeVisible()
      await corner.getByRole('link', { name: me.t.shell.accountPages, exact: true }).click()
      await expect(page).toHaveURL(`${brand.origin}/${brand.language}/account`)
      const menu = page.getByRole('navigation', { name: t.account.navigation })
      for (const name of [
        'profile',
        'password',
        'security',
        'confirmidentity',
        'sessions',
        'preferences',
        'policies',
      ] as const) {
        const entry = menu.getByRole('link', { name: t.account[`page.${name}`], exact: true })
        await entry.click()
        await expect(page).toHaveURL(accountPage(brand, name))
        await expect(entry).toHaveAttribute('aria-current', 'page')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
        await expect(page.locator('.account-card').first()).toBeVisible()
      }
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: the account's own page shows money, verification, bonus and limits, and on phones every page in groups`, async ({
      page,
    }) => {
      const me = visitor(page, brand)
      const t = texts[brand.language].account
      await page.setViewportSize({ width: 390, height: 844 })
      const { txtNickname } = await registerOn(page, brand)
      await me.open()
      await expect(me.balance).toBeVisible()
      await depositOn(page, 20_000)
      expect(
        await post(page, '/ajax/ResponsibleGaming/setLimits', { limitType: 'loss', amount: '7000', period: '1' }),
      ).toMatchObject({ success: true })
      await me.open(`/${brand.language}/account`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(txtNickname)
      await expect(page.getByRole('region', { name: me.t.shell.balance, exact: true })).toContainText('20,000')
      const card = (name: string) => page.getByRole('region', { name, exact: true })
      await expect(card(t['page.confirmidentity'])).toContainText(t['state.open'])
      await expect(card(t.activeBonus)).toContainText(t.noBonus)
      await expect(card(t['page.limits'])).toContainText('7,000')
      await expect(card(t.today)).toContainText('20,000')

      const list = page.getByRole('navigation', { name: t.navigation })
      await expect(list).toHaveCount(1)
      for (const group of ['money', 'play', 'profile', 'help'] as const)
        await expect(list.getByRole('region', { name: t[`group.${group}`] })).toBeVisible()
      for (const [width, height] of [
        [390, 844],
        [320, 568],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
        await accessible(page, { at: `account at ${width}` })
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await list.getByRole('link', { name: t['page.sessions'], exact: true }).click()
      await expect(page).toHaveURL(accountPage(brand, 'sessions'))
      await page.getByRole('main').getByRole('link', { name: t.home, exact: true }).click()
      await expect(page).toHaveURL(`${brand.origin}/${brand.language}/account`)
      await page.getByRole('main').getByRole('button', { name: me.t.shell.logOut }).click()
      await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
    })
}

test('a change of the e-mail address requires the password, then a code', async ({ page }) => {
  const t = texts[bee.language]
  const { me, person } = await newPlayerOn(page, bee, 'profile')
  const row = page.getByRole('region', { name: t.profile.email, exact: true })
  const email = `new-${person.email}`
  await row.getByRole('button', { name: t.profile.change }).click()
  await row.getByLabel(t.profile.newEmail).fill(email)
  await row.getByLabel(t.profile.currentPassword, { exact: true }).fill('not the password')
  await row.getByRole('button', { name: t.profile.save }).click()
  await expect(row.getByText(me.t.forms.PASSWORD_WRONG)).toBeVisible()
  await row.getByLabel(t.profile.currentPassword, { exact: true }).fill(person.password)
  await row.getByRole('button', { name: t.profile.save }).click()

  await me.dialog.getByRole('button', { name: t.code.send, exact: true }).click()
  await me.dialog.getByLabel(t.code.code).fill('000000')
  await expect(me.dialog.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
  await expect(me.dialog.getByRole('button', { name: /Resend code/ })).toBeDisabled()
  await me.dialog.getByLabel(t.code.code).fill(await codeSentTo(page, email))
  await expect(me.dialog).toHaveCount(0)
  await expect(row.getByText(email)).toBeVisible()
  await expect(row.getByText(t.profile.proven)).toBeVisible()
})

test('a phone number is verified by a text message', async ({ page }) => {
  const t = texts[leo.language]
  const { me, person } = await newPlayerOn(page, leo, 'profile')
  const row = page.getByRole('region', { name: t.profile.sms, exact: true })
  await row.getByRole('button', { name: t.profile.prove }).click()
  await me.dialog.getByRole('button', { name: t.code.send, exact: true }).click()
  const number = `+81${person.phone.replace(/^0/, '')}`
  await me.dialog.getByLabel(t.code.code).fill(await codeSentTo(page, number))
  await expect(row.getByText(t.profile.proven)).toBeVisible()
})

test('a change of the password requires the present one and ends the other sessions', async ({ page, browser }) => {
  const t = texts[leo.language].account
  const { me, person } = await newPlayerOn(page, leo, 'password')
  const elsewhere = await (await browser.newContext()).newPage()
  await logInOn(elsewhere, leo, person)
  const there = visitor(elsewhere, leo)
  await there.open()
  await expect(there.balance).toBeVisible()

  await page.getByLabel(t.currentPassword, { exact: true }).fill('not the password')
  await page.getByLabel(t.newPassword, { exact: true }).fill('three red lanterns at dusk')
  await page.getByRole('button', { name: t.changePassword }).click()
  await expect(page.getByText(me.t.forms.PASSWORD_WRONG)).toBeVisible()
  await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: t.changePassword }).click()
  await expect(page.getByText(t.passwordChanged)).toBeVisible()
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: there.t.shell.login })).toBeVisible()
  await page.reload()
  await expect(me.balance).toBeVisible()
  await elsewhere.context().close()
})

test('the player chooses which news to receive', async ({ page }) => {
  const t = texts[bee.language]
  await newPlayerOn(page, bee, 'preferences')
  await expect(page.getByLabel(t.account.subscribeEmail)).not.toBeChecked()
  await page.getByLabel(t.account.subscribeEmail).check()
  await page.getByRole('button', { name: t.account.save, exact: true }).click()
  await expect(page.getByText(t.account.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t.account.subscribeEmail)).toBeChecked()
  await expect(page.getByLabel(t.account.subscribeSms)).not.toBeChecked()
})

test('the account lists the policies accepted at registration', async ({ page }) => {
  const t = texts[leo.language]
  await newPlayerOn(page, leo, 'policies')
  await expect(page.getByRole('region', { name: t.policies.inForce }).getByText(t.policies.accepted)).not.toHaveCount(0)
  await expect(page.getByText(t.policies.open, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: t.policies.history }).getByRole('listitem')).not.toHaveCount(0)
})
