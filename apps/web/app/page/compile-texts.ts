import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Compiled texts by `feature.key`. */
export type CompiledTexts = Readonly<Record<string, unknown>>

/** Compiles texts. Malformed ones are left out and listed by id. */
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
