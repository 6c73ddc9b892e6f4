import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { en as cardTexts } from '../src/engines/cards/texts/en.ts'
import type { Face } from '../src/tabletop/cards/faces.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const code = 'five-card-draw'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** The page with a round that waits for the draw, and the cards that the round has before and after it. */
async function openDealt(name: string, { width = 390, height = 844 } = {}) {
  const round = (await recordedRounds(code)).find((one) => one.name === name)
  if (!round) throw new Error(`no round ${name} is recorded`)
  const opened = await openTitle(browser, await serverTitle(code), {
    rounds: [round],
    width,
    height,
    language: 'en',
    calm: true,
    webgl: false,
  })
  const { page, advance } = opened
  const sent: { action?: object }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/actions')) sent.push(request.postDataJSON())
  })
  const until = async (state: string) => {
    await expect
      .poll(
        async () => {
          await advance(300)
          return page.evaluate(() => document.body.dataset.state)
        },
        { timeout: 30_000 },
      )
      .toBe(state)
  }
  const cardsOf = (type: string) =>
    round.steps.flat().flatMap((event) => (event.type === type && 'cards' in event ? (event.cards as Face[]) : []))
  await page.locator('.spin').click()
  await until('playing')
  return { ...opened, sent, until, dealt: cardsOf('fiveDealt'), drawn: cardsOf('fiveDrawn') }
}

const pressed = (page: Page) =>
  page.locator('.hold').evaluateAll((holds) => holds.map((hold) => hold.getAttribute('aria-pressed') === 'true'))
const held = async (page: Page) => (await pressed(page)).map((is) => (is ? '1' : '0')).join('')
const names = (page: Page) =>
  page.locator('.hold').evaluateAll((holds) => holds.map((hold) => hold.getAttribute('aria-label')))

test('cards are held by a press and by their numbers, and the draw says which', async () => {
  const { page, sent, until, errors } = await openDealt('win')
  expect(await held(page)).toBe('00000')
  await page.locator('.hold').nth(4).click()
  await page.keyboard.press('1')
  await page.keyboard.press('3')
  await page.keyboard.press('3')
  expect(await held(page)).toBe('10001')
  expect(await page.locator('.hold-word').allTextContents()).toEqual(['Held', 'Swap', 'Swap', 'Swap', 'Held'])
  expect(await page.locator('[data-act="draw"]').textContent()).toBe('DrawSwap 3 cards')
  await page.keyboard.press('Space') // the keys are the draw's again after a press on a card
  await until('ready')
  expect(sent).toMatchObject([{ index: 0, action: { type: 'draw', hand: 0, held: '10001' } }])
  await page.keyboard.press('2')
  expect(errors).toEqual([])
  await page.close()
})

test('a press on the plate is one on the card; the key that dealt the cards does not draw while it is held down', async () => {
  const { page, sent } = await openDealt('loss', { width: 844, height: 390 })
  const box = await page.locator('.hold').nth(1).boundingBox()
  if (!box) throw new Error('the second card has a button')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 8)
  expect(await held(page)).toBe('01000')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 3)
  expect(await held(page)).toBe('00000')
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true })))
  expect(sent).toEqual([])
  await page.close()
})

test('a card has its name when it lies face up, the hand on the table is marked, and what is drawn is nowhere before it comes', async () => {
  const { page, until, dealt, drawn } = await openDealt('win')
  expect(await names(page)).toEqual(dealt.map((face, index) => `Card ${index + 1}, ${cardTexts.card(face)}`))
  const marked = page.locator('.draw-pay[aria-current]')
  expect(await marked.locator('.pay-name').allTextContents()).toEqual(['Jacks or better'])
  const before = await page.content()
  for (const face of drawn.filter((one) => !dealt.includes(one)))
    expect(before.includes(cardTexts.card(face)) || before.includes(`"${face}"`), face).toBe(false)
  await page.locator('[data-act="draw"]').click()
  await until('ready')
  expect(await names(page)).toEqual(drawn.map((face, index) => `Card ${index + 1}, ${cardTexts.card(face)}`))
  expect(await marked.locator('.pay-name').allTextContents()).toEqual(['Two pair'])
  expect(await page.locator('[role="log"]').textContent()).toMatch(/You drew: .*Two pair: ¥ 400/)
  await page.close()
})

test('the best hold is off until it is asked for, found in a worker, and priced after the draw', async () => {
  const { page, until } = await openDealt('win')
  const line = page.locator('.advice')
  expect([await line.textContent(), page.workers().length]).toEqual(['', 0])
  await page.getByRole('button', { name: 'Show the best hold' }).click()
  await expect.poll(() => line.textContent()).toBe('Best: hold 3 and 4 (returns 1.53× on average)')
  expect(page.workers()).toHaveLength(1)
  const marked = page.locator('.hold:has(.hold-best:not([hidden]))')
  expect(await marked.evaluateAll((holds) => holds.map((hold) => hold.getAttribute('aria-label')))).toEqual([
    'Card 3, queen of spades, best held',
    'Card 4, queen of clubs, best held',
  ])
  await page.locator('[data-act="draw"]').click()
  await until('ready')
  await expect.poll(() => line.textContent()).toBe('That was the best hold')
  await page.close()
})
