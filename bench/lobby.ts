import { loadavg } from 'node:os'
import type { Language } from '@andon/contract/languages'
import { sites } from '@andon/contract/sites'
import type { Browser } from '@playwright/test'
import { launchChromium } from '../tools/launch-chromium.ts'
import { startServerProcess } from '../tools/running-server.ts'
import { person } from '../tools/screens/player.ts'
import { must } from '../tools/screens/post.ts'
import { settled } from '../tools/screens/settled.ts'
import type { Report, Row } from './report.ts'

const windows = [
  {
    name: 'wide',
    width: 1440,
    height: 900,
    hero: 0.34,
    tiles: { visitor: 8, player: 12 },
    rows: 9,
    shapes: 4,
    live: 5,
  },
  { name: 'phone', width: 390, height: 844, hero: 0.28, tiles: { visitor: 2, player: 4 }, rows: 9, shapes: 3, live: 3 },
] as const
type Window = (typeof windows)[number]

/** What a visitor and a player see of a lobby before they scroll, for both brands, languages and two windows; the shapes of its tiles and its pictures. */
export async function run(): Promise<Report> {
  const server = await startServerProcess({ quiet: true })
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const site of sites)
      for (const language of site.languages)
        for (const window of windows)
          for (const who of ['visitor', 'player'] as const) {
            const lobby = await measureVisit(browser, { origin: server.origin(site.code), language, window, who })
            rows.push(...rowsOf(`${site.code} ${language} ${window.name} ${who}`, lobby, { window, who }))
          }
    return { name: 'lobby', conditions: { load: Number(loadavg()[0]?.toFixed(1)) }, rows }
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Lobby {
  readonly whole: number
  readonly cut: number
  readonly perRow: number
  readonly hero: number
  readonly rows: number
  readonly shapes: number
  readonly sticky: number
  readonly pictures: number
  readonly repeated: number
  readonly live: number
}

interface Visit {
  readonly origin: string
  readonly language: Language
  readonly window: Window
  readonly who: 'visitor' | 'player'
}

async function measureVisit(
  browser: Browser,
  { origin, language, window: { width, height }, who }: Visit,
): Promise<Lobby> {
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    await context.addCookies([{ name: 'cookieConsent', value: 'necessary', url: origin }])
    const page = await context.newPage()
    const lobby = `${origin}/${language}/lobbies/casino`
    await page.goto(lobby)
    await settled(page)
    if (who === 'player') await must(page, '/ajax/registration', person(language))
    await page.goto(lobby, { waitUntil: 'networkidle' })
    const last = who === 'player' ? ['.your-games .tile', '[data-live="net"]'] : []
    for (const part of ['.lobby-now [data-live="rounds"]', '.house-figures', ...last])
      await page.locator(`main ${part}`).first().waitFor({ state: 'attached' })
    await page.keyboard.press('Escape') // of a player's welcome
    return await page.evaluate(look)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function look(): Lobby {
  const bars = [...document.querySelectorAll('header, nav, .category-bar, .chips')].filter((bar) => {
    const { position } = getComputedStyle(bar)
    return position === 'sticky' || position === 'fixed'
  })
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const low = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, height }) => height < 120 && top > innerHeight / 2)
  const bottom = Math.min(innerHeight, ...low.map(({ top }) => top))
  const tiles = [...document.querySelectorAll<HTMLElement>('main .tile, main .feature')].map((tile) =>
    tile.getBoundingClientRect(),
  )
  const visible = tiles.filter((box) => box.top < bottom && box.bottom > top && box.left < innerWidth && box.right > 0)
  const whole = visible.filter((box) => box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth)
  const rail = document.querySelector('main .rail[data-shape="portrait"]')
  const inRail = rail
    ? [...rail.children].map((item) => item.getBoundingClientRect()).filter(({ left }) => left < innerWidth)
    : []
  const share = inRail.reduce((sum, { left, width }) => sum + Math.min(1, (innerWidth - left) / width), 0)
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main .rail[data-shape="portrait"] .tile-art')].map(
    ({ src }) => src,
  )
  const times = Map.groupBy(pictures, (src) => src)
  const names = [...document.querySelectorAll('main .rail-shelves h3')].map(({ textContent }) => textContent)
  const named = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length)
  const live = [...document.querySelectorAll<HTMLElement>('main [data-live]')].filter((one) => one.checkVisibility())
  return {
    whole: whole.length,
    cut: visible.length - whole.length,
    perRow: share,
    hero: (document.querySelector('.features, .hero')?.getBoundingClientRect().height ?? 0) / innerHeight,
    rows: document.querySelectorAll('main .rail, main .day-game').length,
    shapes:
      new Set([...document.querySelectorAll<HTMLElement>('main .tile')].map(({ dataset }) => dataset.shape ?? ''))
        .size + 1,
    sticky: bars.reduce(
      (sum, bar) => sum + (bar.getBoundingClientRect().height < 120 ? bar.getBoundingClientRect().height : 0),
      0,
    ),
    pictures: times.size,
    repeated: Math.max(0, ...named),
    live: new Set(live.map(({ dataset }) => dataset.live)).size,
  }
}

function rowsOf(visit: string, lobby: Lobby, { window, who }: Pick<Visit, 'window' | 'who'>): Row[] {
  const least = (what: string, value: number, goal: number): Row => ({
    what: `${visit}: ${what}`,
    value,
    unit: '',
    goal: `≥ ${goal}`,
    met: value >= goal,
  })
  const most = (what: string, value: number, goal: number): Row => ({
    what: `${visit}: ${what}`,
    value,
    unit: '',
    goal: `≤ ${goal}`,
    met: value <= goal,
  })
  return [
    least('tiles wholly above the fold', lobby.whole, window.tiles[who]),
    { what: `${visit}: tiles cut by the fold`, value: lobby.cut, unit: '' },
    { what: `${visit}: tiles in a row`, value: lobby.perRow, unit: '' },
    most('height of the hero, of the fold', lobby.hero, window.hero),
    least('rows', lobby.rows, window.rows),
    least('shapes of tiles', lobby.shapes, window.shapes),
    { what: `${visit}: height of what stays`, value: lobby.sticky, unit: 'px' },
    { what: `${visit}: different pictures in rows`, value: lobby.pictures, unit: '' },
    most('rows with the same game', lobby.repeated, 2),
    least('figures that change with the data', lobby.live, window.live),
  ]
}
