import { messages as slipEn } from '../../../apps/sportsbook/src/slip/messages.en.ts'
import { messages as slipJa } from '../../../apps/sportsbook/src/slip/messages.ja.ts'
import { messages as homeEn } from '../../../apps/web/app/features/home/messages.en.ts'
import { messages as homeJa } from '../../../apps/web/app/features/home/messages.ja.ts'
import { messages as shellEn } from '../../../apps/web/app/page/messages.en.ts'
import { messages as shellJa } from '../../../apps/web/app/page/messages.ja.ts'
import { expect } from '../support/journey.ts'
import { priceOf, slipLegs, test } from '../support/sports.ts'

test.describe.configure({ timeout: 180_000, mode: 'default' })

const texts = {
  ja: { home: homeJa, slip: slipJa, tabs: shellJa.tabs },
  en: { home: homeEn, slip: slipEn, tabs: shellEn.tabs },
}
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('the home page begins with matches and prices, also on a phone', async ({ page, sports }) => {
  const t = texts[sports.language].home
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.goto(`${sports.origin}/${sports.language}/home`)
    const rows = page.getByRole('region', { name: t.sports, exact: true }).getByRole('listitem')
    await expect(rows.nth(3)).toBeInViewport({ ratio: 0.9, timeout: 60_000 })
    for (const row of await rows.all()) {
      const prices = row.getByRole('link', { name: /\d\.\d\d/ })
      expect([2, 3]).toContain(await prices.count())
      await expect(prices.first()).toHaveText(/\d\.\d\d/)
    }
  }
  const html = await (await page.goto(`${sports.origin}/${sports.language}/home`))?.text()
  expect(html, 'pages are kept for longer than prices hold').not.toContain('match-price')
})

test('a price of the home page opens its match with the selection in the slip', async ({ page, sports }) => {
  await page.setViewportSize(desktop)
  await page.goto(`${sports.origin}/${sports.language}/home`)
  const t = texts[sports.language]
  const sportsList = page.getByRole('region', { name: t.home.sports, exact: true })
  const price = sportsList.getByRole('link', { name: /\d\.\d\d/ }).last()
  const href = new URL((await price.getAttribute('href', { timeout: 60_000 })) ?? '', sports.origin)
  await price.click()
  const frame = page.frameLocator('iframe')
  const legs = slipLegs(frame.getByRole('region', { name: t.slip.slip }), t.slip)
  await expect(legs).toHaveCount(1, { timeout: 60_000 })
  const selection = `${href.pathname.split('/').at(-1)}/${href.searchParams.get('pick')}`
  await expect(priceOf(frame, selection).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`${sports.origin}${href.pathname}`)
  await page.reload()
  await expect(legs).toHaveCount(1, { timeout: 60_000 })
})

test('the tab bar of a phone begins with sports and shows where the page belongs', async ({ page, sports }) => {
  await page.setViewportSize(phone)
  const bar = page.getByRole('navigation', { name: texts[sports.language].tabs })
  const tabs = bar.getByRole('link')
  const current = () => bar.locator('[aria-current]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const at = (path: string) => `/${sports.language}${path}`
  for (const [path, lit] of [
    ['/home', []],
    ['/sports', ['/sports']],
    ['/sports/live', ['/sports/live']],
    ['/lobbies/slots', ['/lobbies/casino']],
  ] as const) {
    await page.goto(`${sports.origin}${at(path)}`)
    await expect(tabs.first()).toHaveAttribute('href', at('/sports'))
    expect(await current()).toEqual(lit.map(at))
  }
})
