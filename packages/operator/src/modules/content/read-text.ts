import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from '@andon/contract/player-api/content'
import { parseText } from './domain/parse-text.ts'

/** Reads a Markdown file of this module. */
export function readText(path: string): { title: string; blocks: Block[] } {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8')
  try {
    return parseText(source)
  } catch (cause) {
    throw new Error(`${path} cannot be shown: ${cause}`, { cause })
  }
}
