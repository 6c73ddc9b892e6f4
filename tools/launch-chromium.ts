import { type Browser, chromium } from '@playwright/test'

/** Also as root, where Chromium has no sandbox; it speaks to nobody but the pages it opens. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** None: the one that Playwright installed. */
export const chromiumPath = process.env.ANDON_CHROMIUM

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: chromiumFlags })
}
