import type { Locator } from '@playwright/test'
import { expect, inTurn, leo, test } from '../support/journey.ts'
import { texts } from '../support/texts.ts'

for (const brand of inTurn(1))
  test(`${brand.brand}: while pictures are on their way, tiles have their colours and the size that they keep`, async ({
    page,
  }) => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/\.(avif|webp)$/, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`, { waitUntil: 'domcontentloaded' })
    const tile = page.getByRole('main').getByRole('article').first()
    const look = tile.locator('.game-picture > img')
    const picture = tile.locator('picture > img')
    await expect(look).toHaveJSProperty('complete', true)
    expect(await look.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([4, 3])
    expect(await look.evaluate((image: HTMLImageElement) => image.offsetWidth)).toBeGreaterThan(80)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
    const before = await sizeOf(tile)
    send()
    await picture.evaluate(whenLoaded)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
    expect(await sizeOf(tile)).toEqual(before)
  })

/** A part that React renders again may have no box for a moment. */
async function sizeOf(tile: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect.poll(async () => (box = await tile.boundingBox())).not.toBeNull()
  const { width, height } = box ?? { width: 0, height: 0 }
  return { width, height }
}

/** Runs in the page. */
const whenLoaded = async (image: HTMLImageElement | SVGElement) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
  if (!image.complete || image.naturalWidth === 0)
    await new Promise((resolve) => image.addEventListener('load', resolve))
}

test('a game’s page has its RTP to two decimals, and on request as an exact fraction', async ({ page }) => {
  const { gameDetails } = texts.en
  await page.goto(`${leo.origin}/en/game/koi-climb`)
  const figures = page.getByRole('region', { name: gameDetails.figures })
  await expect(figures).toContainText('96.49%')
  await figures.getByText(gameDetails.exactRtp).click()
  const fraction = figures.getByText(/^\d{9,} ⁄ \d{9,}$/)
  await expect(fraction).toBeVisible()
  const [above = '', below = ''] = ((await fraction.textContent()) ?? '').split(' ⁄ ')
  expect((BigInt(above) * 1_000_000n) / BigInt(below)).toBe(964_968n)
  await page.goto(`${leo.origin}/en/game/hot-spring-dig`)
  await figures.getByText(gameDetails.exactRtp).click()
  await expect(figures.getByText('Before payouts are rounded down: 99.00%')).toBeVisible()
})
