import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { boundedText, gameCode, language, languageId, success } from '../fields.ts'
import { block, line, link } from './content-blocks.ts'
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

const footer = {
  /** Lists of links, in display order. */
  columns: v.array(v.object({ id: v.string(), title: v.string(), links: v.array(link) })),
  /** Paragraphs below them, in display order. */
  texts: v.array(v.object({ id: v.string(), lines: v.array(line) })),
}
export type FooterContent = v.InferOutput<v.ObjectSchema<typeof footer, undefined>>

const gameText = v.object({
  /** Paragraphs. */
  about: v.array(v.string()),
  /** Sections. Empty: how to play is as the supplier says. */
  guide: v.array(block),
})
export type GameText = v.InferOutput<typeof gameText>

const tournamentText = v.object({ name: v.string(), summary: v.string(), body: v.array(block) })
export type TournamentText = v.InferOutput<typeof tournamentText>

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
  getFooter: endpoint(routes.content.getFooter, {
    access: 'public',
    rate: 'read',
    summary: 'Links and texts at the end of every page',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, ...footer }),
    refusals: [],
  }),
  getGameText: endpoint(routes.content.getGameText, {
    access: 'public',
    rate: 'read',
    summary: 'The text of the brand about a game, in place of its supplier’s; null where there is none',
    request: v.object({ ...languageId, gameCode }),
    reply: v.object({ ...success.entries, text: v.nullable(gameText) }),
    refusals: [],
  }),
  getGuidedGames: endpoint(routes.content.getGuidedGames, {
    access: 'public',
    rate: 'read',
    summary: 'The games about which the brand itself says how to play',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, games: v.array(v.string()) }),
    refusals: [],
  }),
  getTournamentText: endpoint(routes.content.getTournamentText, {
    access: 'public',
    rate: 'read',
    summary: 'The text of the brand about a series of tournaments; null where there is none',
    request: v.object({ ...languageId, series: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) }),
    reply: v.object({ ...success.entries, text: v.nullable(tournamentText) }),
    refusals: [],
  }),
  getInterfaceTexts: endpoint(routes.content.getInterfaceTexts, {
    access: 'public',
    rate: 'read',
    summary: 'Single texts of the interface that the brand has replaced, by id',
    request: v.object(languageId),
    reply: v.object({ ...success.entries, texts: v.record(v.string(), v.string()) }),
    refusals: [],
  }),
  ...notices,
} as const
