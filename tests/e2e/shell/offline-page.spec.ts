import { test as plain } from '@playwright/test'
import { messages as limitsEn } from '../../../apps/web/app/features/limits/messages.en.ts'
import { messages as limitsJa } from '../../../apps/web/app/features/limits/messages.ja.ts'
import { accessible } from '../support/accessible.ts'
import { expect, inTurn, leo, visitor } from '../support/journey.ts'
import { newPlayerOn } from '../support/player.ts'

plain.use({ serviceWorkers: 'allow' })
plain.describe.configure({ timeout: 180_000 })

const titles = { ja: '接続できません', en: 'No connection' }
const names = { ja: 'あなたの上限', en: 'Your limits' }
const limits = { ja: limitsJa, en: limitsEn }
/** The worker has the page under its control. */
const isReady = async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null
/** It keeps the scripts of pages that were not opened yet. */
const keepsOtherPages = async () =>
  (await (await caches.open('assets')).keys()).some(({ url }) => url.includes('/SecurityPage-'))

for (const brand of inTurn(1))
  plain(
    `${brand.brand}: without a connection an address shows the brand's own page, which opens it when the line is back`,
    async ({ page, context }) => {
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await page.goto(`${brand.origin}${brand.home}`)
      await expect.poll(() => page.evaluate(isReady)).toBe(true)
      expect(faults, 'the policies of the page admit the worker').toEqual([])
      if (brand === leo) await expect.poll(() => page.evaluate(keepsOtherPages)).toBe(true)
      const stored = await page.evaluate(async () => {
        const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
      expect(
        stored.filter(
          (path) => !/^\/(assets\/|offline\.|icon\.svg$|display\.woff2$|service-worker\/files$)/.test(path),
        ),
      ).toEqual([])

      await context.setOffline(true)
      await page.goto(`${brand.origin}/${brand.language}/customer-service`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[brand.language])
      await expect(page.getByRole('link', { name: '188' })).toHaveAttribute('href', 'tel:188')
      await expect(page.getByRole('heading', { name: names[brand.language] })).toBeHidden()
      await accessible(page)
      await context.setOffline(false)
      await expect(
        page.getByRole('banner').getByRole('link', { name: visitor(page, brand).t.shell.login }),
      ).toBeVisible()
      await expect(page).toHaveURL(/\/customer-service$/)
    },
  )

plain(
  'the limits that a player has seen are readable without a connection, until logout',
  async ({ page, context }) => {
    const { me } = await newPlayerOn(page, leo, 'limits')
    const t = limits[leo.language]
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: /5,000$/ })
      .first()
      .click()
    await main.locator('form button[type="submit"]').first().click()
    await expect(main.getByRole('list', { name: t.inForce }).getByRole('listitem').first()).toContainText('5,000')
    await expect.poll(() => page.evaluate(isReady)).toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('limitsSeen'))).toContain('5,000')

    await context.setOffline(true)
    await page.goto(`${leo.origin}${leo.home}`)
    await expect(page.getByRole('heading', { name: names[leo.language] })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '5,000' })).toHaveCount(1)
    await context.setOffline(false)
    await me.logOut()
    await expect(page.getByRole('banner').getByRole('link', { name: me.t.shell.login })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('limitsSeen'))).toBeNull()
  },
)
