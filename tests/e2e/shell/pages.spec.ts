import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { brands, expect, leo, test } from '../support/journey.ts'
import { texts } from '../support/texts.ts'

/** The share of a window's height that a hero may take. */
const heroes = [
  { width: 390, height: 844, most: 0.45 },
  { width: 1440, height: 900, most: 0.34 },
] as const
/** Phones on their side, and a desktop's window at 200 %. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const

for (const brand of brands)
  for (const path of new Set([brand.site.homePath.visitor, '/lobbies/casino']))
    test(`${brand.brand} ${path}: the hero leaves room for games, and its title and button are in the first view of any window`, async ({
      page,
    }) => {
      await page.setViewportSize(heroes[0])
      await page.goto(`${brand.origin}/${brand.language}${path}`)
      const hero = page.getByRole('main').locator('section').first()
      for (const { most, ...size } of heroes) {
        await page.setViewportSize(size)
        expect(((await hero.boundingBox())?.height ?? 0) / size.height, `at ${size.width}`).toBeLessThanOrEqual(most)
        await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport()
      }
      for (const size of lowWindows) {
        await page.setViewportSize(size)
        for (const part of [hero.locator('h1:not(.sr-only), h2').first(), hero.getByRole('link').first()])
          await expect(part).toBeInViewport({ ratio: 1 })
      }
    })

for (const language of leo.site.languages)
  test(`in ${language} a game is found by kana, kanji, romaji and its English name, also from the address`, async ({
    page,
  }) => {
    const { lobby } = texts[language]
    await page.goto(`${leo.origin}/${language}/allgames?q=${encodeURIComponent('らんたん')}`)
    const found = page.getByRole('main').getByRole('article')
    await expect(found).toHaveCount(1)
    const name = await found.getAttribute('aria-label')
    const search = page.getByRole('searchbox', { name: lobby.search })
    for (const word of ['灯籠', 'とうろう', 'toro', 'lantern', 'ﾄｳﾛｳ', 'ランタンリバー']) {
      await search.fill(word)
      await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(word)}`))
      await expect(found).toHaveCount(1)
      await expect(found).toHaveAttribute('aria-label', name ?? '')
    }
    await search.fill('zzz')
    await expect(page.getByRole('heading', { name: lobby['none.title'] })).toBeVisible()
    await page.getByRole('button', { name: lobby['none.clear'] }).click()
    await expect(search).toHaveValue('')
    await expect(page).not.toHaveURL(/q=/)
  })

test('a tile shows the figures and both ways to play on hover, by its button and by a long press, never cut off', async ({
  page,
  browser,
}) => {
  const { games } = texts[leo.language]
  const whole = async (page: Page) => {
    const card = page.locator('[popover]:popover-open')
    await expect(card).toBeVisible()
    for (const part of [card, card.getByText(games.bets), card.getByRole('link', { name: games.playDemo })])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('link', { name: games.playReal })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1024, height: 640 })
  await page.goto(`${leo.origin}${leo.home}`)
  const tile = page.locator('article:has([aria-expanded])').last() // the newest results below have no card
  await tile.hover()
  await whole(page)
  await page.mouse.move(0, 0)
  await tile.getByRole('button', { expanded: false }).focus()
  await page.keyboard.press('Enter')
  await whole(page)

  const phone = await browser.newContext({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true })
  await phone.addCookies([{ name: 'cookieConsent', value: 'necessary', url: leo.origin }])
  const small = await phone.newPage()
  await small.goto(`${leo.origin}${leo.home}`)
  await small.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
  const first = small.getByRole('main').getByRole('article').first()
  await hydrated(first) // before, a long press is a tap on the link
  await first.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await first.boundingBox()
  const touch = await phone.newCDPSession(small)
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(small.locator('[popover]:popover-open')).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await whole(small)
  await expect(small).toHaveURL(`${leo.origin}${leo.home}`) // the end of the press did not open the game
  await phone.close()
})

test('without scripts a page shows its content and its links lead somewhere', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${leo.origin}${leo.home}`)
  await expect(page.getByText('灯籠流し').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
