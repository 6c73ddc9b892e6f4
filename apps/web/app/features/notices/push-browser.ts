/** True if this browser supports push messages. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Where the browser takes pushes, and the keys to encrypt them for it (RFC 8291). */
interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** `denied`: the player, or the browser for them, said no. `failed`: the push service could not be reached. */
type PushStart = PushTarget | 'denied' | 'failed'

/** Asks for leave to notify, and the browser's push service for an address. Call it in answer to a tap. */
export async function startPush(publicKey: string): Promise<PushStart> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    if (known && keyOf(known) !== publicKey) await known.unsubscribe() // of an earlier key
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed'
  } catch {
    return 'failed'
  }
}

/** Also where the server no longer knows it. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  await known?.unsubscribe()
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
