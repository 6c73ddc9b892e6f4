/** Chromium's event; other browsers have no such prompt, and show no entry. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's own banner away: the app is offered in the menu. */
export function watchInstallPrompt(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault()
    offer(event as InstallPrompt) // the name decides the event's type
  }
  const onInstalled = () => offer(null)
  addEventListener('beforeinstallprompt', onOffer)
  addEventListener('appinstalled', onInstalled)
  return () => {
    removeEventListener('beforeinstallprompt', onOffer)
    removeEventListener('appinstalled', onInstalled)
  }
}

export const canInstall = () => offered !== null

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Asks the browser to install. True: the visitor agreed. A prompt works once, so the entry goes. */
export async function install(): Promise<boolean> {
  const prompt = offered
  offer(null)
  return prompt !== null && (await prompt.prompt()).outcome === 'accepted'
}

function offer(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const listener of listeners) listener()
}
