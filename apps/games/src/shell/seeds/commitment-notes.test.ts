import { rulesHashOf, verifyRound } from '@andon/arcade/provably-fair/verify'
import { title } from '@andon/arcade/titles/lantern-river/index'
import { expect, test } from 'vitest'
import type { KeyValueStorage } from '../storage.ts'
import { notesKey, openCommitmentNotes } from './commitment-notes.ts'

function emptyStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) }
}

const id = (place: number) => `rnd_${String(place).padStart(26, '0')}`
const sha256 = async (text: string) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The proof that an arcade would show for a round drawn from that seed. */
async function proofFrom(serverSeed: string) {
  const { rules } = title.current
  const commitment = await sha256(serverSeed)
  const proof = { serverSeed, clientSeed: 'mine', rules, tableHash: await rulesHashOf(title.current), commitment }
  const played = { nonce: 3, stake: 100, choice: null, actions: [], status: 'settled' as const }
  const round = { id: id(3), startedAt: '2026-01-01T00:00:00Z', commitment, ...played }
  const { recomputed } = await verifyRound(title, { ...proof, round: { ...round, events: [], win: 0 } })
  return { ...proof, round: { ...round, events: [...(recomputed?.events ?? [])], win: recomputed?.win ?? 0 } }
}

test('a server that shows another seed with another commitment is detected', async () => {
  const [promised, swapped] = [await proofFrom('a'.repeat(64)), await proofFrom('b'.repeat(64))]
  const commitmentNotes = openCommitmentNotes(emptyStorage(), 'one player')
  commitmentNotes.noteSeeds({ commitment: promised.commitment, nextCommitment: 'next' })
  commitmentNotes.noteRound({ id: id(1), commitment: promised.commitment })
  // the swapped proof is right in itself
  expect(await verifyRound(title, swapped)).toMatchObject({ holds: true })
  expect(commitmentNotes.check({ roundId: id(1), commitment: swapped.commitment })).toBe('broken')
  expect(commitmentNotes.check({ roundId: id(1), commitment: promised.commitment })).toBe('kept')
})

test('a commitment first seen with the result does not count', () => {
  const commitmentNotes = openCommitmentNotes(emptyStorage(), 'one player')
  commitmentNotes.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  commitmentNotes.noteRound({ id: id(1), commitment: 'c' })
  commitmentNotes.noteRound({ id: id(2), commitment: 'c' })
  expect(commitmentNotes.check({ roundId: id(1), commitment: 'c' })).toBe('unknown')
  expect(commitmentNotes.check({ roundId: id(2), commitment: 'c' })).toBe('kept')
  expect(commitmentNotes.check({ roundId: id(1), commitment: 'a' })).toBe('broken')
})

test('after a rotation in another window the commitment made before it counts', () => {
  const storage = emptyStorage()
  const [here, there] = [openCommitmentNotes(storage, 'one player'), openCommitmentNotes(storage, 'one player')]
  here.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  here.noteRound({ id: id(1), commitment: 'a' })
  there.noteSeeds({ commitment: 'b', nextCommitment: 'c' })
  here.noteRound({ id: id(2), commitment: 'b' })
  there.noteRound({ id: id(3), commitment: 'b' })
  for (const [place, commitment] of ['a', 'b', 'b'].entries())
    expect(notesOf(storage).check({ roundId: id(place + 1), commitment })).toBe('kept')
})

test('rounds of other devices, and from before the first note, are unknown', () => {
  const commitmentNotes = notesOf(emptyStorage())
  commitmentNotes.noteSeeds({ commitment: 'a', nextCommitment: 'b' })
  commitmentNotes.noteRound({ id: id(5), commitment: 'a' })
  for (const place of [4, 6]) expect(commitmentNotes.check({ roundId: id(place), commitment: 'a' })).toBe('unknown')
})

test('the notes stay small, and invalid notes are ignored', () => {
  const storage = emptyStorage()
  storage.write(notesKey, '{"seen":7}')
  const commitmentNotes = notesOf(storage)
  for (let turn = 0; turn < 500; turn++) {
    commitmentNotes.noteSeeds({
      commitment: `${turn}`.padStart(64, '0'),
      nextCommitment: `${turn + 1}`.padStart(64, '0'),
    })
    commitmentNotes.noteRound({ id: id(turn), commitment: `${turn}`.padStart(64, '0') })
  }
  expect(encodeURIComponent(storage.read(notesKey) ?? '').length).toBeLessThan(3_500)
  expect(commitmentNotes.check({ roundId: id(499), commitment: '499'.padStart(64, '0') })).toBe('kept')
})

const notesOf = (storage: KeyValueStorage) => openCommitmentNotes(storage, 'one player')

test('the entry has no name of a player, holds four of them, and each for 90 days after their last use', () => {
  const storage = emptyStorage()
  for (const [at, player] of ['a1', 'b2', 'c3', 'd4', 'e5'].entries()) {
    const commitmentNotes = openCommitmentNotes(storage, player, () => at)
    commitmentNotes.noteSeeds({ commitment: player, nextCommitment: 'next' })
    commitmentNotes.noteRound({ id: id(at), commitment: player })
  }
  const isKept = (player: string, place: number, day: number) =>
    openCommitmentNotes(storage, player, () => day).check({ roundId: id(place), commitment: player }) === 'kept'
  expect([isKept('a1', 0, 4), isKept('b2', 1, 4)]).toEqual([false, true]) // the fifth replaced the first
  expect([isKept('c3', 2, 92), isKept('c3', 2, 93)]).toEqual([true, false])
})
