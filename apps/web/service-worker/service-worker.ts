/**
 * Answers two kinds of requests and leaves all others to the network, calls and route data above all:
 * - pages: from the network, so that they are never stale; without a connection, the brand's offline page.
 * - files of the build under `/assets/`, whose names change with their content: from the cache.
 * Nothing personal is cached: pages hold no personal data, and what the offline page shows of the player is in the local storage until logout.
 */
declare const self: WorkerScope
/** Set by `build-tools/service-worker.ts`: every file of the client's build under `/assets/`. */
declare const builtFiles: readonly string[]
declare const languages: readonly string[]

/** What the DOM's own types leave out. */
interface WorkerScope extends EventTarget {
  readonly location: Location
  readonly navigator: Navigator
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  skipWaiting(): Promise<void>
}
interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waitable {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface Tab {
  readonly url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Clicked extends Waitable {
  readonly notification: Notification
}
interface Told extends Waitable {
  readonly data: unknown
}
interface Pushed extends Waitable {
  readonly data: { json(): unknown } | null
}

const shellCache = 'shell'
const assetsCache = 'assets'
/** Under which the worker keeps the list of files of the last two builds. */
const listAddress = '/service-worker/files'
const atOnce = 4

const offlinePage = (language: string) => `/offline.${language}.html`
const shell = [...languages.map(offlinePage), '/icon.svg', '/display.woff2']
const files = builtFiles // the constant is replaced by the whole list wherever it is named
const built = new Set(files)

on<Waitable>('install', (event) => event.waitUntil(install()))
on<Waitable>('activate', (event) => event.waitUntil(takeOver()))
on<Told>('message', (event) => event.waitUntil(onMessage(event.data)))
on<Pushed>('push', (event) => event.waitUntil(showNotice(event.data)))
on<Clicked>('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
on<Fetching>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (shell.includes(pathname)) event.respondWith(shellFile(request))
})

function on<E extends Event>(name: string, act: (event: E) => void): void {
  self.addEventListener(name, (event) => act(event as E)) // the name decides the event's type
}

async function install(): Promise<void> {
  const cache = await caches.open(shellCache)
  await cache.addAll(shell.map((path) => new Request(path, { cache: 'reload' })))
  await self.skipWaiting()
}

/** Open pages keep working: the files of the build before stay cached until the next one. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(assetsCache)
  const before = await cache.match(listAddress)
  const previous: readonly string[] = before ? await before.json() : []
  await cache.put(listAddress, Response.json(files))
  const kept = new Set([...files, ...previous, listAddress])
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const cached = await caches.match(offlinePage(languageOf(new URL(request.url).pathname)))
    if (cached === undefined) throw error
    return cached
  }
}

function languageOf(path: string): string {
  const wanted = [path.split('/')[1], self.navigator.language.split('-')[0]]
  return wanted.find((language) => language !== undefined && languages.includes(language)) ?? languages[0] ?? ''
}

async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(assetsCache)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (response.status === 200 && built.has(new URL(request.url).pathname))
    await cache.put(request.url, response.clone()).catch(() => undefined) // the disk is full
  return response
}

async function shellFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await caches.match(request.url)
    if (cached === undefined) throw error
    return cached
  }
}

/** A page that has loaded asks for the scripts and styles of all other pages, in its own language. */
async function onMessage(data: unknown): Promise<void> {
  const language = typeof data === 'object' && data !== null && 'keepFor' in data ? String(data.keepFor) : undefined
  if (language === undefined || !languages.includes(language)) return
  const cache = await caches.open(assetsCache)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = files.filter((path) => /\.(js|css)$/.test(path) && isFor(language, path) && !known.has(path))
  for (let at = 0; at < missing.length; at += atOnce) await cache.addAll(missing.slice(at, at + atOnce))
}

/** Texts are in files such as `messages.ja-D4f3.js`. */
function isFor(language: string, path: string): boolean {
  const own = /\/messages\.([a-z]{2})-/.exec(path)?.[1]
  return own === undefined || own === language
}

const newNotice: Readonly<Record<string, string>> = { ja: '新しいお知らせがあります', en: 'You have a new message' }

/** A push names a notice. Its title is asked for with the login of this browser; without one, and with another player's, nothing of it is shown. */
async function showNotice(pushed: Pushed['data']): Promise<void> {
  const language = languageOf('')
  const title = (await titleOf(noticeIn(pushed), language)) ?? newNotice[language] ?? ''
  await self.registration.showNotification(title, {
    icon: '/icon-192.png',
    lang: language,
    tag: 'notice',
    data: `/${language}/account/inbox`,
  })
}

function noticeIn(pushed: Pushed['data']): string | null {
  try {
    const named = pushed?.json()
    return typeof named === 'object' && named !== null && 'notice' in named ? String(named.notice) : null
  } catch {
    return null
  }
}

/** Null where the notice is not among the newest of the player who is logged in. */
async function titleOf(noticeId: string | null, language: string): Promise<string | null> {
  try {
    const response = await fetch(`/ajax/notice/getNotices?languageId=${language}`, { credentials: 'same-origin' })
    const { notices } = await response.json()
    const [notice] = notices.filter((one: { noticeId?: unknown }) => one.noticeId === noticeId)
    return notice ? String(notice.title) : null
  } catch {
    return null
  }
}

async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const url = String(notification.data)
  const [tab] = await self.clients.matchAll({ type: 'window' })
  if (tab && !tab.url.includes('/game-play')) {
    await tab.navigate(url)
    await tab.focus()
  } else await self.clients.openWindow(url)
}

export {}
