import { messages as filtersEn } from '../../../apps/web/app/features/game-filters/messages.en.ts'
import { messages as filtersJa } from '../../../apps/web/app/features/game-filters/messages.ja.ts'
import { messages as nowEn } from '../../../apps/web/app/features/lobby-now/messages.en.ts'
import { messages as nowJa } from '../../../apps/web/app/features/lobby-now/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { bee, brands, expect, inTurn, leo, test } from '../support/journey.ts'
import { registerOn } from '../support/player.ts'
import { texts } from '../support/texts.ts'

for (const width of [1024, 1440, 1920])
  test(`at ${width} px the words of BEE's home begin where the page's content does, beside the picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${bee.origin}/${bee.language}/home`)
    const left = async (level: 1 | 2) =>
      (await page.getByRole('main').getByRole('heading', { level }).first().boundingBox())?.x
    expect(await left(1)).toBe(await left(2))
    const scene = await page.locator('.hero-scene').evaluate((image) => {
      const { right, width, height } = image.getBoundingClientRect()
      return { right, ratio: width / height }
    })
    expect(scene.right).toBe(width)
    expect(scene.ratio).toBeLessThan(3) // wider, the scene would be cut off above and below
  })

for (const brand of brands) {
  const { lobby, shell } = texts[brand.language]
  if (inTurn(0).includes(brand))
    test(`${brand.brand}: the footer names the featured games`, async ({ page }) => {
      await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
      const named = page.getByRole('navigation', { name: shell.footerGames }).getByRole('link')
      await expect(named).toHaveCount(brand.site.footerGames)
      await expect(named.first()).toHaveAttribute('href', new RegExp(brand.site.featuredGames[0] ?? ''))
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: a lobby’s figures follow the data, and stop for those who want calm`, async ({ page }) => {
      const now = brand.language === 'ja' ? nowJa : nowEn
      await page.clock.install({ time: new Date('2026-11-22T03:00:00Z') })
      await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
      const line = page.getByRole('region', { name: now.now, exact: true })
      const clock = line.getByRole('listitem').filter({ hasText: now.clock })
      const before = await clock.textContent()
      const here = line.getByRole('listitem').filter({ hasText: now.here })
      await expect(here).toHaveCount(0)
      await page.clock.fastForward('06:00')
      await expect(clock).not.toHaveText(before ?? '')
      await expect(here).toHaveText(/[5-9]/)
      await accessible(page)

      await line.getByRole('button', { name: now.calm }).click()
      await expect(clock).toHaveCount(0)
      await page.reload()
      await expect(line.getByRole('button', { name: now.move })).toBeVisible()
      await expect(clock).toHaveCount(0)
      await expect(line.getByRole('listitem').filter({ hasText: now.today })).toBeVisible()
      await line.getByRole('button', { name: now.move }).click()
      await expect(clock).toBeVisible()

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(clock).toHaveCount(0)
      await expect(line.getByRole('button')).toHaveCount(0)
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: a player’s own day comes first, and the way to a limit`, async ({ page }) => {
      const now = brand.language === 'ja' ? nowJa : nowEn
      await registerOn(page, brand)
      await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
      const line = page.getByRole('region', { name: now.now, exact: true })
      await expect(line.getByRole('listitem').filter({ hasText: now.played })).toHaveText(/\d/)
      await expect(line.getByRole('listitem').filter({ hasText: now.net })).toHaveText(/¥/)
      await expect(line.getByRole('listitem').filter({ hasText: now.here })).toHaveCount(0)
      await expect(line.getByRole('link', { name: now.limitSet })).toHaveAttribute('href', /account\/limits$/)
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: filters say how many games they show, narrow each other, and stay in the address`, async ({
      page,
    }) => {
      const filters = brand.language === 'ja' ? filtersJa : filtersEn
      await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
      await page.getByRole('button', { name: lobby.narrow, exact: true }).click()
      const panel = page.getByRole('dialog', { name: filters.title })
      const freeSpins = panel.locator('label').filter({ hasText: filters['feature.free-spins'] })
      const count = Number(await freeSpins.locator('.filter-count').textContent())
      expect(count).toBeGreaterThan(1)
      const box = freeSpins.getByRole('checkbox')
      expect(await box.evaluate(clicked), 'it changes within the click, before the list and the address').toBe(true)
      await expect(box).toBeChecked()
      await accessible(page)
      const show = panel.locator('.filter-actions button').first()
      await expect(show).toContainText(String(count))
      await show.click()
      const tiles = page.getByRole('region', { name: lobby.list }).getByRole('article')
      await expect(tiles).toHaveCount(count)
      await expect(page).toHaveURL(/feature=free-spins/)
      await page.reload()
      await expect(tiles).toHaveCount(count)
      await page.getByRole('button', { name: new RegExp(`^${lobby.narrow}`) }).click()
      await panel.getByRole('button', { name: filters.clear }).click()
      await page.keyboard.press('Escape')
      await expect(page).not.toHaveURL(/feature=/)
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: what is paid without being claimed does not ask visitors to claim it`, async ({ page }) => {
      const { promotions } = texts[brand.language]
      await page.goto(`${brand.origin}/${brand.language}/promotions`)
      const cashback = page.getByRole('main').getByRole('listitem').filter({ hasText: promotions['automatic.visitor'] })
      await expect(cashback.getByRole('link', { name: promotions.signUpFirst })).toBeVisible()
      await expect(cashback.getByRole('link', { name: promotions.signUp })).toHaveCount(0)
    })
}

test('where no sportsbook is connected the home page has no sports', async ({ page }) => {
  const { home } = texts[bee.language]
  await page.goto(`${bee.origin}/${bee.language}/home`)
  await expect(page.getByRole('region', { name: home.games })).toBeVisible()
  await expect(page.getByRole('region', { name: home.sports, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: home['hero.browse'], exact: true })).toBeVisible()
})

test('the brands have their games in different orders', async ({ page }) => {
  const orderOf = async ({ origin }: { origin: string }) => {
    await page.goto(`${origin}/ja/lobbies/casino`)
    const titles = page.locator('.wall-tiles').getByRole('heading', { level: 3 })
    await expect(titles.first()).toBeVisible()
    return titles.allTextContents()
  }
  const [one, other] = [await orderOf(leo), await orderOf(bee)]
  const inBoth = one.filter((title) => other.includes(title))
  expect(inBoth.length).toBeGreaterThan(5)
  expect(other.filter((title) => inBoth.includes(title))).not.toEqual(inBoth)
})

/** Whether a box is checked right after a click. */
function clicked(box: HTMLElement | SVGElement): boolean {
  if (!(box instanceof HTMLInputElement)) throw new Error('no box')
  box.click()
  return box.checked
}
