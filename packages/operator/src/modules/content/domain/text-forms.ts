import type { Block, Span } from '@andon/contract/player-api/content'
import { assert } from '@andon/platform/assert'
import type { TextOf } from './lines.ts'
import type { WrittenBlock } from './named-pictures.ts'
import { paragraphText } from './split-blocks.ts'

type AnyBlock = Block | WrittenBlock

const isMarked = (one: AnyBlock) => one.isLoggedIn === true || one.notLoggedIn === true

/** A column of the footer (one list, each item a link), or paragraphs below the columns. Throws for anything else. */
export function footerPart({
  blocks,
}: TextOf<AnyBlock>): { links: { text: string; href: string }[] } | { lines: Span[][] } {
  assert(!blocks.some(isMarked), 'the footer is the same for players and visitors')
  const [first, ...rest] = blocks
  if (first?.type === 'list') {
    assert(rest.length === 0, 'a column of the footer is one list of links')
    return { links: first.items.map(linkOf) }
  }
  const lines = blocks.flatMap((one) => (one.type === 'paragraph' ? [[...one.spans]] : []))
  assert(lines.length > 0 && lines.length === blocks.length, 'a text of the footer is one list of links, or paragraphs')
  return { lines }
}

function linkOf(item: readonly Span[]): { text: string; href: string } {
  const [only, ...more] = item
  assert(only?.href !== undefined && more.length === 0, 'each item of a column is one link')
  return { text: only.text, href: only.href }
}

/** The paragraphs before the first section describe the game; the sections say how to play it. Throws for a text without description. */
export function splitGameText<B extends AnyBlock>({ blocks }: TextOf<B>): { about: string[]; guide: B[] } {
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const before = at < 0 ? blocks : blocks.slice(0, at)
  const about = before.map((one) => (isMarked(one) ? '' : paragraphText(one)))
  assert(
    about.length > 0 && about.every((one) => one !== ''),
    'a text of a game begins with paragraphs that describe it',
  )
  const guide = at < 0 ? [] : blocks.slice(at)
  assert(guide.length === 0 || isSection(guide[0]), 'how to play a game is told in sections')
  return { about, guide }
}

const isSection = (one: AnyBlock | undefined) => one?.type === 'heading' && one.level === 2

/** The title is the name, the first paragraph the summary; what follows is shown on the tournament's page. Throws for a text without summary. */
export function splitTournamentText<B extends AnyBlock>({
  title,
  blocks,
}: TextOf<B>): {
  name: string
  summary: string
  body: B[]
} {
  const [first, ...body] = blocks
  const summary = first && isMarked(first) ? '' : paragraphText(first)
  assert(summary !== '', 'a text of a tournament begins with its summary')
  assert([...title].length <= 60, 'the name of a tournament has at most 60 characters')
  return { name: title, summary, body }
}

/** All pages carry them. */
const mostMessages = 200
const longestMessage = 600

/** Texts of the interface by id: one list, each item an id in code and the text. Throws for anything else. */
export function messagesOf({ blocks }: TextOf<AnyBlock>): Record<string, string> {
  const [only, ...more] = blocks
  assert(only?.type === 'list' && more.length === 0 && !isMarked(only), 'texts of the interface are one list')
  assert(only.items.length <= mostMessages, `an entry has at most ${mostMessages} texts of the interface`)
  const messages = only.items.map(messageOf)
  const ids = messages.map(([id]) => id)
  assert(new Set(ids).size === ids.length, 'each text of the interface is there once')
  return Object.fromEntries(messages)
}

function messageOf([id, ...words]: readonly Span[]): [string, string] {
  assert(
    id?.code === true && /^[A-Za-z]\w*\.[\w.-]+$/.test(id.text),
    'each item begins with the id of its text in code: `shell.login`',
  )
  assert(
    words.every(({ href, strong, code }) => href === undefined && !strong && !code),
    `${id.text}: a text of the interface has no links, strong words or code`,
  )
  const text = words
    .map((one) => one.text)
    .join('')
    .replace(/^\s*[:：]?\s*/, '')
    .trimEnd()
  assert(text !== '' && [...text].length <= longestMessage, `${id.text}: a text has 1 to ${longestMessage} characters`)
  return [id.text, text]
}
