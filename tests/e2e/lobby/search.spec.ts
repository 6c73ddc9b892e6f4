import type { Page } from '@playwright/test'
import { messages as searchEn } from '../../../apps/web/app/features/search/messages.en.ts'
import { messages as searchJa } from '../../../apps/web/app/features/search/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { type Brand, bee, expect, inTurn, leo, test, visitor } from '../support/journey.ts'

const texts = { ja: searchJa, en: searchEn }

for (const brand of inTurn(0))
  test(`${brand.brand}: the search opens over a page, finds games as one types, and the way back closes it`, async ({
    page,
  }) => {
    const me = visitor(page, brand)
    const t = texts[brand.language]
    const field = me.dialog.getByRole('searchbox', { name: t.title })
    const address = `${brand.origin}/${brand.language}/promotions`
    const line = Promise.withResolvers<void>()
    await page.route(/\/SearchWindow-[^/]*\.js/, async (route) => {
      await line.promise
      await route.continue()
    })
    await me.open(`/${brand.language}/promotions`)
    await ready(page)
    const lead = page.getByRole('banner').getByRole('link', { name: me.t.shell['tab.search'] })
    await lead.click()
    await expect(page.locator('.search-outline')).toBeVisible() // until its script is there
    line.resolve()
    await expect(me.dialog).toHaveAccessibleName(t.title)
    await expect(field).toBeFocused()
    await expect(me.dialog.getByRole('article')).toHaveCount(12) // to begin with
    await accessible(page)

    await page.keyboard.type('lantern river')
    await expect(me.dialog.getByRole('article')).toHaveCount(1)
    await expect(me.dialog.getByRole('status')).toHaveText(/1/)
    await expect(page).toHaveURL(`${address}#search=lantern+river`)
    await accessible(page)
    await page.reload()
    await expect(field).toHaveValue('lantern river')
    await expect(me.dialog.getByRole('article')).toHaveCount(1)

    await field.fill('zzzzzz')
    await expect(me.dialog.getByRole('heading')).toHaveText(t['none.title'].replace('{words}', 'zzzzzz'))
    await accessible(page)
    await page.goBack()
    await expect(me.dialog).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

test('the slash key opens the search, arrows lead through the games and back, Enter plays the first, and the way back has the words', async ({
  page,
}) => {
  const me = visitor(page, leo)
  const field = me.dialog.getByRole('searchbox')
  const games = me.dialog.getByRole('article')
  // two popular games, and the others in a grid below
  const popular = { id: 'popular', name: '人気', games: ['fox-wedding', 'moon-rabbit'] }
  await page.route('**/getLobbyListWithGameGroups?*', (route) =>
    route.fulfill({ json: { success: true, gameGroupList: [popular] } }),
  )
  await me.open()
  await ready(page)
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('a/b') // in a field it is a letter
  await expect(field).toHaveValue('a/b')
  await field.fill('moon')
  await expect(me.dialog.getByRole('status')).toHaveText(/1/)
  await field.fill('')
  await expect(games).toHaveCount(12)
  await page.keyboard.press('ArrowDown')
  await expect(games.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(games.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(games.nth(3).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(games.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()

  await page.keyboard.type('lantern river')
  await page.keyboard.press('Enter') // before its game is found
  await expect(page).toHaveURL(/game-play\?gameId=lantern-river/)
  await expect(me.dialog).toHaveCount(0)
  await page.goBack()
  await expect(field).toHaveValue('lantern river')
  await expect(games).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(me.dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${leo.origin}${leo.home}`)
})

test('who turns the slash key off is not surprised by it', async ({ page }) => {
  const me = visitor(page, bee)
  await me.open()
  await ready(page)
  await page.keyboard.press('/')
  await me.dialog.getByRole('checkbox', { name: texts[bee.language].shortcut }).uncheck()
  await page.keyboard.press('Escape')
  await expect(me.dialog).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(me.dialog).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: me.t.shell['tab.search'] }).click()
  await me.dialog.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await expect(me.dialog).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(me.dialog).toBeVisible()
})

test('searches that led to a game are offered again, until they are cleared or the visitor no longer allows it', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary.functional', url: leo.origin }])
  const me = visitor(page, leo)
  const t = texts[leo.language]
  const field = me.dialog.getByRole('searchbox')
  const recent = me.dialog.getByRole('region', { name: t.recent })
  await follow(page, leo, 'koi')
  await follow(page, leo, 'moon')
  await me.open(`${leo.home}#search`)
  await expect(recent.getByRole('listitem')).toHaveText(['moon', 'koi'])
  await recent.getByRole('button', { name: 'koi' }).click()
  await expect(field).toHaveValue('koi')
  await expect(field).toBeFocused()
  await field.fill('')
  await recent.getByRole('button', { name: t.forget }).click()
  await expect(recent).toHaveCount(0)

  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: leo.origin }])
  await follow(page, leo, 'koi')
  await me.open(`${leo.home}#search`)
  await expect(me.dialog.getByRole('article').first()).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('a list of games that could not be fetched says so, and is fetched again on request', async ({ page }) => {
  const me = visitor(page, leo)
  await page.route('**/getGames?*', (route) => route.fulfill({ status: 404, json: {} }))
  await me.open(`${leo.home}#search`)
  await expect(me.dialog.getByRole('alert')).toHaveText(new RegExp(me.t.games.listFailed))
  await page.unroute('**/getGames?*')
  await me.dialog.getByRole('button', { name: me.t.shell.tryAgain }).click()
  await expect(me.dialog.getByRole('article').first()).toBeVisible()
  await expect(me.dialog.getByRole('alert')).toHaveCount(0)
})

/** The page answers keys: it has fetched the search, for when it is asked for. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/SearchWindow-')),
  )

async function follow(page: Page, brand: Brand, words: string): Promise<void> {
  const me = visitor(page, brand)
  await me.open(`${brand.home}#search=${words}`)
  await me.dialog.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/game-play/)
}
