import { createHash } from 'node:crypto'
import { slugOf } from './listed-game.ts'

const longest = 40

/** The two codes that we would give a game: readable, or with a hash where that one is too long or taken. */
export function candidatesOf(supplier: string, supplierGameCode: string): readonly [string, string] {
  const plain = `${supplier}-${slugOf(supplierGameCode)}`
  const hash = createHash('sha256').update(supplierGameCode).digest('hex').slice(0, 8)
  const hashed = `${plain.slice(0, longest - hash.length - 1).replace(/-$/, '')}-${hash}`
  return [plain.length <= longest ? plain : hashed, hashed]
}

/** Our codes of an aggregator's games. A game that has one keeps it; undefined: even the one with the hash is taken. */
export function assignCodes(
  supplier: string,
  supplierGameCodes: readonly string[],
  { kept, taken }: { kept: ReadonlyMap<string, string>; taken: ReadonlySet<string> },
): ReadonlyMap<string, string | undefined> {
  const used = new Set([...taken, ...kept.values()])
  return new Map(
    supplierGameCodes.map((own) => {
      const code = kept.get(own) ?? candidatesOf(supplier, own).find((candidate) => !used.has(candidate))
      if (code !== undefined) used.add(code)
      return [own, code]
    }),
  )
}
