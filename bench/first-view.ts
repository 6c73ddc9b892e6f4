import { availableParallelism, loadavg } from 'node:os'
import { siteOf } from '@andon/contract/sites'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { median, type Report, type Row } from './report.ts'
import { places } from './shifts/pages.ts'
import { storedPlayer } from './shifts/player.ts'
import { line, rest, slowDown } from './shifts/watch.ts'

const times = 3
const viewport = { width: 390, height: 844 }
const lobbyBytes = 410_000

interface FirstView {
  readonly lcpMs: number
  readonly shift: number
  /** Until the page's load event; without frames. */
  readonly loadedBytes: number
  /** Until the page rests, with what it fetches ahead while idle, and with its frames. */
  readonly restBytes: number
}
declare global {
  interface Window {
    firstView?: { lcpMs: number; shift: number }
  }
}

/**
 * What a phone sees first: largest contentful paint, layout shift, and bytes on the line until the page has loaded and until it rests, on a slow phone and line with
 * nothing stored. The median of three loads, which alternate between the pages. A game counts with the frame it runs in.
 */
export async function run(): Promise<Report> {
  const server = await startServerProcess()
  const browser = await launchChromium()
  try {
    const found = new Map<string, FirstView[]>()
    const pages: { what: string; url: string; options: BrowserContextOptions }[] = []
    for (const { brand, language } of places) {
      const origin = server.origin(brand)
      const player = await storedPlayer(browser, { origin, language })
      const visitor = { viewport, locale: language }
      const open = (what: string, path: string, options: BrowserContextOptions) =>
        pages.push({ what: `${brand} ${what}`, url: `${origin}/${language}${path}`, options })
      open('lobby', '/lobbies/casino', visitor)
      if (siteOf(brand).pages.includes('home')) open('home', '/home', visitor)
      open('cashier', '/account/cashier', { ...visitor, storageState: player })
      open('game', '/game-play?gameId=lantern-river&gameType=freegames', visitor)
    }
    for (let time = 0; time < times; time++)
      for (const { what, url, options } of pages)
        found.set(what, [...(found.get(what) ?? []), await measure(browser, { url, options })])
    return {
      name: 'first view at 390 px',
      conditions: {
        line,
        loads: times,
        cores: availableParallelism(),
        'load average at the end': loadavg().map(Math.round).join(' '),
      },
      rows: [...found].flatMap(([what, views]) => rowsOf(what, views)),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(
  browser: Browser,
  { url, options }: { url: string; options: BrowserContextOptions },
): Promise<FirstView> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await slowDown(page)
  const bytes = await countBytes(page)
  await page.addInitScript(watch)
  await page.goto(url, { timeout: 60_000 })
  await rest(page)
  const seen = await page.evaluate(() => window.firstView)
  const restBytes = bytes.sum() + (await bytesOfFrames(page))
  await context.close()
  return {
    lcpMs: seen?.lcpMs ?? Number.NaN,
    shift: seen?.shift ?? Number.NaN,
    loadedBytes: bytes.untilLoaded(),
    restBytes,
  }
}

/** What the line carries for the page itself. The page is not told the size of pictures from the games' host, so the browser is asked. */
async function countBytes(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  let sum = 0
  let untilLoaded = Number.NaN
  browser.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  page.once('load', () => {
    untilLoaded = sum
  })
  return { sum: () => sum, untilLoaded: () => untilLoaded }
}

/** A game's frame is another process and knows its own resources. */
async function bytesOfFrames(page: Page): Promise<number> {
  const others = page.frames().filter((frame) => frame !== page.mainFrame())
  const sizes = await Promise.all(
    others.map((frame) =>
      frame.evaluate(() => {
        const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        return entries.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0)
      }),
    ),
  )
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** Runs in the page before its own scripts. */
function watch(): void {
  if (window !== window.top) return
  const seen = { lcpMs: Number.NaN, shift: 0 }
  window.firstView = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

function rowsOf(what: string, views: readonly FirstView[]): Row[] {
  const loaded = median(views.map(({ loadedBytes }) => loadedBytes))
  const shift = median(views.map((view) => view.shift))
  const bound = what.endsWith('lobby') || what.endsWith('home')
  return [
    { what: `${what}: largest contentful paint`, value: median(views.map(({ lcpMs }) => lcpMs)), unit: 'ms' },
    { what: `${what}: layout shift`, value: shift, unit: '', goal: '≤ 0.02', met: shift <= 0.02 },
    {
      what: `${what}: bytes until loaded`,
      value: loaded / 1000,
      unit: 'kB',
      ...(bound ? { goal: `≤ ${lobbyBytes / 1000} kB`, met: loaded <= lobbyBytes } : {}),
    },
    {
      what: `${what}: bytes until at rest`,
      unit: 'kB',
      value: median(views.map(({ restBytes }) => restBytes)) / 1000,
    },
  ]
}
