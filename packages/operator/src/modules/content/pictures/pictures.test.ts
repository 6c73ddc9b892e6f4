import { readdir, rm, writeFile } from 'node:fs/promises'
import { content as api } from '@andon/contract/player-api/content'
import type { RequestContext } from '@andon/platform/http'
import { refusalOf } from '@andon/tests/test-runtime'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenContent, openContent } from '../content.fixture.ts'

const now = '2026-06-01T00:00:00Z'
let open: OpenContent
beforeEach(async () => {
  open = await openContent({ now })
})
afterEach(() => open.close())

type Staff = ReturnType<OpenContent['staff']>
const at = (site: string) => ({ site }) as RequestContext // content reads the brand only
const words = { altJa: '川に浮かぶ灯ろう', altEn: 'Lanterns on a river', focusX: 250, focusY: 700 }

const drawn = async (background: string, [width, height] = [400, 200]) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ])
const upload = async (staff: Staff, name: string, background = '#c43') =>
  staff.uploadPicture({ name, file: await drawn(background), ...words })

const promotion = { kind: 'promotions', slug: 'river' } as const
const about = (image: string) => JSON.stringify({ image, startsAt: '2026-01-01T00:00:00Z' })
const textOf = (picture: string) => `# River\n\nSummary.\n\n![](picture:${picture})\n`

async function save(staff: Staff, part: 'about' | 'ja' | 'en', source: string) {
  return { ...promotion, part, revision: (await staff.saveRevision({ ...promotion, part, source })).revision }
}

async function publish(staff: Staff, part: 'about' | 'ja' | 'en', source: string) {
  const one = await save(staff, part, source)
  await staff.submitRevision(one)
  await staff.approveRevision(one)
  return one
}

async function shownOn(site: string, language: 'ja' | 'en', { of = open }: { of?: OpenContent } = {}) {
  const reply = await of.content.routes.getPromotions({ languageId: language }, at(site))
  return v.parse(api.getPromotions.reply, reply).promotions.find(({ url }) => url === 'river')
}

test('an uploaded picture is on a promotion of every brand, with its words in each language, in every size', async () => {
  const admin = open.staff('boss', ['admin'])
  const { picture, isNew } = await upload(admin, 'river-lights')
  expect([isNew, picture.width, picture.height, picture.addedBy]).toEqual([true, 400, 200, 'boss'])
  await publish(admin, 'about', about('picture:river-lights'))
  await publish(admin, 'ja', textOf('river-lights'))
  await publish(admin, 'en', `# River\n\nSummary.\n\n![Two lanterns](picture:river-lights)\n`)

  for (const site of ['LEO', 'BEE']) {
    const [ja, en] = [await shownOn(site, 'ja'), await shownOn(site, 'en')]
    expect(ja?.picture).toMatchObject({ alt: words.altJa, width: 400, height: 200, focus: { x: 250, y: 700 } })
    expect(en?.picture?.alt).toBe(words.altEn)
    expect(ja?.image).toBe(ja?.picture?.src)
    expect(ja?.picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(en?.body).toMatchObject([{ type: 'picture', picture: { alt: 'Two lanterns' } }])
    expect(ja?.body).toMatchObject([{ type: 'picture', picture: { alt: words.altJa } }])
    for (const { type, srcset } of ja?.picture?.sources ?? [])
      for (const address of srcset.split(', ')) {
        const [, file = '', width] = /^\/pictures\/(\S+) (\d+)w$/.exec(address) ?? []
        const copy = await open.content.pictureCopy(file)
        expect(copy?.mediaType).toBe(type)
        expect(width).toMatch(/^(360|400)$/)
        expect(copy?.bytes.byteLength).toBe(picture.copies.find(({ path }) => path.endsWith(file))?.bytes)
      }
  }
  expect(open.notes[0]).toMatchObject({ subject: 'pictures/river-lights', before: null, after: { altEn: words.altEn } })
})

test('the same file is stored once, whatever it is called', async () => {
  const admin = open.staff('boss', ['admin'])
  const { picture } = await upload(admin, 'one')
  const files = await readdir(open.pictureFolder, { recursive: true })
  const other = await upload(admin, 'two')
  expect(other.picture.hash).toBe(picture.hash)
  expect(other.picture.copies).toEqual(picture.copies)
  expect(await readdir(open.pictureFolder, { recursive: true })).toEqual(files)
  const again = await admin.uploadPicture({ name: 'one', file: await drawn('#c43'), ...words, altEn: 'Other words' })
  expect([again.isNew, again.picture.altEn]).toEqual([false, 'Other words'])
  expect((await admin.readPicture({ name: 'one' })).file).toBe(
    Buffer.from(await (await drawn('#c43')).arrayBuffer()).toString('base64'),
  )
})

test('a name keeps its picture, and only what is uploaded can be named', async () => {
  const admin = open.staff('boss', ['admin'])
  await upload(admin, 'one')
  expect(await refusalOf(upload(admin, 'one', '#123'))).toMatchObject({
    code: 'ACTION_IMPOSSIBLE',
    field: 'name',
  })
  for (const [part, source] of [
    ['about', about('picture:two')],
    ['en', textOf('two')],
  ] as const) {
    const refused = await refusalOf(save(admin, part, source))
    expect(refused).toMatchObject({ code: 'FIELD_INVALID', field: 'source' })
    expect(refused.message).toContain('no picture two')
  }
  for (const address of [
    'https://elsewhere.example/x.png',
    '/banners/x.svg',
    'picture:../x',
    'data:image/png;base64,AA==',
  ]) {
    const refused = await refusalOf(save(admin, 'en', `# A\n\nSummary.\n\n![x](${address})\n`))
    expect(refused.code, address).toBe('FIELD_INVALID')
  }
  expect((await refusalOf(save(admin, 'en', '# A\n\nSummary ![x](picture:one) more.\n'))).code).toBe('FIELD_INVALID')
})

test('a picture that a draft or a published text names is not retired; one that was comes back with its file', async () => {
  const admin = open.staff('boss', ['admin'])
  await upload(admin, 'one')
  await upload(admin, 'one-more', '#246')
  const draft = await save(admin, 'en', textOf('one'))
  const refused = await refusalOf(admin.retirePicture({ name: 'one' }))
  expect(refused).toMatchObject({ code: 'ACTION_IMPOSSIBLE' })
  expect(refused.message).toContain('promotions/river en 1 (draft)')
  expect((await admin.showPicture({ name: 'one' })).uses).toEqual([
    { kind: 'promotions', slug: 'river', brand: null, part: 'en', revision: 1, state: 'draft' },
  ])
  await admin.retireRevision(draft)
  expect((await admin.retirePicture({ name: 'one' })).picture.retiredBy).toBe('boss')
  expect((await refusalOf(save(admin, 'en', textOf('one')))).code).toBe('FIELD_INVALID')
  expect((await refusalOf(admin.describePicture({ name: 'one', ...words }))).code).toBe('NOT_FOUND')
  expect((await upload(admin, 'one')).picture.retiredAt).toBeNull()
  await save(admin, 'en', textOf('one'))
})

test('a preview shows the picture of a draft, and new words show at once', async () => {
  const admin = open.staff('boss', ['admin'])
  await upload(admin, 'one')
  await publish(admin, 'en', textOf('one'))
  const draft = await save(admin, 'about', about('picture:one'))
  expect(await shownOn('LEO', 'en')).toBeUndefined()
  const { url } = await admin.previewRevision({ ...draft, language: 'en' })
  const preview = await open.content.previewRoutes(new URL(url).searchParams.get('preview') ?? '')
  const { promotions } = (await preview?.getPromotions({ languageId: 'en' }, at('LEO'))) ?? { promotions: [] }
  expect(promotions.find(({ url }) => url === 'river')?.picture?.alt).toBe(words.altEn)

  await admin.submitRevision(draft)
  await admin.approveRevision(draft)
  const before = await open.content.version()
  await admin.describePicture({ name: 'one', ...words, altEn: 'Fewer lanterns', focusX: 0 })
  expect(await open.content.version()).not.toBe(before)
  expect((await shownOn('LEO', 'en'))?.picture).toMatchObject({ alt: 'Fewer lanterns', focus: { x: 0, y: 700 } })
})

test('a banner has an uploaded picture for each width, and both are in use', async () => {
  const admin = open.staff('boss', ['admin'])
  await upload(admin, 'one')
  await upload(admin, 'two', '#246')
  const banner = { kind: 'banners', slug: 'river' } as const
  const fields = { zones: ['casino'], startsAt: '2026-01-01T00:00:00Z', order: -1, image: 'picture:one' }
  for (const [part, source] of [
    ['about', JSON.stringify({ ...fields, narrowImage: 'picture:two' })],
    ['en', '# River\n\nA text.\n\nOpen\n'],
  ] as const) {
    const { revision } = await admin.saveRevision({ ...banner, part, source })
    await admin.submitRevision({ ...banner, part, revision })
    await admin.approveRevision({ ...banner, part, revision })
  }
  const reply = await open.content.routes.getBanners({ languageId: 'en', zoneId: 'leo_casino' }, at('LEO'))
  const [one, two] = [await admin.showPicture({ name: 'one' }), await admin.showPicture({ name: 'two' })]
  const shown = reply.banners.filter(({ title }) => title === 'River')
  expect(shown.map(({ id, device }) => [id, device])).toEqual([
    ['river', 'wide'],
    ['river.narrow', 'narrow'],
  ])
  for (const [at, { picture, uses }] of [one, two].entries()) {
    expect(picture.copies.map(({ path }) => path)).toContain(shown[at]?.picture?.src)
    expect(uses).toMatchObject([{ slug: 'river', part: 'about' }])
  }
  expect((await refusalOf(admin.retirePicture({ name: 'two' }))).code).toBe('ACTION_IMPOSSIBLE')
  const missing = JSON.stringify({ ...fields, narrowImage: 'picture:three' })
  expect((await refusalOf(admin.saveRevision({ ...banner, part: 'about', source: missing }))).message).toContain(
    'three',
  )
})

test('another node serves a picture before it has read that there is one; guessed names are nothing', async () => {
  const other = await openContent({ now, database: open.database, pictures: open.pictureFolder })
  const { picture } = await upload(open.staff('boss', ['admin']), 'one')
  const file = picture.copies[0]?.path.replace('/pictures/', '') ?? ''
  expect((await other.content.pictureCopy(file))?.mediaType).toBe('image/avif')
  for (const name of [`${'0'.repeat(40)}.webp`, file.replace('avif', 'webp'), `${file}.webp`, '../secrets.key', ''])
    expect(await other.content.pictureCopy(name), name).toBeNull()
  await other.content.refresh()
  await rm(open.pictureFolder, { recursive: true })
  await writeFile(open.pictureFolder, 'no folder any more')
  expect(await other.content.pictureCopy(file)).not.toBeNull() // it is in memory
  expect((await refusalOf(open.content.pictureCopy(file))).code).toBe('UNAVAILABLE')
})
