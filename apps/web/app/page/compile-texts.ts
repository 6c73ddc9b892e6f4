import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Texts by `feature.key` as players' browsers read them. */
export type CompiledTexts = Readonly<Record<string, unknown>>

/** Texts as people write them, compiled; those that cannot be are told by name and left out. */
export function compileTexts(texts: Readonly<Record<string, string>>): {
  readonly compiled: CompiledTexts
  readonly malformed: readonly string[]
} {
  const compiled: Record<string, unknown> = {}
  const malformed: string[] = []
  for (const [id, text] of Object.entries(texts)) {
    try {
      compiled[id] = compileMessageOrThrow(text)
    } catch {
      malformed.push(id)
    }
  }
  return { compiled, malformed }
}
