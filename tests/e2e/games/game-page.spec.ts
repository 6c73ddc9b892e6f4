import { gameApi } from '@andon/arcade/game-api'
import { requestOfClient } from '@andon/tests/client-request'
import type { Page } from '@playwright/test'
import { en as boardEn } from '../../../apps/games/src/engines/instant/board/texts/en.ts'
import { messages as playEn } from '../../../apps/web/app/features/game-play/messages.en.ts'
import { messages as playJa } from '../../../apps/web/app/features/game-play/messages.ja.ts'
import { messages as gamesEn } from '../../../apps/web/app/features/games/messages.en.ts'
import { accessible } from '../support/accessible.ts'
import { hydrated } from '../support/hydrated.ts'
import { bee, expect, leo, playRound, test, visitor } from '../support/journey.ts'
import { depositOn, newPlayerOn } from '../support/player.ts'

const patient = { timeout: 60_000 }
/** A key that comes before the frame has the focus again goes to nobody. */
const spinByKey = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Space')
    await expect(page.frameLocator('iframe').locator('body')).toHaveAttribute('data-state', 'busy', { timeout: 3_000 })
  }).toPass()
const ready = (page: Page) =>
  expect(page.frameLocator('iframe').locator('body')).toHaveAttribute('data-state', 'ready', patient)

for (const shape of [
  { width: 844, height: 390 },
  { width: 568, height: 320 },
])
  test(`on a phone on its side (${shape.width} × ${shape.height}) bars stand beside the game, which fills the height`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize(shape)
    await newPlayerOn(page, leo, 'profile')
    const me = visitor(page, leo)
    await me.openGame('realgames')
    await ready(page)
    const frame = await page.locator('iframe').boundingBox()
    expect(frame?.height).toBe(shape.height)
    const bar = await page.locator('.game-bar').boundingBox()
    expect(bar?.width).toBeLessThanOrEqual(64)
    const parts = ['.panel', '.top', '.spin', '.stakes'].map((name) => me.game.locator(name))
    for (const part of parts) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThan(shape.width / 2)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(shape.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(shape.height)
    }
    await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: me.t.shell.deposit })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: me.t.shell.account }).click()
    await expect(page.getByRole('link', { name: playJa.help })).toBeInViewport()
    await accessible(page)
  })

test('on a small phone the bar shows name, time, balance and deposit; the rest is in its menu', async ({ page }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 320, height: 568 })
  await newPlayerOn(page, bee, 'profile')
  await depositOn(page, 10_000)
  const me = visitor(page, bee)
  await me.openGame('realgames')
  await ready(page)
  const bar = page.locator('.game-bar')
  for (const part of [
    bar.getByRole('heading'),
    page.getByRole('timer'),
    me.balance,
    bar.getByRole('button', { name: me.t.shell.deposit }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  const spin = await me.game.locator('.spin').boundingBox()
  expect((spin?.x ?? 320) + (spin?.width ?? 320)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.getByRole('button', { name: me.t.shell.account }).click()
  const favourite = page.getByRole('button', { name: playEn.addFavourite })
  await favourite.click()
  await expect(page.getByRole('button', { name: playEn.isFavourite })).toBeVisible()
  await page.getByRole('link', { name: playEn.playDemo }).click()
  await expect(page).toHaveURL(/gameType=freegames/)
  await expect(bar.getByText(playEn.demo, { exact: true })).toBeVisible()
  await expect(bar.getByRole('link', { name: playEn.playReal })).toBeVisible()
})

test('a clicked game is busy until its page comes; the lobby has fetched that page while idle', async ({ page }) => {
  const me = visitor(page, leo)
  await me.open(`/${leo.language}/lobbies/casino`)
  await expect(page.locator('link[rel="modulepreload"][href*="/game-play-"]')).toBeAttached(patient)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [launching, launch] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/ajax/launcher/**', async (route) => {
    launching.resolve()
    await launch.promise
    await route.continue()
  })
  const tile = page.getByRole('article').first().getByRole('link')
  await hydrated(tile) // before, a click loads the page
  const busyAtOnce = await tile.evaluate(async (link: HTMLElement) => {
    link.click()
    await null // React renders what a click changes right after the event
    return link.getAttribute('aria-busy')
  })
  expect(busyAtOnce).toBe('true')
  await expect(page.getByRole('progressbar', { name: playJa.loading })).toBeVisible()
  await launching.promise
  expect(asked.filter((path) => path.includes('/game-play'))).toEqual([])
  launch.resolve()
  await ready(page)
})

test('the space bar spins without a click into the game, also after a dialog of the page', async ({ page }) => {
  test.setTimeout(150_000)
  await newPlayerOn(page, leo, 'profile')
  await depositOn(page, 10_000)
  const me = visitor(page, leo)
  await me.openGame('realgames')
  await ready(page)
  await expect(page.locator('iframe')).toBeFocused()
  await spinByKey(page)
  await ready(page)

  await page.getByRole('button', { name: me.t.shell.deposit }).click()
  await expect(me.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(me.dialog).toHaveCount(0)
  await expect(page.locator('iframe')).toBeFocused()
  await spinByKey(page)
  await ready(page)

  await me.game.getByRole('button', { name: me.t.game.info, exact: true }).click()
  await me.game.getByRole('button', { name: me.t.game.close, exact: true }).click()
  await expect(me.game.getByRole('dialog')).toHaveCount(0)
  await spinByKey(page)
  await ready(page)
})

test('after a lost connection in real play the next spin is ready within three seconds', async ({ browser }) => {
  test.setTimeout(200_000)
  const context = await browser.newContext() // of its own, because requests without a connection are logged as errors
  const page = await context.newPage()
  await newPlayerOn(page, leo, 'profile')
  await depositOn(page, 10_000)
  const me = visitor(page, leo)
  await me.openGame('realgames')
  await playRound(me.game, me.t)
  const notice = me.game.getByRole('dialog', { name: me.t.game.offlineTitle })
  const win = me.game.locator('[data-meter="win"]')
  let failed = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/arcade/rounds')) failed += 1
  })
  const recoveries: number[] = []
  // a win is shown for longer, and a busy machine may need another try
  for (let tries = 0; tries < 12 && !recoveries.some((ms) => ms < 3_000); tries++) {
    failed = 0
    await context.setOffline(true)
    await me.game.getByRole('button', { name: me.t.game.spin, exact: true }).click()
    await expect(notice).toBeVisible()
    await expect.poll(() => failed).toBeGreaterThan(4) // the pauses between tries have grown
    const readyAt = me.game.locator('body').evaluate(timeOfReady)
    const backAt = Date.now()
    await context.setOffline(false)
    const recoveredMs = (await readyAt) - backAt
    await expect(notice).toHaveCount(0)
    if ((await win.textContent()) === '—') recoveries.push(recoveredMs)
  }
  expect(Math.min(...recoveries)).toBeLessThan(3_000)
  await context.close()
})

/** Runs in the game. */
const timeOfReady = (body: HTMLElement | SVGElement) =>
  new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => body.dataset.state === 'ready' && resolve(Date.now()))
    observer.observe(body, { attributes: true })
  })

test('a round that waits goes on after a reload and shows what another session does; a game that was replaced says so', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await newPlayerOn(page, bee, 'profile')
  await depositOn(page, 10_000)
  const me = visitor(page, bee)
  const url = `${bee.origin}/${bee.language}/game-play?gameId=hot-spring-dig&gameType=realgames`
  await page.goto(url)
  await ready(page)
  await expect(page.locator('iframe')).toBeFocused()
  const played = page.waitForResponse((response) => response.url().endsWith('/arcade/rounds'))
  await page.keyboard.press('Space')
  const first = await played
  const { round } = await first.json()
  const state = me.game.locator('body')
  await expect(state).toHaveAttribute('data-state', 'playing', patient)
  for (const again of [() => page.reload(), () => page.goto(url)]) {
    await again()
    await me.game.getByRole('button', { name: me.t.game.playOn }).click(patient)
    await expect(state).toHaveAttribute('data-state', 'playing', patient)
    await expect(me.game.getByRole('button', { name: boardEn.choose })).toBeVisible()
  }

  await page.locator('.game-bar').getByRole('link', { name: me.t.shell.toHome }).click()
  await page.goto(`${bee.origin}/${bee.language}/lobbies/casino`)
  const tile = page.getByRole('article', { name: /^Hot-Spring Dig/ }).filter({ hasText: gamesEn.inRound })
  await tile.getByRole('link').first().click()
  await expect(page).toHaveURL(/gameId=hot-spring-dig&gameType=realgames/)
  await me.game.getByRole('button', { name: me.t.game.playOn }).click(patient)
  await expect(state).toHaveAttribute('data-state', 'playing', patient)

  const { hostname: host, port } = new URL(first.url())
  const token = first.request().headers().authorization?.replace('Bearer ', '')
  const firstSession = { port: Number(port), host, token }
  const act = (index: number, action: object) =>
    requestOfClient(firstSession, gameApi.act.route, { roundId: round.id, index, action })
  const { status } = (await act(0, { type: 'open', cell: 12 })).body.round
  if (status === 'playing') {
    await expect(me.game.locator('.cash-out')).toBeEnabled()
    await act(1, { type: 'cashOut' })
  }
  await expect(state).toHaveAttribute('data-state', 'ready', patient)

  for (let opened = 0; opened < 4; opened++) {
    const launch = '/ajax/launcher/realgames?gameSymbol=hot-spring-dig'
    const launchUrl = await page.evaluate(async (from) => (await (await fetch(from)).json()).launchUrl, launch)
    const fields = { token: new URL(launchUrl).hash.replace('#token=', ''), gameCode: 'hot-spring-dig', language: 'en' }
    const other = await requestOfClient({ port: Number(port), host }, gameApi.openSession.route, fields)
    expect(other.status).toBe(200)
  }
  await expect(page.getByRole('alert').getByRole('heading', { name: playEn.replaced })).toBeVisible()
})
