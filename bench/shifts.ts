import { availableParallelism, loadavg } from 'node:os'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import type { Report } from './report.ts'
import { pagesOf, places, type Who, widths } from './shifts/pages.ts'
import { storedPlayer } from './shifts/player.ts'
import { line, shiftsOf } from './shifts/watch.ts'

const goal = 0.02
/** SHIFTS='account|mygames' measures the pages whose paths match. */
const only = new RegExp(process.env.SHIFTS ?? '')

interface Measured {
  readonly path: string
  readonly score: number
  readonly where: string
}

/**
 * How far pages move while they load: cumulative layout shift from the navigation to rest, with an empty browser cache, over a slow line
 * and on a slow phone, for every page in both brands and two widths, as a visitor and as a player with history. A page counts as much as its
 * worst place; one that misses the goal is reported with that place and what moved.
 */
export async function run(): Promise<Report> {
  const server = await startServerProcess()
  const browser = await launchChromium()
  try {
    const measured: Measured[] = []
    for (const { brand, language } of places) {
      const origin = server.origin(brand)
      const player = await storedPlayer(browser, { origin, language })
      for (const who of ['visitor', 'player'] as const)
        for (const path of pagesOf(who, brand).filter((path) => only.test(path)))
          for (const viewport of widths) {
            const context = { viewport, locale: language, ...(who === 'player' ? { storageState: player } : {}) }
            const { score, moved } = await measure(browser, context, `${origin}/${language}${path}`)
            process.stderr.write(`${score.toFixed(4)} ${brand} ${who} ${viewport.width} ${path} ${moved.join(', ')}\n`)
            measured.push({ path, score, where: whereText({ brand, who, width: viewport.width, score, moved }) })
          }
    }
    return report(measured)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measure(browser: Browser, options: BrowserContextOptions, url: string) {
  const context = await browser.newContext(options)
  const found = await shiftsOf(await context.newPage(), url)
  await context.close()
  return found
}

function whereText(at: { brand: string; who: Who; width: number; score: number; moved: readonly string[] }): string {
  const moved = at.score > goal ? `: ${at.moved.join(', ')}` : ''
  return `${at.brand}, ${at.who}, ${at.width} px${moved}`
}

function report(measured: readonly Measured[]): Report {
  const worst = new Map<string, Measured>()
  for (const one of measured) if (one.score >= (worst.get(one.path)?.score ?? 0)) worst.set(one.path, one)
  const rows = [...worst.values()].map(({ path, score, where }) => ({
    what: `${path} (${where})`,
    value: score,
    unit: '',
    goal: `≤ ${goal}`,
    met: score <= goal,
  }))
  return {
    name: 'shifts',
    conditions: {
      line,
      loads: measured.length,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows,
  }
}
