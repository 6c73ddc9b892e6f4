import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { inTurningOrder } from '../src/engines/table/two-hands/turning-order.ts'
import { en } from '../src/shell/text/en.ts'
import { cardName } from '../src/tabletop/cards/card-names.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const code = 'folding-screen-baccarat'
const shape = { width: 390, height: 844 } as const

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** The page after the first recorded hand was sent, with what it draws in its order. `hands`: how many may be sent. */
async function deal({ hands = 1 } = {}) {
  const [round] = await recordedRounds(code)
  if (!round) throw new Error('a hand is recorded')
  const rounds = Array.from({ length: hands }, () => round)
  const options = { ...shape, rounds, language: 'en', calm: true, webgl: false } as const
  const opened = await openTitle(browser, await serverTitle(code), options)
  const { page, advance } = opened
  /** Until it holds, in the time of the page; returns how long it took. */
  const until = async (holds: () => Promise<boolean>) => {
    for (let elapsed = 0; elapsed < 30_000; elapsed += stepMs) {
      if (await holds()) return elapsed
      await advance(stepMs)
    }
    throw new Error('it never holds')
  }
  const send = async () => {
    await page.locator('.list-toggle').click()
    for (const spot of Object.keys(round.choice ?? {})) await page.locator(`[data-lay="${spot}"]`).click()
    await page.locator('.bet-list .list-close').click()
    await page.locator('.spin').click()
  }
  await send()
  const dealt = round.steps.flat().flatMap((event) => (event.type === 'drawn' ? [event] : []))
  const drawn = inTurningOrder(dealt, { sides: ['player', 'banker'], first: 2 })
  return { ...opened, drawn, until, send }
}

const stepMs = 200
const turn = (page: Page) => page.locator('.squeeze-turn')
const waits = (page: Page) => turn(page).isVisible()
const nameOf = (page: Page) => turn(page).getAttribute('aria-label')
const isReady = (page: Page) => page.evaluate(() => document.body.dataset.state === 'ready')
/** True once the hand has ended, in which no card may wait for the player. */
const endsAlone = (page: Page) => async () => {
  expect(await waits(page)).toBe(false)
  return isReady(page)
}

describe('a card of a hand', () => {
  test('is turned over by the player with a key, and nothing on the page tells it before', async () => {
    const { page, drawn, until, errors } = await deal()
    const names = drawn.map(({ face }) => cardName(face, 'en'))
    for (const [index, { to }] of drawn.entries()) {
      const number = drawn.slice(0, index + 1).filter((one) => one.to === to).length
      const name = `Turn over: ${to === 'player' ? 'Player' : 'Banker'}, card ${number}`
      await until(async () => (await waits(page)) && (await nameOf(page)) === name)
      expect(await turn(page).evaluate((button) => button === document.activeElement)).toBe(true)
      const told = await page.locator('body').ariaSnapshot()
      expect(names.slice(index).filter((name) => told.includes(name))).toEqual([])
      expect(told).not.toMatch(/wins/)
      await page.keyboard.press('Enter')
      await until(async () => ((await page.getByRole('status').textContent()) ?? '').endsWith(names[index] ?? '?'))
    }
    await until(() => isReady(page))
    expect(errors).toEqual([])
    await page.close()
  })

  test('falls back after a peek, and is turned over once enough of it was lifted, also where it lies across', async () => {
    const { page, until } = await deal()
    await until(() => waits(page))
    const first = await nameOf(page)
    const pull = async (from: Point, to: Point) => {
      const box = await page.locator('.squeeze-grip').boundingBox()
      if (!box) throw new Error('the card can be taken')
      const at = ([x, y]: Point) => [box.x + box.width * x, box.y + box.height * y] as const
      await page.mouse.move(...at(from))
      await page.mouse.down()
      await page.mouse.move(...at(to), { steps: 4 })
      await page.mouse.up()
      await until(async () => true)
    }
    await pull([0.85, 0.87], [0.66, 0.72])
    await page.getByRole('button', { name: 'Rotate' }).click()
    await pull([0.5, 0.9], [0.5, 0.7])
    expect(await nameOf(page)).toBe(first)
    await pull([0.5, 0.9], [0.5, 0.1])
    await until(async () => (await waits(page)) && (await nameOf(page)) !== first)
    await page.close()
  })

  test('that is left alone is turned over after a calm while, and the rest of the hand after it', async () => {
    const { page, until } = await deal()
    await until(() => waits(page))
    const alone = await until(async () => !(await waits(page)))
    expect(alone).toBeGreaterThan(6_000)
    expect(alone).toBeLessThan(10_000)
    await until(endsAlone(page))
    await page.close()
  })

  test('is turned over with all others on request; a past hand that is watched waits for nobody', async () => {
    const { page, until } = await deal()
    await until(() => waits(page))
    await page.getByRole('button', { name: 'Turn all' }).click()
    await until(endsAlone(page))
    await page.getByRole('button', { name: en.history, exact: true }).click()
    await page.getByRole('button', { name: /^Watch the round of/ }).click()
    const again = page.getByRole('button', { name: en.replayAgain, exact: true })
    await until(async () => {
      expect(await waits(page)).toBe(false)
      return again.isEnabled()
    })
    await page.close()
  })

  test('is dealt open where the player says so, also when the game is opened again', async () => {
    const { page, until, send, advance } = await deal({ hands: 3 })
    await until(() => waits(page))
    await page.getByRole('button', { name: 'Squeeze the cards yourself' }).click()
    await turn(page).click()
    await until(endsAlone(page))
    await page.goto(`${page.url()}&opened-again`)
    const isLoaded = async () => {
      await advance(stepMs) // files take time of the machine, not of the page
      return isReady(page)
    }
    await expect.poll(isLoaded).toBe(true)
    expect(await page.getByRole('button', { name: 'Squeeze the cards yourself' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
    await send()
    await until(async () => !(await isReady(page)))
    await until(endsAlone(page))
    await page.close()
  })
})

type Point = readonly [x: number, y: number]
