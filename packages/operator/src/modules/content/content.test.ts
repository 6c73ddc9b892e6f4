import { Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { content as api, type Block } from '@andon/contract/player-api/content'
import type { RequestContext } from '@andon/platform/http'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenContent, openContent } from './content.fixture.ts'

let open: OpenContent
beforeAll(async () => {
  open = await openContent({ now: '2026-11-21T00:00:00Z', bonus: null })
})
afterAll(() => open.close())
const anyContext = { site: 'LEO' } as RequestContext // content reads the brand only

const getPage = async (fields: { url_path: string; lang?: string; languageId?: string }) => {
  const reply = await open.content.routes.getPage(v.parse(api.getPage.request, fields), anyContext)
  return v.parse(api.getPage.reply, reply).page
}
const getQuestions = async (languageId: Language) => {
  const reply = await open.content.routes.getQuestions(v.parse(api.getQuestions.request, { languageId }), anyContext)
  return v.parse(api.getQuestions.reply, reply).categories
}

const languages = ['ja', 'en'] as const
const slugs = [
  'terms-and-conditions',
  'privacy-policy',
  'fund-protection-plan',
  'marketing-communication',
  'bonus-rules',
  'cookie-policy',
  'responsible-game',
]

/** The kinds of blocks in order, with the number of a list's items: what a translation must keep. */
const shape = (blocks: readonly Block[]) =>
  blocks.map((block) => {
    if (block.type === 'heading') return `${block.level} ${block.id ?? ''}`
    return block.type === 'list' ? `list of ${block.items.length}` : block.type
  })
const lines = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => {
    if (block.type === 'heading') return [[{ text: block.text }]]
    if (block.type === 'picture') return []
    return block.type === 'list' ? block.items : [block.spans]
  })
const textOf = (blocks: readonly Block[]) =>
  lines(blocks)
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n')
const linksOf = (blocks: readonly Block[]) =>
  lines(blocks).flatMap((spans) => spans.flatMap((span) => ('href' in span && span.href) || []))

describe.each(slugs)('%s', (slug) => {
  test('has the same sections in the same order in both languages', async () => {
    const [ja, en] = [await getPage({ url_path: slug, lang: 'ja' }), await getPage({ url_path: slug, lang: 'en' })]
    expect(shape(ja.blocks)).toEqual(shape(en.blocks))
    expect(ja.updatedAt).toBe(en.updatedAt)
    expect(linksOf(ja.blocks)).toEqual(linksOf(en.blocks))
  })

  test.each(languages)('in %s is a complete page, marked as a draft, without stray markup', async (lang) => {
    const page = await getPage({ url_path: slug, lang })
    const text = textOf(page.blocks)
    expect(page).toMatchObject({ url_path: slug, draft: true })
    expect(text.length).toBeGreaterThan(500)
    expect(text).not.toMatch(/[*<>[\]]|&\w+;|\n\n/)
    expect(/\p{sc=Hiragana}/u.test(page.title + text)).toBe(lang === 'ja')
    const ids = page.blocks.flatMap((block) => (block.type === 'heading' && block.id) || [])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('the requested language takes precedence over that of the interface', async () => {
  const { title } = await getPage({ url_path: 'privacy-policy', languageId: 'ja', lang: 'en' })
  expect(title).toBe('Privacy policy')
  expect(await getPage({ url_path: 'privacy-policy', languageId: 'en' })).toMatchObject({ title })
})

test.each(['imprint', 'constructor', '__proto__', '../pages/bonus-rules', 'Privacy-Policy'])(
  'there is no page %s',
  async (url_path) => {
    const refused = getPage({ url_path })
    await expect(refused).rejects.toBeInstanceOf(Refusal)
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('every frequent question has the same id and the same kind of answer in both languages', async () => {
  const outline = async (language: Language) =>
    (await getQuestions(language)).map(({ id, questions }) => ({
      id,
      questions: questions.map((question) => ({ id: question.id, shape: shape(question.answer) })),
    }))
  expect(await outline('ja')).toEqual(await outline('en'))
  const questions = (await getQuestions('ja')).flatMap((category) => category.questions)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { answer } of questions) expect(textOf(answer).length).toBeGreaterThan(30)
})
