import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@andon/contract/languages'
import { content as api } from '@andon/contract/player-api/content'
import type { RequestContext } from '@andon/platform/http'
import { refusalOf } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type OpenContent, openContent } from './content.fixture.ts'

const start = '2026-06-01T00:00:00Z'
let open: OpenContent
beforeEach(async () => {
  open = await openContent({ now: start })
})
afterEach(() => open.close())

const at = (site: string) => ({ site }) as RequestContext // content reads the brand only
const page = async (lang: Language, { site = 'LEO', slug = 'about', of = open } = {}) => {
  const refused = await refusalOf(of.content.routes.getPage({ url_path: slug, lang, languageId: 'ja' }, at(site)))
  if (refused.code === 'NOT_FOUND') return null
  const reply = await of.content.routes.getPage({ url_path: slug, lang, languageId: 'ja' }, at(site))
  return v.parse(api.getPage.reply, reply).page
}
const titles = async (lang: Language, options = {}) => (await page(lang, options))?.title ?? null

const about = JSON.stringify({ updatedAt: '2026-06-01' })
const named = { kind: 'pages', slug: 'about' } as const
type Staff = ReturnType<OpenContent['staff']>

/** Saves, submits and approves one part; returns its revision. */
async function publish(
  staff: Staff,
  part: 'about' | Language,
  source: string,
  { instant, ...name }: { instant?: string; kind?: 'pages' | 'banners'; slug?: string; brand?: string } = {},
) {
  const { revision } = await staff.saveRevision({ ...named, ...name, part, source })
  await staff.submitRevision({ ...named, ...name, part, revision })
  await staff.approveRevision({ ...named, ...name, part, revision, ...(instant !== undefined && { at: instant }) })
  return revision
}

test('a text goes from draft to review to the site, and each language by itself', async () => {
  const [writer, editor] = [open.staff('writer'), open.staff('editor')]
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  const { revision, state, isNew } = await writer.saveRevision({ ...named, part: 'en', source: '# About us\n\nWords.' })
  expect([revision, state, isNew]).toEqual([1, 'draft', true])
  const one = { ...named, part: 'en', revision } as const
  expect((await refusalOf(editor.approveRevision(one))).code).toBe('ACTION_IMPOSSIBLE')
  expect((await writer.submitRevision(one)).state).toBe('review')
  expect(await titles('en')).toBeNull()
  expect(await refusalOf(writer.approveRevision(one))).toMatchObject({ code: 'ACTION_IMPOSSIBLE' })

  const before = await open.content.version()
  expect((await editor.approveRevision(one)).state).toBe('published')
  expect(await titles('en')).toBe('About us')
  expect(await titles('ja')).toBeNull()
  expect((await page('en'))?.languages).toEqual(['en'])
  expect(await open.content.version()).not.toBe(before)
  expect(open.content.pages('LEO').find(({ slug }) => slug === 'about')).toEqual({ slug: 'about', languages: ['en'] })
  const { revisions } = await writer.showContent(named)
  expect(revisions.find(({ part }) => part === 'en')).toMatchObject({
    state: 'published',
    origin: 'staff',
    savedBy: 'writer',
    submittedBy: 'writer',
    approvedBy: 'editor',
    publishAt: start,
  })
  expect(open.notes.at(-1)).toMatchObject({ subject: 'pages/about/en', after: { number: 1, state: 'published' } })
})

test('a scheduled text begins at its instant, replaces the one before, and nothing is shown after it is retired', async () => {
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  await publish(admin, 'en', '# One\n\nWords.')
  const two = await publish(admin, 'en', '# Two\n\nWords.', { instant: '2026-06-02T09:00:00+09:00' })
  expect(await titles('en')).toBe('One')
  const version = await open.content.version()
  open.clock.set(Temporal.Instant.from('2026-06-01T23:59:59Z'))
  expect([await titles('en'), await open.content.version()]).toEqual(['One', version])
  open.clock.set(Temporal.Instant.from('2026-06-02T00:00:00Z'))
  expect(await titles('en')).toBe('Two')
  expect(await open.content.version()).not.toBe(version)
  const one = { ...named, part: 'en', revision: two } as const
  expect((await admin.retireRevision({ ...one, at: '2026-06-03T00:00:00Z' })).state).toBe('published')
  expect(await titles('en')).toBe('Two')
  open.clock.set(Temporal.Instant.from('2026-06-03T00:00:00Z'))
  expect(await titles('en')).toBeNull()
  expect((await refusalOf(admin.retireRevision(one))).code).toBe('ACTION_IMPOSSIBLE')
})

test('what a schedule was given up for stays as it was', async () => {
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  await publish(admin, 'en', '# One\n\nWords.')
  const two = await publish(admin, 'en', '# Two\n\nWords.', { instant: '2026-06-02T00:00:00Z' })
  expect((await admin.retireRevision({ ...named, part: 'en', revision: two })).state).toBe('retired')
  open.clock.set(Temporal.Instant.from('2026-06-04T00:00:00Z'))
  expect(await titles('en')).toBe('One')
})

test('a revision keeps its text, and an approved one its approval: the database refuses the server', async () => {
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  await publish(admin, 'en', '# One\n\nWords.')
  for (const change of [`source = 'x'`, 'number = 9', `publish_at = now()`, `approved_by = 'another'`])
    await expect(open.db.query(`update content.revisions set ${change} where saved_by = 'boss'`)).rejects.toThrow(
      /permission denied|keeps its approval/,
    )
  await expect(open.db.query('delete from content.revisions')).rejects.toThrow(/permission denied/)
})

test('of two drafts from one revision the second is refused, and the same text is not saved twice', async () => {
  const writer = open.staff('writer')
  const draft = { ...named, part: 'en', source: '# One\n\nWords.', base: 0 } as const
  await writer.saveRevision(draft)
  expect(await refusalOf(writer.saveRevision({ ...draft, source: '# Two\n\nWords.' }))).toMatchObject({ field: 'base' })
  expect(await writer.saveRevision({ ...draft, base: 1 })).toMatchObject({ revision: 1, isNew: false })
  const instant = { ...named, part: 'en', revision: 1, at: '2026-05-01T00:00:00Z' } as const
  await writer.submitRevision({ ...named, part: 'en', revision: 1 })
  expect(await refusalOf(open.staff('boss', ['admin']).approveRevision(instant))).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'at',
  })
  expect((await refusalOf(writer.submitRevision({ ...named, part: 'ja', revision: 1 }))).code).toBe('NOT_FOUND')
})

test('a brand shows its own entry, in the languages that it has, in front of that of every brand', async () => {
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  for (const part of ['ja', 'en'] as const) await publish(admin, part, '# All\n\nWords.')
  await publish(admin, 'about', about, { brand: 'BEE' })
  await publish(admin, 'en', '# Bee\n\nWords.', { brand: 'BEE' })
  expect([await titles('en'), await titles('en', { site: 'BEE' }), await titles('ja', { site: 'BEE' })]).toEqual([
    'All',
    'Bee',
    'All',
  ])
})

test('what pages could not show is refused with the reason, and not saved', async () => {
  const writer = open.staff('writer')
  for (const [part, source] of [
    ['en', '# T\n\n[x](javascript:alert(1))'],
    ['about', '{"updatedAt": "yesterday"}'],
  ] as const) {
    const refused = await refusalOf(writer.saveRevision({ ...named, part, source }))
    expect(refused).toMatchObject({ code: 'FIELD_INVALID', field: 'source' })
    expect(refused.message).toMatch(/\w/)
  }
  expect((await refusalOf(writer.showContent(named))).code).toBe('NOT_FOUND')
})

test('pages that every site links to are replaced, never taken off, and no page has the address of another', async () => {
  const admin = open.staff('boss', ['admin'])
  const terms = { kind: 'pages', slug: 'terms-and-conditions', part: 'en' } as const
  expect((await refusalOf(admin.retireRevision({ ...terms, revision: 1 }))).code).toBe('ACTION_IMPOSSIBLE')
  const nowhere = JSON.stringify({ updatedAt: '2026-06-01', sites: ['LEO'] })
  expect(await refusalOf(admin.saveRevision({ ...terms, part: 'about', source: nowhere }))).toMatchObject({
    field: 'source',
  })
  await publish(admin, 'en', '# New terms\n\nWords.', { slug: terms.slug })
  expect(await titles('en', { slug: terms.slug })).toBe('New terms')
  const routes = await readFile(join(import.meta.dirname, '../../../../../apps/web/app/routes.ts'), 'utf8')
  const taken = [...routes.matchAll(/route\('([a-z][a-z-]+)/g)].map(([, first]) => first as string) // the pattern has it
  expect(taken.length).toBeGreaterThan(10)
  for (const slug of [...taken, 'promotions', 'how-to-play'].filter(
    (one) =>
      !/^(profile|password|security|confirmidentity|policies|sessions|cashier|transactions|bonus-rewards|bet-history|legacy-bet-history|limits|picture|levels|year|inbox|tickets|preferences)$/.test(
        one,
      ),
  ))
    expect(await refusalOf(admin.saveRevision({ kind: 'pages', slug, part: 'about', source: about }))).toMatchObject({
      field: 'slug',
    })
})

test('links by their form lead where they say: an https link leaves the site, all others stay', async () => {
  const admin = open.staff('boss', ['admin'])
  await publish(admin, 'about', about)
  await publish(admin, 'en', '# T\n\n[a](https://x.example) [b](/terms) [c](#d) [e](mailto:a@b.example) [f](tel:1)')
  const hrefs = (await page('en'))?.blocks.flatMap((one) =>
    one.type === 'paragraph' ? one.spans.flatMap(({ href }) => href ?? []) : [],
  )
  expect(hrefs).toEqual(['https://x.example', '/terms', '#d', 'mailto:a@b.example', 'tel:1'])
})

test('a preview shows what is not published, until its end or until the revision is given up', async () => {
  const admin = open.staff('boss', ['admin'])
  await admin.saveRevision({ ...named, part: 'about', source: about })
  const { revision } = await admin.saveRevision({ ...named, part: 'en', source: '# Soon\n\nWords.' })
  const one = { ...named, part: 'en', revision } as const
  const { url, endsAt } = await admin.previewRevision({ ...one, site: 'BEE', minutes: 30 })
  const [address = '', token = ''] = url.split('?preview=')
  expect([address, endsAt]).toEqual(['https://bee.example/en/about', '2026-06-01T00:30:00Z'])
  const shown = async (given: string) => {
    const routes = await open.content.previewRoutes(given)
    if (!routes) return null
    return v.parse(api.getPage.reply, await routes.getPage({ url_path: 'about', languageId: 'en' }, at('BEE'))).page
      .title
  }
  expect([await shown(token), await titles('en')]).toEqual(['Soon', null])
  const forged = `${Buffer.from(JSON.stringify(['pages', '', 'about', 'en', 1, 'en', 9e15])).toString('base64url')}.${token.split('.')[1]}`
  for (const wrong of [forged, `${token}A`, token.slice(1), '', 'x.y']) expect(await shown(wrong)).toBeNull()
  open.clock.set(Temporal.Instant.from(endsAt))
  expect(await shown(token)).toBeNull()
  open.clock.set(Temporal.Instant.from('2026-06-01T00:29:59Z'))
  expect(await shown(token)).toBe('Soon')
  await admin.retireRevision(one)
  expect(await shown(token)).toBeNull()
  expect((await refusalOf(admin.previewRevision(one))).code).toBe('NOT_FOUND')
})

test('a banner is shown on the lobby of its zone before its time, and by the widths that it names', async () => {
  const admin = open.staff('boss', ['admin'])
  const banner = { kind: 'banners', slug: 'summer' } as const
  const fields = {
    zones: ['casino'],
    link: '/promotions',
    device: 'wide',
    image: '/scenes/gate.svg',
    startsAt: '2026-07-01T00:00:00Z',
  }
  await publish(admin, 'about', JSON.stringify(fields), banner)
  const revision = await publish(admin, 'en', '# Summer\n\nIn short.\n\nSee it', banner)
  const { url } = await admin.previewRevision({ ...banner, part: 'en', revision, site: 'LEO' })
  const [address = '', token = ''] = url.split('?preview=')
  expect(address).toBe('https://leo.example/en/lobbies/casino')
  const asked = { zoneId: 'leo_casino', languageId: 'en' } as const
  const find = ({ banners }: { banners: readonly { id: string; device?: string | undefined }[] }) =>
    banners.find(({ id }) => id === 'summer')
  const preview = await open.content.previewRoutes(token)
  expect(find(v.parse(api.getBanners.reply, await preview?.getBanners(asked, at('LEO'))))?.device).toBe('wide')
  expect(find(await open.content.routes.getBanners(asked, at('LEO')))).toBeUndefined()
  open.clock.set(Temporal.Instant.from('2026-07-01T00:00:00Z'))
  expect(find(await open.content.routes.getBanners(asked, at('LEO')))?.device).toBe('wide')
  expect(find(await open.content.routes.getBanners({ ...asked, languageId: 'ja' }, at('LEO')))).toBeUndefined()
})

describe('files', () => {
  const restarted = async (folder?: string) => {
    const next = await openContent({
      now: '2026-06-02T00:00:00Z',
      database: open.database,
      ...(folder !== undefined && { folder }),
    })
    await open.content.refresh()
    open.clock.set(Temporal.Instant.from('2026-06-02T00:00:00Z'))
    return next
  }
  const own = async (title: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'andon-content-'))
    const at = join(folder, 'pages', 'about')
    await mkdir(at, { recursive: true })
    await writeFile(join(at, 'about.json'), about)
    for (const language of ['ja', 'en']) await writeFile(join(at, `${language}.md`), `# ${title}\n\nWords.`)
    return folder
  }
  const revisionCount = async () =>
    (await open.db.query<{ count: number }>('select count(*)::int as count from content.revisions'))[0]?.count

  test('that ship are taken in once', async () => {
    const before = await revisionCount()
    await restarted()
    expect(await revisionCount()).toBe(before)
  })

  test('in the folder are published at the start, changed, and gone when they are gone', async () => {
    const first = await own('Mine')
    expect(await titles('en', { of: await restarted(first) })).toBe('Mine')
    expect(await titles('en')).toBe('Mine')
    expect(await titles('en', { of: await restarted(await own('Changed')) })).toBe('Changed')
    expect(await titles('en', { of: await restarted() })).toBeNull()
    expect(await titles('en', { of: await restarted(first) })).toBe('Mine')
    await rm(first, { recursive: true })
  })

  test('that replace shipped ones give way to them again', async () => {
    const terms = { slug: 'terms-and-conditions' }
    const folder = await own('x')
    const shipped = await titles('en', terms)
    await mkdir(join(folder, 'pages', terms.slug))
    for (const name of ['about.json', 'ja.md', 'en.md'])
      await writeFile(join(folder, 'pages', terms.slug, name), name === 'about.json' ? about : '# Ours\n\nWords.')
    expect(await titles('en', { ...terms, of: await restarted(folder) })).toBe('Ours')
    expect(await titles('en', { ...terms, of: await restarted() })).toBe(shipped)
  })

  test('never replace what staff have saved or retired', async () => {
    const admin = open.staff('boss', ['admin'])
    await restarted(await own('Mine'))
    await publish(admin, 'en', '# Edited\n\nWords.')
    await admin.retireRevision({ ...named, part: 'ja', revision: 1 })
    const next = await restarted(await own('Changed'))
    expect([await titles('en', { of: next }), await titles('ja', { of: next })]).toEqual(['Edited', null])
  })

  test('of an older release, which starts beside this one, do not come back', async () => {
    await open.ownerDb.query(
      `insert into content.revisions (entry_id, part, number, source, origin, saved_by, saved_at, approved_by, approved_at, publish_at)
       select entry_id, part, 2, '# Newer' || chr(10) || chr(10) || 'Words.', 'shipped', saved_by, saved_at, approved_by, approved_at, publish_at
       from content.revisions join content.entries on id = entry_id where slug = 'cookie-policy' and part = 'en'`,
    )
    const next = await restarted()
    expect(await titles('en', { slug: 'cookie-policy', of: next })).toBe('Newer')
  })
})
