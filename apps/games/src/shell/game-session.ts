import type { GameReply } from '@andon/arcade/game-api'
import { drawnByServer } from '@andon/arcade/game-api/fields'
import { CallRefusal } from '@andon/web-kit/client'
import * as v from 'valibot'
import type { ArcadeClient } from './arcade-client.ts'
import type { Launch } from './launch.ts'
import { openCommitmentNotes } from './seeds/commitment-notes.ts'
import { freshSeed } from './seeds/fresh-seed.ts'
import { openChainNotes } from './shared/chain-notes.ts'
import { deviceStorage, tabStorage } from './storage.ts'

/** One session of one player in one game. It survives a reload of the frame, with the elapsed time and the net result that the game shows. */
const storedSession = v.object({
  sessionToken: v.string(),
  startedAtMs: v.number(),
  net: v.number(),
  /** The last round whose stake is included in `net`. */
  lastRound: v.nullable(v.string()),
  /** How much was staked on it. Records without it have all. */
  lastStaked: v.optional(v.number(), Number.MAX_SAFE_INTEGER),
  /** True if its win is included too. */
  lastShown: v.boolean(),
  /** Bets on shared rounds whose stakes are included, the latest last; of several in one round each is a round of the session. True: with its win. */
  bets: v.optional(v.array(v.tuple([v.string(), v.boolean()])), []),
})
/** More than a player can have in two rounds. */
const betsMost = 40
type StoredSession = v.InferOutput<typeof storedSession>
export type SessionState = Omit<GameReply<'openSession'>, 'sessionToken'>
export type GameSession = Awaited<ReturnType<typeof openGameSession>>

export async function openGameSession(arcade: ArcadeClient, launch: Launch, gameCode: string) {
  const key = `sitting:${gameCode}:${launch.mode}`
  const { state, record } = await open(arcade, launch, gameCode, key)
  const save = () => tabStorage.write(key, JSON.stringify(record))
  save()
  const commitmentNotes = openCommitmentNotes(state.mode === 'demo' ? tabStorage : deviceStorage, state.seedsOf)
  commitmentNotes.noteSeeds(state.seeds)
  const chainNotes = openChainNotes(state.mode === 'demo' ? tabStorage : deviceStorage)
  if (state.seeds.clientSeed.startsWith(drawnByServer)) await chooseSeed(arcade)
  return {
    state,
    commitmentNotes,
    chainNotes,
    elapsedMs: () => nowMs() - record.startedAtMs,
    net: () => record.net,
    /** True if the player has seen the end of this round in this session. */
    wasShown: (roundId: string) => record.lastRound === roundId && record.lastShown,
    /** `stake`: of the whole round so far, with the further stakes of its actions. */
    staked: (roundId: string, stake: number) => {
      const isSame = record.lastRound === roundId
      const before = isSame ? record.lastStaked : 0
      if (isSame && stake <= before) return
      const lastShown = isSame && record.lastShown
      Object.assign(record, { net: record.net - (stake - before), lastRound: roundId, lastStaked: stake, lastShown })
      save()
    },
    shown: (roundId: string, win: number) => {
      if (record.lastRound !== roundId || record.lastShown) return
      Object.assign(record, { net: record.net + win, lastShown: true })
      save()
    },
    /** A bet on a shared round takes part; counted once. */
    betStaked: (id: string, stake: number) => {
      if (record.bets.some(([known]) => known === id)) return
      Object.assign(record, { net: record.net - stake, bets: [...record.bets, [id, false]].slice(-betsMost) })
      save()
    },
    /** The player has seen what it was paid; counted once. False if they had. */
    betShown: (id: string, win: number): boolean => {
      if (!record.bets.some(([known, isShown]) => known === id && !isShown)) return false
      const bets = record.bets.map(([known, isShown]) => [known, isShown || known === id])
      Object.assign(record, { net: record.net + win, bets })
      save()
      return true
    },
  }
}

/** The commitment is noted by now: this device draws the first client seed. If the call is lost, the next launch does, or the player does by changing the seeds. */
async function chooseSeed(arcade: ArcadeClient): Promise<void> {
  try {
    await arcade.call('chooseSeed', { clientSeed: freshSeed() })
  } catch (error) {
    console.warn('the first client seed stays the server’s', error)
  }
}

/** A launch with a new token opens a new session. A reload, or a token already used, continues the stored session. */
async function open(
  arcade: ArcadeClient,
  { token, mode, language }: Launch,
  gameCode: string,
  key: string,
): Promise<{ state: SessionState; record: StoredSession }> {
  const kept = read(key)
  if (kept && !token) {
    const state = await resume(arcade, kept)
    if (state) return { state, record: kept }
  }
  if (mode === 'real' && !token) throw new CallRefusal('SESSION_EXPIRED', {})
  try {
    const { sessionToken, ...state } = await arcade.call(
      'openSession',
      token && mode === 'real' ? { token, gameCode, language } : { demo: true, gameCode, language },
    )
    arcade.useSession(sessionToken)
    return { state, record: newRecord(sessionToken) }
  } catch (error) {
    const state =
      kept && error instanceof CallRefusal && error.code === 'TOKEN_INVALID' ? await resume(arcade, kept) : null
    if (kept && state) return { state, record: kept }
    throw error
  }
}

function newRecord(sessionToken: string): StoredSession {
  return { sessionToken, startedAtMs: nowMs(), net: 0, lastRound: null, lastStaked: 0, lastShown: false, bets: [] }
}

async function resume(arcade: ArcadeClient, kept: StoredSession): Promise<SessionState | null> {
  arcade.useSession(kept.sessionToken)
  try {
    return await arcade.call('session', {})
  } catch (error) {
    if (error instanceof CallRefusal) return null // the stored session has ended
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
