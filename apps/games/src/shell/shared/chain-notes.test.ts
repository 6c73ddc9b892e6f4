import { expect, test, vi } from 'vitest'
import type { KeyValueStorage } from '../storage.ts'
import { chainNotesKey, openChainNotes } from './chain-notes.ts'
import { createChainNoting } from './note-chains.ts'

function emptyStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) }
}
const chain = (number: number, publishedEnd = `end-${number}`, signer = 'signer-1') => ({
  chain: number,
  links: 100,
  publishedEnd,
  committedAt: '2026-11-29T00:00:00Z',
  signer,
  signerAt: null,
})
const at = { gameCode: 'wheel', tableId: 'wheel-1', from: 12 }
const proofOf = (number: number, of = chain(1)) => ({ tableId: 'wheel-1', number, chain: of })

test('the end that was noted before a round is kept, and another end or another signer is found', () => {
  const notes = openChainNotes(emptyStorage())
  notes.note(at, [chain(1)])
  expect(notes.check(proofOf(12))).toBe('kept')
  expect(notes.check(proofOf(12, chain(1, 'end-of-others')))).toBe('broken')
  expect(notes.check(proofOf(12, chain(1, 'end-1', 'signer-2')))).toBe('broken')
})

test('an end proves nothing of rounds that had a result when it was noted, nor of other chains and tables', () => {
  const notes = openChainNotes(emptyStorage())
  notes.note(at, [chain(1)])
  expect(notes.check(proofOf(11))).toBe('unknown')
  expect(notes.check(proofOf(500, chain(2)))).toBe('unknown')
  expect(notes.check({ ...proofOf(12), tableId: 'wheel-2' })).toBe('unknown')
})

test('what is noted once stays, whatever the installation shows later, and another window sees it', () => {
  const storage = emptyStorage()
  openChainNotes(storage).note(at, [chain(1)])
  const later = openChainNotes(storage)
  later.note({ ...at, from: 1 }, [chain(2), chain(1, 'end-of-others')])
  expect(later.check(proofOf(12))).toBe('kept')
  expect(later.check(proofOf(11))).toBe('unknown')
  expect(later.ofGame('wheel')).toMatchObject({ chain: 2, end: 'end-2' })
  expect(later.ofGame('crash')).toBeUndefined()
})

test('notes stay few, and invalid ones are ignored', () => {
  const storage = emptyStorage()
  storage.write(chainNotesKey, '{"notes":7}')
  const notes = openChainNotes(storage)
  for (let number = 1; number <= 200; number++) notes.note(at, [chain(number)])
  expect(JSON.parse(storage.read(chainNotesKey) ?? '')).toHaveLength(40)
  expect(notes.has('wheel-1', 200)).toBe(true)
})

function noting({ fails = 0 } = {}) {
  let left = fails
  let now = 0
  const call = vi.fn(async () => {
    if (left-- > 0) throw new Error('no line')
    return { success: true, chains: [chain(3), chain(2)] }
  })
  const notes = openChainNotes(emptyStorage())
  const nowMs = () => now
  const arcade = { call } as unknown as Parameters<typeof createChainNoting>[0]['arcade'] // one call of it is used
  const note = createChainNoting({ arcade, chainNotes: notes, gameCode: 'wheel', nowMs })
  const table = (number: number, more: object = {}) =>
    ({ tableId: 'wheel-1', round: { number, chain: 3, result: null, voided: null, ...more } }) as unknown as Parameters<
      typeof note
    >[0] // it reads no more of a table
  return {
    call,
    notes,
    note,
    table,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('the chains of a table are noted before the first bet, and asked for once', async () => {
  const { call, notes, note, table } = noting()
  for (const number of [7, 7, 8]) await note(table(number))
  expect(call).toHaveBeenCalledTimes(1)
  expect(notes.check(proofOf(7, chain(3)))).toBe('kept')
  expect(notes.check(proofOf(6, chain(3)))).toBe('unknown')
})

test('a round whose result is known when its chain is noted is not among those that it proves', async () => {
  const { notes, note, table } = noting()
  await note(table(7, { result: {} }))
  expect([notes.check(proofOf(7, chain(3))), notes.check(proofOf(8, chain(3)))]).toEqual(['unknown', 'kept'])
})

test('chains that could not be asked for are asked for again, half a minute later', async () => {
  const { call, notes, note, table, pass } = noting({ fails: 1 })
  await note(table(7))
  await note(table(7))
  expect([call.mock.calls.length, notes.has('wheel-1', 3)]).toEqual([1, false])
  pass(30_000)
  await note(table(8))
  expect([call.mock.calls.length, notes.has('wheel-1', 3)]).toEqual([2, true])
})
