import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, Stop, step } from './step.mjs'

/** The headless shell first: it does the same work in about two thirds of the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser for the tests: the machine's own, or Playwright's, or else Debian's package. */
export async function findChromium() {
  const found = onThisMachine() ?? (await playwrights())
  if (found) return found
  await step('installing a browser', install)
  const installed = onThisMachine() ?? (await playwrights())
  if (installed) return installed
  throw new Stop('the browser tests need Chromium: install it, or name it in ANDON_CHROMIUM')
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.ANDON_CHROMIUM, ...candidates, ...macs].find((path) => path && existsSync(path))
}

async function playwrights() {
  const program = `process.stdout.write((await import('@playwright/test')).chromium.executablePath())`
  const { code, output } = await run('node', ['--input-type=module', '-e', program])
  return code === 0 && existsSync(output) ? output : undefined
}

/** Debian's package where we may install one; otherwise Playwright's own build. */
async function install() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env })
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const packages = [browser, 'fonts-noto-cjk']
      const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
      if (code === 0) return
    }
  }
  const { code, output } = await run('playwright', ['install', 'chromium'])
  if (code !== 0) throw new Stop(`no browser is here and none could be installed:\n${output.trim()}`)
}
