import type { FrameLocator, Page } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as findingEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as findingJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as pagesEn } from '../../../apps/sportsbook/src/events/pages.en.ts'
import { messages as pagesJa } from '../../../apps/sportsbook/src/events/pages.ja.ts'
import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { messages as sportsEn } from '../../../apps/web/app/features/sports/messages.en.ts'
import { messages as sportsJa } from '../../../apps/web/app/features/sports/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect, visitor } from '../support/journey.ts'
import { depositOn, post, register, registerOn } from '../support/player.ts'
import { choose, openSports, scrollsInOnePlace, test } from '../support/sports.ts'

const texts = { ja: { ...findingJa, ...pagesJa, ...sportsJa }, en: { ...findingEn, ...pagesEn, ...sportsEn } }

test.describe.configure({ timeout: 180_000, mode: 'default' })

test('a player finds a match, goes back and forward, and the address of the page shows where they are', async ({
  page,
  sports,
}) => {
  const t = texts[sports.language]
  const at = (path: string) => `${sports.origin}/${sports.language}/sports${path}`
  await registerOn(page, sports)
  const frame = await openSports(page, sports)
  await expect(frame.getByRole('heading', { name: t.startingSoon })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await frame.locator('.event-link').first().click()
  await expect(page).toHaveURL(/\/sports\/event\/[\w:-]+$/)
  const event = page.url()
  await expect(frame.locator('.market').first()).toBeVisible()
  const names = await frame
    .locator('.match-header .match-team')
    .evaluateAll((teams) => teams.map((team) => team.firstChild?.textContent ?? '')) // red cards stand after the name
  expect(names).toHaveLength(2)
  const named = new RegExp(names.map((name) => `(?=.*${RegExp.escape(name)})`).join(''))
  await expect(page).toHaveTitle(named)
  await page.goBack()
  await expect(page).toHaveURL(at(''))
  await expect(page).toHaveTitle(`${t.title} | BEE`)
  await expect(frame.getByRole('heading', { name: t.startingSoon })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(event)
  await page.reload()
  await expect(frame.locator('.market').first()).toBeVisible()
  await expect(page).toHaveURL(event)
  await expect(page).toHaveTitle(named)
  await openSports(page, sports, '/a-z')
  await expect(frame.getByRole('heading', { name: t['a-z.title'] })).toBeVisible()
})

test('prices move by themselves, and a selection is kept over a reload', async ({ page, sports }) => {
  await registerOn(page, sports)
  const frame = await openSports(page, sports)
  await expect(frame.locator('.price-move').first()).toBeVisible({ timeout: 90_000 })
  const price = frame.locator('.price:enabled').last()
  const selection = (await price.getAttribute('data-selection')) ?? ''
  const chosen = frame.locator(`.price[data-selection="${selection}"]`).first() // a featured match stands in the list, too
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const legs = frame.locator('.slip-leg')
  await expect(legs).toHaveCount(1)
  await page.reload()
  await expect(legs).toHaveCount(1)
})

test('a price that moves while it is pressed is chosen', async ({ page, sports }) => {
  await registerOn(page, sports)
  const frame = await openSports(page, sports, '/live')
  const moving = frame.locator('.event-row[data-live] .price:enabled:has(.price-move)').first()
  await expect(async () => {
    const selection = (await moving.getAttribute('data-selection')) ?? ''
    const price = frame.locator(`.price[data-selection="${selection}"]`)
    const before = await price.textContent()
    await price.locator('.price-odds').hover({ force: true, timeout: 5_000 })
    await page.mouse.down()
    await expect(price).not.toHaveText(before ?? '', { timeout: 10_000 })
    await page.mouse.up()
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
})

test('a search finds leagues by Latin letters in both languages', async ({ page, sports }) => {
  const t = texts[sports.language]
  await registerOn(page, sports)
  const frame = await openSports(page, sports, '/search')
  const field = frame.getByRole('searchbox')
  await field.fill('zzzz')
  await expect(frame.getByRole('status').filter({ hasText: t['search.none'].replace('{query}', 'zzzz') })).toBeVisible()
  await field.fill('league')
  await expect(frame.locator('.event-row').first()).toBeVisible()
  await expect(page).toHaveURL(/\/sports\/search\?q=league$/)
})

test('a link leads a keyboard from any page to the slip', async ({ page, sports }) => {
  const t = sports.language === 'ja' ? slipJa : slipEn
  await registerOn(page, sports)
  const frame = await openSports(page, sports, '/a-z')
  await frame.getByRole('button', { name: t.toSlip }).focus()
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('region', { name: t.slip })).toBeFocused()
})

test('its pages are accessible', async ({ page, sports }) => {
  const client = new URL(sports.origin.replace('bee.', 'sports.bee.'))
  const open = (path: string) => page.goto(`${client.origin}${path}?lang=${sports.language}`)
  await open('/')
  await expect(page.locator('.event-row').first()).toBeVisible({ timeout: 60_000 })
  await accessible(page, { at: 'home' })
  await page.locator('.event-link').first().click()
  await expect(page.locator('.market').first()).toBeVisible()
  await accessible(page, { at: 'match' })
  await open('/a-z')
  await expect(page.locator('.league').first()).toBeVisible()
  await accessible(page, { at: 'a-z' })
})

test('logging out in another tab ends the sportsbook', async ({ page, sports, context }) => {
  const t = { ja: betsJa, en: betsEn }[sports.language]
  await registerOn(page, sports)
  const frame = await openSports(page, sports, '/bets')
  await expect(frame.getByText(t.noneOpen)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${sports.origin}/${sports.language}/promotions`)
  await post(other, '/ajax/login/logout', {})
  await expect(frame.getByText(t.visitor)).toBeVisible()
  await openSports(page, sports, '/bets')
  await expect(frame.getByText(t.visitor)).toBeVisible()
})

test('a visitor sees matches and prices, fills a slip, and keeps it through the login that a bet needs', async ({
  page,
  sports,
}) => {
  const slipTexts = { ja: slipJa, en: slipEn }[sports.language]
  const me = visitor(page, sports)
  const { person } = await register(sports)
  const frame = await openSports(page, sports)
  await expect(frame.locator('.event-link').last()).toBeVisible({ timeout: 60_000 })
  await scrollsInOnePlace(page)
  await frame.locator('.event-link').last().click()
  await expect(page).toHaveURL(/\/sports\/event\/[\w:-]+$/)
  const event = page.url()
  const price = frame.locator('.market .price:enabled').first()
  const selection = (await price.getAttribute('data-selection')) ?? ''
  await price.click()
  await frame.getByRole('button', { name: slipTexts.logIn }).click()
  await me.enterLogin(person)
  await expect(frame.locator('.slip-balance')).toBeVisible()
  await expect(frame.locator(`.price[data-selection="${selection}"]`)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(event)
})

/** The slip, as far down as it reaches, ends above the button of the chat. */
async function keepsChatAside(page: Page, frame: FrameLocator): Promise<void> {
  const usual = page.viewportSize()
  for (const [width, height] of [
    [1440, 900],
    [1280, 560],
  ] as const) {
    await page.setViewportSize({ width, height })
    const room = async () => {
      const slip = await frame.locator('.column-right').boundingBox()
      const chat = await page.locator('.chat-launcher').boundingBox()
      return slip && chat && chat.y - slip.y - slip.height
    }
    await expect.poll(room, { message: `at ${width} × ${height}` }).toBeGreaterThanOrEqual(0)
  }
  if (usual) await page.setViewportSize(usual)
}

test('a multiple is placed from the slip, stands in my bets, and a part of it is sold', async ({ page, sports }) => {
  const [t, b] = sports.language === 'ja' ? [slipJa, betsJa] : [slipEn, betsEn]
  await registerOn(page, sports)
  const frame = await openSports(page, sports)
  await choose(frame, 2)
  const slip = frame.getByRole('region', { name: t.slip })
  await slip.getByRole('tab', { name: t['mode.multiple'] }).click()
  await depositOn(page, 5000) // as in another tab: the slip follows the header
  await expect(page.getByTestId('balance')).toHaveText(/5,000/)
  await expect(slip.locator('.slip-balance')).toContainText('5,000')
  await slip.getByRole('combobox').selectOption('any')
  await slip.getByRole('textbox').fill('500')
  const total = new RegExp(`${t.totalOdds}\\s*\\d+\\.\\d\\d`)
  await expect(slip.locator('.slip-sums')).toHaveText(total)
  await keepsChatAside(page, frame)
  await accessible(page, { within: 'iframe' })
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await expect(slip.getByText(t.accepted)).toBeVisible({ timeout: 60_000 })
  await expect(slip.locator('.placed-bet')).toHaveText(total)
  await expect(slip.locator('.slip-leg')).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/4,500/)

  await slip.getByRole('button', { name: t.seeBets }).click()
  const bet = frame.locator('.bet')
  await expect(bet).toHaveCount(1)
  await expect(bet).toHaveText(new RegExp(`${b.totalOdds}\\s*\\d+\\.\\d\\d`))
  await bet.getByRole('button', { name: b.cashOut, exact: true }).click()
  const part = bet.getByRole('slider')
  await part.press('Home')
  await expect(part).toHaveValue('1')
  await bet.locator('.place').click()
  await expect(bet.getByText(b.confirmCancel)).toBeVisible()
  await bet.locator('.place').click()
  await expect(bet.getByText(b.openStake)).toBeVisible({ timeout: 60_000 })
  await expect(part).toHaveValue('20') // all that is left
  await expect(page.getByTestId('balance')).not.toHaveText(/4,500/)
})
