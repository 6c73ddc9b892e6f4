import type { Page } from '@playwright/test'
import { messages as en } from '../../../apps/web/app/features/notices/messages.en.ts'
import { messages as ja } from '../../../apps/web/app/features/notices/messages.ja.ts'
import { type Brand, expect, inTurn, test } from '../support/journey.ts'
import { depositOn, knowsItsPlayer, newPlayerOn, post, registerOn } from '../support/player.ts'

test.use({ serviceWorkers: 'allow' })

const texts = { ja, en }
const deposits = { ja: '入金が完了しました', en: 'Your deposit has arrived' }
const anyMessage = { ja: '新しいお知らせがあります', en: 'You have a new message' }

/** Subscribes in place of the browser, whose own push service is on the internet: with keys as browsers make them. */
function standIn(): void {
  let kept: PushSubscription | null = null
  const base64url = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  PushManager.prototype.getSubscription = async () => kept
  PushManager.prototype.subscribe = async (options) => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    const p256dh = base64url(await crypto.subtle.exportKey('raw', publicKey))
    const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer)
    const endpoint = `https://push.invalid/${crypto.randomUUID()}`
    kept = Object.assign(Object.create(PushSubscription.prototype), {
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        kept = null
        return true
      },
    }) as PushSubscription // what pages use of one
    if (typeof options?.applicationServerKey !== 'string') throw new Error('no key of the server')
    return kept
  }
}

/** Hands pushes to the browser's service worker, as its push service would. */
async function pushesTo(page: Page, { origin }: Brand) {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** What the device has shown since the last call. The small headless browser grants notifications and then shows none: there it is what the worker wanted to show. */
async function notificationsOf(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('the page has no service worker')
  await worker.evaluate(() => {
    const titles: string[] = []
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      titles.push(title)
      if (Notification.permission === 'granted') await show.call(this, title, options)
    }
    Object.assign(globalThis, { titles })
  })
  return async () => {
    const titles = await worker.evaluate(() => (globalThis as unknown as { titles: string[] }).titles.splice(0)) // set above
    const open = await page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications()
      for (const notification of notifications) notification.close()
      return Notification.permission === 'granted' ? notifications.map(({ title }) => title) : null
    })
    return open ?? titles
  }
}

const pushTopics = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/ajax/notice/getPush')).json()).topics as string[] | null)

const newestNotice = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/ajax/notice/getNotices')).json()).notices[0]?.noticeId as string)

for (const brand of inTurn(1))
  test(`${brand.brand}: chosen kinds of messages are shown by the device, to the player who asked for them alone`, async ({
    page,
    context,
  }) => {
    const t = texts[brand.language]
    await context.grantPermissions(['notifications'], { origin: brand.origin })
    await context.addInitScript(standIn)
    await newPlayerOn(page, brand, 'preferences')
    await page.evaluate(async () => (await navigator.serviceWorker.ready) && undefined)
    expect(await pushTopics(page)).toBe(null)
    const kinds = page.getByRole('group', { name: t.push })
    await kinds.getByLabel(t['topic.limits']).uncheck()
    await kinds.getByLabel(t['topic.bonuses']).check()
    await page.getByRole('button', { name: t.pushOn }).click()
    await expect(page.getByRole('button', { name: t.pushOff })).toBeVisible()
    expect(await pushTopics(page)).toEqual(['money', 'security', 'verification', 'bonuses'])

    const push = await pushesTo(page, brand)
    const shown = await notificationsOf(page)
    await depositOn(page, 5_000)
    await expect.poll(() => newestNotice(page)).toMatch(/^ntc_/)
    const about = JSON.stringify({ notice: await newestNotice(page) })
    await push(about)
    await expect.poll(shown).toEqual([deposits[brand.language]])
    await push('not of ours')
    await expect.poll(shown).toEqual([anyMessage[brand.language]])

    await post(page, '/ajax/login/logout', {})
    await push(about)
    await expect.poll(shown).toEqual([anyMessage[brand.language]])
    await registerOn(page, brand)
    await page.goto(`${brand.origin}/${brand.language}/account/preferences`)
    await knowsItsPlayer(page)
    await push(about)
    await expect.poll(shown).toEqual([anyMessage[brand.language]])
    expect(await pushTopics(page)).toBe(null)
    await expect(page.getByRole('button', { name: t.pushOn })).toBeVisible()
  })
