import type { Page } from '@playwright/test'
import { type Brand, expect, inTurn, test } from '../support/journey.ts'
import { knowsItsPlayer, registerOn } from '../support/player.ts'
import { texts } from '../support/texts.ts'

/** What a page says that only promises something, in either language. */
const promises =
  /coming (?:soon)|stay tuned|will (?:appear|show up|be) here|(?:準備中)|近日|まもなく公開|もうしばらく|しだい、/i

/** Paths below the brand's address that menus, bars and the footer of this page lead to. */
async function pathsIn(page: Page, { origin }: Brand): Promise<readonly string[]> {
  const links = page.locator(':is(header, nav, footer, aside, dialog, [popover]) a[href]')
  const found = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)) // the locator finds links only
  return found
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin && !url.pathname.includes('/game-play') && !url.searchParams.has('login'))
    .map(({ pathname }) => pathname)
}

/** Why this page stands empty: nothing to read or do, a promise in the place of content, an empty list without a next step. */
const faultsOf = (page: Page) =>
  page.evaluate((source) => {
    const main = document.querySelector<HTMLElement>('main')
    const text = main?.textContent ?? ''
    // what lies below the window loads when it comes near
    const loading = [...(main?.querySelectorAll('[class*="skeleton"], [aria-busy="true"]') ?? [])]
    const inView = loading.map((part) => part.getBoundingClientRect()).filter(({ top }) => top < innerHeight)
    const waits = inView.some(({ height, bottom }) => height > 0 && bottom > 0) ? ['is still loading'] : []
    const promise = new RegExp(source, 'i').exec(text)?.[0]
    const stuck = [...(main?.querySelectorAll('.empty-state') ?? [])].filter(
      (empty) => !empty.querySelector('a[href], button, time'),
    )
    const bare = text.trim().length < 40 && !main?.querySelector('iframe')
    return [
      ...waits,
      ...(promise === undefined ? [] : [`promises: ${promise}`]),
      ...stuck.map((empty) => `says no next step: ${empty.textContent}`),
      ...(bare ? ['has nothing to read'] : []),
    ]
  }, promises.source)

async function walk(page: Page, brand: Brand, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(`${brand.origin}${path}`, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => faultsOf(page), { message: `${brand.brand} ${path}` }).toEqual([])
    })
}

async function openMenu(page: Page, { language }: Brand): Promise<void> {
  const { shell } = texts[language]
  await page.getByRole('banner').getByRole('button', { name: shell.openMenu }).click()
  await expect(
    page.getByRole('dialog').or(page.locator('[popover]:popover-open')).getByRole('link').first(),
  ).toBeVisible()
}

for (const brand of inTurn(0))
  test(`a visitor of ${brand.brand} finds no empty page behind any menu`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${brand.origin}${brand.home}`)
    await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'))
    const around = await pathsIn(page, brand)
    await openMenu(page, brand)
    const paths = new Set([...around, ...(await pathsIn(page, brand))])
    for (const { path } of [...brand.site.menu, ...brand.site.moreMenu])
      expect([...paths]).toContain(`/${brand.language}${path}`)
    await walk(
      page,
      brand,
      [...paths].filter((path) => !/\/(mygames|special-bet|account|register)$/.test(path)),
    )
  })

for (const brand of inTurn(1))
  test(`a new player of ${brand.brand} finds no empty page behind any menu`, async ({ page }) => {
    await registerOn(page, brand)
    await page.goto(`${brand.origin}/${brand.language}/account`)
    await knowsItsPlayer(page)
    const own = await pathsIn(page, brand)
    const inAccount = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const menus = [...brand.site.menu, ...brand.site.moreMenu].map(({ path }) => `/${brand.language}${path}`)
    const paths = new Set([...menus, ...own, ...inAccount].filter((path) => path.startsWith(`/${brand.language}/`)))
    expect(paths.size).toBeGreaterThan(20)
    await walk(page, brand, [...paths])
  })
