import type { Page } from '@playwright/test'

/** Waits until nothing on the page loads, ten seconds at most; a page that always loads something, as live prices, is waited for shorter. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  await page.waitForFunction(still, undefined, { timeout: 10_000, polling: 150 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Runs in the page: hydrated, without skeletons, and every visible picture is loaded. */
function still(): boolean {
  const inSight = (element: Element) => element.getBoundingClientRect().top < innerHeight && element.checkVisibility()
  const pictures = [...document.images].filter(inSight)
  const waiting = document.querySelector('[aria-busy="true"], [class*="skeleton"]')
  const moves = document.getAnimations().some((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  const loaded = waiting === null && pictures.every((image) => image.complete)
  return document.cookie.includes('XSRF-TOKEN') && loaded && !moves
}

/** Pictures that load when they come near: walks the page once, waits for them for a moment, returns to its top, and lets it be painted there. */
export async function walkDown(page: Page, height: number): Promise<void> {
  await page.evaluate(async (height) => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
    const near = (image: HTMLImageElement) => image.getBoundingClientRect().top < height
    for (let y = 0; y < Math.min(height, document.documentElement.scrollHeight); y += innerHeight) {
      scrollTo(0, y)
      await pause(40)
    }
    scrollTo(0, 0)
    for (let tries = 0; tries < 20; tries++)
      if ([...document.images].filter(near).some((image) => !image.complete)) await pause(100)
    await pause(250) // frames of other origins are painted by processes of their own
  }, height)
}
