import type { Page } from '@playwright/test'

const [latencyMs, kbits, slowdown] = [150, 1_600, 4]
export const line = `${kbits / 1000} Mbit/s, ${latencyMs} ms, processor ${slowdown} times slower, nothing in memory`

interface Shift {
  readonly value: number
  readonly at: number
  readonly moved: readonly string[]
}
declare global {
  interface Window {
    shifts?: Shift[]
  }
}

/** The worst window of layout shifts, summed as browsers do, and the elements that moved, furthest first. */
export async function shiftsOf(page: Page, url: string): Promise<{ score: number; moved: readonly string[] }> {
  await slowDown(page)
  await page.addInitScript(watch)
  await page.goto(url, { timeout: 60_000 })
  await rest(page)
  return worstWindow((await page.evaluate(() => window.shifts)) ?? [])
}

/** A slow phone on a slow line, with nothing stored. */
export async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.send('Network.enable')
  const rate = (kbits * 1000) / 8
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
}

/** A page that never rests has moved by the end of the wait, too. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(atRest, undefined, { polling: 250, timeout: 60_000 }).catch(() => {})
}

/** Runs in the page before its own scripts. */
function watch(): void {
  if (window !== window.top) return
  const shifts: Shift[] = []
  window.shifts = shifts
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'something that has gone'
    return [element.tagName.toLowerCase(), ...element.classList].slice(0, 3).join('.')
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      if (!shift.hadRecentInput)
        shifts.push({ value: shift.value, at: shift.startTime, moved: shift.sources.map(({ node }) => name(node)) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: it has loaded, waits for nothing, and had neither a response nor a shift for a while. */
function atRest(): boolean {
  const last = performance.getEntriesByType('resource').at(-1)
  const quietSince = Math.max(
    last instanceof PerformanceResourceTiming ? last.responseEnd : 0,
    window.shifts?.at(-1)?.at ?? 0,
  )
  const known = document.cookie.includes('XSRF-TOKEN')
  const waiting = document.querySelector('[aria-busy="true"], [class*="skeleton"]')
  return document.readyState === 'complete' && known && !waiting && performance.now() - quietSince > 2_000
}

/** Shifts less than a second apart add up, for five seconds at most. */
function worstWindow(shifts: readonly Shift[]): { score: number; moved: readonly string[] } {
  let worst = { score: 0, moved: [] as readonly string[] }
  let window: Shift[] = []
  for (const shift of shifts) {
    const [first, last] = [window[0], window.at(-1)]
    if (first && last && (shift.at - last.at > 1_000 || shift.at - first.at > 5_000)) window = []
    window.push(shift)
    const score = window.reduce((sum, { value }) => sum + value, 0)
    const moved = window.toSorted((a, b) => b.value - a.value).flatMap(({ moved }) => moved)
    if (score > worst.score) worst = { score, moved: [...new Set(moved)].slice(0, 4) }
  }
  return worst
}
