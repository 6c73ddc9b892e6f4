import type { Block } from '@andon/contract/player-api/content'
import type { WrittenBlock } from './named-pictures.ts'

/** The first paragraph is the summary; the section with the id `terms` begins the small print. */
export function splitBlocks(blocks: readonly Block[]): { summary: string; body: Block[]; terms: Block[] } {
  const [first, ...rest] = blocks
  const at = rest.findIndex((block) => block.type === 'heading' && block.id === 'terms')
  return {
    summary: paragraphText(first),
    body: at < 0 ? rest : rest.slice(0, at),
    terms: at < 0 ? [] : rest.slice(at + 1),
  }
}

export function paragraphText(block: Block | WrittenBlock | undefined): string {
  return block?.type === 'paragraph' ? block.spans.map(({ text }) => text).join('') : ''
}
