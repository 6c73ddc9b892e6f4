import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Title } from '@andon/arcade/titles/title'
import type { Browser, Page } from '@playwright/test'
import { clientKindOf } from '../build-tools/client-kinds.ts'
import type { RecordedRound } from './record-rounds.fixture.ts'
import { createReplies } from './replies.fixture.ts'

const dist = join(import.meta.dirname, '../dist')
const origin = 'http://games.localhost'
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const openedAt = new Date('2026-08-01T10:09:00Z')
/** A round that takes longer, in the time of the page, hangs. */
const longestRoundMs = 180_000
const actionTimeoutMs = 60_000
const loadedWithinMs = 240_000

export interface PageOptions {
  readonly width: number
  readonly height: number
  readonly language: 'ja' | 'en'
  readonly calm: boolean
  /** Draws with WebGL in software instead of a 2D canvas, and counts its calls. */
  readonly webgl: boolean
}

interface Drawing {
  readonly most: number
  readonly frameMs: readonly number[]
}

/** The built page of a title in a browser, with a clock that only the test moves, and recorded rounds in place of a server. */
export async function openTitle(
  browser: Browser,
  title: Title,
  { rounds, ...options }: PageOptions & { rounds: readonly RecordedRound[] },
) {
  const { width, height, language, calm, webgl } = options
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: calm ? 'reduce' : 'no-preference',
    deviceScaleFactor: 1,
  })
  page.setDefaultTimeout(Number(process.env.LOOK_MS ?? actionTimeoutMs))
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const bytes = new Map<string, number>()
  let now = openedAt.getTime()
  const replies = createReplies(title, { rounds, language, now: () => now })
  await page.routeWebSocket(/\/realtime$/, () => {}) // opened, and silent
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/arcade/')) {
      const json = replies.reply({
        method: route.request().method(),
        path: pathname,
        body: (route.request().postDataJSON() ?? {}) as { index?: number }, // the client's own request
      })
      return route.fulfill(json ? { json } : { status: 404, body: '{}' })
    }
    const path = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (!existsSync(path)) return route.fulfill({ status: 404 })
    const zipped = existsSync(`${path}.gz`) ? `${path}.gz` : path
    bytes.set(pathname, readFileSync(zipped).length)
    return route.fulfill({ body: readFileSync(path), contentType: types[extname(path)] ?? 'text/plain' })
  })
  await page.addInitScript(() => Object.assign(window, { realNow: performance.now.bind(performance) }))
  // stopped before the page is opened: however slow the machine, no time passes but what the test adds
  await page.clock.install({ time: new Date('2026-08-01T10:00:00Z') })
  await page.clock.pauseAt(openedAt)
  if (webgl) await page.addInitScript(countDrawCalls) // after the clock, whose frames it counts
  await page.goto(`${origin}/${title.gameCode}/?lang=${language}`)
  // one frame for each step: the motions depend on the time alone, not on the number of frames
  const stepMs = calm ? 960 : webgl ? 120 : 480 // frames are measured and looked at only with WebGL and motion
  const advance = async (ms: number) => {
    now += ms
    await page.clock.fastForward(ms)
  }
  await untilReady(page, () => advance(stepMs))
  let pressed = 0
  const look = () =>
    page.evaluate(() => ({ state: document.body.dataset.state, seen: Number(document.body.dataset.seen) }))
  /** In games of one player a round is over when the next one may begin; at a table when its result has been seen. */
  const isOver = ({ state, seen }: Awaited<ReturnType<typeof look>>) => {
    const number = replies.sharedNumber()
    return number === null ? state === 'ready' : seen === number
  }

  return {
    page,
    errors,
    /** Compressed, by path. */
    bytes: () => bytes,
    advance,
    /** At the server that the recorded rounds stand for; minor units. */
    balance: replies.balance,
    /** With `webgl`: the most calls that draw in a frame, and the script time of each frame. */
    drawing: () => page.evaluate(() => (window as unknown as { drawing: Drawing }).drawing), // set by `countDrawCalls`
    /** Until a round may begin: at a table that is when the next one takes bets. */
    ready: () => untilReady(page, () => advance(stepMs)),
    /** Presses the button and plays the next recorded round to its end. `onTick` is called at each step of the clock. */
    playRound: async (onTick: (elapsedMs: number) => Promise<void> = async () => {}) => {
      if (replies.sharedNumber() !== null) await untilReady(page, () => advance(stepMs))
      await lay(page, title, rounds[pressed++]?.choice)
      const { selector, index } = clientKindOf(title.current.display.engine).placedBy ?? { selector: '.spin', index: 0 }
      await page.locator(selector).nth(index).click()
      let elapsed = 0
      let acted = 0
      for (;;) {
        const seen = await look()
        if (elapsed > 0 && isOver(seen)) return
        if (seen.state === 'playing') await act(page, title, replies.current()?.actions[acted++])
        await advance(stepMs)
        elapsed += stepMs
        await onTick(elapsed)
        if (elapsed > longestRoundMs) throw new Error(`${replies.current()?.name}: the round does not end`)
      }
    },
  }
}

/** A layout of bets is laid as a player would, a chip on each bet: a table is empty at first, and after each round. */
async function lay(page: Page, title: Title, choice: RecordedRound['choice'] | undefined): Promise<void> {
  const controls = choice ? (clientKindOf(title.current.display.engine).layOf?.(choice) ?? []) : []
  for (const { selector, index } of controls) {
    const control = page.locator(selector).nth(index)
    if (await control.isVisible()) await control.click() // a list that is always open has no button to close it
  }
}

async function act(page: Page, title: Title, action: RecordedRound['actions'][number] | undefined): Promise<void> {
  if (!action) throw new Error(`${title.gameCode}: the round waits for an action that was not recorded`)
  const { selector, index } = clientKindOf(title.current.display.engine).controlOf(action)
  await page.locator(selector).nth(index).click()
}

async function untilReady(page: Page, step: () => Promise<void>): Promise<void> {
  const lastMs = performance.now() + loadedWithinMs // files and drawings take time of the machine, not of the page
  while (performance.now() < lastMs) {
    if ((await page.evaluate(() => document.body.dataset.state)) === 'ready') return
    await step()
  }
  throw new Error('the page does not get ready')
}

/** Runs in the page. WebGL in software counts as a graphics processor, and calls that draw are counted for each frame. */
function countDrawCalls(): void {
  const { getContext } = HTMLCanvasElement.prototype
  const original: (kind: string, options?: object) => unknown = getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    return original.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })
  } as typeof getContext // the overloads by kind stay as they are
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === 0x9246 ? 'a graphics processor' : getParameter.call(this, name) // UNMASKED_RENDERER_WEBGL
  }
  const counts = { now: 0, most: 0, frameMs: [] as number[] }
  Object.assign(window, { drawing: counts })
  const { realNow } = window as unknown as { realNow: () => number } // set before the clock of the test was
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      counts.now = 0
      const startedMs = realNow()
      callback(time)
      counts.frameMs.push(realNow() - startedMs)
      counts.most = Math.max(counts.most, counts.now)
    })
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const draw: (...values: never[]) => void = WebGL2RenderingContext.prototype[name]
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...values: never[]) {
        counts.now += 1
        draw.apply(this, values)
      },
    })
  }
}
