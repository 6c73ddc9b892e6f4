import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { startServerProcess } from '../../../tools/running-server.ts'
import { type Brand, test as base, bee, expect } from './journey.ts'
import { depositOn, registerOn } from './player.ts'
import { accessTo, type ServerAccess } from './server-access.ts'

interface Sports extends Brand {
  /** Carries out an operator command, without a process of its own: bets in play wait for seconds only. */
  readonly operator: ServerAccess['operator']
}

/** A server whose matches are played ten times as fast, so that prices move while a journey looks. */
export const test = base.extend<object, { sports: Sports }>({
  sports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what the fixture needs
    async ({}, use, { project }) => {
      expect(project.name, 'playwright.config.ts starts this server in one worker').toBe('sports')
      const feed = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
      const since = new Date().toISOString()
      await writeFile(feed, JSON.stringify({ adapter: 'simulator', seed: 'sports-pages', speed: 10, since }))
      const server = await startServerProcess({ quiet: true, settings: { BOOKMAKER_FEED: feed } })
      const access = accessTo(server)
      await use({ ...bee, origin: server.origin(bee.brand), operator: access.operator })
      await access.close()
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export async function openSports(page: Page, { origin, language }: Brand, path = ''): Promise<FrameLocator> {
  await page.goto(`${origin}/${language}/sports${path}`)
  return page.frameLocator('iframe')
}

/** Only the frame scrolls, not the page around it: on phones in both directions and on a large screen. */
export async function scrollsInOnePlace(page: Page): Promise<void> {
  const usual = page.viewportSize()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = () => page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight)
    await expect.poll(over, { message: `at ${width} × ${height}` }).toBeLessThanOrEqual(0)
  }
  if (usual) await page.setViewportSize(usual)
}

/** A new player with money, at the sports. */
export async function openAsPlayer(page: Page, sports: Brand, path = '') {
  await registerOn(page, sports)
  await depositOn(page, 5000, { brand: sports })
  const frame = await openSports(page, sports, path)
  const t = sports.language === 'ja' ? slipJa : slipEn
  return { frame, t, slip: frame.getByRole('region', { name: t.slip }) }
}

/** Puts prices of so many matches that begin last into the slip, one of each; returns the selections. None is in play, where prices are suspended any moment. */
export async function choose(frame: FrameLocator, count: number): Promise<string[]> {
  const rows = frame.locator('.event-row:not([data-live]):has(.price:enabled)')
  await expect(rows.nth(Math.max(count, 4))).toBeVisible({ timeout: 60_000 })
  const left = rows.and(frame.locator(':not(:has(.price[aria-pressed="true"]))')) // rows may move up meanwhile
  const chosen: string[] = []
  while (chosen.length < count) {
    const price = left.last().locator('.price:enabled').first()
    const selection = (await price.getAttribute('data-selection')) ?? ''
    const same = frame.locator(`.price[data-selection="${selection}"]`)
    await expect(async () => {
      // a price that is suspended while it is tapped is not taken
      if ((await same.first().getAttribute('aria-pressed')) === 'false') await same.first().click({ timeout: 5_000 })
      await expect(same.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    chosen.push(selection)
  }
  return chosen
}

/** Fills in the stake; any price that the bet then has is taken. */
export async function stake(slip: Locator, amount: number): Promise<void> {
  await slip.getByRole('textbox').fill(String(amount))
  await slip.getByRole('combobox').selectOption('any')
}

/** Places what the slip holds, and waits until it is accepted. */
export async function place(slip: Locator, t: typeof slipEn | typeof slipJa): Promise<void> {
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await expect(slip.getByText(t.accepted)).toBeVisible({ timeout: 60_000 })
}
