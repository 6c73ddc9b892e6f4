import { loadavg } from 'node:os'
import type { CDPSession, Page } from '@playwright/test'
import { publishManyTitles } from '../tests/support/many-titles.ts'
import { launchChromium } from '../tools/launch-chromium.ts'
import { openDatabase } from '../tools/open-database.ts'
import { startServerProcess } from '../tools/running-server.ts'
import type { Report, Row } from './report.ts'

const count = 5000
const visits = Number(process.env.VISITS ?? 100)
const most = { blockedMs: 50, tiles: 150, growth: 1.1, pageKb: 250 }
/** Typed letter by letter, with a mistake. */
const typed = 'goldn fxo'

/**
 * A casino of 5,000 games in a browser: weight of the pages, tiles drawn while scrolling, movement of the layout, what a search and a sort block at a quarter of the
 * processor's speed, and the memory after many visits (`VISITS`) from the lobby to the end of all games and back.
 */
export async function run(): Promise<Report> {
  const server = await startServerProcess({ quiet: true })
  const browser = await launchChromium()
  try {
    const database = await openDatabase({ DATA_DIR: server.dataDir })
    await publishManyTitles(database.url, count)
    await database.stop()
    const origin = server.origin('LEO')
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: origin }])
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await page.addInitScript(watch)
    const rows = [
      ...(await weights(page, origin)),
      ...(await scrolling(page, origin)),
      ...(await blocking(page, { tools, origin })),
      ...(await memory(page, { tools, origin })),
    ]
    return { name: 'floor', conditions: { games: count, visits, load: Number(loadavg()[0]?.toFixed(1)) }, rows }
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Watched {
  shift: number
}

/** Runs in the page before its scripts. */
function watch(): void {
  const watched: Watched = { shift: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched) // put there above

const forget = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as { watched: Watched }).watched, { shift: 0 }))

async function weights(page: Page, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/ja/allgames', '/ja/lobbies/casino']) {
    const html = (await (await page.goto(`${origin}${path}`))?.text()) ?? ''
    rows.push(atMost(`${path}, HTML`, Buffer.byteLength(html) / 1000, { most: most.pageKb, unit: 'kB' }))
  }
  return rows
}

/** From the top of all games to the end. */
async function scrolling(page: Page, origin: string): Promise<Row[]> {
  await page.goto(`${origin}/ja/allgames`, { waitUntil: 'networkidle' })
  await page.locator('[aria-setsize="5000"]').first().waitFor()
  await forget(page)
  const tiles = await page.evaluate(async () => {
    let most = 0
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += end / 120) {
      scrollTo(0, top)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      most = Math.max(most, document.querySelectorAll('.tile').length)
    }
    return most
  })
  return [
    atMost('most tiles drawn at once', tiles, { most: most.tiles, unit: '' }),
    atMost('layout shift while scrolling', (await watched(page)).shift, { most: 0, unit: '' }),
  ]
}

/** The longest tasks of the page's main thread, in processor time, so that other work of the machine does not count. */
async function blocking(page: Page, { tools, origin }: { tools: CDPSession; origin: string }): Promise<Row[]> {
  await page.goto(`${origin}/ja/allgames`, { waitUntil: 'networkidle' })
  await page.locator('[aria-setsize="5000"]').first().waitFor()
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const rows: Row[] = []
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await page
      .context()
      .browser()
      ?.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
    await act()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const trace = await page.context().browser()?.stopTracing()
    const longest = longestTask(JSON.parse(String(trace)))
    rows.push(atMost(`${what}, longest task`, longest, { most: 50 + most.blockedMs, unit: 'ms' }))
  }
  const search = page.getByRole('searchbox')
  await measure('focus of the search', () => search.focus())
  await measure('typing', async () => {
    await search.pressSequentially(typed, { delay: 120 })
    await page.waitForURL(/q=/)
  })
  await measure('emptying the search', async () => {
    await search.fill('')
    await page.waitForURL((url) => !url.searchParams.has('q'))
  })
  for (const order of ['AtoZ', 'RTPHighToLow'])
    await measure(`sort ${order}`, async () => {
      await page.locator('.sort-field select').selectOption(order)
      await page.waitForURL(new RegExp(`sort=${order}`))
    })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return rows
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** In milliseconds, of the threads that run pages. */
function longestTask({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): number {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  )
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && main.has(thread(event)))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** Heap after collection, early and at the end, of a page that goes back and forth. */
async function memory(page: Page, { tools, origin }: { tools: CDPSession; origin: string }): Promise<Row[]> {
  await page.goto(`${origin}/ja/lobbies/casino`, { waitUntil: 'networkidle' })
  const heap = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await tools.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  const nodes = async () => (await tools.send('Memory.getDOMCounters')).nodes
  const early = Math.min(10, Math.ceil(visits / 2))
  let start = { heap: 0, nodes: 0 }
  for (let visit = 1; visit <= visits; visit++) {
    await page.locator('.lobby-all').click()
    await page.locator('[aria-setsize="5000"]').first().waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('[aria-posinset="5000"] .tile-link').waitFor()
    await page.goBack()
    await page.locator('.lobby-all').waitFor()
    if (visit === early) start = { heap: await heap(), nodes: await nodes() }
  }
  const end = { heap: await heap(), nodes: await nodes() }
  return [
    { what: `heap after ${early} visits`, value: start.heap, unit: 'MB' },
    atMost(`heap after ${visits} visits`, end.heap, { most: start.heap * most.growth, unit: 'MB' }),
    { what: `nodes after ${early} visits`, value: start.nodes, unit: '' },
    atMost(`nodes after ${visits} visits`, end.nodes, { most: start.nodes * most.growth, unit: '' }),
  ]
}

const atMost = (what: string, value: number, { most, unit }: { most: number; unit: string }): Row => ({
  what,
  value,
  unit,
  goal: `≤ ${Number(most.toFixed(1))}`,
  met: value <= most,
})
