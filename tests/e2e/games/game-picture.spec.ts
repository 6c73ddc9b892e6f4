import type { Page } from '@playwright/test'
import { expect, inTurn, test, visitor } from '../support/journey.ts'
import { newPlayerOn, post } from '../support/player.ts'

for (const brand of inTurn(1))
  test(`${brand.brand}: when the game is opened, also again, its reels are painted over the width of the page`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    await newPlayerOn(page, brand, 'profile')
    expect(await post(page, '/ajax/cashier/makeCCPayment', payment)).toMatchObject({ success: true })
    const me = visitor(page, brand)
    for (let load = 0; load < 2; load++) {
      await me.openGame('realgames')
      await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      await expect.poll(() => stageWidth(page)).toBe(1440)
      await expect.poll(() => coloursOfReels(page), { timeout: 60_000 }).toBeGreaterThan(40)
    }
  })

const payment = {
  amount: '10000',
  currency: 'JPY',
  paymentMethod: 'CREDITCARD',
  idempotencyKey: crypto.randomUUID(),
  cardNumber: '4111111111111111',
  cardHolder: 'HANA YAMADA',
  expiryMonth: '12',
  expiryYear: '2039',
  cvv: '123',
}

const stageWidth = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('canvas')
    .evaluate((canvas) => canvas.clientWidth)

/** How many different colours, coarsely, the middle of the picture has: symbols have many, an empty sky or an empty stage a handful. */
async function coloursOfReels(page: Page): Promise<number> {
  const clip = { x: 420, y: 300, width: 600, height: 300 }
  const picture = [...(await page.screenshot({ clip }))]
  return page.evaluate(async (picture) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(picture)], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const colours = new Map<number, number>()
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      const colour = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
      colours.set(colour, (colours.get(colour) ?? 0) + 1)
    }
    return [...colours.values()].filter((pixels) => pixels > 60).length
  }, picture)
}
