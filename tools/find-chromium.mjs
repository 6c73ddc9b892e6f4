import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, Stop, step } from './step.mjs'

/** Does the same work in about five sixths of the processor time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const longestInstallMs = 3 * 60_000
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser for the tests: the one that is named, or the headless shell, also Debian's where we may install packages, or else the machine's own or Playwright's. */
export async function findChromium() {
  if (existsSync(process.env.ANDON_CHROMIUM ?? '') || onThisMachine([shell])) return onThisMachine(names)
  if (mayInstall() && (await step('installing a browser', () => install(shell)))) return onThisMachine([shell])
  const found = onThisMachine(names) ?? (await playwrights())
  if (found) return found
  await step('installing a browser', installAny)
  const installed = onThisMachine(names) ?? (await playwrights())
  if (installed) return installed
  throw new Stop('the browser tests need Chromium: install it, or name it in ANDON_CHROMIUM')
}

function onThisMachine(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.ANDON_CHROMIUM, ...candidates, ...macs].find((path) => path && existsSync(path))
}

async function playwrights() {
  const program = `process.stdout.write((await import('@playwright/test')).chromium.executablePath())`
  const { code, output } = await run('node', ['--input-type=module', '-e', program])
  return code === 0 && existsSync(output) ? output : undefined
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Debian's package, with letters for Japanese. Whether it could be installed. */
async function install(name) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: longestInstallMs }
  await run('apt-get', ['update'], options)
  const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], options)
  return code === 0
}

/** Debian's package where we may install one; otherwise Playwright's own build. */
async function installAny() {
  if (mayInstall() && (await install('chromium'))) return
  const { code, output } = await run('playwright', ['install', 'chromium'])
  if (code !== 0) throw new Stop(`no browser is here and none could be installed:\n${output.trim()}`)
}
