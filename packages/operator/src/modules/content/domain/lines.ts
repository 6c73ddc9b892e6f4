import type { Block, Span } from '@andon/contract/player-api/content'
import type { WrittenBlock } from './named-pictures.ts'

/** A text as it is written, or as pages show it. */
export interface TextOf<B extends Block | WrittenBlock> {
  readonly title: string
  readonly blocks: readonly B[]
}

/** The lines of a text that a reader sees: the title, then each heading, paragraph and item of a list. */
export const linesOf = ({ title, blocks }: TextOf<Block | WrittenBlock>): readonly string[] => [
  title,
  ...blocks.flatMap(linesOfBlock),
]

export function linesOfBlock(block: Block | WrittenBlock): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [wordsOf(block.spans)]
    case 'list':
      return block.items.map(wordsOf)
    case 'picture':
      return []
  }
}

const wordsOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** The text with every word that a reader sees changed; links and pictures stay. */
export const mapWords = <B extends Block | WrittenBlock>(
  { title, blocks }: TextOf<B>,
  change: (words: string) => string,
): TextOf<B> => ({ title: change(title), blocks: blocks.map((block) => withWords(block, change)) })

/** The same for a block. */
export function withWords<B extends Block | WrittenBlock>(block: B, change: (words: string) => string): B {
  const line = (spans: readonly Span[]) => spans.map((span) => ({ ...span, text: change(span.text) }))
  switch (block.type) {
    case 'heading':
      return { ...block, text: change(block.text) }
    case 'paragraph':
      return { ...block, spans: line(block.spans) }
    case 'list':
      return { ...block, items: block.items.map(line) }
    default:
      return block
  }
}
