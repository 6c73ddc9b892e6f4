import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import routes from '../../../apps/web/app/routes.ts'
import { isLongForm } from '../../support/long-form.ts'
import { accessible } from '../support/accessible.ts'
import { busyPlayerOn } from '../support/busy-player.ts'
import { hydrated } from '../support/hydrated.ts'
import { brands, expect, test, visitor } from '../support/journey.ts'
import { checkWindow, everyWidth, expectNoFaults, expectNoOverflow, sizes } from '../support/layout.ts'
import { playerPages, visitorPages } from '../support/pages.ts'
import { knowsItsPlayer, registerOn } from '../support/player.ts'
import { placeOf, rowsOf, windows } from '../support/windows.ts'

test.describe.configure({ timeout: 240_000 })

interface PagesOptions {
  readonly paths: readonly string[]
  readonly address: (path: string) => string
  /** Of the tests that share the pages: in the short form this one takes each second page, and another size first than the others. */
  readonly turn: number
  readonly contrast?: boolean
}

/** No page overflows at any size, and nothing on it covers or cuts anything else. Axe looks at each size in the long form, at one in turn in the short form; at the contrast once. */
async function checkPages(page: Page, { paths, address, turn, contrast = true }: PagesOptions) {
  for (const [place, path] of paths.entries()) {
    if (!isLongForm && (place + turn) % 2 !== 0) continue
    await page.setViewportSize(sizes[0])
    await page.goto(address(path)) // the page's fixture fails on every hydration error
    await hydrated(page.locator('.tab-bar .tab').first()) // the last part
    await page.waitForLoadState('networkidle')
    const main = sizes[(turn + (place >> 1)) % sizes.length]
    for (const size of sizes) {
      await page.setViewportSize(size)
      const at = `${path} at ${size.width} × ${size.height}`
      await expectNoOverflow(page, at)
      await expectNoFaults(page, at)
      if (isLongForm || size === main) await accessible(page, { at, contrast: contrast && size === main })
    }
  }
}

/** The page is opened once and resized. A balance as long as balances get. */
async function checkEveryWidth(page: Page, { address, at }: { address: string; at: string }) {
  await page.setViewportSize(everyWidth[0] ?? sizes[0])
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  for (const size of everyWidth) {
    await page.setViewportSize(size)
    await page.evaluate(() => {
      const money = document.querySelector('[data-testid="balance"] .money')
      if (money?.firstChild) money.firstChild.nodeValue = '¥ 12,345,678'
    })
    await expectNoFaults(page, `${at} at ${size.width} × ${size.height}`)
  }
}

/** What holds the place of the balance leaves room for the rest of the header, too. */
async function checkBeforeThePlayerIsKnown(page: Page, address: string) {
  const held = Promise.withResolvers<void>()
  await page.route('**/ajax/login/status**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(address)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(page.locator('.site-header .skeleton-block').first()).toBeVisible()
    await expectNoFaults(page, `${address} at ${width} px, before the player is known`)
  }
  held.resolve()
  await knowsItsPlayer(page)
  await page.unroute('**/ajax/login/status**')
}

for (const [number, brand] of brands.entries()) {
  const { site } = brand
  for (const [place, language] of site.languages.entries())
    test(`${brand.brand} in ${language}: header and top of the page fit at every width, logged in and out`, async ({
      page,
    }) => {
      const tops = [...new Set([site.homePath.visitor, '/lobbies/casino'])]
      const all = [...new Set([...tops, ...Object.values(isLongForm ? visitorPages : {}).flat()])]
      const open = (path: string) => `${brand.origin}/${language}${path}`
      // in the short form each language of a brand is seen by one of the two
      if (isLongForm || (number + place) % 2 === 0)
        for (const path of all) await checkEveryWidth(page, { address: open(path), at: `${path} of a visitor` })
      if (!isLongForm && (number + place) % 2 === 0) return
      await registerOn(page, brand)
      await page.goto(open(site.homePath.visitor))
      await knowsItsPlayer(page)
      await checkBeforeThePlayerIsKnown(page, open(site.homePath.visitor))
      const own = isLongForm ? Object.values(playerPages).flat() : []
      for (const path of [...new Set([...tops, ...own])])
        await checkEveryWidth(page, { address: open(path), at: `${path} of a player` })
    })

  const isHere = (path: string) => path !== '/special-bet' || site.pages.includes('special-bet')
  for (const [place, language] of site.languages.entries())
    test(`${brand.brand} in ${language}: no page overflows at any size, and axe finds nothing on it`, async ({
      page,
    }) => {
      const address = (path: string) => `${brand.origin}/${language}${path}`
      const paths = Object.values(visitorPages).flat()
      // in the short form each page in one language of a brand, and in the other language of the other brand
      const contrast = !isLongForm || language === brand.language
      await checkPages(page, { paths, address, turn: 3 * number + place, contrast })
    })

  test(`${brand.brand}: every page of a player matches its HTML and overflows at no size, and axe finds nothing on it`, async ({
    page,
  }) => {
    await busyPlayerOn(page, brand)
    const address = (path: string) => `${brand.origin}/${brand.language}${path}`
    await checkPages(page, { paths: Object.values(playerPages).flat().filter(isHere), address, turn: number })
  })

  for (const by of ['visitor', 'player'] as const)
    test(`${brand.brand}: the dialogs, sheets and menus of a ${by} fit at any size, and axe finds nothing in them`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ hasTouch: true, isMobile: true, serviceWorkers: 'block' })
      await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: brand.origin }])
      const page = await context.newPage()
      const place = placeOf(page, visitor(page, brand), brand)
      if (by === 'player') await registerOn(page, brand)
      for (const [turn, [name, rows]] of [...rowsOf(by)].entries()) {
        if (!isLongForm && turn % brands.length !== number) continue // each in one brand
        for (const { open, among } of rows)
          await test.step(name, async () => {
            await page.setViewportSize({ width: 390, height: 844 })
            await checkWindow(await open(place), { at: name, turn: turn >> 1, ...(among ? { among } : {}) })
          })
      }
      await context.close()
    })
}

interface Route {
  readonly id?: string
  readonly children?: readonly Route[]
}

test('every page is in the table of pages', () => {
  const ids = (all: readonly Route[]): string[] => all.flatMap(({ id, children = [] }) => [id ?? '', ...ids(children)])
  const named = ids(routes).flatMap((id) => (id.startsWith('ja/') ? [id.slice(3)] : []))
  expect(named.sort()).toEqual(Object.keys({ ...visitorPages, ...playerPages }).sort())
})

test('every dialog, sheet and menu is in the table of windows', async () => {
  const app = join(import.meta.dirname, '../../../apps/web/app')
  const found: string[] = []
  for await (const path of glob('**/*.tsx', { cwd: app }))
    if (/<(Dialog|dialog|Popover)\b|popover=|role="dialog"/.test(await readFile(join(app, path), 'utf8')))
      found.push(basename(path, '.tsx'))
  const general = ['ModalWindow', 'Popover'] // for those in the table
  expect(found.filter((name) => !general.includes(name) && !(name in windows))).toEqual([])
  for (const [name, rows] of Object.entries(windows))
    if (typeof rows === 'string')
      expect(await readFile(join(import.meta.dirname, '../support', rows), 'utf8')).toContain(`{ at: '${name}'`)
})
