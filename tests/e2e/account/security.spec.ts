import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { messages as accountEn } from '../../../apps/web/app/features/account/messages.en.ts'
import { messages as accountJa } from '../../../apps/web/app/features/account/messages.ja.ts'
import { messages as codeEn } from '../../../apps/web/app/features/one-time-code/messages.en.ts'
import { messages as codeJa } from '../../../apps/web/app/features/one-time-code/messages.ja.ts'
import { messages as securityEn } from '../../../apps/web/app/features/security/messages.en.ts'
import { messages as securityJa } from '../../../apps/web/app/features/security/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, expect, test, visitor } from '../support/journey.ts'
import { accountPage, appCode, newPlayerOn } from '../support/player.ts'

test.describe.configure({ timeout: 240_000 })

const texts = {
  ja: { account: accountJa, later: codeJa.later, security: securityJa },
  en: { account: accountEn, later: codeEn.later, security: securityEn },
}

const brand = bee
const { account, later, security: t } = texts[brand.language]
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a passkey is created and named, logs in without a password, and is removed', async ({ page }) => {
  await withDevice(page)
  const { me, person } = await newPlayerOn(page, brand, 'security')
  await button(page, t.addPasskey).click()
  await accessible(page)
  await page.getByLabel(t.passkeyName, { exact: true }).fill('わたしの鍵')
  await page.getByLabel(t.currentPassword, { exact: true }).fill('not the password')
  await button(page, t.makePasskey).click()
  await expect(page.getByText(me.t.forms.PASSWORD_WRONG)).toBeVisible()
  await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
  await button(page, t.makePasskey).click()
  const passkeys = page.getByRole('list', { name: t.passkeys })
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)
  await expect(passkeys).toContainText('わたしの鍵')
  await expect(passkeys).toContainText(t.passkeyUnused)

  await button(page, t.addPasskey).click()
  await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
  await button(page, t.makePasskey).click()
  await expect(page.getByText(t.passkeyKnown)).toBeVisible()

  await me.logOut()
  await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
  await me.dialog.getByRole('button', { name: me.t.login.passkey }).click()
  await expect(me.balance).toBeVisible()

  await page.goto(accountPage(brand, 'security'))
  await expect(passkeys).not.toContainText(t.passkeyUnused)
  const remove = t.removePasskeyNamed.replace('{name}', 'わたしの鍵')
  await button(page, remove).click()
  await accessible(page)
  await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
  await button(page, remove).click()
  await expect(page.getByText(t.noPasskeys)).toBeVisible()

  await me.logOut()
  await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
  await me.dialog.getByRole('button', { name: me.t.login.passkey }).click()
  await expect(me.dialog.getByText(me.t.login.passkeyWrong)).toBeVisible()
})

test('the second step is turned on, required at login, passed by app and recovery code, and turned off', async ({
  page,
}) => {
  const { me, person } = await newPlayerOn(page, brand, 'security')
  const second = page.getByRole('region', { name: t.secondStep, exact: true })
  await expect(second.getByRole('status')).toContainText(t.secondStepOff)
  await button(page, t.turnOn).click()
  await page.getByLabel(t.currentPassword, { exact: true }).fill(person.password)
  await button(page, t.next).click()
  await expect(page.getByRole('img', { name: t.qrCode })).toBeVisible()
  await accessible(page)
  const secret = ((await second.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await page.getByLabel(t.appCode, { exact: true }).fill('000000')
  await button(page, t.confirmOn).click()
  await expect(page.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
  await page.getByLabel(t.appCode, { exact: true }).fill(appCode(secret))
  await button(page, t.confirmOn).click()

  const codes = await keepRecoveryCodes(page, second)
  await expect(second.getByRole('status')).toContainText(t.secondStepOn)
  await expect(second.getByText(t.codesLeft.replace('{count}', '10'))).toBeVisible()

  const code = me.dialog.getByLabel(me.t.login.secondCode, { exact: true })
  const confirm = me.dialog.getByRole('button', { name: me.t.login.secondSubmit })
  await me.logOut()
  await me.logIn(person)
  await expect(code).toBeFocused()
  await accessible(page)
  await code.fill('000000')
  await confirm.click()
  await expect(me.dialog.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
  await code.fill(appCode(secret, { stepsAhead: 1 })) // a code counts once
  await confirm.click()
  await expect(me.balance).toBeVisible()

  await me.dialog.getByRole('button', { name: later }).click()
  await me.logOut()
  await me.logIn(person)
  await code.fill((codes[0] ?? '').toUpperCase().replaceAll('-', ' '))
  await confirm.click()
  await expect(me.balance).toBeVisible()

  await page.goto(accountPage(brand, 'security'))
  await expect(second.getByText(t.codesLeft.replace('{count}', '9'))).toBeVisible()
  await giveBothProofs(page, { press: t.renewCodes, password: person.password, code: codes[1] ?? '' })
  const renewed = await keepRecoveryCodes(page, second)
  expect(renewed).not.toContain(codes[2])
  await giveBothProofs(page, { press: t.turnOff, password: person.password, code: codes[2] ?? '' })
  await expect(page.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
  await page.getByLabel(t.anyCode, { exact: true }).fill(renewed[0] ?? '')
  await button(page, t.turnOff).click()
  await expect(second.getByRole('status')).toContainText(t.secondStepOff)
  await me.logOut()
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
})

test('ending the other sessions logs out their pages at once, and keeps this one', async ({ page, browser }) => {
  const { me, person } = await newPlayerOn(page, brand, 'sessions')
  const elsewhere = await browser.newContext()
  const otherPage = await elsewhere.newPage()
  const there = visitor(otherPage, brand)
  await there.open()
  await there.logIn(person)
  await expect(there.balance).toBeVisible()
  await otherPage.keyboard.press('Escape')
  await otherPage.goto(accountPage(brand, 'profile'))
  await expect(there.balance).toBeVisible()

  await page.reload()
  const devices = page.getByRole('region', { name: account.sessions, exact: true })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText(account.thisSession, { exact: true })).toHaveCount(1)
  await button(page, account.endOthers).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(otherPage.getByRole('banner').getByRole('link', { name: there.t.shell.login })).toBeVisible()
  await expect(otherPage).toHaveURL(new RegExp(`${brand.home}$`))
  await page.reload()
  await expect(me.balance).toBeVisible()
  await elsewhere.close()
})

async function giveBothProofs(page: Page, { press, ...proofs }: { press: string; password: string; code: string }) {
  await button(page, press).click()
  await page.getByLabel(t.currentPassword, { exact: true }).fill(proofs.password)
  await page.getByLabel(t.anyCode, { exact: true }).fill(proofs.code)
  await button(page, press).click()
}

/** Ten codes, shown once: the copy and the file have the same ones. */
async function keepRecoveryCodes(page: Page, second: ReturnType<Page['getByRole']>): Promise<string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: brand.origin })
  const list = second.getByRole('list', { name: t.codes })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await accessible(page)
  const codes = await list.getByRole('listitem').allTextContents()
  await button(page, t.copy).click()
  await expect(page.getByText(t.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const downloaded = page.waitForEvent('download')
  await button(page, t.download).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await button(page, t.print).click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  await button(page, t.kept).click()
  await expect(list).toHaveCount(0)
  return codes
}

/** The page's browser has a device that makes passkeys and unlocks itself. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
