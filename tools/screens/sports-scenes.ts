import type { Site } from '@andon/contract/sites'
import type { FrameLocator, Page } from '@playwright/test'
import { messages as en } from '../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as ja } from '../../apps/sportsbook/src/slip/messages.ja.ts'
import type { Language } from './player.ts'
import type { Scene } from './scenes.ts'

const texts = { ja, en }
const only = ({ pages }: Site) => pages.includes('sports')
const withSpecials = ({ pages }: Site) => pages.includes('special-bet')
const frameOf = (page: Page) => page.frameLocator('iframe')
const listed = (frame: FrameLocator) => frame.locator('.event-row:has(.price:enabled)')

/** The sportsbook's own pages, in the frame of the site. */
export const sportsScenes: readonly Scene[] = [
  {
    name: 'special-bet',
    path: '/special-bet',
    only: withSpecials,
    act: (page) => frameOf(page).locator('.price').nth(4).waitFor(),
  },
  { name: 'sports-home', path: '/sports', only, act: (page) => listed(frameOf(page)).nth(4).waitFor() },
  { name: 'sports-live', path: '/sports/live', only, act: (page) => listed(frameOf(page)).first().waitFor() },
  { name: 'sports-a-z', path: '/sports/a-z', only, act: (page) => frameOf(page).locator('main a').nth(4).waitFor() },
  { name: 'sports-match', path: '/sports/live', only, act: openMatch },
  {
    name: 'sports-stats',
    path: '/sports/football',
    only,
    act: async (page) => {
      await openMatch(page)
      const frame = frameOf(page)
      await frame.getByRole('tab').last().click()
      await frame.locator('.league-table').waitFor()
    },
  },
  { name: 'sports-slip', path: '/sports/football', only, act: fillSlip },
  { name: 'sports-bets', path: '/sports/bets', only, act: showBets },
]

async function openMatch(page: Page): Promise<void> {
  const frame = frameOf(page)
  await listed(frame).first().locator('a').first().click()
  await frame.locator('.market .price').nth(5).waitFor()
}

async function fillSlip(page: Page, language: Language): Promise<void> {
  const frame = frameOf(page)
  await choose(frame, [0, 1, 2])
  const slip = await openSlip(frame, language)
  await slip.getByRole('tab', { name: texts[language]['mode.multiple'] }).click()
  await slip.getByRole('textbox').first().fill('500')
  await slip.getByRole('combobox').selectOption('any')
  await slip.locator('.place:enabled').waitFor()
}

/** Puts a price of each of these matches of the list into the slip; negative places count from the end. A price that is suspended meanwhile is not taken. */
async function choose(frame: FrameLocator, places: readonly number[]): Promise<void> {
  await listed(frame).nth(4).waitFor()
  for (const place of places) {
    const selection = await listed(frame).nth(place).locator('.price:enabled').first().getAttribute('data-selection')
    const price = frame.locator(`.event-row .price[data-selection="${selection}"]`).first()
    if ((await price.getAttribute('aria-pressed')) === 'false') await price.click()
  }
}

/** On phones it is a drawer. */
async function openSlip(frame: FrameLocator, language: Language) {
  const bar = frame.locator('.slip-bar')
  if (await bar.isVisible()) await bar.click()
  return frame.getByRole('region', { name: texts[language].slip }).filter({ visible: true })
}

/** The account's bets, which are placed here when there are none: a multiple and a single on matches that begin last, so that no delay or change of price stops them. */
async function showBets(page: Page, language: Language): Promise<void> {
  const frame = frameOf(page)
  await frame.locator('.bet, .empty').first().waitFor()
  if ((await frame.locator('.bet').count()) === 0) {
    await placeBet(page, language, [-1, -2, -3])
    await placeBet(page, language, [-4])
    await page.goto(page.url().replace(/\/sports.*$/, '/sports/bets'))
  }
  await frame.locator('.bet').first().waitFor()
}

async function placeBet(page: Page, language: Language, places: readonly number[]): Promise<void> {
  const t = texts[language]
  const frame = frameOf(page)
  await page.goto(page.url().replace(/\/sports.*$/, '/sports/football'))
  await listed(frame).nth(4).waitFor()
  const clear = frame.getByRole('button', { name: t.clear, exact: true })
  if (await clear.isVisible()) await clear.click()
  await choose(frame, places)
  const slip = await openSlip(frame, language)
  await slip.getByRole('textbox').fill('500')
  await slip.getByRole('combobox').selectOption('any')
  await slip.getByRole('button', { name: t.place, exact: true }).click()
  await slip.getByText(t.accepted).waitFor()
}
