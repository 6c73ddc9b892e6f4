import type { Deps } from '../deps.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import type { NewSeed } from '../store/seeds.ts'

/** 256 bits from the operating system, as 64 hexadecimal characters, and the promise to use them. */
export function newSeed({ random, newId }: Pick<Deps, 'random' | 'newId'>): NewSeed {
  const serverSeed = random.bytes(32).toString('hex')
  return { id: newId('sed'), serverSeed, commitment: commitmentTo(serverSeed) }
}
