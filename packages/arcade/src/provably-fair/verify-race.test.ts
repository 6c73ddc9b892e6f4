import { expect, test } from 'vitest'
import { createRaceVerifier } from './verify-race.ts'
import { sha256Hex } from './web-sha256.ts'

const round = { gameCode: 'gone', rulesHash: 'a', nonce: 0, stake: 20, win: 0, choice: null, actions: [] }
const seeds = async () => {
  const serverSeed = 'b'.repeat(64)
  return { commitment: await sha256Hex(serverSeed), serverSeed, clientSeed: 'mine', rounds: [round] }
}

test('a game that is not known is a difference; rules that could not be loaded are none', async () => {
  expect(await createRaceVerifier(async () => undefined)(await seeds())).toMatch(/^rounds\.0\.rulesHash/)
  const offline = createRaceVerifier(() => Promise.reject(new Error('offline')))
  await expect(offline(await seeds())).rejects.toThrow('offline')
})
