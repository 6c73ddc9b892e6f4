import type { BrowserContext, Page } from '@playwright/test'
import { messages as consentEn } from '../../../apps/web/app/features/consent/messages.en.ts'
import { messages as consentJa } from '../../../apps/web/app/features/consent/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { ask } from '../support/ask.ts'
import { brands, expect, inTurn, test, visitor } from '../support/journey.ts'

test.describe.configure({ timeout: 180_000 })

const consent = { ja: consentJa, en: consentEn }
const affiliate = ['affIdCookie', 'bTagCookie', 'bannerIdCookie', 'trackerIdCookie']
const query = '?trackerid=t1&bannerId=b1&affid=a1&bTag=g1'

for (const brand of brands) {
  const t = consent[brand.language]
  const bar = (page: Page) => page.getByRole('region', { name: t.title })
  const cookies = async (context: BrowserContext) =>
    (await context.cookies(brand.origin)).map(({ name }) => name).filter((name) => name !== 'XSRF-TOKEN')

  /** A first visit from a country whose law requires consent: nothing was chosen on this browser. */
  async function firstVisit(page: Page, path: string = brand.home) {
    const inGermany = { is_IpBlocked: false, countryCode: 'DE', maintenance: false }
    await page.route('**/ajax/country/countryblock*', (route) => route.fulfill({ json: inGermany }))
    await page.context().clearCookies({ name: 'cookieConsent' })
    await page.goto(`${brand.origin}${path}`)
    await expect(bar(page)).toBeVisible()
  }

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: where the law requires consent, only necessary data is stored before an answer, and the tracking parameters of the visit are stored after it`, async ({
      page,
      context,
    }) => {
      await firstVisit(page, `${brand.home}${query}`)
      expect(await cookies(context)).toEqual([])
      await page
        .getByRole('banner')
        .getByRole('link', { name: visitor(page, brand).t.shell['menu.promotions'] })
        .click()
      await expect(page).toHaveURL(/promotions$/)
      await bar(page).getByRole('button', { name: t.accept }).click()
      await expect(bar(page)).toHaveCount(0)
      expect((await cookies(context)).sort()).toEqual([...affiliate, 'cookieConsent'].sort())
      const kept = (await context.cookies(brand.origin)).find(({ name }) => name === 'cookieConsent')
      const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(29)
      expect(days).toBeLessThan(31)
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(bar(page)).toHaveCount(0)
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: refusing is one press of an equally prominent button, and lasts`, async ({
      page,
      context,
    }) => {
      await firstVisit(page, `${brand.home}${query}`)
      const looks = await bar(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => [getComputedStyle(button).backgroundColor, button.clientHeight]),
        )
      expect(looks[0]).toEqual(looks[1])
      await bar(page).getByRole('button', { name: t.refuse }).click()
      await expect(bar(page)).toHaveCount(0)
      expect(await cookies(context)).toEqual(['cookieConsent'])
      await visitor(page, brand).openGame('freegames')
      await expect(page.frameLocator('iframe').locator('body')).toBeVisible()
      expect(await cookies(context)).not.toContain('lastPlayedGames')
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: where no law requires consent, no bar asks, and tracking parameters are stored at once until they are refused`, async ({
      page,
      context,
    }) => {
      await context.clearCookies({ name: 'cookieConsent' })
      await page.goto(`${brand.origin}${brand.home}${query}`)
      await expect.poll(async () => (await cookies(context)).sort()).toEqual(affiliate)
      await expect(bar(page)).toHaveCount(0)
      await page.goto(`${brand.origin}/${brand.language}/cookie-policy`)
      await expect(async () => {
        await page.getByRole('form', { name: t['choice.title'] }).getByRole('button', { name: t.refuse }).click()
        expect(await cookies(context)).toEqual(['cookieConsent'])
      }).toPass() // a click before the form's script is here does nothing
    })

  if (inTurn(1).includes(brand))
    test(`${brand.brand}: the choice is changed on the page of the cookie policy, and withdrawn data is deleted`, async ({
      page,
      context,
    }) => {
      await firstVisit(page, `${brand.home}${query}`)
      await bar(page).getByRole('button', { name: t.accept }).click()
      await visitor(page, brand).openGame('freegames')
      await expect(page.frameLocator('iframe').locator('body')).toBeVisible()
      await expect.poll(() => cookies(context)).toContain('lastPlayedGames')

      await page.goto(`${brand.origin}/${brand.language}/cookie-policy`)
      const form = page.getByRole('form', { name: t['choice.title'] })
      await expect(form.getByLabel(t.functional)).toBeChecked()
      await form.getByLabel(t.affiliate).uncheck()
      await form.getByRole('button', { name: t['choice.save'] }).click()
      await expect(form.getByLabel(t.affiliate)).not.toBeChecked()
      expect((await cookies(context)).sort()).toEqual(['cookieConsent', 'lastPlayedGames'])
    })

  if (inTurn(0).includes(brand))
    test(`${brand.brand}: the bar takes no focus, moves nothing, and is not in the page's HTML`, async ({ page }) => {
      const { body } = await ask(brand, brand.home)
      expect(body).not.toContain('consent-bar')
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await firstVisit(page)
        await page.waitForLoadState('networkidle')
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
        const shifted = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        )
        expect(shifted).toBeLessThan(0.02)
        await accessible(page, { within: '.consent-bar' })
      }
    })
}
