import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { brands, expect, test, visitor } from './house.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

/** A house of its own: closing a brand would close it to the other journeys, too. */
const root = resolve(import.meta.dirname, '../..')
let house: ChildProcess
let dataDir: string
let port: number

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'andon-closed-'))
  port = await freePort()
  house = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env: environment(), stdio: 'ignore' })
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
  await expect.poll(ready, { timeout: 90_000 }).toBe(200)
})
test.afterEach(() => operator('maintenance', 'off').then(() => operator('unblock', 'JP')))
test.afterAll(async () => {
  const gone = once(house, 'exit')
  house.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
})
/** What an operator types. */
const operator = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['tools/operator.ts', ...args], { cwd: root, env: environment() })

const here = (page: Page, brand: (typeof brands)[number]) =>
  visitor(page, { ...brand, origin: `http://${brand.brand.toLowerCase()}.localhost:${port}` })
const noticeOf = (page: Page) => page.getByTestId('service-notice')
const withoutFaults = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

const closings = [
  { reason: 'maintenance', close: ['maintenance', 'on'], open: ['maintenance', 'off'], title: 'maintenance.title' },
  { reason: 'its country', close: ['block', 'JP'], open: ['unblock', 'JP'], title: 'countryBlocked.title' },
] as const

for (const [brand, { reason, close, open, title }] of brands.flatMap((brand) =>
  closings.map((closing) => [brand, closing] as const),
))
  test(`${brand.brand}: an open page that is closed for ${reason} is told at once, and let back home without a reload`, async ({
    page,
  }) => {
    const me = here(page, brand)
    const line = page.waitForEvent('websocket')
    await me.open()
    const heard = (await line).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"subscribed"'))
    await page.getByRole('banner').getByRole('link', { name: me.t.shell.login }).click()
    await expect(me.dialog).toBeVisible()
    await heard
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await operator(...close, '--site', brand.brand)
    await expect(noticeOf(page).getByRole('heading', { name: me.t.shell[title] })).toBeVisible()
    await expect(me.dialog).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await withoutFaults(page)

    await operator(...open, '--site', brand.brand)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${brand.home}$`))
    await expect(me.dialog).toHaveCount(0)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

test('the first paint in maintenance is the notice, before any script has run', async ({ browser }) => {
  const [leo] = brands
  await operator('maintenance', 'on', '--site', leo.brand)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const me = here(page, leo)
  const shown = async () => (await me.open())?.status()
  await expect.poll(shown).toBe(503)
  await expect(noticeOf(page).getByRole('heading', { name: me.t.shell['maintenance.title'] })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await context.close()
})

test('a blocked country sees why, and the site once it is offered there again', async ({ page }) => {
  const [, bee] = brands
  await operator('block', 'JP', '--site', bee.brand)
  const me = here(page, bee)
  await expect(async () => {
    await me.open()
    await expect(noticeOf(page)).toContainText('(JP)', { timeout: 2_000 })
  }).toPass()
  await withoutFaults(page)
  await operator('unblock', 'JP', '--site', bee.brand)
  await page.getByRole('button', { name: me.t.shell.tryAgain }).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a player with a second step logs in by password and code', async ({ page }) => {
  const [leo] = brands
  const me = here(page, leo)
  await me.open()
  const person = await me.signUp()
  await expect(me.balance).toBeVisible()
  const begun = await post(page, '/ajax/twoFactor/begin', { currentPassword: person.password })
  await post(page, '/ajax/twoFactor/confirm', { code: codeOf(begun.secret, { stepsAhead: 0 }) })
  await page.keyboard.press('Escape')
  await me.logOut()

  await me.logIn(person)
  const code = me.dialog.getByLabel(me.t.login.secondCode, { exact: true })
  await expect(code).toBeFocused()
  await withoutFaults(page)
  await code.fill('000000')
  await me.dialog.getByRole('button', { name: me.t.login.secondSubmit }).click()
  await expect(me.dialog.getByText(me.t.forms.CODE_WRONG)).toBeVisible()
  await code.fill(codeOf(begun.secret, { stepsAhead: 1 })) // a code counts once
  await me.dialog.getByRole('button', { name: me.t.login.secondSubmit }).click()
  await expect(me.balance).toBeVisible()
})

test('an address that has failed often proves that it is no program, and then gets its answer', async ({ page }) => {
  test.setTimeout(150_000)
  const [leo] = brands
  const me = here(page, leo)
  await me.open()
  for (let tries = 0; tries < 81; tries++)
    await post(page, '/ajax/login', { email: `nobody${tries}@andon.example`, password: 'x' })
  const answers: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/ajax/login') answers.push(response.status())
  })
  await me.logIn({ email: 'nobody@andon.example', password: 'not-the-password' })
  await expect(me.dialog.getByText(me.t.forms.LOGIN_FAILED)).toBeVisible({ timeout: 45_000 })
  expect(answers).toHaveLength(2)
})

function post(page: Page, path: string, fields: Record<string, string>) {
  return page.evaluate(
    async ({ path, fields }) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'x-xsrf-token': token }
      return (await fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()
    },
    { path, fields },
  )
}

/** RFC 6238, as an app does it. */
function codeOf(secret: string, { stepsAhead }: { stepsAhead: number }): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
