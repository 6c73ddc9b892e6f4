import { availableParallelism, loadavg } from 'node:os'
import { type Site, sites } from '@andon/contract/sites'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { median, type Report, type Row } from './report.ts'

const goalMs = 300
const tries = 5
/** What a page does in this time after it has loaded is not the player's wait. */
const idleMs = 2_500
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } // 400 kbit/s

const dialogs = [
  { name: 'login', link: 'header a[href*="login=true"]' },
  { name: 'sign-up', link: 'header a[href$="/register"]' },
] as const
type Dialog = (typeof dialogs)[number]

/** From the click to the frame with the first field: login and sign-up, as the first thing on an idle page, also on a slow line. */
export async function run(): Promise<Report> {
  const server = await startServerProcess({ quiet: true })
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const site of sites)
      for (const dialog of dialogs)
        for (const slow of [false, true]) {
          const times: number[] = []
          for (let one = 0; one < (slow ? 2 : tries); one++)
            times.push(await timeToField(browser, { home: homeOf(server.origin(site.code), site), dialog, slow }))
          const value = median(times)
          const what = `${site.code} ${dialog.name}${slow ? ', 400 kbit/s' : ''}`
          rows.push({ what, value, unit: 'ms', goal: `≤ ${goalMs}`, met: value <= goalMs })
        }
    const load = loadavg()[0]?.toFixed(1) ?? ''
    return { name: 'dialogs', conditions: { cores: availableParallelism(), load, idleMs }, rows }
  } finally {
    await browser.close()
    await server.close()
  }
}

const homeOf = (origin: string, { defaultLanguage, homePath }: Site) =>
  `${origin}/${defaultLanguage}${homePath.visitor}`

async function timeToField(
  browser: Browser,
  { home, dialog, slow }: { home: string; dialog: Dialog; slow: boolean },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: home }])
  const page = await context.newPage()
  if (slow) {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', slowLine)
  }
  await page.goto(home, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(idleMs)
  const time = await clickAndWait(page, dialog)
  await context.close()
  return time
}

async function clickAndWait(page: Page, { link }: Dialog): Promise<number> {
  await page.evaluate(() => {
    const seen = { at: 0, clicked: 0 }
    Object.assign(window, { seen })
    const look = () => {
      if (document.querySelector('dialog[open] input[name="email"]')) seen.at = performance.now()
      else requestAnimationFrame(look)
    }
    addEventListener(
      'click',
      ({ timeStamp }) => {
        seen.clicked = timeStamp
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  await page.locator(link).first().click()
  const seen = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: { at: number; clicked: number } } // put there above
    return seen.at > 0 && seen.at - seen.clicked
  })
  return Number(await seen.jsonValue())
}
