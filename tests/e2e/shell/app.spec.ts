import { type Page, test as plain } from '@playwright/test'
import { messages as offlineEn } from '../../../apps/web/app/features/offline/messages.en.ts'
import { messages as offlineJa } from '../../../apps/web/app/features/offline/messages.ja.ts'
import { startServerProcess } from '../../../tools/running-server.ts'
import { bee, expect, inTurn, leo, test, visitor } from '../support/journey.ts'
import { startProxy } from '../support/proxy.ts'

const offline = { ja: offlineJa, en: offlineEn }

plain.describe('the service worker', () => {
  plain.use({ serviceWorkers: 'allow' })

  plain('a new version takes over after a reload and keeps the files of the one before', async ({ page }) => {
    const proxy = await startProxy(leo.origin)
    await page.goto(`${proxy.at(leo.origin)}${leo.home}`)
    await expect.poll(() => filesOfWorker(page)).not.toBeNull()
    await expect.poll(() => page.evaluate(controlled)).toBe(true)
    const before = await filesOfWorker(page)
    const kept = await page.evaluate(async () => {
      const [path = ''] = [...performance.getEntriesByType('resource')]
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/'))
      await (await caches.open('assets')).put(path, await fetch(path))
      return path
    })
    const added = '/assets/of-the-next-version.js'
    proxy.rewriteWith((path, body) => (path === '/service-worker.js' ? body.replaceAll(kept, added) : undefined))
    await page.reload()
    await expect.poll(() => filesOfWorker(page)).toContain(added)
    expect(before).not.toContain(added)
    await expect.poll(() => page.evaluate(controlled)).toBe(true)
    const waiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return registration.waiting !== null || registration.installing !== null
      })
    await expect.poll(waiting).toBe(false)
    const isKept = (path: string) => caches.match(path).then((found) => found !== undefined)
    expect(await page.evaluate(isKept, kept), 'open pages of the version before still need it').toBe(true)
    await proxy.close()
  })

  plain(
    'where the operator switches it off, it goes at the next page, and all it kept after that',
    async ({ page }) => {
      plain.setTimeout(180_000)
      const proxy = await startProxy(bee.origin)
      await page.goto(`${proxy.at(bee.origin)}${bee.home}`)
      await expect.poll(() => filesOfWorker(page)).not.toBeNull()
      const off = await startServerProcess({ quiet: true, settings: { SERVICE_WORKER: 'off' } })
      proxy.passTo(off.origin('BEE'))
      await page.goto(`${proxy.at(bee.origin)}${bee.home}`)
      const registered = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
      await expect.poll(registered).toEqual([])
      await page.reload() // until then the page has its worker, which may keep another file
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await proxy.close()
      await off.close()
    },
  )
})

const controlled = () => navigator.serviceWorker.controller !== null

/** The files that the worker in charge knows; null before it has taken over. */
const filesOfWorker = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(async () => {
    const list = await caches.match('/service-worker/files')
    return list ? list.json() : null
  })

for (const brand of inTurn(0))
  test(`${brand.brand}: the menu offers to install the app once the browser does, and no more after that`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const me = visitor(page, brand)
    const t = offline[brand.language]
    const panel = page.getByRole('dialog', { name: me.t.shell.menu })
    const entry = panel.getByRole('button', { name: t.install })
    const openMenu = async () => {
      await page.getByRole('button', { name: me.t.shell.openMenu }).click()
      await expect(panel.getByRole('link').first()).toBeVisible()
    }
    await me.open()
    await page.locator('.connection-place').waitFor({ state: 'attached' }) // the scripts that listen are here
    await openMenu()
    await expect(entry).toHaveCount(0)
    for (const outcome of ['dismissed', 'accepted'] as const) {
      expect(await page.evaluate(offerInstall, outcome), 'the browser’s own banner is kept away').toBe(true)
      await entry.click()
      await expect(entry).toHaveCount(0)
      expect(await page.evaluate(() => Reflect.get(window, 'prompted'))).toBe(1)
      await expect(page.getByText(t.installed)).toHaveCount(outcome === 'accepted' ? 1 : 0)
    }
    await page.evaluate(offerInstall, 'accepted' as const)
    await expect(entry).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('appinstalled'))) // by the browser's own menu
    await expect(entry).toHaveCount(0)
  })

/** Runs in the page. Whether the page took the offer over. */
function offerInstall(outcome: 'accepted' | 'dismissed'): boolean {
  Reflect.set(window, 'prompted', 0)
  const prompt = () => {
    Reflect.set(window, 'prompted', Reflect.get(window, 'prompted') + 1)
    return Promise.resolve({ outcome })
  }
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(offer)
  return offer.defaultPrevented
}
