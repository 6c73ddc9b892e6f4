import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** Sizes of tablets on their side and of small windows, without the bar of the page that holds the game. */
const sizes = [
  { width: 800, height: 544 },
  { width: 900, height: 564 },
  { width: 1024, height: 712 },
  { width: 1180, height: 764 },
  { width: 1280, height: 664 },
]

/** One title of each kind of panel. */
const panels = [
  'lantern-river',
  'hot-spring-dig',
  'nail-garden',
  'hundred-step-dice',
  'rose-window-roulette',
  'rising-firework',
  'five-card-draw',
]

test.each(panels)('%s: large amounts run into nothing beside them in a window of middle size', async (code) => {
  const [round] = await recordedRounds(code)
  if (!round) throw new Error('no round is recorded')
  const { page } = await openTitle(browser, await serverTitle(code), {
    width: 1440,
    height: 844,
    rounds: [round],
    language: 'ja',
    calm: true,
    webgl: false,
  })
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const faults = await page.evaluate(overlaps)
    found.push(...faults.map((fault) => `${size.width} × ${size.height}: ${fault}`))
  }
  expect(found).toEqual([])
  await page.close()
})

/** Writes large amounts into the figures of the panel, and returns which of its parts lie over another one. Runs in the page. */
function overlaps(): string[] {
  for (const value of document.querySelectorAll('.meters > :not(.time) dd')) value.textContent = '−¥ 1,234,500'
  const parts = [...document.querySelectorAll('.meters :is(dt, dd), .panel label, .panel button')].flatMap(
    (element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, top, bottom } = element.matches('dt, dd')
        ? range.getBoundingClientRect()
        : element.getBoundingClientRect()
      const name = element.textContent || element.getAttribute('aria-label') || element.className
      return right > left && bottom > top ? [{ element, name, left, right, top, bottom }] : []
    },
  )
  const slack = 1
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).flatMap((other) => {
      const isApart =
        one.right <= other.left + slack ||
        other.right <= one.left + slack ||
        one.bottom <= other.top + slack ||
        other.bottom <= one.top + slack
      const isInside = one.element.contains(other.element) || other.element.contains(one.element)
      const isFigure = one.element.matches('dt, dd') || other.element.matches('dt, dd')
      return isApart || isInside || !isFigure ? [] : [`${one.name} and ${other.name}`]
    }),
  )
}
