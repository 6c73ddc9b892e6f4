import { type Mark, marks, type Span } from '@andon/contract/player-api/content'
import { assert } from '@andon/platform/assert'
import { lexer, type Token, type Tokens } from 'marked'
import { type WrittenBlock as Block, pictureName } from './named-pictures.ts'

/**
 * Parses Markdown into the structure that pages show: a title (`#`), sections (``## `id` Heading``), `###`, paragraphs and flat lists, with links,
 * strong text and code, and uploaded pictures in paragraphs of their own (`![words](picture:name)`). Text between ```` ```isLoggedIn ```` (or `notLoggedIn`) and ```` ``` ```` is for players (or visitors) only. All other
 * Markdown, HTML above all, is refused.
 */
export function parseText(source: string): { title: string; blocks: Block[] } {
  checkDepth(source)
  assert(!unseen.test(source), 'a text has no control characters, and none that turn its direction')
  const [first, ...rest] = tokensOf(source)
  assert(first?.type === 'heading' && first.depth === 1, 'a text begins with its title')
  return { title: plain(first.tokens), blocks: rest.flatMap(blocksOf) }
}

/** Controls other than tab and line feed, and marks by which a line reads otherwise than it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Before the parser reads it: deep nesting ends its stack, and the time for emphasis grows with the square of its marks. */
function checkDepth(source: string): void {
  assert(!/^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){9}/m.test(source), 'lists and quotations are nested too deeply')
  const marksOf = (paragraph: string) => paragraph.replaceAll(/[^*_]/g, '').length
  assert(!source.split(/\n[ \t]*\n/).some((one) => marksOf(one) > 500), 'a paragraph has at most 500 marks of emphasis')
}

type Known = Tokens.Heading | Tokens.Paragraph | Tokens.List
const tokensOf = (source: string) => lexer(source).filter(({ type }) => type !== 'space') as Known[] // `blockOf` refuses the others

function blocksOf(token: Known | Tokens.Code): Block[] {
  if (token.type !== 'code') return [blockOf(token)]
  const { lang = '', text } = token
  assert(isMark(lang), 'a fenced block names its readers: isLoggedIn or notLoggedIn')
  return tokensOf(text).map((inner) => ({ ...blockOf(inner), [lang]: true }))
}

const isMark = (name: string): name is Mark => Object.hasOwn(marks, name)

type Inline = Tokens.Text | Tokens.Escape | Tokens.Strong | Tokens.Codespan | Tokens.Link

function blockOf(token: Known): Block {
  switch (token.type) {
    case 'heading':
      return headingOf(token)
    case 'paragraph':
      return pictureOf(token) ?? { type: 'paragraph', spans: spansOf(token.tokens) }
    case 'list':
      return { type: 'list', ordered: token.ordered, items: token.items.map(itemOf) }
    default:
      throw new Error(`no ${(token as Token).type} in a text`) // what `Known` leaves out
  }
}

/** Only the store's own: pictures elsewhere would tell strangers who reads, and may change. */
function pictureOf({ tokens = [] }: Tokens.Paragraph): Block | undefined {
  const [only, ...more] = tokens
  if (only?.type !== 'image' || more.length > 0) return undefined
  const { href, text, title } = only as Tokens.Image // just checked
  const name = pictureName(href)
  assert(name !== undefined && !title, 'a picture is one of the store: ![words](picture:name), without a title')
  assert([...text].length <= 200, 'the words of a picture have at most 200 characters')
  return { type: 'picture', name, alt: text }
}

function headingOf({ depth, tokens }: Tokens.Heading): Block {
  if (depth === 3) return { type: 'heading', level: 3, text: plain(tokens) }
  assert(depth === 2, 'headings below the title have level 2 or 3')
  const [mark, ...words] = tokens
  assert(mark?.type === 'codespan', 'a section begins with its id in code')
  return { type: 'heading', level: 2, id: (mark as Tokens.Codespan).text, text: plain(words).trim() } // just checked
}

function itemOf({ tokens }: Tokens.ListItem): Span[] {
  const [line, ...more] = tokens
  assert(line?.type === 'text' && more.length === 0, 'a list item is one line')
  return spansOf((line as Tokens.Text).tokens) // just checked
}

function spansOf(tokens: Token[] | undefined): Span[] {
  return (tokens ?? []).map((token) => spanOf(token as Inline)) // `spanOf` refuses the others
}

function spanOf(token: Inline): Span {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { text: token.text }
    case 'strong':
      return { text: plain(token.tokens), strong: true }
    case 'codespan':
      return { text: token.text, code: true }
    case 'link':
      return { text: plain(token.tokens), href: token.href }
    default:
      throw new Error(`no ${(token as Token).type} in a line`) // what `Inline` leaves out
  }
}

const plain = (tokens: Token[]) =>
  spansOf(tokens)
    .map(({ text }) => text)
    .join('')
