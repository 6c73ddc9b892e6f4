import { type Browser, chromium } from '@playwright/test'

/** Also for root, where Chromium has no sandbox. Its own requests to update servers are off. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Undefined: the browser that Playwright installed. */
export const chromiumPath = process.env.ANDON_CHROMIUM

/** With further command-line flags, if any. */
export function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: [...chromiumFlags, ...flags],
  })
}
