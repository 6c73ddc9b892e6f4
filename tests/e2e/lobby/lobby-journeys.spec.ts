import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } } as const

for (const brand of inTurn(0))
  test(`${brand.brand}: the casino opens with the featured games of the site, each with its figures and the way to play it`, async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport)
    const me = visitor(page, brand)
    await me.open(`/${brand.language}/lobbies/casino`)
    const row = page.getByRole('main').getByRole('region', { name: me.t.lobby['hero.kicker'] })
    const games = row.getByRole('listitem')
    const featured = brand.site.featuredGames.slice(0, 2)
    await expect(games).toHaveCount(featured.length)
    for (const [place, code] of featured.entries()) {
      const game = games.nth(place)
      await game.scrollIntoViewIfNeeded()
      await expect(game.getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(game.getByRole('definition').first()).toHaveText(/\d/)
      for (const mode of ['freegames', 'realgames'])
        await expect(game.locator(`a[href*="gameId=${code}&gameType=${mode}"]`)).toHaveCount(1)
    }
    const name = await games.last().getByRole('heading').textContent()
    await games.last().getByRole('link', { name: me.t.games.playDemo }).click()
    await expect(page.locator('.game-bar').getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  })

test('a new player, without games of their own, finds offers, limits and favourites there', async ({ page }) => {
  const me = visitor(page, leo)
  await registerOn(page, leo)
  await me.open()
  const first = page.getByRole('navigation', { name: me.t.lobby.start }).getByRole('link')
  await expect(first).toHaveText([
    me.t.lobby['start.offers'],
    me.t.lobby['start.limits'],
    me.t.lobby['start.favourites'],
  ])
  await first.nth(1).click()
  await expect(page).toHaveURL(/account\/limits$/)
})

test('a card that a button opened keeps its cross where the mouse happens to rest', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1024, height: 640 })
  const me = visitor(page, leo)
  await me.open()
  const tile = page.getByRole('main').getByRole('article').first()
  const box = await tile.boundingBox()
  const beside = { x: (box?.x ?? 0) - 4, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 } // where the card will be
  await page.mouse.move(beside.x, beside.y)
  const details = tile.locator('.tile-info')
  const cross = page.locator('.game-card').getByRole('button', { name: me.t.shell.close })
  await expect(async () => {
    await details.press('Enter')
    await expect(cross).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.mouse.move(beside.x, beside.y + 1)
  await page.clock.runFor(1_000)
  await expect(cross).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a game’s details open as a sheet, close by the cross, Escape and back, and give the focus back', async ({
    page,
  }) => {
    const me = visitor(page, leo)
    await me.open(`/${leo.language}/promotions`)
    await tabsAnswer(page)
    await page.getByRole('navigation', { name: me.t.shell.tabs }).getByRole('link').first().tap()
    await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
    await expect(page.getByRole('region', { name: me.t.lobby['hero.kicker'] })).toBeVisible()
    const tile = page.getByRole('main').getByRole('article').first()
    const details = tile.getByRole('button', { expanded: false })
    const sheet = page.getByRole('dialog', { name: (await tile.getAttribute('aria-label')) ?? '' })
    const open = async () => {
      await details.tap()
      await expect(sheet).toBeVisible()
    }
    const opener = tile.locator('.tile-info')
    for (const close of [
      () => sheet.getByRole('button', { name: me.t.shell.close }).tap(),
      () => page.keyboard.press('Escape'),
    ]) {
      await open()
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await close()
      await expect(sheet).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await open()
    await page.goBack()
    await expect(page).toHaveURL(/promotions$/)
    await expect(sheet).toHaveCount(0)
    await page.goForward()
    await expect(details.first()).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })

  test('back leads to the page before and takes an open dialog along', async ({ page }) => {
    const me = visitor(page, leo)
    const tabs = page.getByRole('navigation', { name: me.t.shell.tabs })
    await me.open(`/${leo.language}/promotions`)
    await tabsAnswer(page)
    await tabs.getByRole('link').first().tap()
    await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
    await tabs.getByRole('link', { name: me.t.shell.login }).tap()
    await expect(me.dialog.locator('form')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/promotions$/)
    await expect(me.dialog).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
    await expect(me.dialog).toHaveCount(0)
  })

  test('a tap on search opens the keyboard, also while the search is still fetched, and again after it was closed', async ({
    page,
  }) => {
    const me = visitor(page, leo)
    let arrive = () => {}
    const asked = new Promise<void>((fetched) => {
      arrive = fetched
    })
    await page.route(/SearchWindow-.*\.js/, async (route) => {
      await asked
      await route.continue()
    })
    await me.open(`/${leo.language}/promotions`)
    const tab = page
      .getByRole('navigation', { name: me.t.shell.tabs })
      .getByRole('link', { name: me.t.shell['tab.search'] })
    const field = me.dialog.getByRole('searchbox')
    await tabsAnswer(page)
    await noteFocus(page)
    await tab.tap()
    await expect(page).toHaveURL(/promotions#search$/)
    await expect(page.locator('.keyboard-holder')).toBeFocused()
    arrive()
    await expect(field).toBeFocused()
    expect(await focused(page), 'a field within the tap, which the search takes over').toEqual(['in the tap', 'later'])
    await expect(page.locator('.keyboard-holder')).toHaveCount(0)
    await expect(field).toHaveCSS('font-size', /1[6-9]px/) // phones zoom in on smaller ones
    const { width, height } = phone.viewport
    await expect.poll(() => me.dialog.boundingBox(), 'once it has slid in').toEqual({ x: 0, y: 0, width, height })

    await me.dialog.getByRole('button', { name: me.t.shell.close }).tap()
    await expect(me.dialog).toHaveCount(0)
    await noteFocus(page)
    await tab.tap()
    await expect(field).toBeFocused()
    expect(await focused(page)).toEqual(['in the tap'])
  })
})

const tabsAnswer = (page: Page) => hydrated(page.locator('.tab-bar .tab').first())

/** Notes for each field that gets the focus from now on whether that happens within a tap: only then phones open their keyboard. */
async function noteFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = []
    Reflect.set(window, 'noted', noted)
    let inTap = false
    addEventListener(
      'click',
      () => {
        inTap = true
      },
      { capture: true },
    )
    addEventListener('click', () => {
      inTap = false
    })
    addEventListener(
      'focusin',
      ({ target }) =>
        target instanceof HTMLInputElement &&
        Reflect.get(window, 'noted') === noted &&
        noted.push(inTap ? 'in the tap' : 'later'),
    )
  })
}
const focused = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'noted'))
