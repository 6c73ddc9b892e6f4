import { messages as announcedEn } from '../../apps/web/app/features/promotions/messages.en.ts'
import { messages as announcedJa } from '../../apps/web/app/features/promotions/messages.ja.ts'
import { messages as sportsEn } from '../../apps/web/app/features/sports/messages.en.ts'
import { messages as sportsJa } from '../../apps/web/app/features/sports/messages.ja.ts'
import { accessible } from './accessible.ts'
import { bee, brands, expect, leo, test, visitor } from './journey.ts'
import { newPlayerOn } from './player.ts'
import { texts } from './texts.ts'

test.describe.configure({ timeout: 180_000 }) // many pages each, on machines that may be busy

const announced = { ja: announcedJa, en: announcedEn }
const sports = { ja: sportsJa, en: sportsEn }
for (const brand of brands) {
  const { site, language } = brand

  test(`${brand.brand}: the header has the height of its theme, and every entry of its menu leads to its page and is marked there`, async ({
    page,
  }) => {
    const me = visitor(page, brand)
    await me.open()
    for (const width of [390, 1200, 1201, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await page.getByRole('banner').boundingBox()
      const wanted = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--header-height'),
      )
      expect(`${box?.height}px`, `at ${width}`).toBe(wanted)
    }
    const menu = page.getByRole('banner').getByRole('navigation', { name: me.t.shell.mainMenu })
    await expect(menu.getByRole('link')).toHaveCount(site.menu.length)
    for (const { id, path } of site.menu.filter((entry) => entry.path !== '/special-bet')) {
      const link = menu.getByRole('link', { name: me.t.shell[`menu.${id}`], exact: true })
      await link.click()
      await expect(page).toHaveURL(`${brand.origin}/${language}${path}`)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(menu.locator('[aria-current="page"]')).toHaveCount(1)
    }
  })

  test(`${brand.brand}: the menu of narrow screens keeps the focus, closes by Escape, and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const me = visitor(page, brand)
    await me.open()
    const button = page.getByRole('button', { name: me.t.shell.openMenu })
    await button.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: me.t.shell.menu })
    await expect(panel).toBeVisible()
    const stops = (await panel.getByRole('link').count()) + 1
    for (let press = 0; press < stops + 2; press++) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() =>
        document.activeElement === document.body ? 'browser' : document.activeElement?.closest('dialog')?.id,
      )
      expect(['main-menu', 'browser']).toContain(place)
    }
    await accessible(page, { within: 'dialog' })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await panel.getByRole('link', { name: me.t.shell['menu.allGames'] }).click()
    await expect(page).toHaveURL(`${brand.origin}/${language}/allgames`)
    await expect(panel).toBeHidden()
  })

  for (const target of ['/mygames', ...(site.pages.includes('special-bet') ? ['/special-bet?from=menu'] : [])])
    test(`${brand.brand}: ${target} requires a login, and then opens; a logout there leads home`, async ({ page }) => {
      const { me } = await newPlayerOn(page, brand, 'profile')
      await me.open(`/${language}${target}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${brand.origin}/${language}${target}`)
      await me.logOut()
      await expect(page).toHaveURL(`${brand.origin}/${language}${site.homePath.visitor}`)
      await expect(me.dialog).toHaveCount(0)

      await me.open(`/${language}${target}`)
      await expect(page).toHaveURL(`${brand.origin}/${language}${site.homePath.visitor}`)
      await expect(me.dialog).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('loginReturnPath'))).toBe(target)
    })

  test(`${brand.brand}: after a login the home path is the one for players`, async ({ page }) => {
    const name = texts[language].shell.home.replace('{name}', site.name)
    const home = page.getByRole('banner').getByRole('link', { name })
    await visitor(page, brand).open()
    await expect(home).toHaveAttribute('href', `/${language}${site.homePath.visitor}`)
    await newPlayerOn(page, brand, 'profile')
    await expect(home).toHaveAttribute('href', `/${language}${site.homePath.player}`)
    await page.goto(`${brand.origin}/${language}/register`)
    await expect(page).toHaveURL(`${brand.origin}/${language}${site.homePath.player}`, { timeout: 30_000 })
  })

  test(`${brand.brand}: empty lists show a message and a link`, async ({ page }) => {
    const me = visitor(page, brand)
    const t = announced[language]
    await me.open(`/${language}/tournament`)
    await expect(page.getByRole('heading', { name: t['tournaments.none'] })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.toGames }).click()
    await expect(page.getByRole('heading', { level: 1, name: me.t.lobby['title.all'] })).toBeVisible()
  })

  test(`${brand.brand}: a banner to a page of players opens the login and remembers the page`, async ({ page }) => {
    const me = visitor(page, brand)
    const withBanner = brand.brand === 'LEO' ? '/lobbies/casino' : '/lobbies/slots'
    await me.open(`/${language}${withBanner}`)
    await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
    const banners = page.getByRole('region', { name: me.t.shell.banners })
    await banners.getByRole('link').last().click()
    await expect(me.dialog).toBeVisible()
    await expect(page).toHaveURL(`${brand.origin}/${language}${withBanner}`)
    expect(await page.evaluate(() => localStorage.getItem('loginReturnPath'))).toBe('/mygames')
  })
}

test('BEE shows that it has no sportsbook, and links to what it has', async ({ page }) => {
  const t = sports[bee.language]
  await page.goto(`${bee.origin}/${bee.language}/sports`)
  await expect(page.getByRole('heading', { name: t.none })).toBeVisible()
  await expect(page.getByRole('region', { name: t.openNow }).getByRole('article').first()).toBeVisible()
})

test('LEO’s live casino is empty and links to the casino', async ({ page }) => {
  const t = texts[leo.language].lobby
  await page.goto(`${leo.origin}/${leo.language}/lobbies/live-casino`)
  await expect(page.getByRole('heading', { name: t['live.title'] })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t['empty.link'] }).click()
  await expect(page).toHaveURL(`${leo.origin}/${leo.language}/lobbies/casino`)
})

test('a game has no header and no footer; the footer has games where there is one', async ({ page }) => {
  const me = visitor(page, leo)
  await me.open()
  const games = page.getByRole('contentinfo').getByRole('navigation', { name: me.t.shell.footerGames })
  await games.getByRole('link').first().click()
  await expect(page).toHaveURL(/game-play\?gameId=.*gameType=freegames/)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})
