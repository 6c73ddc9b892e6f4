import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, language, languageId, success } from '../fields.ts'
import { block } from './content-blocks.ts'
import { notices } from './content-notices.ts'
import { routes } from './routes.ts'

export type { Block, Mark, Span } from './content-blocks.ts'
export { marks } from './content-blocks.ts'
export { bannerZoneIds } from './content-notices.ts'

const page = v.object({
  url_path: v.string(),
  title: v.string(),
  /** The day from which this version applies. */
  updatedAt: v.pipe(v.string(), v.isoDate()),
  /** Not yet reviewed by a lawyer. */
  draft: v.boolean(),
  /** In which languages it is published: each is published by itself. */
  languages: v.array(language),
  blocks: v.array(block),
})
export type Page = v.InferOutput<typeof page>

const category = v.object({
  id: v.string(),
  title: v.string(),
  questions: v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      answer: v.array(block),
      /** Readings and other words by which a search finds it; absent: none. */
      words: v.optional(v.array(v.string())),
    }),
  ),
})
export type QuestionCategory = v.InferOutput<typeof category>

export const content = {
  getPage: endpoint(routes.content.getPage, {
    access: 'public',
    rate: 'read',
    summary: 'A page of text by its slug: terms, policies, responsible gaming',
    request: v.object({
      ...languageId,
      url_path: boundedText(100),
      /** The language of the text; by default `languageId`. */
      lang: v.optional(language),
    }),
    reply: v.object({ ...success.entries, page }),
    refusals: ['NOT_FOUND'],
  }),
  getQuestions: endpoint(routes.content.getQuestions, {
    access: 'public',
    rate: 'read',
    summary: 'Frequently asked questions with their answers, by category',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, categories: v.array(category) }),
    refusals: [],
  }),
  ...notices,
} as const
