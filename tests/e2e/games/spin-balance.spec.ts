import type { Page } from '@playwright/test'
import { amountOf, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { depositOn, newPlayerOn } from '../support/player.ts'

/** The game's messages to the page and the balances the page displayed, in order. */
interface Seen {
  readonly event?: string
  readonly stake?: number
  readonly balance?: number
  readonly shown?: number
}

/** Writes down the game's messages and each change of the header's balance. Runs in the page before anything else. */
function record() {
  if (window.top !== window) return
  const seen: Seen[] = []
  Object.assign(window, { seen })
  addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('{"event"')) return
    const { event, stake, balance } = JSON.parse(data)
    seen.push({ event, ...(stake === undefined ? {} : { stake }), ...(balance === undefined ? {} : { balance }) })
  })
  let last: number | undefined
  new MutationObserver(() => {
    const text = document.querySelector('[data-testid="balance"]')?.textContent ?? ''
    const shown = /\d/.test(text) ? Number(text.replace(/\D/g, '')) : undefined
    if (shown !== undefined && shown !== last) seen.push({ shown })
    last = shown ?? last
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)

/** The answer to a spin stays on its way. Runs in the game before anything else. */
function loseAnswers() {
  const ask = window.fetch
  window.fetch = async (...given) => {
    const response = await ask(...given)
    return String(given[0]).endsWith('/arcade/rounds') ? new Promise(() => undefined) : response
  }
}

const spinsMost = 40

for (const brand of inTurn(1))
  test(`${brand.brand}: the page shows no result before the game does, subtracts the stake at once, and makes no request`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await page.addInitScript(record)
    await newPlayerOn(page, brand, 'profile')
    await depositOn(page, 10_000)
    const me = visitor(page, brand)
    await me.openGame('realgames')
    const body = me.game.locator('body')
    await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
    await expect.poll(() => amountOf(me.balance.textContent())).toBe(10_000)

    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/balance/i.test(pathname)) asked.push(pathname)
    })
    const spin = me.game.getByRole('button', { name: me.t.game.spin, exact: true })
    let won = false
    for (let spins = 0; spins < spinsMost && !won; spins++) {
      const before = await amountOf(me.balance.textContent())
      const from = (await seenOn(page)).length
      await spin.click()
      await expect(body).toHaveAttribute('data-state', 'busy')
      await expect(body).toHaveAttribute('data-state', 'ready', { timeout: 120_000 })
      await expect.poll(async () => (await seenOn(page)).slice(from).at(-1)?.event).not.toBe('balanceChanged')
      const seen = (await seenOn(page)).slice(from)
      const [start, end] = [
        seen.findIndex(({ event }) => event === 'gameBusy'),
        seen.findIndex(({ event }) => event === 'balanceChanged'),
      ]
      const { stake = 0 } = seen[start] ?? {}
      const { balance: after = 0 } = seen[end] ?? {}
      expect(stake).toBeGreaterThan(0)
      expect(seen.slice(start, end).flatMap(({ shown }) => shown ?? [])).toEqual([before - stake])
      await expect.poll(() => amountOf(me.balance.textContent())).toBe(after)
      won = after > before - stake
    }
    expect(won).toBe(true)
    expect(asked).toEqual([])
  })

test('LEO: while the answer to a spin is on its way, header and account menu show no newer balance from other tabs; leaving the game shows it', async ({
  page,
}) => {
  test.setTimeout(200_000)
  await newPlayerOn(page, leo, 'profile')
  await depositOn(page, 10_000)
  const other = visitor(await page.context().newPage(), leo)
  await other.open()
  await page.addInitScript(loseAnswers)
  const me = visitor(page, leo)
  await me.openGame('realgames')
  await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  await expect.poll(() => amountOf(other.balance.textContent())).toBe(10_000)

  const answer = page.waitForResponse((response) => response.url().endsWith('/arcade/rounds'))
  await me.game.getByRole('button', { name: me.t.game.spin, exact: true }).click()
  await answer
  const balance = await page.evaluate(async () => {
    const { realCashBalance } = await (await fetch('/ajax/profile/getBalanceByPocket')).json()
    return Number(realCashBalance)
  })
  const stake = await amountOf(me.game.locator('[data-meter="stake"]').textContent())
  expect(stake).toBeGreaterThan(0)
  await expect.poll(() => amountOf(other.balance.textContent())).toBe(balance)
  await page.getByRole('button', { name: me.t.shell.account }).click()
  const cash = page.getByRole('term').filter({ hasText: me.t.shell.cash }).locator('+ dd')
  expect(await amountOf(cash.textContent())).toBe(10_000 - stake)
  expect(await amountOf(me.balance.textContent())).toBe(10_000 - stake)
  await page.keyboard.press('Escape')
  await page.locator('.game-screen').getByRole('link', { name: me.t.shell.toHome }).click()
  await expect.poll(() => amountOf(me.balance.textContent())).toBe(balance)
})
