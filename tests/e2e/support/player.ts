import { createHmac } from 'node:crypto'
import { newcomer } from '@andon/tests/browser'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { type Brand, expect, visitor } from './journey.ts'

export const accountPage = ({ origin, language }: Brand, name: string) => `${origin}/${language}/account/${name}`

type Person = ReturnType<typeof newcomer>

/** A POST to the brand, without a page. */
async function send(brand: Brand, path: string, fields: Record<string, string>) {
  const { cookies } = await ask(brand, '/ajax/login/status')
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
  const reply = await ask(brand, path, { fields, headers })
  expect(JSON.parse(reply.body), reply.body).toMatchObject({ success: true })
  return reply
}

/** A new player of the brand, registered without the form. */
export async function register(brand: Brand) {
  const person = newcomer({ language: brand.language })
  const { cookies } = await send(brand, '/ajax/registration', person)
  return { person, cookies }
}

const keep = (page: Page, { origin }: Brand, cookies: Awaited<ReturnType<typeof ask>>['cookies']) =>
  page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))

/** A new player, logged in on this page's browser. */
export async function registerOn(page: Page, brand: Brand): Promise<Person> {
  const { person, cookies } = await register(brand)
  await keep(page, brand, cookies)
  return person
}

/** Logs in on this page's browser, without the form. */
export async function logInOn(page: Page, brand: Brand, { email, password }: Person): Promise<void> {
  const { cookies } = await send(brand, '/ajax/login', { email, password })
  await keep(page, brand, cookies)
}

/** A new player on a page of their account. */
export async function newPlayerOn(page: Page, brand: Brand, name: string) {
  const me = visitor(page, brand)
  const person = await registerOn(page, brand)
  await page.goto(accountPage(brand, name))
  await knowsItsPlayer(page)
  return { me, person }
}

/** The page shows the balance and watches the login, also for other tabs. */
export async function knowsItsPlayer(page: Page): Promise<void> {
  await expect(page.getByTestId('balance')).toBeVisible({ timeout: 60_000 })
  await page.waitForFunction(() => localStorage.getItem('user') === 'true')
}

/** A deposit by card that the bank approves; of the login in this page's browser, before a page is open, where the brand is given. */
export async function depositOn(
  page: Page,
  amount: number,
  { brand, ...more }: { bonusCode?: string; brand?: Brand } = {},
): Promise<void> {
  const card = { cardNumber: '4111111111111111', cardHolder: 'HANA YAMADA', expiryMonth: '12', expiryYear: '2039' }
  const payment = { amount: String(amount), currency: 'JPY', paymentMethod: 'CREDITCARD', cvv: '123' }
  const idempotencyKey = crypto.randomUUID()
  await expect(async () => {
    const fields = { ...payment, ...card, ...more, idempotencyKey }
    const path = '/ajax/cashier/makeCCPayment'
    const reply = brand ? await postBefore(page, brand, path, fields) : await post(page, path, fields)
    expect(reply).toMatchObject({ status: 'APPROVED' })
  }).toPass({ timeout: 60_000 }) // the same payment again where the machine is too busy
}

/** A POST of the login in this page's browser, which needs no open page: half a second of processor time less. */
async function postBefore(page: Page, brand: Brand, path: string, fields: Record<string, string>) {
  const own = (await page.context().cookies(brand.origin)).map(({ name, value }) => `${name}=${value}`)
  const { cookies } = await ask(brand, '/ajax/login/status', { headers: { cookie: own.join('; ') } })
  const token =
    cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? own.join('; ').match(/XSRF-TOKEN=([^;]*)/)?.[1] ?? ''
  const cookie = [...own.filter((pair) => !pair.startsWith('XSRF-TOKEN=')), `XSRF-TOKEN=${token}`].join('; ')
  return JSON.parse(
    (await ask(brand, path, { fields, headers: { cookie, 'x-xsrf-token': decodeURIComponent(token) } })).body,
  )
}

/** A POST of the page's own, with its anti-forgery token, which it has soon after it opened. */
export async function post(page: Page, path: string, fields: Record<string, string>) {
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
  return page.evaluate(
    async ({ path, fields }) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
      const headers = { 'x-xsrf-token': token }
      return (await fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()
    },
    { path, fields },
  )
}

/** The newest code in the sandbox's outbox, other than `not`. */
export async function codeSentTo(page: Page, to: string, { not }: { not?: string } = {}): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const path = `/sandbox/outbox?${new URLSearchParams({ to })}`
    const { messages } = await page.evaluate(async (from) => (await fetch(from)).json(), path)
    code = messages.find((message: { code?: string }) => message.code !== undefined)?.code
    expect(code).toMatch(/^\d{6}$/)
    expect(code).not.toBe(not)
  }).toPass()
  return code ?? ''
}

/** RFC 6238, as an authenticator app does it. */
export function appCode(secret: string, { stepsAhead = 0 } = {}): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
