import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titles } from '@andon/arcade/titles/index'
import { countSystemLines, namedSystem } from '@andon/bookmaker/rules'
import { sites } from '@andon/contract/sites'
import { loadFiles } from '@andon/operator/content'
import { describe, expect, test } from 'vitest'
import { programmesOf } from '../../apps/server/src/compose/sandbox-programmes.ts'
import { bonusFigures } from '../../packages/operator/src/modules/content/domain/bonus-figures.ts'

const root = join(import.meta.dirname, '../..')
const languages = ['ja', 'en'] as const
const parts = loadFiles(undefined)
const entries = parts
  .filter(({ part }) => part === 'about')
  .map(({ kind, slug, source }) => {
    const text = (language: string) =>
      parts.find((one) => one.kind === kind && one.slug === slug && one.part === language)?.source ?? ''
    return { kind, slug, about: JSON.parse(source), ja: text('ja'), en: text('en') }
  })
const codes = sites.map(({ code }) => code)
const sitesOf = ({ about }: { about: { sites?: string[] } }) => about.sites ?? codes
const on = (kind: string, site: string) =>
  entries.filter((entry) => entry.kind === kind && sitesOf(entry).includes(site))

const sectionsIn = (source: string) => [...source.matchAll(/^## `([\w-]+)`/gm)].map(([, id]) => id)
const linksIn = (source: string) => [...source.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = '']) => path)

/** The pages of the site that are no texts. */
const fixedPages = [
  ...['/customer-service', '/promotions', '/tournament', '/missions', '/jackpots', '/allgames', '/mygames'],
  ...['/how-to-play', '/register', '/game-play', '/cookie-policy#consent-choice'],
  ...['cashier', 'transactions', 'bet-history', 'bonus-rewards', 'limits', 'picture', 'confirmidentity'].map(
    (page) => `/account/${page}`,
  ),
]

/** Where a link of a site may lead. */
function placesOf(site: string): ReadonlySet<string> {
  const pages = on('pages', site).flatMap(({ slug, ja }) => [
    `/${slug}`,
    ...sectionsIn(ja).map((id) => `/${slug}#${id}`),
  ])
  const promotions = on('promotions', site).map(({ slug }) => `/promotion/${slug}`)
  const games = titles.map(({ gameCode }) => `/game/${gameCode}`)
  const sports = sites.find(({ code }) => code === site)?.sportsBook === undefined ? [] : ['/sports', '/sports/bets']
  return new Set([...fixedPages, ...pages, ...promotions, ...games, ...sports])
}

test.each(codes)('on %s every link of every text leads to a page and a section that exist there', (site) => {
  const places = placesOf(site)
  const lost = entries
    .filter((entry) => sitesOf(entry).includes(site))
    .flatMap(({ kind, slug, about, ja, en }) =>
      [...linksIn(ja), ...linksIn(en), ...(about.link === undefined ? [] : [about.link])]
        .filter((href) => !places.has(href.split('?')[0] ?? ''))
        .map((href) => `${kind}/${slug}: ${href}`),
    )
  expect(lost).toEqual([])
})

test('both languages of a text lead to the same places and have the same sections', () => {
  for (const { kind, slug, ja, en } of entries) {
    expect(linksIn(ja).sort(), `${kind}/${slug}`).toEqual(linksIn(en).sort())
    expect(sectionsIn(ja), `${kind}/${slug}`).toEqual(sectionsIn(en))
  }
})

test('every picture of an announcement exists, and pictures of banners come in two widths', () => {
  const exists = (image: string) => existsSync(join(root, 'apps/web/public', image))
  for (const { kind, slug, about } of entries.filter(({ kind }) => kind === 'banners' || kind === 'promotions')) {
    expect(exists(about.image), `${kind}/${slug}`).toBe(true)
    if (kind === 'banners') expect(about.narrowImage && exists(about.narrowImage), `${kind}/${slug}`).toBe(true)
  }
})

test('a text of a tournament has the name and the summary of its series', () => {
  const series = readdirSync(join(root, 'packages/operator/src/modules/tournaments/series'))
  const texts = entries.filter(({ kind }) => kind === 'tournaments')
  expect(texts.map(({ slug }) => slug).sort()).toEqual(series.sort())
  for (const { slug, ...text } of texts)
    for (const language of languages) {
      const own = readFileSync(
        join(root, `packages/operator/src/modules/tournaments/series/${slug}/${language}.md`),
        'utf8',
      )
      expect(text[language].startsWith(own.trim()), `${slug} ${language}`).toBe(true)
    }
})

test('the footer of each brand leads to the guides, to help and to every policy', () => {
  for (const site of codes) {
    const links = on('footer', site).flatMap(({ ja }) => linksIn(ja))
    expect(links).toEqual(
      expect.arrayContaining([
        '/how-to-play',
        '/guides',
        '/customer-service',
        '/responsible-game',
        '/terms-and-conditions',
      ]),
    )
  }
})

test('words for the search belong to questions that exist', () => {
  for (const { slug, about, ja } of entries.filter(({ kind }) => kind === 'questions'))
    expect(Object.keys(about.words).sort(), slug).toEqual(sectionsIn(ja).sort())
})

test('each brand has at least twelve promotions, and every zone of its banners has some for visitors and for players', () => {
  for (const { code, bannerZones } of sites) {
    expect(on('promotions', code).length).toBeGreaterThanOrEqual(12)
    for (const zone of bannerZones) {
      const banners = on('banners', code).filter(({ about }) => about.zones.includes(zone))
      for (const other of ['isLoggedIn', 'notLoggedIn'])
        expect(banners.filter(({ about }) => !about[other]).length, `${code} ${zone}`).toBeGreaterThanOrEqual(4)
    }
  }
})

const numberIn = (text = '') => Number(text.replaceAll(',', ''))
const amountsIn = (source: string) => [...source.matchAll(/¥\u00a0([\d,]+)/g)].map(([, amount]) => numberIn(amount))
const withoutExample = (source: string) => source.replace(/^## `example`[\s\S]*?(?=^## )/m, '')

describe('figures of promotions', () => {
  const programmes = sites.flatMap((site) => programmesOf(site).map((programme) => ({ site: site.code, programme })))
  const bonuses = entries.filter(({ kind, about }) => kind === 'promotions' && (about.bonusCode || about.bonusKind))

  test.each(bonuses)('$slug says nothing else than the terms of its bonus', (entry) => {
    const { bonusCode, bonusKind } = entry.about
    const about = programmes.filter(
      ({ site, programme: { eligibility, terms } }) =>
        sitesOf(entry).includes(site) &&
        (bonusCode ? eligibility.bonusCode === bonusCode : terms.reward.kind === bonusKind),
    )
    expect(about.map(({ site }) => site).sort()).toEqual([...sitesOf(entry)].sort())
    for (const { programme } of about) {
      const { reward, wagering, maxStake, maxConversion, expiryDays } = programme.terms
      const sums = Object.values(reward).filter((value) => typeof value === 'number')
      const needed = 'amount' in reward ? reward.amount * wagering.times : 0
      const known = [...sums, maxStake, maxConversion, needed]
      for (const language of languages) {
        const figures = new Map(Object.entries(bonusFigures(programme, language)))
        const named = withoutExample(entry[language])
        const text = named.replaceAll(/\{bonus\.(\w+)\}/g, (written, name) => figures.get(name) ?? written)
        expect(text).not.toContain('{bonus.')
        for (const amount of amountsIn(text)) expect(known, `${entry.slug} ${language} ¥ ${amount}`).toContain(amount)
        const days = language === 'ja' ? /(\d+)日(?:です|以内)/g : /(?:Valid for|within) (\d+) days/g
        for (const [, count] of text.matchAll(days)) expect(Number(count)).toBe(expiryDays)
        for (const [, times] of text.matchAll(/(\d+)(?:倍|×)/g)) expect(Number(times)).toBe(wagering.times)
        if (bonusCode) expect(text).toContain(`\`${bonusCode}\``)
      }
    }
  })

  const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const series = 'packages/operator/src/modules/tournaments/series'
  const prizesOf = (name: string): number[] => {
    const { kind, amounts, places } = json(`${series}/${name}/about.json`).prizes
    if (kind === 'places') return amounts
    return places.map(({ amount, spins }: { amount?: number; spins?: number }) => amount ?? spins)
  }

  test.each([
    ['daily-race', 'daily'],
    ['hourly-races', 'hourly'],
    ['chip-race', 'chip-race'],
    ['score-tips', 'shinonome-tips'],
  ])('%s lists the prizes of its series', (slug, name) => {
    const promotion = entries.find((entry) => entry.kind === 'promotions' && entry.slug === slug)
    for (const language of languages) {
      const list = /^## `prizes`[^\n]*\n([\s\S]*?)(?=^## )/m.exec(promotion?.[language] ?? '')?.[1] ?? ''
      const said = [...list.matchAll(/^- (\d+)(?:st|nd|rd|th)?(?:[–〜](\d+)(?:th)?)?位?[:：] ?(.+)$/gm)]
      const prizes = said.flatMap(([, from, to, prize = '']) => {
        const [, value] =
          /(?:現金)?¥\u00a0([\d,]+)(?: in cash|$)/.exec(prize) ?? /(\d+)(?:回| free spins)/.exec(prize) ?? []
        return Array(Number(to ?? from) - Number(from) + 1).fill(numberIn(value))
      })
      expect(prizes).toEqual(prizesOf(name))
    }
  })

  test.each(['festival', 'fireworks'])('%s-jackpot lists the seeds and caps of its pool', (name) => {
    const { levels } = json(`packages/arcade/src/jackpots/pools/${name}.json`)
    const promotion = entries.find((entry) => entry.kind === 'promotions' && entry.slug === `${name}-jackpot`)
    const sums = (Object.values(levels) as { seed: number; drop: { cap?: number; oneIn?: number } }[]).flatMap(
      ({ seed, drop }) => (drop.cap === undefined ? [seed] : [seed, drop.cap]),
    )
    const chances = (Object.values(levels) as { drop: { oneIn?: number } }[]).flatMap(({ drop }) => drop.oneIn ?? [])
    for (const language of languages) {
      const list = /^## `levels`[^\n]*\n([\s\S]*?)(?=^## )/m.exec(promotion?.[language] ?? '')?.[1] ?? ''
      expect(amountsIn(list)).toEqual(sums)
      for (const oneIn of chances) expect(list).toContain(oneIn.toLocaleString('en'))
    }
  })

  test('the missions promotion lists every mission with its reward', () => {
    const book = 'packages/operator/src/modules/missions/book'
    const promotion = entries.find(({ kind, slug }) => kind === 'promotions' && slug === 'missions')
    for (const mission of readdirSync(join(root, book)).filter((name) => !name.endsWith('.json'))) {
      const { reward } = json(`${book}/${mission}/about.json`)
      for (const language of languages) {
        const [, name = ''] = /^# (.+)$/m.exec(readFileSync(join(root, book, mission, `${language}.md`), 'utf8')) ?? []
        const line = promotion?.[language].split('\n').find((one) => one.includes(`**${name}**`))
        const value = reward.kind === 'cash' ? `¥\u00a0${reward.amount}` : `${reward.spins}`
        expect(line, name).toContain(value)
        if (reward.kind === 'freeSpins') expect(amountsIn(line ?? '')).toEqual([reward.stake])
      }
    }
  })
})

describe('figures of guides', () => {
  test('every quoted figure is one that its game has', () => {
    const quoted = entries.flatMap(({ ja, en }) => [
      ...`${ja}${en}`.matchAll(/\{game\.([\w-]+)\.([\w-]+)(?:\.([\w-]+))?\}/g),
    ])
    expect(quoted.length).toBeGreaterThan(50)
    for (const [name, code, what, bet] of quoted) {
      const title = titles.find(({ gameCode }) => gameCode === code)
      expect(title, name).toBeDefined()
      if (what === 'bet') expect(Object.keys(title?.stakesIn.JPY.table?.bets ?? {}), name).toContain(bet)
    }
  })

  test('the systems have as many bets as the book makes of them', () => {
    const guide = entries.find(({ slug }) => slug === 'guide-systems')
    const said = [...(guide?.en ?? '').matchAll(/^- \*\*[\w\s]+\*\* \((\d)(?: selections)?\): .*?(\d+) bets$/gm)]
    const names = [
      'trixie',
      'patent',
      'yankee',
      'lucky15',
      'canadian',
      'lucky31',
      'heinz',
      'lucky63',
      'superHeinz',
      'goliath',
    ] as const
    const counted = names.map((name, at) => {
      const legs = Number(said[at]?.[1])
      return Number(countSystemLines(namedSystem(name, legs), { legs, bankers: 0 }))
    })
    expect(said.map(([, , bets]) => Number(bets))).toEqual(counted)
    const inJapanese = [...(guide?.ja ?? '').matchAll(/合計(\d+)口$/gm)].map(([, bets]) => Number(bets))
    expect(inJapanese).toEqual(counted)
  })

  test('the examples of systems and handicaps are what their bets return', () => {
    const amounts = (slug: string, language: 'ja' | 'en') => {
      const { [language]: source } = entries.find((entry) => entry.slug === slug) ?? { ja: '', en: '' }
      return amountsIn(/^## `example`[^\n]*\n([\s\S]*?)(?=^## )/m.exec(source)?.[1] ?? '')
    }
    const single = 100 * 2
    const [double, treble] = [100 * 2 ** 2, 100 * 2 ** 3]
    const patent = [
      100,
      700,
      single,
      2 * single + double,
      3 * single,
      3 * double,
      treble,
      3 * single + 3 * double + treble,
    ]
    const [odds, half] = [1.9, 500]
    for (const language of languages) {
      expect(amounts('guide-systems', language).sort()).toEqual([...patent].sort())
      expect(amounts('guide-asian-handicap', language)).toEqual([
        1000,
        half,
        half * odds,
        half,
        half * odds + half,
        1000 * odds,
      ])
    }
  })

  test('returns that are the same before rounding are those of the games', () => {
    const rtpOf = (code: string) => titles.find(({ gameCode }) => gameCode === code)?.current.figures.rtp
    expect(rtpOf('hanafuda-high-low')).toEqual({ numerator: 99n, denominator: 100n })
    for (const language of languages)
      expect(entries.find(({ slug }) => slug === 'guide-hanafuda')?.[language]).toContain('99.00%')
  })
})
