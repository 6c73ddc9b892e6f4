import type { Page } from '@playwright/test'
import { brands, expect, leo, test } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The games on the page, each with the share of its tile above the fold. */
function tilesOnPage() {
  const covered = document.querySelector('.tab-bar')?.getBoundingClientRect()
  const fold = covered && covered.height > 0 ? covered.top : innerHeight
  return [...document.querySelectorAll('main :is(.feature, .wall-tiles > li, .kind-row .rail > li)')].map((tile) => {
    const { top, left, height, width } = tile.getBoundingClientRect()
    const link = tile.querySelector('a[href*="gameId="]')?.getAttribute('href') ?? ''
    const shape = tile instanceof HTMLElement ? (tile.dataset.shape ?? 'hero') : ''
    return {
      game: new URL(link, location.href).searchParams.get('gameId') ?? '',
      shape,
      ratio: Math.round((width / height) * 10),
      isSeen: top + height / 2 < fold && left + width / 2 < innerWidth,
      isAboveSecondFold: top < 2 * fold,
    }
  })
}

async function lobbyOf(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('.wall-tiles > li').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.evaluate(tilesOnPage)
}

for (const brand of brands) {
  const address = `${brand.origin}/${brand.language}/lobbies/casino`

  test(`${brand.brand}: each game stands once, in tiles of four shapes, and most of them above the fold`, async ({
    page,
  }) => {
    const fold = async ({ size, least }: { size: typeof desktop; least: number }) => {
      await page.setViewportSize(size)
      const tiles = await lobbyOf(page, address)
      const names = async () =>
        (await page.evaluate(tilesOnPage)).flatMap((tile) => (tile.isAboveSecondFold ? [tile.game] : []))
      await expect(async () =>
        expect((await names()).toSorted()).toEqual([...new Set(await names())].toSorted()),
      ).toPass() // rows fill when their games arrive
      expect(tiles.filter(({ isSeen }) => isSeen).length).toBeGreaterThanOrEqual(least)
      return tiles
    }
    const wide = await fold({ size: desktop, least: 8 })
    await expect(page.locator('.kind-row')).not.toHaveCount(0)
    expect(new Set(wide.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4)
    expect(new Set(wide.map(({ ratio }) => ratio)).size).toBeGreaterThanOrEqual(4)
    await fold({ size: phone, least: 8 })
    await registerOn(page, brand)
    await fold({ size: desktop, least: 12 })
    await fold({ size: phone, least: 12 })
  })

  test(`${brand.brand}: the top of a lobby takes a third of a desktop’s fold and less than half of a phone’s`, async ({
    page,
  }) => {
    for (const [size, most] of [
      [desktop, 0.34],
      [phone, 0.45],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto(address)
      const box = await page.locator('.features').boundingBox()
      expect((box?.height ?? size.height) / size.height).toBeLessThanOrEqual(most)
    }
  })
}

test('the outline of the games stands in for a wall whose script is still on its way', async ({ page }) => {
  let arrive = () => {}
  const asked = new Promise<void>((fetched) => {
    arrive = fetched
  })
  await page.route(/(LobbyGames|GameGroups)-.*\.js/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${leo.origin}/${leo.language}/promotions`)
  await page.waitForLoadState('networkidle')
  await page.locator('.wordmark').click()
  await expect(page.locator('.wall-outline').first()).toBeVisible()
  arrive()
  await expect(page.locator('.wall-tiles .tile').first()).toBeVisible()
  await expect(page.locator('.wall-outline')).toHaveCount(0)
})

test('in a low window the header and the question about cookies scroll away, and what has the focus is seen', async ({
  page,
}) => {
  const inGermany = { is_IpBlocked: false, countryCode: 'DE', maintenance: false } // where the law requires the question
  await page.route('**/ajax/country/countryblock*', (route) => route.fulfill({ json: inGermany }))
  await page.context().clearCookies()
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${leo.origin}/${leo.language}/lobbies/casino`)
  const [header, question] = [page.locator('.site-header'), page.locator('.consent-bar')]
  await expect(question).toBeVisible()
  for (const part of [header, question]) await expect(part).toHaveCSS('position', 'static')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  for (const part of [header, question]) await expect(part).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const hidden = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null || focused === document.body) return null
        const { left, top, width, height } = focused.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        const isSeen = hit !== null && (focused.contains(hit) || hit.closest('label')?.contains(focused) === true)
        return isSeen ? null : `${focused.outerHTML.slice(0, 100)} at ${Math.round(x)}, ${Math.round(y)}`
      })
    await expect.poll(hidden, { message: `focus ${step}` }).toBeNull()
  }
})
