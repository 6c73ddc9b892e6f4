import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Site, sites } from '@andon/contract/sites'
import type { Page } from '@playwright/test'
import { launchChromium } from './launch-chromium.ts'
import { type RunningServer, startServerProcess } from './running-server.ts'
import { liveScenes } from './screens/live-rooms.ts'
import { fileOf, keep, shoot } from './screens/picture.ts'
import { type Language, usedAccount } from './screens/player.ts'
import { playerScenes, type Scene, unconsented, visitorScenes } from './screens/scenes.ts'
import { settled } from './screens/settled.ts'
import { writeIndex } from './screens/write-index.ts'

/**
 * npm run screens [-- --to <folder>] [--untouched <folder>] [--site LEO] [--language ja] [page …]: pictures of every page, in every brand,
 * language and width, and of some on a phone on its side. Uses the built applications.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    untouched: { type: 'string' },
    site: { type: 'string' },
    language: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '..')
const folder = values.to ?? join(root, 'docs', 'screens')
const phone = { width: 390, height: 844 }
const sizes = [{ width: 1440, height: 900 }, phone]
const sideways = { width: 844, height: 390 }
let failed = false

interface Place {
  readonly site: Site
  readonly language: Language
  readonly origin: string
}

const server = await startServerProcess({ settings: { BOOKMAKER_FEED: 'simulator', TABLES: 'short' } })
const browser = await launchChromium()
try {
  for (const language of (['ja', 'en'] as const).filter((one) => (values.language ?? one) === one)) {
    const wanted = sites.filter(({ code, languages }) => (values.site ?? code) === code && languages.includes(language))
    await Promise.all(wanted.map((site) => pictureBrand({ site, language, origin: server.origin(site.code) })))
  }
  await writeIndex(folder)
} finally {
  await browser.close()
  await server.close()
}
process.exitCode = failed ? 1 : 0

function fail(why: string): void {
  failed = true
  process.stderr.write(`${why}\n`)
}

async function pictureBrand(place: Place): Promise<void> {
  await inContext(place, { consented: false }, (page) => pictures(page, place, unconsented))
  await inContext(place, { consented: true }, (page) => pictures(page, place, visitorScenes))
  await inContext(place, { consented: true }, (page) => pictures(page, place, liveScenes))
  if (playerScenes.some(asked))
    await inContext(place, { consented: true }, async (page) => {
      await page.goto(`${place.origin}/${place.language}/lobbies/casino`)
      await settled(page)
      await usedAccount(page, place.language)
      await pictures(page, place, playerScenes)
    })
  await closed(place, server)
}

async function inContext(
  { origin, language }: Place,
  { consented }: { consented: boolean },
  work: (page: Page) => Promise<void>,
) {
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB'
  const context = await browser.newContext({ locale, timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  if (consented) await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: origin }])
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setScrollbarsHidden', { hidden: true }) // as on a phone
  await work(page).catch((error) => fail(String(error)))
  await context.close()
}

/** The pages of a closed brand. */
async function closed(place: Place, { operator }: RunningServer): Promise<void> {
  const closings = [
    { name: 'maintenance', close: ['maintenance', 'on'], open: ['maintenance', 'off'] },
    { name: 'country-block', close: ['block', 'JP'], open: ['unblock', 'JP'] },
  ] as const
  for (const { name, close, open } of closings) {
    const scene: Scene = { name, path: '/lobbies/casino' }
    if (!asked(scene)) continue
    await operator(...close, '--site', place.site.code)
    const seen = (page: Page) => page.getByTestId('service-notice').waitFor({ timeout: 15_000 })
    await inContext(place, { consented: true }, (page) => pictures(page, place, [{ ...scene, act: seen }]))
    await operator(...open, '--site', place.site.code)
  }
}

function asked({ name }: Scene): boolean {
  return positionals.length === 0 || positionals.includes(name)
}

async function pictures(page: Page, place: Place, scenes: readonly Scene[]): Promise<void> {
  for (const [at, scene] of scenes.entries()) {
    if (scene.only?.(place.site) === false || !leadsToAsked(scenes, at)) continue
    const what = `${place.site.code} ${place.language} ${scene.name}`
    await picture(page, place, scene).catch((error) => fail(`${what}: ${error}`))
  }
}

/** Whether the scene was requested, or a scene without a path that continues on its page. */
function leadsToAsked(scenes: readonly Scene[], at: number): boolean {
  const next = scenes.findIndex(({ path }, place) => place > at && path !== undefined)
  return scenes.slice(at, next < 0 ? undefined : next).some(asked)
}

async function picture(page: Page, place: Place, scene: Scene): Promise<void> {
  const { name, modal, strip } = scene
  for (const [at, size] of [...sizes, ...(scene.sideways ? [sideways] : [])].entries()) {
    const { width } = size
    if (strip && size !== phone) continue
    await page.setViewportSize(size)
    // what is only opened follows the window; what is done on it may differ by its width
    if (at === 0 || (scene.path !== undefined && (scene.act ?? strip) !== undefined)) await enter(page, place, scene)
    await settled(page)
    const taken = await (strip?.(page) ?? shoot(page, { whole: modal !== true && size !== sideways }))
    if (!asked({ name })) continue
    await keep(taken, fileOf(folder, { brand: place.site.code, language: place.language, width, name }))
    if (values.untouched)
      await keepUntouched(taken, `${values.untouched}/${place.site.code}-${place.language}-${name}-${width}.png`)
  }
  process.stdout.write(`${place.site.code} ${place.language} ${name}\n`)
}

async function enter(page: Page, { origin, language }: Place, { name, path, act, modal }: Scene): Promise<void> {
  if (path !== undefined) await page.goto(`${origin}/${language}${path}`)
  await settled(page)
  await act?.(page, language)
  if (modal && name !== 'cookie-consent' && !path?.startsWith('/game-play'))
    await page.locator('dialog[open], [popover]:popover-open').first().waitFor()
}

async function keepUntouched(picture: Buffer, file: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  await rm(file, { force: true })
  await writeFile(file, picture)
}
