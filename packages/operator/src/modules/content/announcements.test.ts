import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { content as api, bannerZoneIds } from '@andon/contract/player-api/content'
import type { RequestContext } from '@andon/platform/http'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenContent, openContent } from './content.fixture.ts'

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

let opening: OpenContent[] = []
afterEach(async () => {
  await Promise.all(opening.map(({ close }) => close()))
  opening = []
})

async function opened(now: string, { bonusOpen = true } = {}) {
  const open = await openContent({ now, folder, bonus: bonusOpen ? welcome : null })
  opening.push(open)
  const urls = async (affiliateId?: string, site = 'LEO') => {
    const reply = await open.content.routes.getPromotions({ languageId: 'en', affiliateId }, at(site))
    return v.parse(api.getPromotions.reply, reply).promotions.map(({ url }) => url)
  }
  return { ...open, urls }
}

test('a promotion is listed from its start to its end, on its brands', async () => {
  await put('promotions', 'spring', spring)
  const { clock, urls } = await opened('2026-02-01T00:00:00Z')
  for (const [now, expected] of [
    ['2026-02-28T23:59:59Z', []],
    ['2026-03-01T00:00:00Z', ['spring']],
    ['2026-03-31T23:59:59Z', ['spring']],
    ['2026-04-01T00:00:00Z', []],
  ] as const) {
    clock.set(Temporal.Instant.from(now))
    expect(await urls()).toEqual(expected)
    expect(await urls(undefined, 'BEE')).toEqual([])
  }
})

test('its first paragraph is the summary, and its terms are separate', async () => {
  await put('promotions', 'spring', { ...spring, bonusCode: 'SPRING' })
  const { content } = await opened('2026-03-15T00:00:00Z')
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
  const { urls } = await opened('2026-03-15T00:00:00Z')
  expect(await urls()).toEqual([])
  expect(await urls('a2')).toEqual([])
  expect(await urls('a1')).toEqual(['friends'])
})

test('a promotion about a bonus that is not open is not listed', async () => {
  await put('promotions', 'spring', { ...spring, bonusCode: 'SPRING' })
  expect(await (await opened('2026-03-15T00:00:00Z')).urls()).toEqual(['spring'])
  expect(await (await opened('2026-03-15T00:00:00Z', { bonusOpen: false })).urls()).toEqual([])
})

test('the version changes when an announcement begins and when it ends, and not in between', async () => {
  await put('promotions', 'spring', spring)
  const { clock, content } = await opened('2026-02-28T00:00:00Z')
  const versions = [await content.version()]
  for (const step of [{ hours: 24 }, { hours: 24 * 15 }, { hours: 24 * 30 }]) {
    clock.advance(step)
    versions.push(await content.version())
  }
  expect(versions[1]).not.toBe(versions[0])
  expect(versions[2]).toBe(versions[1])
  expect(versions[3]).not.toBe(versions[2])
})

test('an operator removes a banner with one of the same name without a zone', async () => {
  const banners = async () => {
    const { content } = await opened('2026-11-21T00:00:00Z')
    const reply = await content.routes.getBanners({ languageId: 'en', zoneId: 'leo_casino' }, at('LEO'))
    return v.parse(api.getBanners.reply, reply).banners.map(({ id }) => id)
  }
  expect(await banners()).toContain('my-games')
  await put('banners', 'my-games', { ...spring, endsAt: undefined, zones: [] })
  expect(await banners()).not.toContain('my-games')
})

test('a banner with a picture for narrow windows is one for each width', async () => {
  const wide = { ...spring, zones: ['casino'], link: '/register', notLoggedIn: true }
  await put('banners', 'two', { ...wide, narrowImage: '/scenes/gate.svg' }, '# Two\n\nIn two widths.\n\nSign up')
  const { content } = await opened('2026-03-15T00:00:00Z')
  const reply = await content.routes.getBanners({ zoneId: 'leo_casino', languageId: 'en' }, at('LEO'))
  const { banners } = v.parse(api.getBanners.reply, reply)
  expect(banners.filter(({ title }) => title === 'Two')).toMatchObject([
    { id: 'two', image: spring.image, device: 'wide', notLoggedIn: true },
    { id: 'two.narrow', image: '/scenes/gate.svg', device: 'narrow', notLoggedIn: true },
  ])
})

test('an invalid announcement stops the start and is named', async () => {
  await put('promotions', 'broken', { ...spring, image: 'https://elsewhere.example/x.png' })
  await expect(opened('2026-03-15T00:00:00Z')).rejects.toThrow(/broken cannot be shown: about\.json: image: /)
})

test('every zone has whole banners in every language', async () => {
  const { content } = await opened('2026-11-21T00:00:00Z')
  for (const zoneId of bannerZoneIds)
    for (const languageId of ['ja', 'en'] as const) {
      const reply = await content.routes.getBanners({ zoneId, languageId }, at('LEO'))
      const { banners } = v.parse(api.getBanners.reply, reply)
      expect(banners.length).toBeGreaterThan(1)
      for (const { title, text, action, image, link, notLoggedIn } of banners) {
        expect([title, text, action, image, link].every((value) => value.length > 1)).toBe(true)
        if (link === '/register') expect(notLoggedIn).toBe(true)
        expect(/\p{sc=Hiragana}|\p{sc=Katakana}/u.test(title + text)).toBe(languageId === 'ja')
      }
    }
})
