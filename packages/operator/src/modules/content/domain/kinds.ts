import { bonusKind } from '@andon/contract/bonus-terms'
import { lobbyNames } from '@andon/contract/lobbies'
import { type Block, marks, type QuestionCategory } from '@andon/contract/player-api/content'
import { block } from '@andon/contract/player-api/content-blocks'
import { bannerDevices } from '@andon/contract/player-api/content-notices'
import { sites } from '@andon/contract/sites'
import type { contentKinds } from '@andon/contract/staff-api/content'
import { assert } from '@andon/platform/assert'
import * as v from 'valibot'
import { figuresNamed } from './bonus-figures.ts'
import { checkFigures } from './figures.ts'
import { pictureName, type WrittenBlock } from './named-pictures.ts'
import { linksToKeep } from './page-slugs.ts'
import { parseText } from './parse-text.ts'
import { paragraphText } from './split-blocks.ts'
import { footerPart, messagesOf, splitGameText, splitTournamentText } from './text-forms.ts'

export type Kind = (typeof contentKinds)[number]

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Temporal.Instant.from(text)),
)
const codes = sites.map(({ code }) => code)
const shared = {
  /** Left out: all brands. */
  sites: v.optional(v.array(v.picklist(codes)), codes),
  /** Lower comes first. */
  order: v.optional(v.number(), 0),
}

/** A path of the site's own pictures, or an uploaded one: `picture:<name>`. */
const image = v.pipe(v.string(), v.regex(/^((\/[\w-]+)+\.(svg|png|jpe?g|webp|avif)|picture:[a-z0-9-]{2,60})$/))

/** The fields of banners and promotions. */
const announcement = v.strictObject({
  ...shared,
  /** Banners only: for players or for visitors. */
  ...marks,
  /** Banners only: the zones, on every brand that has them. */
  zones: v.optional(v.array(v.picklist(lobbyNames)), []),
  /** Banners only: the link's path, without the language. */
  link: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/(?![/\\])[^\s\\]*$/))),
  /** Banners only: left out, on every width of the window. */
  device: v.optional(v.picklist(bannerDevices)),
  image,
  /** Banners only, of those for every width: the picture for windows below the width of the mobile layout. */
  narrowImage: v.optional(image),
  startsAt: instant,
  endsAt: v.optional(instant),
  /** Promotions only: for visitors of these affiliates; empty: for everyone. */
  affiliates: v.optional(v.array(v.string()), []),
  /** Shown while this bonus programme is open; the text can show its figures (`bonus-figures.ts`). */
  bonusCode: v.optional(v.string()),
  /** Shown while a programme of this kind is open; for programmes without a code. */
  bonusKind: v.optional(bonusKind),
})
export type AnnouncementFields = v.InferOutput<typeof announcement>

const page = v.strictObject({
  ...shared,
  /** The day from which this version applies. */
  updatedAt: v.pipe(v.string(), v.isoDate()),
  /** True until a lawyer has reviewed this version. */
  draft: v.optional(v.boolean(), false),
  /** For staff: what of the text somebody has to check before the site opens, such as numbers of other bodies. */
  toCheck: v.optional(v.array(v.pipe(v.string(), v.maxLength(300))), []),
})

const questions = v.strictObject({
  ...shared,
  /** Readings in kana and other words by which a search finds a question, by the question's id. */
  words: v.optional(v.record(v.pipe(v.string(), v.slug()), v.array(v.pipe(v.string(), v.maxLength(40)))), {}),
})

/** The fields of kinds that have no others. The slug of a game's text is its code, that of a tournament's text its series. */
const onSites = v.strictObject(shared)

/** The fields of an entry, as JSON in its part `about`. Its texts are Markdown, one part for each language. */
const fields = {
  banners: announcement,
  promotions: announcement,
  pages: page,
  questions,
  footer: onSites,
  games: onSites,
  tournaments: onSites,
  interface: onSites,
} as const satisfies Record<Kind, v.GenericSchema>

export type FieldsOf<K extends Kind> = v.InferOutput<(typeof fields)[K]>

export interface Text {
  readonly title: string
  readonly blocks: readonly WrittenBlock[]
}

/** Reads the part `about`. Throws with the fields that are wrong. */
export function readFields<K extends Kind>(kind: K, source: string): FieldsOf<K> {
  let json: unknown
  try {
    json = JSON.parse(source)
  } catch {
    throw new Error('about.json is no JSON')
  }
  const read = v.safeParse(fields[kind], json)
  if (read.success) return read.output as FieldsOf<K> // of the kind's own schema
  const wrong = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(`about.json: ${wrong.join('; ')}`)
}

/** Reads a text and checks that pages can show it as this kind. Throws with the reason. */
export function readText(kind: Kind, source: string): Text {
  const text = parseText(source)
  if (kind === 'pages' || kind === 'games') checkFigures(source)
  if (kind === 'questions') assert(!/[{}]/.test(source), 'only texts of pages and games quote figures of games')
  assert(text.title.trim() !== '', 'a text has a title')
  const words = text.blocks.filter(({ type }) => type !== 'picture')
  const wrong = v.safeParse(v.array(block), words).issues?.[0]
  assert(!wrong, `${wrong?.message}`)
  const ids = sectionsOf(text)
  assert(new Set(ids).size === ids.length, 'each section has an id of its own')
  checkForm[kind](text)
  return text
}

/** Checks the form that the texts of each kind must have. */
const checkForm: Record<Kind, (text: Text) => unknown> = {
  banners: (text) => {
    const isWhole = [text.blocks[0], text.blocks[1]].every((one) => paragraphText(one) !== '')
    assert(isWhole, 'a banner has two paragraphs: its text and its link’s label')
    figuresNamed(text)
  },
  promotions: (text) => {
    assert(paragraphText(text.blocks[0]) !== '', 'a promotion begins with its summary')
    figuresNamed(text)
  },
  pages: () => undefined,
  questions: questionsOf,
  footer: footerPart,
  games: splitGameText,
  tournaments: splitTournamentText,
  interface: messagesOf,
}

/** Ids of a text’s sections, to compare translations. */
export const sectionsOf = ({ blocks }: { readonly blocks: readonly (WrittenBlock | Block)[] }): string[] =>
  blocks.flatMap((one) => (one.type === 'heading' && one.id) || [])

/** Throws for a text that lacks a link which all pages need. */
export function checkLinks(name: { readonly kind: Kind; readonly slug: string }, text: Text): void {
  const wanted = linksToKeep(name)
  if (wanted.length === 0) return
  const part = footerPart(text)
  const found = new Set('links' in part ? part.links.map(({ href }) => href) : [])
  const missing = wanted.filter((href) => !found.has(href))
  assert(missing.length === 0, `every page needs these links: ${missing.join(', ')}`)
}

/** The uploaded pictures that a part names. */
export function picturesIn(kind: Kind, { part, source }: { part: string; source: string }): string[] {
  if (part !== 'about') return readText(kind, source).blocks.flatMap((one) => (one.type === 'picture' ? one.name : []))
  const read = readFields(kind, source)
  return [...new Set(imagesOf(read).flatMap((address) => pictureName(address) ?? []))]
}

/** The pictures that the fields of an announcement name: for wide windows, and for narrow ones. */
export const imagesOf = (fields: FieldsOf<Kind>): readonly string[] =>
  'image' in fields ? [fields.image, ...(fields.narrowImage === undefined ? [] : [fields.narrowImage])] : []

type Question<B> = Pick<QuestionCategory['questions'][number], 'id' | 'question'> & { answer: B[] }

/** A section's heading is the question, its blocks are the answer. */
export function questionsOf<B extends WrittenBlock | Block>({
  blocks,
}: {
  readonly blocks: readonly B[]
}): Question<B>[] {
  const questions: Question<B>[] = []
  for (const one of blocks) {
    if (one.type === 'heading' && one.id !== undefined) questions.push({ id: one.id, question: one.text, answer: [] })
    else {
      const last = questions.at(-1)
      assert(last, 'an answer follows its question')
      last.answer.push(one)
    }
  }
  return questions
}
