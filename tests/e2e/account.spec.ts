import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { messages as accountEn } from '../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../apps/web/app/features/account/messages.ja.ts'
import { messages as codeEn } from '../../apps/web/app/features/one-time-code/messages.en.ts'
import { messages as codeJa } from '../../apps/web/app/features/one-time-code/messages.ja.ts'
import { messages as policiesEn } from '../../apps/web/app/features/policies/messages.en.ts'
import { messages as policiesJa } from '../../apps/web/app/features/policies/messages.ja.ts'
import { messages as profileEn } from '../../apps/web/app/features/profile/messages.en.ts'
import { messages as profileJa } from '../../apps/web/app/features/profile/messages.ja.ts'
import { messages as proofEn } from '../../apps/web/app/features/verification/messages.en.ts'
import { messages as proofJa } from '../../apps/web/app/features/verification/messages.ja.ts'
import { brands, expect, test, visitor } from './house.ts'

const texts = {
  ja: { account: accountJa, code: codeJa, policies: policiesJa, profile: profileJa, proof: proofJa },
  en: { account: accountEn, code: codeEn, policies: policiesEn, profile: profileEn, proof: proofEn },
}

for (const brand of brands) {
  const t = texts[brand.language]
  const account = (page: string) => `${brand.origin}/${brand.language}/account/${page}`

  /** A new player on a page of their account. */
  async function newPlayerOn(page: Page, name: string) {
    const me = visitor(page, brand)
    await me.open()
    const person = await me.signUp()
    await expect(me.balance).toBeVisible()
    await page.goto(account(name))
    return { me, person }
  }

  test(`${brand.brand}: a visitor logs in on the way to the account and then gets there, asked for a code that can wait`, async ({
    page,
  }) => {
    const { me, person } = await newPlayerOn(page, 'profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.profile.title)
    await me.logOut()
    await expect(page).toHaveURL(new RegExp(`${brand.home}$`))
    await expect(me.dialog).toHaveCount(0)

    await page.goto(account('preferences'))
    await expect(page).toHaveURL(`${brand.origin}${brand.home}`)
    await me.dialog.getByLabel(me.t.login.email, { exact: true }).fill(person.email)
    await me.dialog.getByLabel(me.t.login.password, { exact: true }).fill(person.password)
    await me.dialog.getByRole('button', { name: me.t.login.submit, exact: true }).click()
    await expect(page).toHaveURL(account('preferences'))
    await expect(me.dialog.getByRole('heading', { name: t.code.title })).toBeVisible()
    await me.dialog.getByRole('button', { name: t.code.later }).click()
    await expect(me.dialog).toHaveCount(0)
  })

  test(`${brand.brand}: the account is reached from the menu, and every page of it is accessible`, async ({ page }) => {
    const me = visitor(page, brand)
    await me.open()
    await me.signUp()
    await expect(me.balance).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: me.t.shell.account }).click()
    await page.getByRole('link', { name: me.t.shell.accountPages }).click()
    const menu = page.getByRole('navigation', { name: t.account.navigation })
    for (const name of ['profile', 'password', 'confirmidentity', 'sessions', 'preferences', 'policies'] as const) {
      const title = t.account[`page.${name}`]
      await menu.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(account(name))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('.account-card').first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations, name).toEqual([])
    }
  })

  test(`${brand.brand}: names read as names, and an address completes the profile`, async ({ page }) => {
    const { me } = await newPlayerOn(page, 'profile')
    await expect(page.getByText(brand.language === 'ja' ? 'Yamada Hana' : 'Hana Yamada')).toBeVisible()
    await expect(page.getByText(t.profile.incomplete)).toBeVisible()
    await page.getByLabel(me.t.person.postalCode).fill('100-0001')
    await page.getByLabel(me.t.person.city).fill('千代田区')
    await page.getByLabel(me.t.person.address1).fill('千代田1-1')
    await page.getByRole('button', { name: t.profile.save, exact: true }).click()
    await expect(page.getByText(t.profile.complete)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(me.t.person.city)).toHaveValue('千代田区')
  })

  test(`${brand.brand}: a new e-mail address takes the password, then a code`, async ({ page }) => {
    const { me, person } = await newPlayerOn(page, 'profile')
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
    await me.dialog.getByRole('button', { name: t.code.submit, exact: true }).click()
    await expect(me.dialog.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
    await expect(
      me.dialog.getByRole('button', { name: brand.language === 'ja' ? /もう一度送る/ : /Send another/ }),
    ).toBeDisabled()
    await me.dialog.getByLabel(t.code.code).fill(await codeSentTo(page, email))
    await me.dialog.getByRole('button', { name: t.code.submit, exact: true }).click()
    await expect(me.dialog).toHaveCount(0)
    await expect(row.getByText(email)).toBeVisible()
    await expect(row.getByText(t.profile.proven)).toBeVisible()
  })

  test(`${brand.brand}: a phone is proven by a text message`, async ({ page }) => {
    const { me, person } = await newPlayerOn(page, 'profile')
    const row = page.getByRole('region', { name: t.profile.sms, exact: true })
    await row.getByRole('button', { name: t.profile.prove }).click()
    await me.dialog.getByRole('button', { name: t.code.send, exact: true }).click()
    const number = `+81${person.phone.replace(/^0/, '')}`
    await me.dialog.getByLabel(t.code.code).fill(await codeSentTo(page, number))
    await me.dialog.getByRole('button', { name: t.code.submit, exact: true }).click()
    await expect(row.getByText(t.profile.proven)).toBeVisible()
  })

  test(`${brand.brand}: a new password ends the other sessions, and so does the list of devices`, async ({
    page,
    browser,
  }) => {
    const { me, person } = await newPlayerOn(page, 'password')
    const elsewhere = await browser.newContext()
    const there = visitor(await elsewhere.newPage(), brand)
    await there.open()
    await there.logIn(person)
    await expect(there.balance).toBeVisible()

    await page.goto(account('sessions'))
    await page.getByRole('button', { name: t.account.endOthers }).click()
    await expect(page.getByText(t.account.noOthers)).toBeVisible()
    await page.goto(account('password'))
    await page.getByLabel(t.account.currentPassword, { exact: true }).fill('not the password')
    await page.getByLabel(t.account.newPassword, { exact: true }).fill('three red lanterns at dusk')
    await page.getByRole('button', { name: t.account.changePassword }).click()
    await expect(page.getByText(me.t.forms.PASSWORD_WRONG)).toBeVisible()
    await page.getByLabel(t.account.currentPassword, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t.account.changePassword }).click()
    await expect(page.getByText(t.account.passwordChanged)).toBeVisible()
    await elsewhere.close()
  })

  test(`${brand.brand}: news come as chosen`, async ({ page }) => {
    await newPlayerOn(page, 'preferences')
    await expect(page.getByLabel(t.account.subscribeEmail)).not.toBeChecked()
    await page.getByLabel(t.account.subscribeEmail).check()
    await page.getByRole('button', { name: t.account.save }).click()
    await expect(page.getByText(t.account.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t.account.subscribeEmail)).toBeChecked()
    await expect(page.getByLabel(t.account.subscribeSms)).not.toBeChecked()
  })

  test(`${brand.brand}: documents are sent together and followed to what was decided`, async ({ page }) => {
    await newPlayerOn(page, `confirmidentity?prevUrl=${encodeURIComponent(`/${brand.language}/account/profile`)}`)
    const identity = page.getByRole('region', { name: t.proof.identity, exact: true })
    const address = page.getByRole('region', { name: t.proof.address, exact: true })
    await identity.locator('input[multiple]').setInputFiles([pdf('card-front.pdf'), pdf('card-back.pdf', 1_300_000)])
    await expect(identity.getByText(t.proof.initiated).first()).toBeVisible()
    await expect(identity.getByRole('listitem')).toHaveCount(2)
    await address.locator('input[multiple]').setInputFiles([pdf('bill-failed.pdf')])
    await expect(address.getByText(t.proof.failed).first()).toBeVisible({ timeout: 20_000 })
    await expect(address.getByText(t.proof['reason.NOT_READABLE'])).toBeVisible()
    await expect(identity.getByText(t.proof.verified, { exact: true })).toHaveCount(3, { timeout: 20_000 })
    await address.locator('input[multiple]').setInputFiles([{ ...pdf('bill.pdf'), buffer: Buffer.from('no document') }])
    await expect(address.getByRole('alert').filter({ hasText: t.proof.again })).toBeVisible()
    await page.getByRole('link', { name: t.proof.back }).click()
    await expect(page).toHaveURL(account('profile'))
  })

  test(`${brand.brand}: the record says which policies were accepted at registration`, async ({ page }) => {
    await newPlayerOn(page, 'policies')
    await expect(page.getByRole('region', { name: t.policies.inForce }).getByText(t.policies.accepted)).not.toHaveCount(
      0,
    )
    await expect(page.getByText(t.policies.open, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t.policies.history }).getByRole('listitem')).not.toHaveCount(0)
  })
}

function pdf(name: string, bytes = 4_000) {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF\n')])
  return { name, mimeType: 'application/pdf', buffer }
}

/** The newest code in the sandbox's outbox. */
async function codeSentTo(page: Page, to: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const path = `/sandbox/outbox?${new URLSearchParams({ to })}`
    const { messages } = await page.evaluate(async (from) => (await fetch(from)).json(), path)
    code = messages.find((message: { code?: string }) => message.code !== undefined)?.code
    expect(code).toMatch(/^\d{6}$/)
  }).toPass()
  return code ?? ''
}
