import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { openTitle } from './title-page.fixture.ts'
import { recordedRounds, serverTitle } from './titles.fixture.ts'

const code = 'rose-window-roulette'
const wide = { width: 1440, height: 900 } as const
const phone = { width: 390, height: 844 } as const

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

async function open(shape: { width: number; height: number }, names: readonly string[] = ['loss']) {
  const all = await recordedRounds(code)
  const rounds = names.flatMap((name) => all.filter((round) => round.name === name))
  const opened = await openTitle(browser, await serverTitle(code), {
    ...shape,
    rounds,
    language: 'en',
    calm: true,
    webgl: false,
  })
  const { page } = opened
  const sent: { stake?: number; choice?: object }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rounds')) sent.push(request.postDataJSON())
  })
  return { ...opened, sent, stake: () => stakeOf(page) }
}

const stakeOf = async (page: Page) =>
  Number(((await page.locator('[data-meter="stake"]').textContent()) ?? '').replace(/\D/g, ''))
/** The middle of a number's field on the page. */
async function fieldOf(page: Page, number: number) {
  const field = page.locator(`.felt:not(.calls .felt) [data-fact="${number}"] > rect`).first()
  await field.scrollIntoViewIfNeeded() // on a phone the felt is wider than the window
  const box = await field.boundingBox()
  if (!box) throw new Error(`there is no field ${number}`)
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}
const tool = (page: Page, name: string) => page.locator('.tools').getByRole('button', { name, exact: true })
const note = (page: Page) => page.locator('.strip').textContent()

describe('bets are laid', () => {
  test('by a press on a field and on the line between two, at the chosen chip', async () => {
    const { page, stake, errors } = await open(wide)
    await page.getByRole('radio', { name: '¥ 500 chip' }).click()
    const [five, eight] = [await fieldOf(page, 5), await fieldOf(page, 8)]
    await page.mouse.click(five.middle.x, five.middle.y)
    await page.mouse.click((five.middle.x + eight.middle.x) / 2, five.middle.y)
    expect(await stake()).toBe(1000)
    const laid = page.locator('.bet-list li[data-laid] .lay')
    expect(await laid.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-lay')))).toEqual([
      'straight-5',
      'split-5-8',
    ])
    expect(errors).toEqual([])
    await page.close()
  })

  test('what a bet pays stands beside it as it is pointed at, whole also at the edges of the felt', async () => {
    const { page } = await open(phone)
    for (const number of [34, 36]) {
      const { middle } = await fieldOf(page, number)
      await page.mouse.move(middle.x, middle.y)
      const said = await page.locator('.felt:not(.calls .felt) > .felt-bubble').boundingBox()
      expect(said?.x).toBeGreaterThanOrEqual(0)
      expect((said?.x ?? 0) + (said?.width ?? phone.width)).toBeLessThanOrEqual(phone.width)
    }
    await page.close()
  })

  test('by a chip that is dragged to the felt, and not by one that is let go beside it', async () => {
    const { page, stake } = await open(phone)
    const chip = await page.getByRole('radio', { name: '¥ 1,000 chip' }).boundingBox()
    const { middle } = await fieldOf(page, 20)
    if (!chip) throw new Error('there is a chip of 1,000')
    const drag = async (x: number, y: number) => {
      await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(middle.x, middle.y)
    expect(await stake()).toBe(1000)
    await drag(5, 40)
    expect(await stake()).toBe(1000)
    await page.close()
  })

  test('by keys: arrows walk over the felt, Enter lays, Delete takes back, digits choose the chip', async () => {
    const { page, stake } = await open(wide)
    const cursor = page.locator('.felt-cursor').first()
    await cursor.focus()
    const first = await cursor.getAttribute('aria-label')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => cursor.getAttribute('aria-label')).not.toBe(first)
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    expect(await stake()).toBe(1000)
    expect(await cursor.getAttribute('aria-label')).toMatch(/your bet ¥ 1,000/)
    expect(await page.evaluate(() => document.body.dataset.state)).toBe('ready') // the keys did not spin
    await page.keyboard.press('d')
    expect(await stake()).toBe(2000)
    await page.keyboard.press('Delete')
    expect(await stake()).toBe(0)
    await page.close()
  })

  test('from the list of the same bets, which says what it did and keeps the focus', async () => {
    const { page, stake } = await open(wide)
    const red = page.getByRole('button', { name: /^Red: add/ })
    await page.getByRole('radio', { name: '¥ 1,000 chip' }).click()
    await red.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await stake()).toBe(2000)
    expect(await page.getByRole('log').textContent()).toBe('Red: ¥ 2,000. Total ¥ 2,000.')
    expect(await red.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Red: take chips back' }).click()
    expect(await stake()).toBe(0)
    await page.close()
  })

  test('by calls of the racetrack, as ordinary bets', async () => {
    const { page, stake } = await open(wide)
    await tool(page, 'Racetrack').click()
    const voisins = await page.locator('.calls').getByText('Voisins', { exact: true }).boundingBox()
    if (!voisins) throw new Error('the racetrack has voisins')
    await page.mouse.click(voisins.x + 4, voisins.y + 4)
    expect(await stake()).toBe(900)
    expect(await page.locator('.bet-list li[data-laid]').count()).toBe(7)
    await page.close()
  })
})

describe('the layout', () => {
  test('is doubled, undone and cleared, within limits that are said before anything is sent', async () => {
    const { page, stake, sent } = await open(wide)
    const seven = page.locator('[data-lay="straight-7"]')
    await page.getByRole('radio', { name: '¥ 5,000 chip' }).click()
    await seven.click()
    await tool(page, 'Double').click()
    expect(await stake()).toBe(10_000)
    await seven.click()
    expect([await stake(), await note(page)]).toEqual([10_000, '7: ¥ 100 to ¥ 10,000 per bet'])
    await tool(page, 'Undo').click()
    expect(await stake()).toBe(5000)
    await tool(page, 'Clear all').click()
    expect(await stake()).toBe(0)
    await page.getByRole('radio', { name: '¥ 100 chip' }).click()
    await page.locator('[data-lay="red-half"]').click()
    expect(await note(page)).toBe('Red: ¥ 1,000 to ¥ 200,000 per bet')
    await page.locator('.spin').click()
    expect(await page.evaluate(() => document.body.dataset.state)).toBe('ready')
    expect(sent).toEqual([])
    await page.close()
  })

  test('is sent as it lies, stays as it was until the player goes on, and is repeated with one press', async () => {
    const { page, stake, sent, advance, errors } = await open(wide)
    await page.locator('[data-lay="straight-17"]').click()
    await page.locator('[data-lay="dozen-2"]').click()
    await page.locator('.spin').click()
    await expect
      .poll(async () => {
        await advance(960)
        return page.evaluate(() => document.body.dataset.state)
      })
      .toBe('ready')
    expect(sent).toMatchObject([{ stake: 200, choice: { 'straight-17': 100, 'dozen-2': 100 } }])
    // the result stays, however long the player looks at it
    await advance(60_000)
    expect(await page.locator('.results li').count()).toBe(1)
    expect(await page.locator('[data-result]').count()).toBeGreaterThan(0)
    expect(await stake()).toBe(0)
    await tool(page, 'Repeat last bets').click()
    expect(await stake()).toBe(200)
    expect(await page.locator('[data-result]').count()).toBe(0)
    expect(errors).toEqual([])
    await page.close()
  })

  test('is not touched by a past round that is watched, which adds no result', async () => {
    const { page, stake, playRound, advance } = await open(wide, ['win'])
    await playRound()
    await page.locator('[data-lay="straight-17"]').click()
    await page.getByRole('button', { name: 'Round history', exact: true }).click()
    await page.getByRole('button', { name: /^Watch the round of/ }).click()
    const again = page.getByRole('button', { name: 'Watch again', exact: true })
    await expect
      .poll(async () => {
        await advance(960)
        return again.isEnabled()
      })
      .toBe(true)
    expect(await page.locator('.felt-chips > g').count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect.poll(() => page.evaluate(() => document.body.dataset.state)).toBe('ready')
    expect([await stake(), await page.locator('.results li').count()]).toEqual([100, 1])
    expect(await page.locator('.bet-list li[data-laid] .lay').getAttribute('data-lay')).toBe('straight-17')
    await page.close()
  })

  test('is saved on the device and laid again', async () => {
    const { page, stake } = await open(phone)
    await tool(page, 'Open the list of bets').click()
    for (const spot of ['straight-1', 'corner-1-2-4-5']) await page.locator(`[data-lay="${spot}"]`).click()
    await page.locator('.list-close').first().click()
    await tool(page, 'Saved layouts').click()
    await page.getByRole('button', { name: 'Save this layout' }).click()
    await tool(page, 'Clear all').click()
    expect(await stake()).toBe(0)
    await page.getByRole('button', { name: '2 bets, ¥ 200 in total' }).click()
    expect(await stake()).toBe(200)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect(await page.getByText('Nothing saved yet.').isVisible()).toBe(true)
    await page.close()
  })

  test('is not played by a space that opens the choice of a table', async () => {
    const { page, sent } = await open(wide)
    await page.locator('[data-lay="straight-1"]').click()
    await page.locator('.table-picker select').focus()
    await page.keyboard.press('Space')
    expect(await page.evaluate(() => document.body.dataset.state)).toBe('ready')
    expect(sent).toEqual([])
    await page.close()
  })

  test('of one table goes with it, and bets that both offer stay', async () => {
    const { page, stake } = await open(wide)
    await page.locator('[data-lay="straight-1"]').click()
    await page.getByRole('radio', { name: '¥ 1,000 chip' }).click()
    await page.locator('[data-lay="red-half"]').click()
    expect(await stake()).toBe(1100)
    await page.locator('.table-picker select').selectOption('single-zero')
    expect(await stake()).toBe(100)
    expect(await page.locator('[data-lay="red"]').isVisible()).toBe(true)
    expect(await page.locator('[data-lay="red-half"]').isVisible()).toBe(false)
    await page.close()
  })
})

describe('a round', () => {
  test.each([
    ['loss', false, /No bet paid\.$/],
    ['below-stake', false, /Paid: /],
    ['win', true, /Paid: /],
  ])('%s is celebrated: %s, and a screen reader hears what came and what was paid', async (name, celebrated, heard) => {
    const { page, playRound, errors } = await open(phone, [name])
    let banners = 0
    await playRound(async () => {
      banners += (await page.locator('.banner').isVisible()) ? 1 : 0
    })
    expect(banners > 0).toBe(celebrated)
    expect(await page.getByRole('log').textContent()).toMatch(heard)
    expect(errors).toEqual([])
    await page.close()
  })
})
