import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const code = 'dragon-and-tiger'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

async function open() {
  const opened = await openTitle(browser, await serverTitle(code), {
    width: 390,
    height: 844,
    rounds: (await recordedRounds(code)).filter(({ name }) => name === 'loss' || name === 'big'),
    language: 'en',
    calm: true,
    webgl: false,
  })
  const { page } = opened
  return { ...opened, results: page.locator('.roads li'), beads: page.locator('[data-road="bead"]') }
}

test('results of two sides stand on the roads and stay on the device; a past round that is watched adds none', async () => {
  const { page, playRound, advance, results, beads, errors } = await open()
  await playRound()
  await playRound()
  expect([await results.count(), await beads.count()]).toEqual([2, 2])
  await page.getByRole('button', { name: 'Round history', exact: true }).click()
  await page
    .getByRole('button', { name: /^Watch the round of/ })
    .first()
    .click()
  const again = page.getByRole('button', { name: 'Watch again', exact: true })
  await expect
    .poll(async () => {
      await advance(960)
      return again.isEnabled()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  expect(await results.count()).toBe(2)
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.includes('results:'))?.[1])
  expect(JSON.parse(kept ?? '[]')).toHaveLength(2)
  expect(errors).toEqual([])
  await page.close()
})

test('a screen reader hears both cards and the result, and no card before the server has sent it', async () => {
  const { page, playRound } = await open()
  let said = ''
  const before = /of (spades|hearts|diamonds|clubs)/
  expect(await page.locator('body').textContent()).not.toMatch(before)
  await playRound(async () => {
    const text = (await page.getByRole('log').textContent()) ?? ''
    if (before.test(text)) said ||= text
  })
  expect(said).toMatch(/^Dragon: \w+ of \w+, Tiger: \w+ of \w+, (Dragon|Tiger) wins/)
  await page.close()
})
