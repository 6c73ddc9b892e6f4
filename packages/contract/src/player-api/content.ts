import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, language, languageId, success } from '../fields.ts'
import { routes } from './routes.ts'

/**
 * Texts travel as structure, never as HTML: pages run under Trusted Types, and whoever shows a text decides how it looks. An `href` is a path below
 * the language (`/customer-service`), an anchor (`#cookies`), or an https, mailto or tel address.
 */
const span = v.object({
  text: v.string(),
  href: v.optional(v.pipe(v.string(), v.regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/))),
  strong: v.optional(v.literal(true)),
  /** A name as machines write it: a cookie, a key. */
  code: v.optional(v.literal(true)),
})
const line = v.array(span)
const block = v.variant('type', [
  /** Level 2 opens a section, by an `id` that is the same in every language; level 3 has none. */
  v.object({
    type: v.literal('heading'),
    level: v.picklist([2, 3]),
    id: v.optional(v.pipe(v.string(), v.slug())),
    text: v.string(),
  }),
  v.object({ type: v.literal('paragraph'), spans: line }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(line) }),
])
export type Span = v.InferOutput<typeof span>
export type Block = v.InferOutput<typeof block>

const page = v.object({
  url_path: v.string(),
  title: v.string(),
  /** The day from which this version holds. */
  updatedAt: v.pipe(v.string(), v.isoDate()),
  /** Not yet reviewed by a lawyer. */
  draft: v.boolean(),
  blocks: v.array(block),
})
export type Page = v.InferOutput<typeof page>

const category = v.object({
  id: v.string(),
  title: v.string(),
  questions: v.array(v.object({ id: v.string(), question: v.string(), answer: v.array(block) })),
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
      /** In which language; `languageId` if it is left out. */
      lang: v.optional(language),
    }),
    reply: v.object({ ...success.entries, page }),
    refusals: ['NOT_FOUND'],
  }),
  getQuestions: endpoint(routes.content.getQuestions, {
    access: 'public',
    rate: 'read',
    summary: 'Frequent questions with their answers, by category',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, categories: v.array(category) }),
    refusals: [],
  }),
} as const
