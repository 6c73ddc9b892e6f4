import { createHmac } from 'node:crypto'
import { newcomer } from '@andon/tests/browser'
import type { Page } from '@playwright/test'
import { type Brand, expect, visitor } from './house.ts'

export const accountPage = ({ origin, language }: Brand, name: string) => `${origin}/${language}/account/${name}`

/** A new player, registered without the form, on a page of their account. */
export async function newPlayerOn(page: Page, brand: Brand, name: string) {
  const me = visitor(page, brand)
  const person = newcomer({ language: brand.language })
  await expect(async () => {
    await me.open() // a server under pressure may refuse a page its scripts
    await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'), undefined, { timeout: 15_000 })
  }).toPass()
  expect(await post(page, '/ajax/registration', person)).toMatchObject({ success: true })
  await expect(async () => {
    await page.goto(accountPage(brand, name))
    await expect(me.balance).toBeVisible({ timeout: 15_000 })
  }).toPass()
  return { me, person }
}

/** A POST of the page's own, with its anti-forgery token. */
export function post(page: Page, path: string, fields: Record<string, string>) {
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
