import type { Locator, Page } from '@playwright/test'
import { messages as chatEn } from '../../../apps/web/app/features/chat/messages.en.ts'
import { messages as chatJa } from '../../../apps/web/app/features/chat/messages.ja.ts'
import { messages as sportsEn } from '../../../apps/web/app/features/sports/messages.en.ts'
import { messages as sportsJa } from '../../../apps/web/app/features/sports/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { hydrated } from '../support/hydrated.ts'
import { bee, brands, expect, inTurn, leo, test, type Visitor, visitor } from '../support/journey.ts'
import { newPlayerOn, registerOn } from '../support/player.ts'
import { texts } from '../support/texts.ts'

test.describe.configure({ timeout: 180_000 }) // many pages each, on machines that may be busy

const sports = { ja: sportsJa, en: sportsEn }
const chats = { ja: chatJa, en: chatEn }
for (const brand of brands) {
  const { site, language } = brand

  test(`${brand.brand}: the header has the height of its theme, and every entry of its menu leads to its page and is marked there`, async ({
    page,
  }) => {
    const me = visitor(page, brand)
    await me.open()
    for (const width of [390, 1200, 1201, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const content = await page.getByRole('banner').locator('.page-width').boundingBox()
      expect(content?.width, `at ${width}`).toBe(Math.min(width, width < 1600 ? 1320 : 1680))
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

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: the menu of narrow screens keeps the focus, closes by Escape, and gives the focus back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const me = visitor(page, brand)
      await me.open()
      const button = page.getByRole('button', { name: me.t.shell.openMenu })
      await hydrated(button)
      await button.focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: me.t.shell.menu })
      await expect(panel).toBeVisible()
      const stops = await panel.locator('a, button').count()
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

  test(`${brand.brand}: on phones the tab bar leads everywhere and covers nothing; visitors search, sign up, log in and chat from it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const me = visitor(page, brand)
    await me.open(`/${language}/promotions`)
    const tab = tabsOf(page, me)
    await expect(tab(me.t.shell['menu.casino'])).toHaveAttribute('href', `/${language}/lobbies/casino`)
    await expect(tab(me.t.shell['menu.casino'])).not.toHaveAttribute('aria-current')
    const bar = await page.getByRole('navigation', { name: me.t.shell.tabs }).boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
    expect(await bottomBar(page)).toBe(bar?.height)
    for (const link of await page.locator('.tab').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await tab(me.t.shell.signUp).click()
    await expect(me.dialog).toHaveAccessibleName(me.t.shell['modal.signUp'])
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${brand.origin}/${language}/promotions`)
    await expect(me.dialog).toHaveCount(0)
    await tab(me.t.shell.login).click()
    await expect(me.dialog).toHaveAccessibleName(me.t.shell['modal.login'])
    await page.keyboard.press('Escape')
    await expect(me.dialog).toHaveCount(0)

    const chat = page.getByRole('dialog', { name: chats[language].title })
    await expect(page.getByTestId('chat')).toBeAttached()
    await expect(page.getByRole('button', { name: chats[language].open })).toHaveCount(0) // no bubble over the page
    // a brand that names its own tabs has help and search in its menu and header
    if (!site.tabs) {
      await tab(me.t.shell['tab.help']).click()
      await expect(chat.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(chat).toHaveCount(0)
      await expect(tab(me.t.shell['tab.help'])).toBeFocused()

      await tab(me.t.shell['tab.search']).click()
      await expect(page).toHaveURL(`${brand.origin}/${language}/promotions#search`)
      await expect(me.dialog.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${brand.origin}/${language}/promotions`)
    }
    await accessible(page, { within: '.tab-bar' })

    const footer = page.getByRole('contentinfo')
    const footerAtEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)) // a dialog that closes scrolls back
      return Math.round(await lowerEdge(footer))
    }
    await expect.poll(footerAtEnd).toBe(Math.round(bar?.y ?? 0))
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await bottomBar(page)).toBeLessThan(bar?.height ?? 0)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await bottomBar(page)).toBe(0)
    await expect(page.getByRole('navigation', { name: me.t.shell.tabs })).toHaveCount(0)
    await expect(page.getByRole('button', { name: chats[language].open })).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(async () => Math.round(await lowerEdge(footer))).toBe(900) // nothing below the footer
  })

  test(`${brand.brand}: on phones a player sees the session time, and reaches money, today's figures and the account`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const me = visitor(page, brand)
    await registerOn(page, brand)
    const rich = { realCashBalance: 12_345_678, crpBalance: 0, drpBalance: 0, wrpBalance: 0, freebetBalance: 0 }
    await page.route('**/ajax/profile/getBalanceByPocket*', (route) =>
      route.fulfill({ json: { success: true, ...rich, currency: 'JPY', version: 1_000 } }),
    )
    await me.open()
    await expect(me.balance).toHaveText(/12,345,678/)
    const [mark, balance] = [await page.locator('.wordmark').boundingBox(), await me.balance.boundingBox()]
    expect(balance?.x).toBeGreaterThan((mark?.x ?? 0) + (mark?.width ?? 0) + 4)
    const tab = tabsOf(page, me)
    await expect(page.getByRole('timer')).toHaveText(/\d:\d\d:\d\d/)
    const casino = `/${language}/lobbies/casino`
    if (brand.home === casino) await expect(tab(me.t.shell['menu.casino'])).toHaveAttribute('aria-current', 'page')
    await expect(tab(me.t.shell['menu.casino'])).toHaveAttribute('href', casino)

    const activity = page.getByRole('button', { name: me.t.shell.saferPlayNow })
    await activity.click()
    const panel = page.getByRole('region', { name: me.t.shell.saferPlayNow })
    await expect(panel.locator('.today-figures')).toContainText('¥')
    await accessible(page, { within: '.activity-panel' })
    await panel.getByRole('link', { name: me.t.shell.playHistory }).click()
    await expect(page).toHaveURL(/account\/bet-history$/)
    await expect(panel).toBeHidden()
    await expect(tab(me.t.shell['tab.me'])).toHaveAttribute('aria-current', 'true')
    // where a brand names its own tabs, the button of the header leads to the cashier
    if (!site.tabs) {
      await tab(me.t.shell['tab.cashier']).click()
      await expect(page).toHaveURL(/account\/cashier$/)
      await expect(tab(me.t.shell['tab.cashier'])).toHaveAttribute('aria-current', 'page')
    }
    await tab(me.t.shell['tab.me']).click()
    await expect(page).toHaveURL(/account$/)
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

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: after a login the home path is the one for players`, async ({ page }) => {
      const name = texts[language].shell.home.replace('{name}', site.name)
      const home = page.getByRole('banner').getByRole('link', { name })
      await visitor(page, brand).open()
      await expect(home).toHaveAttribute('href', `/${language}${site.homePath.visitor}`)
      await newPlayerOn(page, brand, 'profile')
      await expect(home).toHaveAttribute('href', `/${language}${site.homePath.player}`)
      await page.goto(`${brand.origin}/${language}/register`)
      await expect(page).toHaveURL(`${brand.origin}/${language}${site.homePath.player}`, { timeout: 60_000 })
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: a banner to a page of players opens the login and remembers the page`, async ({ page }) => {
      const me = visitor(page, brand)
      const withBanner = brand.brand === 'LEO' ? '/lobbies/casino' : '/lobbies/slots'
      await me.open(`/${language}${withBanner}`)
      await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
      const banner = page.getByRole('region', { name: me.t.shell.banners }).getByRole('link').last()
      await hydrated(banner)
      await banner.click()
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

const tabsOf = (page: Page, { t }: Visitor) => {
  const bar = page.getByRole('navigation', { name: t.shell.tabs })
  return (name: string) => bar.getByRole('link', { name, exact: true })
}

/** The variable that other pages use for what they fix to the lower edge, in pixels. */
const bottomBar = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('div')
    probe.style.blockSize = 'var(--bottom-bar)'
    document.body.append(probe)
    const { height } = probe.getBoundingClientRect()
    probe.remove()
    return height
  })

const lowerEdge = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().bottom)

test('a page that a brand does not have is not found, also for a visitor', async ({ page }) => {
  const me = visitor(page, leo)
  await me.open(`/${leo.language}/special-bet`)
  await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
  await expect(page).toHaveURL(`${leo.origin}/${leo.language}/special-bet`)
  await expect(page.getByRole('main').getByRole('link', { name: me.t.shell.toHome })).toBeVisible()
  await expect(me.dialog).toHaveCount(0)
})

test('after the sign-up is dismissed, its address is left for the page before, or for home', async ({ page }) => {
  const me = visitor(page, bee)
  await me.open(`/${bee.language}/register`)
  await expect(me.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${bee.origin}${bee.home}`)
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

test('a sign-up that was opened before the scripts ran leads back to its page when it is dismissed', async ({
  page,
}) => {
  const me = visitor(page, bee)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${bee.origin}/en/promotions`, { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: me.t.shell.signUp }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(`${bee.origin}/en/register`)
  scripts.resolve()
  await expect(me.dialog).toHaveAccessibleName(me.t.shell['modal.signUp'])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${bee.origin}/en/promotions`)
})
