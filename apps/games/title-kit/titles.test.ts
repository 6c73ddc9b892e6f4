import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/launch-chromium.ts'
import { kindNames } from '../build-tools/client-kinds.ts'
import { en } from '../src/shell/text/en.ts'
import { playOne, type RecordedRound } from './record-rounds.fixture.ts'
import { openTitle, type PageOptions } from './title-page.fixture.ts'
import { codes, recordedRounds, serverTitle } from './titles.fixture.ts'

const isLong = process.env.TEST_FORM === 'long'
const shapes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
] as const
/** Compressed, for a browser that has no game yet, and for one that has another title. */
const firstTitleBytes = 300_000
/** A live room has the stream, the seats and the chat besides. */
const firstRoomBytes = 330_000
const furtherTitleBytes = 150_000
/** Files that other titles load, too. */
const shared = new RegExp(`assets/(${['pixi', 'shell', ...kindNames].join('|')})-`)
const drawCallsMost = 300
/** Script time of 19 frames in 20, at a quarter of this machine's speed: what leaves 60 frames a second. */
const frameMs = 16.7
/** Of a colour from 0 to 255, on average: what a picture has at least, and what two equal pictures differ by at most. */
const spreadLeast = 15
const differenceMost = 0.05
/** The title that also loses its graphics processor in the short form: a board, with few frames and more textures than pixi restores by itself. */
const cheapest = 'hot-spring-dig'
/** WebGL in software takes its time. */
const longestPicturesMs = 1_200_000
const pictures = join(import.meta.dirname, '../../../test-results/titles')

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

describe.each(codes)('%s', (code) => {
  test('recorded rounds are what the rules replay', async () => {
    const title = await serverTitle(code)
    for (const { name, ...round } of await recordedRounds(code)) {
      const { name: _, ...again } = playOne(title, round.nonce)
      expect(JSON.parse(JSON.stringify(again)), name).toEqual(round)
    }
  })

  test('plays recorded rounds without an error, within its bytes, and replays the last from the history without staking again', async () => {
    const all = await recordedRounds(code)
    const rounds = isLong ? all : shortest(all)
    const { page, ...played } = await open(code, rounds, { ...shapes[0], language: 'en', calm: false, webgl: false })
    for (const round of rounds) {
      await played.playRound()
      expect(Number(((await meter(page, 'win')) ?? '').replace(/\D/g, ''))).toBe(await shownWin(code, round))
    }
    const sizes = [...played.bytes()]
    const sum = (entries: typeof sizes) => entries.reduce((total, [, size]) => total + size, 0)
    const { shared: sharedRounds } = await serverTitle(code)
    expect(sum(sizes)).toBeLessThanOrEqual(sharedRounds ? firstRoomBytes : firstTitleBytes)
    expect(sum(sizes.filter(([path]) => !shared.test(path)))).toBeLessThanOrEqual(furtherTitleBytes)
    const shownBalance = async () => Number(((await meter(page, 'balance')) ?? '').replace(/\D/g, ''))
    await expect.poll(shownBalance).toBe(played.balance())
    await page.getByRole('button', { name: en.history, exact: true }).click()
    await page.getByRole('button', { name: /^Watch the round of/ }).click()
    const again = page.getByRole('button', { name: en.replayAgain, exact: true })
    for (let turn = 0; turn < 400 && !(await again.isEnabled()); turn++) await played.advance(480)
    await expect.poll(() => meter(page, 'win')).toMatch(/\d/)
    await page.getByRole('button', { name: en.close, exact: true }).click()
    await played.ready()
    expect(await shownBalance()).toBe(played.balance())
    expect(played.errors).toEqual([])
    await page.close()
  })

  test('stands still between rounds for players who prefer reduced motion', async () => {
    const [round] = shortest(await recordedRounds(code))
    const rounds = round ? [round] : []
    const { page, ...played } = await open(code, rounds, { ...shapes[0], language: 'ja', calm: true, webgl: false })
    await played.playRound()
    await played.ready()
    await played.advance(1_000)
    expect(await page.locator('#game > canvas[data-moving]').count()).toBe(0)
    await page.addStyleTag({ content: '.hud { visibility: hidden }' }) // the clock goes on
    const before = await page.locator('#game > canvas').screenshot()
    await played.advance(5_000)
    expect((await page.locator('#game > canvas').screenshot()).equals(before)).toBe(true)
    await page.close()
  })

  if (!isLong && code !== cheapest) return

  test(
    'draws the same picture again after the graphics processor was lost, and plays on',
    async () => {
      const [round] = shortest(await recordedRounds(code)).slice(-1)
      const rounds = round ? [round] : []
      const { page, ...played } = await open(code, rounds, { ...shapes[0], language: 'ja', calm: true, webgl: true })
      const hidden = await page.addStyleTag({ content: '.hud { visibility: hidden }' })
      const before = await pixels(page)
      await loseContext(page)
      await played.advance(1_000)
      const after = await pixels(page)
      expect(spread(before)).toBeGreaterThan(spreadLeast)
      expect(difference(before, after)).toBeLessThan(differenceMost)
      await hidden.evaluate((style) => style.parentNode?.removeChild(style))
      await played.playRound()
      expect(Number(((await meter(page, 'win')) ?? '').replace(/\D/g, ''))).toBe(round?.win)
      expect(played.errors.filter((text) => !/CONTEXT_LOST_WEBGL|stall due to ReadPixels/.test(text))).toEqual([])
      await page.close()
    },
    longestPicturesMs,
  )

  if (!isLong) return

  test(
    'needs little of a slow processor for a frame',
    async () => {
      const rounds = (await recordedRounds(code)).filter(({ name }) => ['win', 'big'].includes(name))
      const { page, ...played } = await open(code, rounds, { ...shapes[0], language: 'ja', calm: false, webgl: true })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const _ of rounds) await played.playRound()
      const frames = (await played.drawing()).frameMs.toSorted((a, b) => a - b)
      expect(frames.length).toBeGreaterThan(60)
      expect(frames[Math.floor(frames.length * 0.95)]).toBeLessThanOrEqual(frameMs)
      await page.close()
    },
    longestPicturesMs,
  )

  test.each(shapes)(
    'has its pictures at $width × $height, with few draw calls',
    async (shape) => {
      const rounds = await recordedRounds(code)
      const folder = join(pictures, code, `${shape.width}x${shape.height}`)
      mkdirSync(folder, { recursive: true })
      const { page, ...played } = await open(code, rounds, { ...shape, language: 'ja', calm: false, webgl: true })
      const picture = (name: string) => page.screenshot({ path: join(folder, `${name}.png`) })
      await picture('idle')
      for (const { name } of rounds) {
        const taken = new Set<string>()
        const once = async (moment: string, holds: boolean) => {
          if (!holds || taken.has(moment)) return
          taken.add(moment)
          await picture(`${name}-${moment}`)
        }
        let bannerMs = 0
        await played.playRound(async (elapsedMs) => {
          const [win, hasBanner] = await Promise.all([
            page.locator('[data-meter="win"]').textContent(),
            page.locator('.banner').isVisible(),
          ])
          bannerMs = hasBanner ? bannerMs + 1 : 0
          await once('begun', elapsedMs > 500)
          await once('won', win !== '—')
          await once('banner', bannerMs > 12)
        })
        await picture(`${name}-end`)
      }
      const { most } = await played.drawing()
      expect(played.errors).toEqual([])
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(drawCallsMost)
      await page.close()
    },
    longestPicturesMs,
  )
})

/** A loss and the round with the fewest events that wins something. */
function shortest(rounds: readonly RecordedRound[]): RecordedRound[] {
  const byEvents = rounds.toSorted((a, b) => a.steps.flat().length - b.steps.flat().length)
  return [byEvents.find(({ win }) => win === 0), byEvents.find(({ win, stake }) => win > stake)].filter(
    (round) => round !== undefined,
  )
}

/** Of chips that cover more than a stake, those that come back after a tie or a loss are no win. */
async function shownWin(code: string, { win, stake }: RecordedRound): Promise<number> {
  const { display } = (await serverTitle(code)).current
  const covers = display.engine === 'table' && display.spots.some((spot) => spot.covers !== undefined)
  return covers && win <= stake ? 0 : win
}

async function open(code: string, rounds: readonly RecordedRound[], options: PageOptions) {
  return openTitle(browser, await serverTitle(code), { ...options, rounds })
}

/** The browser takes the WebGL context away, a frame is due without it, and gives it back. */
async function loseContext(page: Page): Promise<void> {
  const lost = await page.locator('#game > canvas').evaluateHandle(async (canvas: HTMLCanvasElement) => {
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    const event = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, { once: true }))
    loss?.loseContext()
    await event
    return loss
  })
  await page.clock.fastForward(1_000)
  await page.locator('#game > canvas').evaluate(async (canvas: HTMLCanvasElement, loss) => {
    const event = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, { once: true }))
    loss?.restoreContext()
    await event
  }, lost)
}

/** The canvas as it is seen, one byte for each colour of each pixel. */
async function pixels(page: Page): Promise<Buffer> {
  return sharp(await page.locator('#game > canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** How far the colours are from their mean, on average: 0 for an empty picture, 255 at most. */
function spread(picture: Buffer): number {
  const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length
  return picture.reduce((sum, value) => sum + Math.abs(value - mean), 0) / picture.length
}

/** The mean difference of two colours, 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

const meter = (page: Page, name: 'win' | 'balance') => page.locator(`[data-meter="${name}"]`).textContent()
