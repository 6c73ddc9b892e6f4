import { readdirSync } from 'node:fs'
import { assert } from '@andon/platform/assert'
import type { GameKind, KindName } from './kind.ts'

/** Every kind of game: each folder beside this file. On the server, in tools and in tests; a page of a game has its own kind alone. */
export const kinds: readonly GameKind[] = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const { kind } = (await import(`./${name}/index.ts`)) as { kind: GameKind } // the title kit plays with each
      assert(kind.name === name, `the folder engines/${name} holds the kind of that name`)
      return kind
    }),
)

export function kindOf<Name extends KindName>({ engine }: { readonly engine: Name }): GameKind<Name> {
  const kind = kinds.find(({ name }) => name === engine)
  assert(kind, `there is a folder engines/${engine}`)
  return kind as GameKind<Name> // it has this name
}
