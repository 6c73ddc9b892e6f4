import type { Language } from '@andon/contract/languages'
import { mayFetchAhead } from '../../page/when-quiet.ts'
import { trustedScript } from './trusted-script.ts'

const script = '/service-worker.js'
const afterLoadMs = 2_000

/**
 * Registers the service worker of this host and asks it to keep the scripts of the other pages, unless the visitor saves data or has a slow line. Without support, or
 * where storage is forbidden, the site works as before.
 */
export async function startServiceWorker({ language }: { language: Language }): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await calm()
  try {
    await navigator.serviceWorker.register(trustedScript(script), { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    if (mayFetchAhead()) active?.postMessage({ keepFor: language })
  } catch {
    // refused by the browser: private mode, an exhausted disk, no connection
  }
}

/** Where the flag is off: at once, since browsers look for a new worker only some time after a page was opened. */
export async function removeServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // storage is forbidden: there was no worker
  }
}

/** The first view has its files, and a game that starts with the page most of its own. */
async function calm(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, afterLoadMs))
}
