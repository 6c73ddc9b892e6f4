import type { GameReply } from '@andon/arcade/game-api'
import * as v from 'valibot'
import { type ArcadeClient, ArcadeRefusal } from './arcade-client.ts'
import { openCommitmentNotes } from './commitment-notes.ts'
import type { Launch } from './launch.ts'
import { deviceStorage, tabStorage } from './storage.ts'

/** One sitting of one player at one game: it outlives a reload of the frame, and with it the time and the net result that we show. */
const storedSession = v.object({
  sessionToken: v.string(),
  startedAtMs: v.number(),
  net: v.number(),
  /** The last round whose stake is in `net`, and whether its win is too. */
  lastRound: v.nullable(v.string()),
  lastShown: v.boolean(),
})
type StoredSession = v.InferOutput<typeof storedSession>
export type SessionState = Omit<GameReply<'openSession'>, 'sessionToken'>
export type GameSession = Awaited<ReturnType<typeof openGameSession>>

export async function openGameSession(arcade: ArcadeClient, launch: Launch, gameCode: string) {
  const key = `sitting:${gameCode}:${launch.mode}`
  const { state, record } = await open(arcade, launch, gameCode, key)
  const keep = () => tabStorage.write(key, JSON.stringify(record))
  keep()
  const commitmentNotes = openCommitmentNotes(deviceStorage, `promises:${gameCode}:${state.nickname ?? 'demo'}`)
  commitmentNotes.noteSeeds(state.seeds)
  return {
    state,
    commitmentNotes,
    elapsedMs: () => nowMs() - record.startedAtMs,
    net: () => record.net,
    /** True if this round's end was played in this sitting. */
    wasShown: (roundId: string) => record.lastRound === roundId && record.lastShown,
    staked: (roundId: string, stake: number) => {
      if (record.lastRound === roundId) return
      Object.assign(record, { net: record.net - stake, lastRound: roundId, lastShown: false })
      keep()
    },
    shown: (roundId: string, win: number) => {
      if (record.lastRound !== roundId || record.lastShown) return
      Object.assign(record, { net: record.net + win, lastShown: true })
      keep()
    },
  }
}

/** A fresh launch opens a new session; a reload, or a token that was used already, goes on with the one we have. */
async function open(
  arcade: ArcadeClient,
  { token, mode, language }: Launch,
  gameCode: string,
  key: string,
): Promise<{ state: SessionState; record: StoredSession }> {
  const kept = read(key)
  if (kept && !token) {
    const state = await resumed(arcade, kept)
    if (state) return { state, record: kept }
  }
  if (mode === 'real' && !token) throw new ArcadeRefusal('SESSION_EXPIRED', {})
  try {
    const { sessionToken, ...state } = await arcade.call(
      'openSession',
      token && mode === 'real' ? { token, gameCode, language } : { demo: true, gameCode, language },
    )
    arcade.useSession(sessionToken)
    return { state, record: { sessionToken, startedAtMs: nowMs(), net: 0, lastRound: null, lastShown: false } }
  } catch (error) {
    const state =
      kept && error instanceof ArcadeRefusal && error.code === 'TOKEN_INVALID' ? await resumed(arcade, kept) : null
    if (kept && state) return { state, record: kept }
    throw error
  }
}

async function resumed(arcade: ArcadeClient, kept: StoredSession): Promise<SessionState | null> {
  arcade.useSession(kept.sessionToken)
  try {
    return await arcade.call('session', {})
  } catch (error) {
    if (error instanceof ArcadeRefusal) return null // the old session is over: open another
    throw error
  }
}

function read(key: string): StoredSession | null {
  const text = tabStorage.read(key)
  if (text === null) return null
  try {
    const result = v.safeParse(storedSession, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null // written by an older version of this program
  }
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
