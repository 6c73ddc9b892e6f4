import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@andon/contract/languages'
import { siteOf } from '@andon/contract/sites'
import { freePort } from '@andon/tests/free-port'
import type { Browser } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { step } from './progress.ts'
import type { Report, Row } from './report.ts'

const root = resolve(import.meta.dirname, '..')
/** It weighs 180 MB with what it needs, so it is no dependency of the repository. */
const folder = '.cache/lighthouse'
const install = `npm install --prefix ${folder} lighthouse@13`
/** Performance has no goal: it is of this machine. */
const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const
const places = [
  { brand: 'BEE', language: 'en' },
  { brand: 'LEO', language: 'ja' },
] as const

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly scoreDisplayMode: string
}
interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string }
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
    >
    readonly audits: Readonly<Record<string, Audit>>
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>

/**
 * Lighthouse's categories for the pages of the shop window on a phone, as a visitor sees them, in both brands. `BENCH_PAGES=lobby,sports` measures those pages alone. What lowers a score is
 * named on the error output.
 */
export async function run(): Promise<Report> {
  const lighthouse = await loadLighthouse()
  step('starting a server and a browser')
  await using started = new AsyncDisposableStack()
  const server = await startServerProcess({ quiet: true })
  started.defer(() => server.close())
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  started.defer(() => browser.close())
  const rows: Row[] = []
  for (const { brand, language } of places) {
    const origin = server.origin(brand)
    for (const [page, path] of await pagesOf(browser, { origin, brand, language })) {
      step(`${brand} ${page}: ${path}`)
      const result = await lighthouse(`${origin}/${language}${path}`, {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: [...categories],
      })
      rows.push(...rowsOf(`${brand} ${page}`, result))
    }
  }
  return { name: 'lighthouse, phone', conditions: { node: process.version }, rows }
}

async function loadLighthouse(): Promise<Lighthouse> {
  for (const from of [root, join(root, folder)]) {
    const found = resolveFrom(from)
    if (found) return ((await import(pathToFileURL(found).href)) as { default: Lighthouse }).default // its documented entry
  }
  throw new Error(
    `Lighthouse is not installed. It is no dependency of this repository: run "${install}" once, then this again.`,
  )
}

function resolveFrom(from: string): string | null {
  try {
    return createRequire(join(from, 'package.json')).resolve('lighthouse')
  } catch {
    return null
  }
}

/** Pages by name; of promotions and tournaments the first one that the site's map names. */
async function pagesOf(
  browser: Browser,
  { origin, brand, language }: { origin: string; brand: string; language: Language },
): Promise<(readonly [string, string])[]> {
  const reader = await browser.newPage() // Node does not resolve hosts below `localhost`
  const map = (await (await reader.goto(`${origin}/sitemap.xml`))?.text()) ?? ''
  await reader.close()
  const first = (kind: string) => {
    const path = new RegExp(`<loc>[^<]*/${language}(/${kind}/[^<]+)</loc>`).exec(map)?.[1]
    if (path === undefined) throw new Error(`the map of ${origin} names no ${kind}`)
    return path
  }
  const pages: (readonly [string, string])[] = [
    ['lobby', '/lobbies/casino'],
    ...(siteOf(brand).pages.includes('home') ? ([['home', '/home']] as const) : []),
    ['promotions', '/promotions'],
    ['promotion', first('promotion')],
    ['game', '/game/lantern-river'],
    ['article', '/about-us'],
    ['tournament', first('tournament')],
    ...(siteOf(brand).pages.includes('sports') ? ([['sports', '/sports']] as const) : []),
  ]
  const asked = process.env.BENCH_PAGES?.split(',')
  return asked ? pages.filter(([name]) => asked.includes(name)) : pages
}

function rowsOf(what: string, result: Result | undefined): Row[] {
  const lhr = result?.lhr
  if (!lhr || lhr.runtimeError) {
    step(`${what}: no result (${lhr?.runtimeError?.code ?? 'none'}); the machine may be too busy`)
    return [{ what: `${what}: result`, value: 0, unit: '', goal: '1', met: false }]
  }
  return categories.flatMap((category) => {
    const found = lhr.categories[category]
    if (!found) return []
    const value = Math.round((found.score ?? 0) * 100)
    if (category === 'performance') return [{ what: `${what}: ${category}`, value, unit: '' }]
    for (const { id } of found.auditRefs) {
      const audit = lhr.audits[id]
      if (audit && isCounted(audit) && (audit.score ?? 1) < 1) step(`${what}: ${category}: ${id}`)
    }
    return [{ what: `${what}: ${category}`, value, unit: '', goal: '100', met: value === 100 }]
  })
}

const isCounted = ({ scoreDisplayMode }: Audit) =>
  !['informative', 'manual', 'notApplicable'].includes(scoreDisplayMode)
