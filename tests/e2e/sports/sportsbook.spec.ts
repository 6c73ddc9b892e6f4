import type { FrameLocator, Page } from '@playwright/test'
import { messages as betsEn } from '../../../apps/sportsbook/src/bets/messages.en.ts'
import { messages as betsJa } from '../../../apps/sportsbook/src/bets/messages.ja.ts'
import { messages as eventsEn } from '../../../apps/sportsbook/src/events/messages.en.ts'
import { messages as eventsJa } from '../../../apps/sportsbook/src/events/messages.ja.ts'
import { messages as pagesEn } from '../../../apps/sportsbook/src/events/pages.en.ts'
import { messages as pagesJa } from '../../../apps/sportsbook/src/events/pages.ja.ts'
import { messages as favouritesEn } from '../../../apps/sportsbook/src/favourites/messages.en.ts'
import { messages as favouritesJa } from '../../../apps/sportsbook/src/favourites/messages.ja.ts'
import { messages as matchEn } from '../../../apps/sportsbook/src/match/messages.en.ts'
import { messages as matchJa } from '../../../apps/sportsbook/src/match/messages.ja.ts'
import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { messages as chatEn } from '../../../apps/web/app/features/chat/messages.en.ts'
import { messages as chatJa } from '../../../apps/web/app/features/chat/messages.ja.ts'
import { messages as sportsEn } from '../../../apps/web/app/features/sports/messages.en.ts'
import { messages as sportsJa } from '../../../apps/web/app/features/sports/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect, visitor } from '../support/journey.ts'
import { depositOn, post, register, registerOn } from '../support/player.ts'
import {
  choose,
  eventLinks,
  eventRows,
  like,
  movedPrices,
  openPrices,
  openSports,
  priceOf,
  rowsAhead,
  scrollsInOnePlace,
  slipLegs,
  sumOf,
  test,
} from '../support/sports.ts'

const slipTexts = { ja: slipJa, en: slipEn }
const texts = {
  ja: { ...eventsJa, ...pagesJa, ...favouritesJa, ...sportsJa, open: chatJa.open, sides: matchJa.sides },
  en: { ...eventsEn, ...pagesEn, ...favouritesEn, ...sportsEn, open: chatEn.open, sides: matchEn.sides },
}

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
  await eventLinks(eventRows(frame)).first().click()
  await expect(page).toHaveURL(/\/sports\/event\/[\w:-]+$/)
  const event = page.url()
  await expect(openPrices(frame.getByRole('main')).first()).toBeVisible()
  const stars = await frame.getByRole('list', { name: t.sides }).getByRole('button').all() // each side has its own
  const [before = '', after = ''] = t.favourite.split('{name}')
  const names = await Promise.all(
    stars.map(async (star) =>
      ((await star.getAttribute('aria-label')) ?? '').slice(before.length, after === '' ? undefined : -after.length),
    ),
  )
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
  await expect(openPrices(frame.getByRole('main')).first()).toBeVisible()
  await expect(page).toHaveURL(event)
  await expect(page).toHaveTitle(named)
  await openSports(page, sports, '/a-z')
  await expect(frame.getByRole('heading', { name: t['a-z.title'] })).toBeVisible()
})

test('prices move by themselves, and a selection is kept over a reload', async ({ page, sports }) => {
  await registerOn(page, sports)
  const frame = await openSports(page, sports)
  const moved = movedPrices(eventRows(frame))
  await expect(moved.first()).toBeVisible({ timeout: 90_000 })
  const price = openPrices(eventRows(frame)).last()
  const selection = (await price.getAttribute('data-selection')) ?? ''
  const chosen = priceOf(frame, selection).first() // a featured match stands in the list, too
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const t = slipTexts[sports.language]
  const legs = slipLegs(frame.getByRole('region', { name: t.slip }), t)
  await expect(legs).toHaveCount(1)
  await page.reload()
  await expect(legs).toHaveCount(1)
})

test('a price that moves while it is pressed is chosen', async ({ page, sports }) => {
  await registerOn(page, sports)
  const frame = await openSports(page, sports, '/live')
  const withoutLine = frame.locator(':not([data-selection*="|"])') // a line that moves takes its prices with it
  const moving = movedPrices(eventRows(frame)).and(withoutLine).first()
  await expect(async () => {
    const selection = (await moving.getAttribute('data-selection')) ?? ''
    const price = priceOf(eventRows(frame), selection)
    const before = await price.textContent()
    await price.getByText(/\d/).last().hover({ force: true, timeout: 5_000 })
    await page.mouse.down()
    await expect(price).not.toHaveText(before ?? '', { timeout: 20_000 })
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
  await expect(eventRows(frame).first()).toBeVisible()
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
  await expect(eventRows(page).first()).toBeVisible({ timeout: 60_000 })
  await accessible(page, { at: 'home' })
  await eventLinks(rowsAhead(page)).first().click() // the first of all may just have ended
  await expect(openPrices(page.getByRole('main')).first()).toBeVisible()
  await accessible(page, { at: 'match' })
  await open('/a-z')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
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
  const s = slipTexts[sports.language]
  const me = visitor(page, sports)
  const { person } = await register(sports)
  const frame = await openSports(page, sports)
  await expect(eventLinks(eventRows(frame)).last()).toBeVisible({ timeout: 60_000 })
  await scrollsInOnePlace(page)
  await eventLinks(eventRows(frame)).last().click()
  await expect(page).toHaveURL(/\/sports\/event\/[\w:-]+$/)
  const event = page.url()
  const price = openPrices(frame.getByRole('main')).first()
  const selection = (await price.getAttribute('data-selection')) ?? ''
  await price.click()
  await frame.getByRole('button', { name: s.logIn }).click()
  await me.enterLogin(person)
  await expect(frame.getByText(like(s.balance))).toBeVisible()
  await expect(priceOf(frame, selection)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(event)
})

/** The slip, as far down as it reaches, ends above the button of the chat. */
async function keepsChatAside(page: Page, frame: FrameLocator, language: keyof typeof texts): Promise<void> {
  const slipName = slipTexts[language].slip
  const chatName = texts[language].open
  const usual = page.viewportSize()
  for (const [width, height] of [
    [1440, 900],
    [1280, 560],
  ] as const) {
    await page.setViewportSize({ width, height })
    const room = async () => {
      const column = frame.getByRole('region', { name: slipName }).locator('..') // a longer slip scrolls in it
      const slip = await column.boundingBox()
      const chat = await page.getByRole('button', { name: chatName }).boundingBox()
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
  await expect(slip.getByText(like(t.balance))).toContainText('5,000')
  await slip.getByRole('combobox').selectOption('any')
  await slip.getByRole('textbox').fill('500')
  const total = new RegExp(`${t.totalOdds}\\s*\\d+\\.\\d\\d`)
  await expect(sumOf(slip, t.totalOdds)).toHaveText(/^\d+\.\d\d\d?$/)
  await keepsChatAside(page, frame, sports.language)
  await accessible(page, { within: 'iframe' })
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await expect(slip.getByText(t.accepted)).toBeVisible({ timeout: 60_000 })
  await expect(slip.getByRole('article')).toHaveText(total)
  await expect(slipLegs(slip, t)).toHaveCount(0)
  await expect(page.getByTestId('balance')).toHaveText(/4,500/)

  await slip.getByRole('button', { name: t.seeBets }).click()
  const bet = frame.getByRole('main').getByRole('article')
  await expect(bet).toHaveCount(1)
  await expect(bet).toHaveText(new RegExp(`${b.totalOdds}\\s*\\d+\\.\\d\\d`))
  await bet.getByRole('button', { name: b.cashOut, exact: true }).click()
  const part = bet.getByRole('slider')
  await part.press('Home')
  await expect(part).toHaveValue('1')
  await bet.getByRole('button', { name: like(b.take) }).click()
  await expect(bet.getByText(b.confirmCancel)).toBeVisible()
  await bet.getByRole('button', { name: like(b.confirm) }).click()
  await expect(bet.getByText(b.openStake)).toBeVisible({ timeout: 60_000 })
  await expect(part).toHaveValue('20') // all that is left
  await expect(page.getByTestId('balance')).not.toHaveText(/4,500/)
})
