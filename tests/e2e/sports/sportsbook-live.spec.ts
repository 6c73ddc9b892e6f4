import type { Download, FrameLocator, Locator, Page } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { chartText } from '../../../apps/sportsbook/src/match/markets/chart/text.ts'
import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import type { SportsReply } from '../../../apps/sportsbook/src/page/api.ts'
import { messages as frameEn } from '../../../apps/sportsbook/src/shell/messages.en.ts'
import { messages as frameJa } from '../../../apps/sportsbook/src/shell/messages.ja.ts'
import { messages as settingsEn } from '../../../apps/sportsbook/src/shell/settings.en.ts'
import { messages as settingsJa } from '../../../apps/sportsbook/src/shell/settings.ja.ts'
import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { messages as siteEn } from '../../../apps/web/app/page/messages.en.ts'
import { messages as siteJa } from '../../../apps/web/app/page/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect } from '../support/journey.ts'
import {
  choose,
  eventLinks,
  eventRows,
  like,
  movedPrices,
  openAsPlayer,
  openPrices,
  openSports,
  place,
  priceOf,
  slipBarOf,
  slipLegs,
  stake,
  test,
} from '../support/sports.ts'

test.describe.configure({ timeout: 240_000, mode: 'default' })

const patient = { timeout: 60_000 }
const texts = {
  ja: { match: matchJa, bets: betsJa, frame: { ...frameJa, ...settingsJa } },
  en: { match: matchEn, bets: betsEn, frame: { ...frameEn, ...settingsEn } },
}

test('in play a bet waits for its delay; a price that changes meanwhile refuses it, and nothing is taken', async ({
  page,
  sports,
}) => {
  const { frame, t, slip } = await openAsPlayer(page, sports, '/live')
  const rows = eventRows(frame)
  const open = openPrices(rows)
  let event = ''
  await expect(open.first()).toBeVisible(patient)
  await expect(async () => {
    const chosen = rows.getByRole('group').getByRole('button', { pressed: true })
    for (const price of await chosen.all()) await price.click({ timeout: 3_000 })
    const selection = await nearestToEvens(open)
    event = selection.split('/')[0] ?? ''
    await priceOf(rows, selection).click({ timeout: 3_000 })
    await slip.getByRole('textbox').fill('300', { timeout: 3_000 })
    await slip.getByRole('combobox').selectOption('none', { timeout: 3_000 })
    await slip.getByRole('button', { name: t.place, exact: true }).click({ timeout: 3_000 })
    // a second bet must not take the place of one that is on its way
    await expect(slip.getByRole('article', { name: t.waitingSoon })).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 }) // a goal may come in between
  await sports.operator('book', 'margin', event, '150', 'test')
  const refused = slip.getByRole('article', { name: t.refused })
  await expect(refused).toBeVisible(patient)
  await sports.operator('book', 'margin', event, '0', 'test') // the next journey may bet on the same match
  await expect(refused.getByRole('status')).not.toBeEmpty()
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
})

const betsOf = (frame: FrameLocator) => frame.getByRole('main').getByRole('article')

/** Of these prices the selection nearest to 2.00: a margin moves it most, and no limit of odds is near. */
const nearestToEvens = (prices: Locator): Promise<string> =>
  prices.evaluateAll((buttons) => {
    const found = buttons.map((button) => ({
      selection: button.getAttribute('data-selection') ?? '',
      price: Number(/\d+\.\d+/.exec(button.textContent ?? '')?.[0]),
    }))
    return found.sort((one, other) => Math.abs(one.price - 2) - Math.abs(other.price - 2))[0]?.selection ?? ''
  })

test('a match that stops while a cash-out is on its way keeps the bet, and it is sold when play goes on', async ({
  page,
  sports,
}) => {
  const b = texts[sports.language].bets
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  const [event = ''] = selection.split('/')
  await stake(slip, 1000)
  await place(slip, t)
  await slip.getByRole('button', { name: t.seeBets }).click()
  const bet = betsOf(frame)
  const take = bet.getByRole('button', { name: like(b.take) })
  await bet.getByRole('button', { name: b.cashOut, exact: true }).click()
  await expect(take).toBeEnabled(patient)
  let held = 0
  const sent = Promise.withResolvers<void>()
  await page.route(/\/cash-out$/, async (route) => {
    if (route.request().method() === 'POST' && held++ === 0) {
      await sports.operator('book', 'suspend', event, 'test')
      await expect.poll(() => isOpen(page, selection), patient).toBe(false)
    }
    await route.continue()
    sent.resolve()
  })
  const sell = async () => {
    await take.click()
    await expect(bet.getByText(b.confirmCancel)).toBeVisible() // nothing is sold before it is confirmed
    await bet.getByRole('button', { name: like(b.confirm) }).click()
  }
  await sell()
  await sent.promise
  await expect(bet.getByText(b.confirmCancel)).toHaveCount(0, patient) // its status would be taken for the refusal
  await expect(bet.getByRole('status').filter({ hasText: /\S/ })).toBeVisible(patient)
  await expect(page.getByTestId('balance')).toHaveText(/4,000/)
  await sports.operator('book', 'resume', event, 'test')
  await expect(take).toBeEnabled(patient)
  await sell()
  await expect(bet).toHaveCount(0, patient)
  await expect(page.getByTestId('balance')).not.toHaveText(/4,000/)
})

/** Whether a selection can be bet on now, as the sportsbook's own page learns it. */
async function isOpen(page: Page, selection: string): Promise<boolean> {
  const own = page.frames().find((frame) => frame.url().includes('//sports.'))
  const path = `/sportsbook/events/${selection.split('/')[0]}`
  const { groups = [] } = (await own?.evaluate(async (path) => (await fetch(path)).json(), path)) ?? {}
  const markets: { status: string; outcomes: { selection: string }[] }[] = groups.flatMap(
    ({ markets }: { markets: unknown[] }) => markets,
  )
  const market = markets.find(({ outcomes }) => outcomes.some((one) => one.selection === selection))
  return market?.status === 'active'
}

test('a session that ends is renewed with another token, and the stream goes on', async ({ page, sports }) => {
  const lines: string[] = []
  page.on('websocket', (line) => line.url().includes('sports.') && lines.push(line.url()))
  const { frame, t, slip } = await openAsPlayer(page, sports)
  await choose(frame, 1)
  const before = lines.length
  const ended = { success: false, errors: [{ code: 'SESSION_EXPIRED', message: 'ended' }] }
  let opened = 0
  await page.route(/\/sportsbook\/bets(\?|$)/, (route) => route.fulfill({ status: 401, json: ended }), { times: 1 })
  page.on('request', (request) => {
    if (request.url().endsWith('/sportsbook/sessions')) opened += 1
  })
  await frame.getByRole('link', { name: texts[sports.language].frame.bets, exact: true }).click()
  await expect.poll(() => opened, patient).toBeGreaterThan(0)
  await expect(slip.getByText(like(t.balance))).toContainText('5,000', patient)
  await expect(slipLegs(slip, t)).toHaveCount(1)
  expect(lines.length).toBe(before)
})

test('a match shows how prices moved, our margin, and what happens in it', async ({ page, sports }) => {
  const words = texts[sports.language]
  const { frame } = await openAsPlayer(page, sports, '/live')
  const moved = eventRows(frame)
    .filter({ has: movedPrices(page) })
    .first() // not every match changes while a journey looks
  await expect(moved).toBeVisible({ timeout: 120_000 })
  await eventLinks(moved).click()
  const moments = frame.getByRole('list', { name: words.match.moments })
  await expect(moments.getByRole('listitem').first()).toBeVisible(patient)
  await expect(frame.locator('[data-ground]')).toBeVisible()
  const [chartOf = ''] = words.match.chart.split('{market}').filter((part) => part.trim() !== '')
  const charts = frame.getByRole('button', { name: chartOf.trim() })
  const drawn = frame.getByRole('img', { name: like(chartText[sports.language].label) })
  let tried = 0
  await expect(async () => {
    await charts.nth(tried++ % (await charts.count())).click({ timeout: 5_000 }) // the first market need not be the one that moved
    await expect(drawn.first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  const movedTable = frame.getByRole('table', { name: like(chartText[sports.language].table) }).first()
  expect(await movedTable.getByRole('row').count()).toBeGreaterThan(2)
  await expect(movedTable.getByRole('columnheader', { name: chartText[sports.language].lowest })).toBeVisible()
  await frame.getByRole('button', { name: words.frame.settings }).click()
  await frame.getByLabel(words.frame.margins).check()
  await page.keyboard.press('Escape')
  await expect(frame.getByText(like(words.match.margin)).first()).toHaveText(/\d+\.\d%/, patient)
  await accessible(page, { within: 'iframe' })
})

test('a settled bet is saved as a picture, and tells of the offer that was not taken', async ({ page, sports }) => {
  const b = texts[sports.language].bets
  const { frame, t, slip } = await openAsPlayer(page, sports)
  const [selection = ''] = await choose(frame, 1)
  await stake(slip, 1000)
  await place(slip, t)
  await slip.getByRole('button', { name: t.seeBets }).click()
  await betsOf(frame).getByRole('button', { name: b.cashOut, exact: true }).click()
  await expect(frame.getByRole('button', { name: like(b.take) })).toBeEnabled(patient)
  await expect(betsOf(frame).getByRole('figure')).toContainText(b.valueChartPast, patient)
  const [event = '', market = '', outcome = ''] = selection.split('/')
  await sports.operator('book', 'settle', event, market, `${outcome}=lost`, 'test')
  await openSports(page, sports, '/bets/settled')
  const bet = betsOf(frame)
  await expect(bet.getByText(like(b.bestOffer))).toContainText('¥', patient)
  await expect(frame.getByText(like(b.backTest))).toContainText('¥')
  await bet.getByRole('button', { name: b.picture, exact: true }).click()
  const saved = page.waitForEvent('download')
  await bet.getByRole('button', { name: b['picture.save'], exact: true }).click()
  expect(await bytesOf(await saved)).toBeGreaterThan(5_000)
})

async function bytesOf(download: Download): Promise<number> {
  let length = 0
  for await (const chunk of await download.createReadStream()) length += chunk.length
  return length
}

/** Every match that is opened from now on is one of baseball in its 14th inning, with scores of two digits, between sides of long names that score and bat. */
async function widen(page: Page): Promise<void> {
  const long = (word: string) => ({ ja: `${word}ナショナルワンダラーズ連合`, en: `${word} National Wanderers United` })
  const innings = Array.from({ length: 14 }, (_, at) => ({ number: at + 1, home: 10 + at, away: 12 }))
  const last = { number: 14, home: 23, away: 12 }
  await page.route(/\/sportsbook\/events\/[^/?]+(\?|$)/, async (route) => {
    const { host, pathname } = new URL(route.request().url())
    const url = `http://127.0.0.1:${host.split(':')[1]}${pathname}` // Node does not know the names below localhost
    const reply = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    const { event, ...rest } = await reply.json()
    const competitors = event.competitors.map((one: object, at: number) => {
      const name = long(at === 0 ? '東雲浜' : 'ソーンベイ')
      return { ...one, name, short: name }
    })
    await route.fulfill({
      json: { ...rest, event: { ...event, competitors, sport: { ...event.sport, code: 'baseball' } } },
    })
  })
  await page.route(/\/sportsbook\/events\/[^/]+\/play/, (route) => {
    const play: NonNullable<SportsReply<'showPlay'>['play']> = {
      moments: [
        {
          kind: 'points',
          side: 'away',
          minute: null,
          points: 4,
          score: { home: 112, away: 108 },
          part: last,
          player: long('シグリッド'),
          other: null,
        },
      ],
      parts: innings,
      part: last,
      within: { serving: null, points: null, batting: 'away', outs: 2, bases: [true, true, true] },
      decided: null,
      figures: [{ kind: 'baseHits', home: 128, away: 131, parts: [] }],
      ball: null,
      pressure: [],
      maps: [],
      rounds: [],
      strength: null,
      atBat: {
        batter: long('エリオ'),
        pitcher: long('オークハースト'),
        balls: 3,
        strikes: 2,
        thrown: 124,
        last: 'foul',
      },
      drive: null,
    }
    return route.fulfill({ json: { success: true, play } })
  })
}

for (const [title, size] of [
  ['320 pixels wide', { width: 320, height: 568 }],
  ['at twice the size of letters', { width: 640, height: 400 }], // 1280 × 800, zoomed to 200 %
] as const)
  test(`nothing is cut off or scrolls sideways ${title}`, async ({ page, sports }) => {
    await page.setViewportSize(size)
    const client = sports.origin.replace('bee.', 'sports.bee.')
    const fits = () => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    for (const path of ['/', '/live', '/a-z', '/football', '/specials', '/bets', '/search?q=league']) {
      await page.goto(`${client}${path}${path.includes('?') ? '&' : '?'}lang=${sports.language}`)
      await expect(page.locator('main')).not.toBeEmpty()
      await page.waitForLoadState('networkidle').catch(() => undefined) // the stream may stay open
      expect(await fits(), path).toBeLessThanOrEqual(0)
    }
    await page.goto(`${client}/live?lang=${sports.language}`)
    await eventLinks(eventRows(page)).first().click()
    const prices = page.getByRole('main').getByRole('group').getByRole('button')
    await expect(prices.first()).toBeVisible(patient)
    expect(await fits(), 'a match').toBeLessThanOrEqual(0)
    await widen(page)
    let tried = 0
    await expect(async () => {
      await page.goto(`${client}/live?lang=${sports.language}`)
      const links = eventLinks(eventRows(page))
      await expect(links.first()).toBeVisible(patient)
      await links.nth(tried++ % (await links.count())).click()
      const { match } = texts[sports.language]
      const parts = page.getByRole('table', { name: match.parts })
      await page.getByRole('main').getByText(match.live, { exact: true }).click(patient) // folded on a phone
      await expect(parts.getByRole('rowheader').first()).toBeVisible(patient)
      await expect(prices.first()).toBeVisible(patient)
      expect(await fits(), 'a match of many innings and long names').toBeLessThanOrEqual(0)
      const cut = parts.locator('tbody tr').first().locator('th, td')
      const [team, last] = [await cut.first().boundingBox(), await cut.last().boundingBox()]
      expect(team?.width, 'of a name something is read').toBeGreaterThan(48)
      expect((last?.x ?? 0) + (last?.width ?? size.width)).toBeLessThanOrEqual(size.width)
      await openPrices(page.getByRole('main')).first().click({ timeout: 15_000 })
    }).toPass({ timeout: 150_000 }) // a match may end meanwhile, and then has no price to choose
    const t = { ja: slipJa, en: slipEn }[sports.language]
    const bar = page.getByRole('button', { name: slipBarOf(t) })
    if (await bar.isVisible()) await bar.click()
    const slip = page.getByRole('region', { name: t.slip }).filter({ visible: true })
    await expect(slipLegs(slip, t).first()).toBeVisible()
    expect(await fits(), 'the slip').toBeLessThanOrEqual(0)
  })

test('on a phone held sideways the matches have the whole height, and the tabs stand beside them', async ({
  page,
  sports,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const frame = await openSports(page, sports, '/live')
  await expect(openPrices(frame.getByRole('main')).first()).toBeVisible({ timeout: 60_000 })
  const tabs = page.getByRole('navigation', { name: { ja: siteJa, en: siteEn }[sports.language].tabs })
  const [book, bar] = [await page.locator('iframe').boundingBox(), await tabs.boundingBox()]
  expect(book).toEqual({ x: bar?.width, y: 0, width: 844 - (bar?.width ?? 0), height: 390 })
  expect(bar).toMatchObject({ x: 0, y: 0, height: 390 })
  for (const tab of await tabs.getByRole('link').all()) {
    const box = await tab.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 391)).toBeLessThanOrEqual(390)
  }
  await accessible(page, { within: '.tab-bar' })
})
