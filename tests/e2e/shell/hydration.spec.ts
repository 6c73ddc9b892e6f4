import { isLongForm } from '../../support/long-form.ts'
import { busyPlayerOn } from '../support/busy-player.ts'
import { hydrated } from '../support/hydrated.ts'
import { brands, test } from '../support/journey.ts'
import { visitorPages } from '../support/pages.ts'

test.describe.configure({ timeout: 240_000 })

for (const [number, brand] of brands.entries())
  test(`${brand.brand}: every page of visitors matches its HTML, for a player with a bonus, limits, recent games and an open round`, async ({
    page,
  }) => {
    await busyPlayerOn(page, brand)
    const { pages: own } = brand.site
    const isHere = (path: string) =>
      (!path.startsWith('/sports') || own.includes('sports')) && (path !== '/home' || own.includes('home'))
    for (const [place, path] of Object.values(visitorPages).flat().filter(isHere).entries()) {
      if (!isLongForm && place % brands.length !== number && !path.startsWith('/lobbies')) continue
      await page.goto(`${brand.origin}/${brand.language}${path}`) // the page's fixture fails on every hydration error
      await hydrated(page.locator('.tab-bar .tab').first()) // the last part
    }
  })
