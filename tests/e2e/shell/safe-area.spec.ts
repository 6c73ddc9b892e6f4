import type { Page } from '@playwright/test'
import { brands, expect, test, visitor } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, registerOn } from '../support/player.ts'

test.describe.configure({ timeout: 180_000 })

/** Of a phone with a notch and a home indicator, as an installed app: there the page lies under the status bar, too. */
const shapes = [
  { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const

for (const brand of brands)
  test(`${brand.brand}: nothing to press or read lies under a notch, the status bar or the home indicator`, async ({
    page,
  }) => {
    const me = visitor(page, brand)
    await registerOn(page, brand)
    const devtools = await page.context().newCDPSession(page)
    const open: Readonly<Record<string, () => Promise<void>>> = {
      lobby: async () => {
        await me.open(`/${brand.language}/lobbies/casino`)
        await knowsItsPlayer(page)
        await depositOn(page, 5_000)
      },
      'cashier over the lobby': async () => {
        await page.getByRole('banner').getByRole('button', { name: me.t.shell.deposit }).click()
        await expect(me.dialog.locator('button[type="submit"]')).toBeVisible()
      },
      cashier: async () => {
        await me.open(`/${brand.language}/account/cashier`)
        await expect(page.getByRole('main').locator('form:visible button[type="submit"]')).toBeVisible()
      },
      game: async () => {
        await me.openGame('realgames')
        await expect(me.game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      },
    }
    for (const [name, show] of Object.entries(open)) {
      await page.setViewportSize(shapes[0])
      await show()
      for (const { insets, ...size } of shapes) {
        await page.setViewportSize(size)
        await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
        const at = `${name} at ${size.width} × ${size.height}`
        if (name === 'game') {
          const box = () => me.game.locator('.spin').boundingBox() // a moment later, as it has a page of its own
          await expect.poll(async () => inside(await box(), size, insets), at).toBe(true)
        }
        await expect.poll(() => covered(page, insets), at).toEqual([])
      }
    }
  })

const inside = (box: Box | null, { width, height }: Size, { right, bottom }: Insets) =>
  box !== null && box.x + box.width <= width - right && box.y + box.height <= height - bottom

type Box = { readonly x: number; readonly y: number } & Size
type Size = { readonly width: number; readonly height: number }
type Insets = (typeof shapes)[number]['insets']

/** What stands still in the window and reaches under an edge that a phone covers, and what scrolls and reaches under its sides. */
const covered = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const modal = document.querySelector('dialog:modal')
    const parts = [...(modal ?? document).querySelectorAll('a, button, input, select, h1, h2, p, iframe, output')]
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
    const stays = (element: Element) =>
      (isFixed(element) && element.closest('.dialog-scroll') === null) ||
      element.closest('.game-screen, .pay-bar') !== null
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect()
      const isShown =
        part.checkVisibility({ opacityProperty: true }) && box.width > 1 && box.bottom > 0 && box.top < innerHeight
      const scrollsAside = part.closest('.feature-row, .rail, .chips, .lobby-now-row') !== null
      if (!isShown || box.right <= 0 || box.left >= innerWidth) return []
      const beside = !scrollsAside && (box.left < left - 0.5 || box.right > innerWidth - right + 0.5)
      const over = stays(part) && (box.top < top - 0.5 || box.bottom > innerHeight - bottom + 0.5)
      return beside || over
        ? [`${part.tagName}.${part.className} ${part.textContent?.slice(0, 20)} ${JSON.stringify(box)}`]
        : []
    })
  }, insets)
