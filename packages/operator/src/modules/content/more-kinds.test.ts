import type { Language } from '@andon/contract/languages'
import { content as api } from '@andon/contract/player-api/content'
import type { contentKinds } from '@andon/contract/staff-api/content'
import type { RequestContext } from '@andon/platform/http'
import { refusalOf } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenContent, openContent } from './content.fixture.ts'

let open: OpenContent
let admin: ReturnType<OpenContent['staff']>
beforeAll(async () => {
  open = await openContent({ now: '2026-06-01T00:00:00Z' })
  admin = open.staff('boss', ['admin'])
})
afterAll(() => open.close())

interface Named {
  readonly kind: (typeof contentKinds)[number]
  readonly slug: string
  readonly brand?: string
}
type Part = 'about' | Language

const save = async (named: Named, part: Part, source: string) => {
  const { revision } = await admin.saveRevision({ ...named, part, source })
  return { ...named, part, revision }
}

async function publish(named: Named, part: Part, source: string) {
  const one = await save(named, part, source)
  await admin.submitRevision(one)
  await admin.approveRevision(one)
  return one
}

const at = (site: string) => ({ site }) as RequestContext // content reads the brand only
type Routes = Pick<OpenContent['content']['routes'], 'getFooter'>
const footer = async (site: string, languageId: Language = 'en', routes: Routes = open.content.routes) =>
  v.parse(api.getFooter.reply, await routes.getFooter({ languageId }, at(site)))
const gameText = async (languageId: Language, gameCode = 'koi-climb') =>
  v.parse(api.getGameText.reply, await open.content.routes.getGameText({ languageId, gameCode }, at('LEO'))).text
const wrong = async (named: Named, part: Part, source: string) => {
  const { code, field, message } = await refusalOf(save(named, part, source))
  expect(code, source).toBe('FIELD_INVALID')
  return `${field}: ${message}`
}

test('the footer that ships has the same links in each language, and changes by a publication on one brand alone', async () => {
  const [ja, en] = [await footer('LEO', 'ja'), await footer('LEO', 'en')]
  expect(ja.columns.map(({ links }) => links.map(({ href }) => href))).toEqual(
    en.columns.map(({ links }) => links.map(({ href }) => href)),
  )
  expect(en.columns.map(({ id }) => id)).toEqual(['guides', 'help', 'rules'])
  expect(en.texts.map(({ id }) => id)).toEqual(['safer-play', 'licence'])

  const own = { kind: 'footer', slug: 'licence', brand: 'LEO' } as const
  await publish(own, 'about', '{"order": 5}')
  await publish(own, 'en', '# Licence\n\nLicensed by [the board](https://board.example), 17.\n')
  expect((await footer('LEO')).texts.at(-1)?.lines).toEqual([
    [{ text: 'Licensed by ' }, { text: 'the board', href: 'https://board.example' }, { text: ', 17.' }],
  ])
  expect((await footer('BEE')).texts).toEqual(en.texts)
  expect((await footer('LEO', 'ja')).texts).toEqual(ja.texts)
})

test('the footer keeps the links and texts that every page needs', async () => {
  const rules = { kind: 'footer', slug: 'rules' } as const
  const links = '- [Terms](/terms-and-conditions)\n'
  expect(await wrong(rules, 'en', `# Terms\n\n${links}`)).toContain(
    'source: every page needs these links: /privacy-policy',
  )
  expect(await wrong({ ...rules, brand: 'BEE' }, 'en', '# Terms\n\nWords.\n')).toContain('/terms-and-conditions')
  expect(await wrong(rules, 'about', '{"sites": ["LEO"]}')).toContain('every site needs it')
  const { code } = await refusalOf(
    admin.retireRevision({ kind: 'footer', slug: 'safer-play', part: 'en', revision: 1 }),
  )
  expect(code).toBe('ACTION_IMPOSSIBLE')
  const other = { kind: 'footer', slug: 'more' } as const
  for (const [text, why] of [
    ['- [One](/one) and more\n', 'each item of a column is one link'],
    ['- [One](/one)\n\nMore.\n', 'one list of links'],
    ['## `one` One\n', 'or paragraphs'],
    ['```isLoggedIn\nWords.\n```\n', 'the same for players and visitors'],
    ['- [One](javascript:alert)\n', 'Invalid format'],
  ])
    expect(await wrong(other, 'en', `# More\n\n${text}`)).toContain(why)
})

test('a link shows a footer before it is published, and nobody else sees it', async () => {
  const news = { kind: 'footer', slug: 'news' } as const
  await publish(news, 'about', '{"order": 9}')
  const draft = await save(news, 'en', '# News\n\n- [Promotions](/promotions)\n')
  const { url } = await admin.previewRevision({ ...draft, site: 'BEE' })
  expect(new URL(url).origin).toBe('https://bee.example')
  const routes = await open.content.previewRoutes(new URL(url).searchParams.get('preview') ?? '')
  expect(routes).not.toBeNull()
  if (routes) expect((await footer('BEE', 'en', routes)).columns.at(-1)).toMatchObject({ id: 'news' })
  expect((await footer('BEE')).columns.at(-1)?.id).toBe('rules')
})

test('a game has the words of the brand, with its figures, in the language that is published', async () => {
  const koi = { kind: 'games', slug: 'koi-climb' } as const
  await publish(koi, 'about', '{}')
  await publish(koi, 'en', '# Koi Climb\n\nA koi climbs.\n\nAn RTP of {game.koi-climb.rtp}.\n')
  expect(await gameText('en')).toEqual({ about: ['A koi climbs.', 'An RTP of 96.50%.'], guide: [] })
  expect(await gameText('ja')).toBeNull()
  await publish(koi, 'en', '# Koi Climb\n\nA koi climbs.\n\n## `reels` The reels\n\nWins burst.\n')
  expect((await gameText('en'))?.guide).toHaveLength(2)
  expect((await open.content.routes.getGuidedGames({ languageId: 'en' }, at('LEO'))).games).toEqual(['koi-climb'])
  expect(await wrong(koi, 'en', '# Koi Climb\n\n## `reels` The reels\n')).toContain('begins with paragraphs')
  expect(await wrong(koi, 'en', '# Koi Climb\n\nA {koi}.\n')).toContain('no figure of a game')
  expect(await wrong({ kind: 'games', slug: 'koi-clim' }, 'en', '# Koi\n\nA koi.\n')).toBe(
    'slug: There is no game koi-clim',
  )
})

test('what the supplier says of a game comes as a text that can be saved as it is', async () => {
  const { source } = await admin.readSupplierText({ gameCode: 'koi-climb', language: 'en' })
  await publish({ kind: 'games', slug: 'koi-climb' }, 'en', source)
  expect(await gameText('en')).toEqual({
    about: ['1. A koi climbs a waterfall.'],
    guide: [
      { type: 'heading', level: 2, id: 'part-1', text: 'The reels' },
      { type: 'paragraph', spans: [{ text: 'Wins burst.' }] },
      expect.objectContaining({ type: 'paragraph' }),
    ],
  })
  expect((await refusalOf(admin.readSupplierText({ gameCode: 'no-game', language: 'en' }))).code).toBe('NOT_FOUND')
})

test('a series of tournaments has the name and summary of its text, and its preview is on a page of its own', async () => {
  const daily = { kind: 'tournaments', slug: 'daily' } as const
  const draft = await save(daily, 'en', '# Night race\n\nFifty rounds.\n\n## `how` How\n\nEnter.\n')
  const { url } = await admin.previewRevision({ ...draft, site: 'LEO' })
  expect(new URL(url).pathname).toBe('/en/tournament/trn_daily')
  await admin.submitRevision(draft)
  await admin.approveRevision(draft)
  const text = open.content.tournamentText({ series: 'daily', site: 'LEO', language: 'en' })
  expect(text).toMatchObject({ name: 'Night race', summary: 'Fifty rounds.' })
  expect(text?.body).toHaveLength(2)
  expect(open.content.tournamentText({ series: 'weekly', site: 'LEO', language: 'en' })).toBeNull()
  expect(await wrong(daily, 'en', '# Night race\n')).toContain('begins with its summary')
})

test('single texts of the interface are replaced by id', async () => {
  const words = { kind: 'interface', slug: 'words' } as const
  await publish(words, 'about', '{}')
  await publish(
    words,
    'en',
    '# Words\n\n- `shell.login` Enter\n- `shell.count`: {count, plural, one {# game} other {# games}}\n',
  )
  expect(open.content.interfaceTexts({ site: 'BEE', language: 'en' })).toEqual({
    'shell.login': 'Enter',
    'shell.count': '{count, plural, one {# game} other {# games}}',
  })
  expect(open.content.interfaceTexts({ site: 'BEE', language: 'ja' })).toEqual({})
  expect(await wrong(words, 'en', '# Words\n\n- `other.login` Enter\n')).toBe('source: other.login')
  expect(await wrong(words, 'en', '# Words\n\n- `shell.login` [Enter](/home)\n')).toContain('no links')
  expect(await wrong(words, 'en', '# Words\n\n- `shell.login` A\n- `shell.login` B\n')).toContain('there once')
})
