import type { Page } from '@playwright/test'
import { messages as policiesEn } from '../../apps/web/app/features/policies/messages.en.ts'
import { messages as policiesJa } from '../../apps/web/app/features/policies/messages.ja.ts'
import { accessible } from './accessible.ts'
import { brands, expect, test } from './journey.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { accountPage, newPlayerOn } from './player.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startOwnServer()
})
test.afterAll(() => server.close())

const texts = { ja: policiesJa, en: policiesEn }
const asked = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === `/ajax/policy/${path}`)

const [leo] = brands
const t = texts[leo.language]

test('a new version is put before players alone, stays until it is answered, and is on record', async ({ page }) => {
  const brand = server.brand(leo)
  const version = '2026-12-1'
  const { me, person } = await newPlayerOn(page, brand, 'policies')
  const prompt = page.getByRole('dialog', { name: t.promptTitle })
  await expect(prompt).toHaveCount(0)
  await me.logOut()
  await server.operator('policy', 'terms-and-conditions', version)

  await me.open()
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
  await expect(prompt).toHaveCount(0)
  const [inForce, answers] = [asked(page, 'getPolicies'), asked(page, 'getUserPolicyDetails')]
  await me.logIn(person)
  expect((await inForce).status()).toBe(200)
  expect((await answers).status()).toBe(200)
  await expect(prompt).toBeVisible()

  await page.goto(accountPage(brand, 'profile'))
  await expect(prompt).toBeVisible()
  await accessible(page)
  await expect(prompt.getByRole('button')).toHaveText([t.accept, me.t.shell.logOut])
  for (let tries = 0; tries < 4; tries++) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(prompt).toBeVisible()
  await page.reload()
  await expect(prompt).toBeVisible()
  await page.goto(`${brand.origin}/${brand.language}/terms-and-conditions`) // to be read first
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(me.balance).toBeVisible()
  await expect(prompt).toHaveCount(0)

  await page.goto(accountPage(brand, 'policies'))
  const pressedAt = Date.now()
  await prompt.getByRole('button', { name: t.accept, exact: true }).click()
  await expect(prompt).toHaveCount(0)
  const newest = page.getByRole('region', { name: t.history }).getByRole('listitem').first()
  await expect(newest).toContainText(t.version.replace('{version}', version))
  await expect(newest).toContainText(t.accepted)
  const at = Date.parse((await newest.locator('time').getAttribute('datetime')) ?? '')
  expect(at).toBeGreaterThanOrEqual(pressedAt)
  expect(at).toBeLessThanOrEqual(Date.now())

  const afterLogout = asked(page, 'getPolicies')
  await me.logOut()
  expect((await afterLogout).status()).toBe(200)
  await me.logIn(person)
  await expect(me.balance).toBeVisible()
  await page.goto(accountPage(brand, 'policies'))
  await expect(newest).toContainText(version)
  await expect(prompt).toHaveCount(0)
})
