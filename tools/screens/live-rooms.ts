import { type Site, sites } from '@andon/contract/sites'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Scene } from './scenes.ts'

/** All with shared rounds, and after how long the next frame of a round is taken. */
const rooms = [
  { gameCode: 'rising-firework', everyMs: 1_300 },
  { gameCode: 'suzaku-hall', everyMs: 2_400 },
  { gameCode: 'screen-hall', everyMs: 2_800 },
  { gameCode: 'zodiac-wheel', everyMs: 2_500 },
] as const
/** Of a strip, and how much smaller than the screen they are. */
const frames = 6
const scale = 0.5
const between = 6
const patience = { timeout: 90_000 }

const isFirst = ({ code }: Site) => code === sites[0]?.code

/** Each live room with a bet on the round that is open; and a whole round of it from there as a strip of frames, with its motion. */
export const liveScenes: readonly Scene[] = rooms.flatMap(({ gameCode, everyMs }) => {
  const path = `/game-play?gameId=${gameCode}&gameType=freegames`
  return [
    { name: `live-${gameCode}`, path, modal: true, sideways: true, act: placeBet },
    { name: `round-${gameCode}`, path, modal: true, only: isFirst, strip: (page) => stripOf(page, everyMs) },
  ] as const
})

/** Places the least bet on a round that is open for longer. */
async function placeBet(page: Page): Promise<void> {
  const game = page.frameLocator('iframe')
  await game.locator('.countdown[data-kind="open"]:not([data-urgent])').waitFor(patience)
  if (page.url().includes('rising-firework')) await game.locator('.crash-act').first().click()
  else {
    await game.locator('.felt-cursor').first().focus()
    await page.keyboard.press('Enter')
    await game.locator('button.spin:enabled').click()
  }
}

/** Frames of a round side by side: its bet, and from the lock on how it is decided. */
async function stripOf(page: Page, everyMs: number): Promise<Buffer> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await placeBet(page)
  const taken = [await page.screenshot()]
  await page.frameLocator('iframe').locator('.countdown[data-kind="locked"]').waitFor(patience)
  const since = Date.now()
  for (let at = 0; at < frames - 1; at++) {
    await page.waitForTimeout(Math.max(0, since + at * everyMs - Date.now()))
    taken.push(await page.screenshot())
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const small = await Promise.all(taken.map((frame) => sharp(frame).resize(size).toBuffer()))
  const whole = { width: frames * (size.width + between) - between, height: size.height }
  return sharp({ create: { ...whole, channels: 3, background: '#ffffff' } })
    .composite(small.map((input, at) => ({ input, left: at * (size.width + between), top: 0 })))
    .png()
    .toBuffer()
}
