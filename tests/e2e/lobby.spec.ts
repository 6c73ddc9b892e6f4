import { bee, brands, expect, test } from './journey.ts'
import { texts } from './texts.ts'

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
  test(`${brand.brand}: a few games have nothing to filter or to sort, and the footer names each of them`, async ({
    page,
  }) => {
    await page.goto(`${brand.origin}/${brand.language}/lobbies/casino`)
    const tiles = page.getByRole('region', { name: lobby.list }).getByRole('article')
    expect(await tiles.count()).toBeLessThan(6)
    await expect(page.getByRole('group', { name: lobby.filters })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: lobby.sort })).toHaveCount(0)
    const named = page.getByRole('navigation', { name: shell.footerGames }).getByRole('link')
    await expect(named).toHaveCount(Math.min(brand.site.footerGames, await tiles.count()))
    await expect(named.first()).toHaveAttribute('href', new RegExp(brand.site.featuredGames[0] ?? ''))
  })

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
  await expect(page.getByRole('link', { name: home['hero.sports'], exact: true })).toHaveCount(0)
})
