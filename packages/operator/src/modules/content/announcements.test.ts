import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { content as api, bannerZoneIds } from '@andon/contract/player-api/content'
import { manualClock } from '@andon/platform/clock'
import type { RequestContext } from '@andon/platform/http'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { createContent } from './index.ts'

const at = (site: string) => ({ site }) as RequestContext // content reads the brand only
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-content-'))
})

const welcome: BonusProgramme = {
  code: 'leo-spring',
  site: 'LEO',
  name: { ja: '春', en: 'Spring' },
  eligibility: {
    countries: null,
    currency: 'JPY',
    depositNumber: 1,
    bonusCode: 'SPRING',
    listed: true,
    from: null,
    until: null,
    verified: false,
    timesAPlayer: 1,
  },
  terms: {
    reward: { kind: 'deposit-match', percent: 100, maxBonus: 10_000, minDeposit: 1000 },
    wagering: { times: 10, of: 'bonus', contributions: { otherwise: 100, categories: {}, games: {} } },
    maxStake: 500,
    expiryDays: 30,
    maxConversion: null,
  },
}

const spring = {
  sites: ['LEO'],
  image: '/scenes/river.svg',
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: '2026-04-01T00:00:00Z',
}

/** Writes an announcement into the operator's folder. */
async function put(
  kind: string,
  id: string,
  about: object,
  words = '# Spring\n\nIn short.\n\nMore.\n\n## `terms` Terms\n\nOnce only.',
) {
  await mkdir(join(folder, kind, id), { recursive: true })
  await writeFile(join(folder, kind, id, 'about.json'), JSON.stringify(about))
  for (const language of ['ja', 'en']) await writeFile(join(folder, kind, id, `${language}.md`), words)
}

function opened(now: string, { bonusOpen = true } = {}) {
  const clock = manualClock(Temporal.Instant.from(now))
  const content = createContent({ clock, folder, openBonus: async () => (bonusOpen ? welcome : undefined) })
  const urls = async (affiliateId?: string, site = 'LEO') => {
    const reply = await content.routes.getPromotions({ languageId: 'en', affiliateId }, at(site))
    return v.parse(api.getPromotions.reply, reply).promotions.map(({ url }) => url)
  }
  return { clock, content, urls }
}

test('a promotion is listed from its start to its end, on its brands', async () => {
  await put('promotions', 'spring', spring)
  for (const [now, expected] of [
    ['2026-02-28T23:59:59Z', []],
    ['2026-03-01T00:00:00Z', ['spring']],
    ['2026-03-31T23:59:59Z', ['spring']],
    ['2026-04-01T00:00:00Z', []],
  ] as const)
    expect(await opened(now).urls()).toEqual(expected)
  expect(await opened('2026-03-15T00:00:00Z').urls(undefined, 'BEE')).toEqual([])
})

test('its first paragraph is the summary, and its terms are separate', async () => {
  await put('promotions', 'spring', { ...spring, bonusCode: 'SPRING' })
  const { content } = opened('2026-03-15T00:00:00Z')
  const reply = await content.routes.getPromotions({ languageId: 'ja' }, at('LEO'))
  expect(v.parse(api.getPromotions.reply, reply).promotions).toMatchObject([
    {
      url: 'spring',
      title: 'Spring',
      summary: 'In short.',
      body: [{ type: 'paragraph', spans: [{ text: 'More.' }] }],
      terms: [{ type: 'paragraph', spans: [{ text: 'Once only.' }] }],
      bonusCode: 'SPRING',
      bonus: { programme: 'leo-spring', currency: 'JPY', terms: welcome.terms },
      endsAt: '2026-04-01T00:00:00.000Z',
    },
  ])
})

test("an affiliate's promotion is listed for its visitors only", async () => {
  await put('promotions', 'friends', { ...spring, affiliates: ['a1'] })
  const { urls } = opened('2026-03-15T00:00:00Z')
  expect(await urls()).toEqual([])
  expect(await urls('a2')).toEqual([])
  expect(await urls('a1')).toEqual(['friends'])
})

test('a promotion about a bonus that is not open is not listed', async () => {
  await put('promotions', 'spring', { ...spring, bonusCode: 'SPRING' })
  expect(await opened('2026-03-15T00:00:00Z').urls()).toEqual(['spring'])
  expect(await opened('2026-03-15T00:00:00Z', { bonusOpen: false }).urls()).toEqual([])
})

test('the version changes when an announcement begins and when it ends, and not in between', async () => {
  await put('promotions', 'spring', spring)
  const { clock, content } = opened('2026-02-28T00:00:00Z')
  const versions = [content.version()]
  for (const step of [{ hours: 24 }, { hours: 24 * 15 }, { hours: 24 * 30 }]) {
    clock.advance(step)
    versions.push(content.version())
  }
  expect(versions[1]).not.toBe(versions[0])
  expect(versions[2]).toBe(versions[1])
  expect(versions[3]).not.toBe(versions[2])
})

test('an operator removes a banner with one of the same name without a zone', async () => {
  const banners = async () => {
    const { content } = opened('2026-11-21T00:00:00Z')
    const reply = await content.routes.getBanners({ languageId: 'en', zoneId: 'leo_casino' }, at('LEO'))
    return v.parse(api.getBanners.reply, reply).banners.map(({ id }) => id)
  }
  expect(await banners()).toContain('my-games')
  await put('banners', 'my-games', { ...spring, endsAt: undefined, zones: [] })
  expect(await banners()).not.toContain('my-games')
})

test('an invalid announcement stops the start and is named', async () => {
  await put('promotions', 'broken', { ...spring, image: 'https://elsewhere.example/x.png' })
  expect(() => opened('2026-03-15T00:00:00Z')).toThrow(/broken cannot be shown: about\.json: image: /)
})

test.each(
  bannerZoneIds.flatMap((zoneId) => (['ja', 'en'] as const).map((languageId) => [zoneId, languageId] as const)),
)('zone %s has whole banners in %s', async (zoneId, languageId) => {
  const { content } = opened('2026-11-21T00:00:00Z')
  const { banners } = v.parse(api.getBanners.reply, await content.routes.getBanners({ zoneId, languageId }, at('LEO')))
  expect(banners.length).toBeGreaterThan(1)
  for (const banner of banners) {
    const { title, text, action, image, link } = banner
    expect([title, text, action, image, link].every((value) => value.length > 1)).toBe(true)
    expect([link, banner.notLoggedIn]).toEqual([link, link === '/register' ? true : undefined])
    expect(/\p{sc=Hiragana}|\p{sc=Katakana}/u.test(banner.title + banner.text)).toBe(languageId === 'ja')
  }
})
