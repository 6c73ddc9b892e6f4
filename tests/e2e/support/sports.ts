import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { messages as eventsEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as eventsJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as firstEn } from '../../../apps/sportsbook/src/slip/first.en.ts'
import { messages as firstJa } from '../../../apps/sportsbook/src/slip/first.ja.ts'
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
  // on a busy machine the wallet may not reply in time to a session that is opened: it is opened again with the site's next token
  expectedFaults: /status of 503.*\/sportsbook\/sessions$/,
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

/** A new player with money, at the sports; unless another page is named, where the last rows begin in days. */
export async function openAsPlayer(page: Page, sports: Brand, path = '/football') {
  await registerOn(page, sports)
  await depositOn(page, 5000, { brand: sports })
  const frame = await openSports(page, sports, path)
  const t = sports.language === 'ja' ? slipJa : slipEn
  return { frame, t, slip: frame.getByRole('region', { name: t.slip }) }
}

type SlipTexts = typeof slipEn | typeof slipJa

/** A message as it is shown, whatever stands for its parameters. */
export const like = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('.*'),
  )

const either = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))
const pricesOf = either(like(eventsJa.pricesOf), like(eventsEn.pricesOf))
const pageOf = (scope: FrameLocator | Page): Page => ('owner' in scope ? scope.owner().page() : scope)

/** The rows of lists: events with prices. */
export const eventRows = (scope: FrameLocator | Page): Locator =>
  scope.getByRole('listitem').filter({ has: pageOf(scope).getByRole('group', { name: pricesOf }) })

/** Rows of what has not begun: they have a time in place of the part of play. */
export const rowsAhead = (scope: FrameLocator | Page): Locator =>
  eventRows(scope).filter({ has: pageOf(scope).getByRole('time') })

/** The links of the rows to their events. */
export const eventLinks = (rows: Locator): Locator => rows.locator('a[href^="/event/"]:not([aria-label])')

/** The prices of rows or of a match's markets that can be chosen. */
export const openPrices = (scope: FrameLocator | Locator | Page): Locator =>
  scope.getByRole('group').getByRole('button', { disabled: false })

const moved = either(...[firstEn, firstJa].flatMap((t) => [like(t.priceUp), like(t.priceDown)]))

/** Those of them that have moved while the page was open, and say so. */
export const movedPrices = (scope: FrameLocator | Locator | Page): Locator =>
  scope.getByRole('group').getByRole('button', { disabled: false, name: moved })

/** Every button of one selection. */
export const priceOf = (scope: FrameLocator | Locator | Page, selection: string): Locator =>
  scope.locator(`button[data-selection="${selection}"]`)

/** The selections of the slip; several of one match stand in one item of its list. */
export const slipLegs = (slip: Locator, t: SlipTexts): Locator =>
  slip
    .getByRole('list', { name: t.selections })
    .getByRole('group')
    .filter({ has: slip.page().getByRole('button', { name: like(t.remove) }) })

/** The name of the bar that opens the slip on phones: how many selections it holds. */
export const slipBarOf = (t: SlipTexts): RegExp => new RegExp(`^\\d+ ?${RegExp.escape(t.slip)}`)

/** The button at the foot of the slip, while it places bets. */
export const placeButton = (slip: Locator, t: SlipTexts): Locator =>
  slip.getByRole('button', { name: either(like(`${t.place}`), like(t.placeAll), like(t.sending)) })

/** The amount beside a name of the slip's sums. */
export const sumOf = (slip: Locator, name: string): Locator =>
  slip
    .locator('dt')
    .filter({ hasText: new RegExp(`^${RegExp.escape(name)}$`) })
    .locator('+ dd')

/** Puts prices of so many matches that begin last into the slip, one of each; returns the selections. None is in play, where prices are suspended any moment, or on a line, which may move. */
export async function choose(frame: FrameLocator, count: number): Promise<string[]> {
  const page = pageOf(frame)
  const prices = page.getByRole('group', { name: pricesOf })
  const withoutLine = page.locator(':not([data-selection*="|"])')
  const rows = rowsAhead(frame).filter({ has: prices.getByRole('button', { disabled: false }).and(withoutLine) })
  await expect(rows.nth(Math.max(count, 4))).toBeVisible({ timeout: 60_000 })
  const left = rows.filter({ hasNot: prices.getByRole('button', { pressed: true }) }) // rows may move up meanwhile
  const chosen: string[] = []
  while (chosen.length < count) {
    const price = openPrices(left.last()).and(frame.locator(':not([data-selection*="|"])')).first()
    const selection = (await price.getAttribute('data-selection')) ?? ''
    const same = priceOf(frame, selection)
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
