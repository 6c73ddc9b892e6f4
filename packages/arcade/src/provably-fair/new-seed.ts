import type { Deps } from '../deps.ts'
import { commitmentTo } from '../rng/seed-stream.ts'
import type { NewSeed } from '../store/seeds.ts'

/** 256 random bits as 64 hexadecimal characters, with their commitment. */
export function newSeed({ random, newId }: Pick<Deps, 'random' | 'newId'>): NewSeed {
  const serverSeed = random.bytes(32).toString('hex')
  return { id: newId('sed'), serverSeed, commitment: commitmentTo(serverSeed) }
}
