import * as v from 'valibot'
import { gameApi } from '../game-api.ts'
import { titles } from '../titles/index.ts'
import { type Verification, verifyRound } from './verify.ts'

/**
 * Verifies a round of any game from the reply of `GET /arcade/rounds/:id/proof`. Throws for something else, for an unknown game, and while the server seed is
 * still in use.
 */
export async function verifyProof(reply: unknown): Promise<Verification> {
  const { round, serverSeed, ...proof } = v.parse(gameApi.proof.reply, reply)
  if (serverSeed === null)
    throw new Error('the server seed is still in use; change the seeds, and read the proof again')
  const title = titles.find(({ gameCode }) => gameCode === round.gameCode)
  if (!title) throw new Error(`no game ${round.gameCode} in this program`)
  return verifyRound(title, { ...round, ...proof, serverSeed })
}
