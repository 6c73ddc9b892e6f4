import { mkdtemp, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SportsReply, sportTopic } from '@andon/bookmaker/sports-api'
import type { MessageOf } from '@andon/contract/topic'
import type { Page, WebSocketRoute } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { median, percentile, type Report, type Row } from './report.ts'

const events = 400
const changesPerSecond = 100
const everyMs = 100
const pixelsPerFrame = 14
const frames = 240
const slowDown = 4

/**
 * A list of 400 matches in the sportsbook's client, of which 100 prices change each second: how long frames take while it scrolls, at a quarter of the processor's
 * speed and at all of it, and how long from a message to the price on the page. The matches are one of the simulator's, told under 400 ids; the changes come over the page's own
 * connection.
 */
export async function run(): Promise<Report> {
  const feed = join(await mkdtemp(join(tmpdir(), 'andon-feed-')), 'feed.json')
  await writeFile(feed, JSON.stringify({ adapter: 'simulator', seed: 'sports-list' }))
  const server = await startServerProcess({ quiet: true, settings: { BOOKMAKER_FEED: feed } })
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    const origin = server.origin('sports.bee')
    await listMany(page, origin)
    await page.goto(`${origin}/day/2030-01-01?lang=en`)
    await page
      .locator('.event-row')
      .nth(events - 1)
      .waitFor({ state: 'attached', timeout: 120_000 })
    const still = await scroll(page)
    await page.evaluate(() => scrollTo(0, 0))
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const slow = await scroll(page)
    const shown = await fromMessageToPixel(page)
    const goal = { most: 1000 / 60 + 2, unit: 'ms' }
    const rows: Row[] = [
      atMost('frame, median, full speed', median(still), goal),
      atMost(`frame, median, ${slowDown} times slower`, median(slow), goal),
      atMost(`frame, p95, ${slowDown} times slower`, percentile(slow, 0.95), { most: 34, unit: 'ms' }),
      atMost(`from message to price, p95, ${slowDown} times slower`, percentile(shown, 0.95), {
        most: 100,
        unit: 'ms',
      }),
    ]
    return {
      name: 'sports-list',
      conditions: { events, changesPerSecond, load: Number(loadavg()[0]?.toFixed(1)) },
      rows,
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

type EventRow = SportsReply<'listEvents'>['events'][number]

/** Answers every list with many copies of the first event with three prices, and tells of changes of them. */
async function listMany(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/a-z?lang=en`)
  const { events: found } = await page.evaluate<SportsReply<'listEvents'>>(async () => {
    for (;;) {
      const reply = await (await fetch('/sportsbook/events?when=upcoming&sport=andon:sport:football')).json()
      if (reply.events?.length > 0) return reply
      await new Promise((next) => setTimeout(next, 500))
    }
  })
  const row = found.find(({ main }) => main?.outcomes.length === 3)
  if (!row) throw new Error('no event with three prices')
  const copies = Array.from({ length: events }, (_, at) => copyOf(row, at))
  await page.route('**/sportsbook/events?*', (route) =>
    route.fulfill({ json: { success: true, events: copies, nextCursor: null } }),
  )
  await page.routeWebSocket(/\/realtime/, (line) => {
    line.send(JSON.stringify({ type: 'hello', version: 2, heartbeatSeconds: 20 }))
    line.onMessage((text) => {
      const frame = JSON.parse(String(text))
      if (frame.type === 'ping') line.send(JSON.stringify({ type: 'pong' }))
      for (const topic of frame.type === 'subscribe' ? frame.topics : []) {
        line.send(JSON.stringify({ type: 'subscribed', topic, resumed: false, token: 't', seq: 0 }))
        if (String(topic).startsWith('sport/')) tell(line, topic, copies)
      }
    })
  })
}

function copyOf(row: EventRow, at: number): EventRow {
  const id = `${row.id}9${at}`
  return {
    ...row,
    id,
    tournament: { ...row.tournament, id: `${row.tournament.id}${Math.floor(at / 10)}` },
    main: row.main && {
      ...row.main,
      outcomes: row.main.outcomes.map((one) => ({ ...one, selection: one.selection.replace(row.id, id) })),
    },
  }
}

function tell(line: WebSocketRoute, topic: string, copies: readonly EventRow[]): void {
  line.send(
    JSON.stringify({ type: 'image', topic, data: { events: copies.map((row) => listed(row, 0)) }, token: 't', seq: 0 }),
  )
  const perTick = (changesPerSecond * everyMs) / 1000
  let seq = 0
  let step = 0
  const timer = setInterval(() => {
    step += 1
    const data = Array.from({ length: perTick }, (_, at) => copies[(step * 37 + at * 41) % copies.length])
    seq += data.length
    const told = data.flatMap((row) => (row ? [listed(row, step)] : []))
    line.send(JSON.stringify({ type: 'messages', topic, seq, data: told }))
  }, everyMs)
  timer.unref() // the line may not be told that the browser was closed
  line.onClose(() => clearInterval(timer))
}

/** As the topic of a sport tells it, with other prices at each step. */
function listed(row: EventRow, step: number): MessageOf<typeof sportTopic> {
  const { id, sport, tournament, kind, name, competitors, startsAt, status, phase, main } = row
  return {
    id,
    event: {
      id,
      sportId: sport.id,
      tournament,
      kind,
      name,
      competitors,
      startsAt: Date.parse(startsAt),
      status,
      phase,
      score: null,
      redCards: null,
      clockSeconds: null,
    },
    main: main && {
      key: main.key,
      id: `m-${id}`,
      status: 'active',
      outcomes: main.outcomes.map(({ selection, price }) => ({
        id: selection.split('/')[2] ?? '',
        price: (price ?? 2000) + 10 * (step % 50),
        result: null,
      })),
    },
    lines: { handicap: null, total: null },
    over: false,
  }
}

/** Milliseconds from frame to frame. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([count, pixels]) => {
      const times: number[] = []
      let last = 0
      for (let at = 0; at <= count; at++) {
        const now = await new Promise<number>((next) => requestAnimationFrame(next))
        if (last > 0) times.push(now - last)
        last = now
        scrollBy(0, pixels)
      }
      return times
    },
    [frames, pixelsPerFrame] as const,
  )
}

/** Milliseconds from a message's arrival in the page to the frame that shows its first price. */
function fromMessageToPixel(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    const until = performance.now() + 10_000
    scrollTo(0, 0)
    let arrived = 0
    const parse = JSON.parse
    JSON.parse = (...args) => {
      const value = parse(...args)
      if (value?.type === 'messages') arrived = performance.now()
      return value
    }
    const observer = new MutationObserver(() => {
      if (arrived === 0) return
      const from = arrived
      arrived = 0
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)))
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    while (performance.now() < until) await new Promise((next) => setTimeout(next, 100))
    observer.disconnect()
    JSON.parse = parse
    return times
  })
}

const atMost = (what: string, value: number, { most, unit }: { most: number; unit: string }): Row => ({
  what,
  value,
  unit,
  goal: `≤ ${most.toFixed(0)} ${unit}`,
  met: value <= most,
})
