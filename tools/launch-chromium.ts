import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './find-chromium.mjs'

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

/** Undefined: none is named. */
export const chromiumPath = process.env.ANDON_CHROMIUM

/** The browser that is named, or that the tests find or install; with further command-line flags, if any. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath ?? (await findChromium()),
    args: [...chromiumFlags, ...flags],
  })
}
