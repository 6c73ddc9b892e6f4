import { accessible } from './accessible.ts'
import { type Brand, brands, expect, leo, test, visitor } from './journey.ts'

const everywhere = [
  '/lobbies/casino',
  '/lobbies/slots',
  '/allgames',
  '/promotions',
  '/tournament',
  '/cookie-policy',
  '/404',
]
/** Pages of every brand, and those in the brand's menu; special bets are for players only. */
const pathsOf = ({ homePath, menu }: Brand['site']) =>
  [...new Set([...everywhere, homePath.visitor, ...menu.map(({ path }) => path)])].filter(
    (path) => path !== '/special-bet',
  )

for (const brand of brands) {
  for (const language of brand.site.languages) {
    test(`${brand.brand} in ${language}: axe finds nothing on phones and desktops, nothing overflows at any width`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      for (const path of pathsOf(brand.site)) {
        await page.setViewportSize({ width: 360, height: 900 })
        await page.goto(`${brand.origin}/${language}${path}`)
        await page.waitForLoadState('networkidle')
        for (const width of [360, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
          if (width !== 360 && width !== 1440) continue
          await accessible(page, { at: `${path} ${width}`, contrast: language === brand.language })
        }
      }
    })
  }

  test(`${brand.brand}: the open modals pass axe, too`, async ({ page }) => {
    const me = visitor(page, brand)
    await me.open()
    for (const name of [me.t.shell.login, me.t.shell.signUp]) {
      await page.getByRole('banner').getByRole('link', { name }).click()
      await expect(me.dialog.getByRole('heading', { level: 2 })).toBeVisible()
      await accessible(page, { within: 'dialog', at: name })
      await page.keyboard.press('Escape')
    }
  })
}

test('without scripts a page shows its content and its links lead somewhere', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${leo.origin}${leo.home}`)
  await expect(page.getByText('灯籠流し').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
