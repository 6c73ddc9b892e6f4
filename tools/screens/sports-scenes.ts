import type { Site } from '@andon/contract/sites'
import type { FrameLocator, Page } from '@playwright/test'
import { messages as en } from '../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as ja } from '../../apps/sportsbook/src/slip/messages.ja.ts'
import type { Language } from './player.ts'
import type { Scene } from './scenes.ts'

const texts = { ja, en }
const only = ({ pages }: Site) => pages.includes('sports')
const frameOf = (page: Page) => page.frameLocator('iframe')
const listed = (frame: FrameLocator) => frame.locator('.event-row:has(.price:enabled)')

/** The sportsbook's own pages, in the frame of the site. */
export const sportsScenes: readonly Scene[] = [
  { name: 'sports-home', path: '/sports', only, act: (page) => listed(frameOf(page)).nth(4).waitFor() },
  { name: 'sports-live', path: '/sports/live', only, act: (page) => listed(frameOf(page)).first().waitFor() },
  { name: 'sports-a-z', path: '/sports/a-z', only, act: (page) => frameOf(page).locator('main a').nth(4).waitFor() },
  { name: 'sports-match', path: '/sports/live', only, act: openMatch },
  {
    ...{ name: 'sports-stats', path: '/sports/football', only },
    act: async (page) => {
      await openMatch(page)
      const frame = frameOf(page)
      await frame.getByRole('tab').last().click()
      await frame.locator('.league-table').waitFor()
    },
  },
  { name: 'sports-slip', path: '/sports/football', only, act: fillSlip },
  { name: 'sports-bets', path: '/sports/football', only, act: placeBet },
]

async function openMatch(page: Page): Promise<void> {
  const frame = frameOf(page)
  await listed(frame).first().locator('a').first().click()
  await frame.locator('.market .price').nth(5).waitFor()
}

async function fillSlip(page: Page, language: Language): Promise<void> {
  const frame = frameOf(page)
  await listed(frame).nth(2).waitFor()
  for (const row of [0, 1, 2]) {
    const price = listed(frame).nth(row).locator('.price:enabled').first()
    if ((await price.getAttribute('aria-pressed')) === 'false') await price.click()
  }
  const slip = await openSlip(frame, language)
  await slip.getByRole('tab', { name: texts[language]['mode.multiple'] }).click()
  await slip.getByRole('textbox').first().fill('500')
  await slip.locator('.slip-sums').getByText(/500/).waitFor()
}

/** On phones it is a drawer. */
async function openSlip(frame: FrameLocator, language: Language) {
  const bar = frame.locator('.slip-bar')
  if (await bar.isVisible()) await bar.click()
  return frame.getByRole('region', { name: texts[language].slip }).filter({ visible: true })
}

async function placeBet(page: Page, language: Language): Promise<void> {
  const t = texts[language]
  const frame = frameOf(page)
  await listed(frame).nth(2).waitFor()
  const slip = await openSlip(frame, language)
  if ((await frame.locator('.slip-leg').count()) === 0)
    await listed(frame).nth(1).locator('.price:enabled').first().click()
  else await slip.getByRole('textbox').first().fill('500')
  const open = await openSlip(frame, language)
  await open.getByRole('textbox').first().fill('500')
  await open.getByRole('combobox').selectOption('any')
  await open.getByRole('button', { name: t.place, exact: true }).click()
  await open.getByText(t.accepted).waitFor()
  await page.goto(page.url().replace(/\/sports.*$/, '/sports/bets'))
  await frame.locator('.bet').first().waitFor()
}
