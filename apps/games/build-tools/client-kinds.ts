import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { KindName } from '@andon/arcade/engines/kind'
import type { ClientKind } from '../src/engines/client-kind.ts'

const folder = join(import.meta.dirname, '../src/engines')

/** The kinds of games that have a client: each folder of `src/engines`. */
export const kindNames: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, 'index.ts')),
)

const kinds = new Map(
  await Promise.all(
    kindNames.map(async (name) => {
      const { kind } = (await import(join(folder, name, 'index.ts'))) as { kind: ClientKind } // each folder exports it
      return [name, kind] as const
    }),
  ),
)

export function clientKindOf<Name extends KindName>(engine: Name): ClientKind<Name> {
  const kind = kinds.get(engine)
  if (!kind) throw new Error(`there is no folder src/engines/${engine}`)
  return kind as ClientKind<Name> // the folder's name is that of the kind
}
