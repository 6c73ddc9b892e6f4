import { tableHashOf, verifyRound } from '@andon/arcade/provably-fair/verify'
import { lanternRiver } from '@andon/arcade/titles/lantern-river/index'
import { expect, test } from 'vitest'
import { openPromises } from './commitment-notes.ts'
import type { Memory } from './storage.ts'

function emptyMemory(): Memory {
  const kept = new Map<string, string>()
  return { recall: (key) => kept.get(key) ?? null, remember: (key, value) => void kept.set(key, value) }
}

const id = (place: number) => `rnd_${String(place).padStart(26, '0')}`
const sha256 = async (text: string) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What an arcade would show of a round drawn from that seed: consistent in itself. */
async function proofFrom(serverSeed: string) {
  const about = { gameCode: 'lantern-river', serverSeed, clientSeed: 'mine', nonce: 3, stake: 100 }
  const proof = { ...about, tableHash: await tableHashOf(lanternRiver.table), commitment: await sha256(serverSeed) }
  return { ...proof, events: (await verifyRound({ ...proof, events: [] })).recomputed.events }
}

test('a server that shows another seed with another promise is found out', async () => {
  const [promised, swapped] = [await proofFrom('a'.repeat(64)), await proofFrom('b'.repeat(64))]
  const promises = openPromises(emptyMemory(), 'one player')
  promises.noteSeeds({ commitment: promised.commitment, nextCommitment: 'next' })
  promises.noteRound({ id: id(1), commitment: promised.commitment })
  // the swapped proof is right in itself
  expect(await verifyRound(swapped)).toMatchObject({ commitmentHolds: true, tableHolds: true, eventsHold: true })
  expect(promises.judge({ roundId: id(1), commitment: swapped.commitment })).toBe('broken')
  expect(promises.judge({ roundId: id(1), commitment: promised.commitment })).toBe('kept')
})

test('a promise that came with the result only is none', () => {
  const promises = openPromises(emptyMemory(), 'one player')
  promises.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  promises.noteRound({ id: id(1), commitment: 'c' })
  promises.noteRound({ id: id(2), commitment: 'c' })
  expect(promises.judge({ roundId: id(1), commitment: 'c' })).toBe('unknown')
  expect(promises.judge({ roundId: id(2), commitment: 'c' })).toBe('kept')
  expect(promises.judge({ roundId: id(1), commitment: 'a' })).toBe('broken')
})

test('a rotation in another window keeps the promise that was made for it', () => {
  const memory = emptyMemory()
  const [here, there] = [openPromises(memory, 'one player'), openPromises(memory, 'one player')]
  here.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  here.noteRound({ id: id(1), commitment: 'a' })
  there.noteSeeds({ commitment: 'b', nextCommitment: 'c' })
  here.noteRound({ id: id(2), commitment: 'b' })
  there.noteRound({ id: id(3), commitment: 'b' })
  for (const [place, commitment] of ['a', 'b', 'b'].entries())
    expect(promisesOf(memory).judge({ roundId: id(place + 1), commitment })).toBe('kept')
})

test('rounds of other devices, and those from before the notes began, are unknown', () => {
  const promises = promisesOf(emptyMemory())
  promises.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  promises.noteRound({ id: id(5), commitment: 'a' })
  for (const place of [4, 6]) expect(promises.judge({ roundId: id(place), commitment: 'a' })).toBe('unknown')
})

test('the notes stay small, and others than ours are no notes', () => {
  const memory = emptyMemory()
  memory.remember('one player', '{"seen":7}')
  const promises = promisesOf(memory)
  for (let turn = 0; turn < 500; turn++) {
    promises.noteSeeds({ commitment: `${turn}`.padStart(64, '0'), nextCommitment: `${turn + 1}`.padStart(64, '0') })
    promises.noteRound({ id: id(turn), commitment: `${turn}`.padStart(64, '0') })
  }
  expect(encodeURIComponent(memory.recall('one player') ?? '').length).toBeLessThan(3_500)
  expect(promises.judge({ roundId: id(499), commitment: '499'.padStart(64, '0') })).toBe('kept')
})

const promisesOf = (memory: Memory) => openPromises(memory, 'one player')
