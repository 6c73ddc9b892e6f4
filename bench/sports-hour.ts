import { mkdtemp, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { median, type Report, type Row } from './report.ts'

/** So many simulated minutes pass in one. */
const speed = 10
const simulatedMinutes = 60
/** The pages and their code are loaded in the first rounds. */
const warmUpMs = 60_000

interface Sample {
  readonly heapMb: number
  readonly nodes: number
}

/**
 * A page of the sportsbook's client over an hour of sport, ten times as fast: it goes round the start page, live matches, a match, a league and the slip while prices move, and its memory
 * is read after each round, with what is unused collected first. Flat means that the last third holds no more than the first.
 */
export async function run(): Promise<Report> {
  const feed = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
  const since = new Date().toISOString()
  await writeFile(feed, JSON.stringify({ adapter: 'simulator', seed: 'sports-hour', speed, since }))
  const server = await startServerProcess({ quiet: true, settings: { BOOKMAKER_FEED: feed } })
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    const tools = await page.context().newCDPSession(page)
    await page.goto(`${server.origin('sports.bee')}/?lang=en`)
    await page.locator('.event-row').first().waitFor({ timeout: 120_000 })
    const startedAt = Date.now()
    const samples: Sample[] = []
    while (Date.now() < startedAt + (simulatedMinutes * 60_000) / speed) {
      await goRound(page)
      if (Date.now() > startedAt + warmUpMs) samples.push(await memoryOf(tools))
    }
    const third = Math.floor(samples.length / 3)
    const [first, last] = [samples.slice(0, third), samples.slice(-third)]
    return {
      name: 'sports-hour',
      conditions: { simulatedMinutes, speed, rounds: samples.length, load: Number(loadavg()[0]?.toFixed(1)) },
      rows: [
        { what: 'heap, median of the first third', value: median(first.map(({ heapMb }) => heapMb)), unit: 'MB' },
        growth('heap, last third ÷ first', { first, last, of: 'heapMb' }),
        growth('nodes of the page, last third ÷ first', { first, last, of: 'nodes' }),
      ],
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** What a player does in a quarter of a minute; every page is reached by its links. */
async function goRound(page: Page): Promise<void> {
  for (const path of ['/', '/live', '/football', '/a-z'] as const) {
    await page.locator(`a[href^="${path}"]:visible`).filter({ visible: true }).first().click()
    await page.waitForTimeout(2_000)
    const row = page.locator('.event-row').filter({ has: page.locator('.price:enabled') })
    if (path !== '/live' || (await row.count()) === 0) continue
    const price = row.first().locator('.price:enabled').first()
    await price.click({ timeout: 5_000 }).catch(() => undefined) // it may have been suspended meanwhile
    await row.first().locator('a').first().click()
    await page.locator('.market').first().waitFor()
    await page.waitForTimeout(5_000)
    const remove = page.locator('.slip-leg .icon-button').first()
    while ((await remove.count()) > 0) await remove.click()
  }
}

async function memoryOf(tools: CDPSession): Promise<Sample> {
  await tools.send('HeapProfiler.collectGarbage')
  await tools.send('Performance.enable')
  const { metrics } = await tools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { heapMb: metric('JSHeapUsedSize') / 2 ** 20, nodes: metric('Nodes') }
}

function growth(
  what: string,
  { first, last, of }: { first: readonly Sample[]; last: readonly Sample[]; of: keyof Sample },
): Row {
  const value = median(last.map((sample) => sample[of])) / median(first.map((sample) => sample[of]))
  return { what, value, unit: '×', goal: '≤ 1.15 ×', met: value <= 1.15 }
}
