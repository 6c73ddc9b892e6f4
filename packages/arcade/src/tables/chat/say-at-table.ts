import { Refusal } from '@andon/contract'
import { assert, type Tx } from '@andon/platform/sql'
import { sessionNow, storedSession } from '../../authorise.ts'
import type { Deps } from '../../deps.ts'
import { tableTalkWentOn } from '../../facts.ts'
import { type MessageKind, messageEveryMs, type TableMessageNow } from '../../game-api/table-chat-fields.ts'
import type { GameReply, GameRequest } from '../../game-api.ts'
import type { SessionRow } from '../../store/sessions.ts'
import { maskedName } from '../seats.ts'
import { sameForm } from './fold-text.ts'
import { moderate } from './moderate.ts'
import { messageNow, tableOf } from './read-messages.ts'
import { findRequested, insertMessage, lockWriter, nextNumber, recentTexts, storeWriter, type Writer } from './store.ts'

/** This many refusals in this time mute a player for this time. */
const refusalsToMute = 3
const refusalsWithin = { minutes: 10 }
const mutedFor = { minutes: 10 }
/** The same message is refused for so long. */
const repeatWithin = { minutes: 2 }

/** Judges a message before anybody sees it, stores it and tells everybody at the table. */
export async function sayAtTable(
  deps: Deps,
  { sessionToken, text, requestId }: { sessionToken: string } & GameRequest<'sayAtTable'>,
): Promise<GameReply<'sayAtTable'>> {
  const { session, isAsked } = await writingSession(deps, sessionToken)
  if (isAsked) throw new Refusal('REALITY_CHECK_OPEN')
  const tableId = tableOf(deps, session)
  const found = moderate(text)
  const outcome = await deps.db.transaction((tx) => judge(deps, tx, { session, tableId, text, requestId, found }))
  if (outcome instanceof Refusal) throw outcome // after the commit: the refusal itself is stored
  const { message, isNew } = outcome
  if (isNew) deps.announce(tableTalkWentOn({ key: tableId, data: { type: 'said', ...message } }))
  return { success: true, message }
}

/**
 * The open real session of a token. Refuses REAL_PLAY_LOGIN_REQUIRED in demo play, GAME_SESSION_REPLACED and SESSION_EXPIRED, which is also what a break or lock leads to: it ends the login,
 * and the operator is asked at every call. `isAsked`: a reality check waits for an answer.
 */
export async function writingSession(
  deps: Deps,
  sessionToken: string,
): Promise<{ readonly session: SessionRow; readonly isAsked: boolean }> {
  const session = await storedSession(deps, sessionToken)
  const { state, isAsked } = await sessionNow(deps, session)
  if (state === 'ended') throw new Refusal('SESSION_EXPIRED')
  if (session.mode === 'demo') throw new Refusal('REAL_PLAY_LOGIN_REQUIRED')
  if (state === 'replaced') throw new Refusal('GAME_SESSION_REPLACED')
  return { session, isAsked }
}

interface Said {
  readonly session: SessionRow
  readonly tableId: string
  readonly text: string
  readonly requestId: string
  /** The kind of message that moderation refuses in the text; null: none. */
  readonly found: MessageKind | null
}

type Outcome = { readonly message: TableMessageNow; readonly isNew: boolean } | Refusal

/** A refusal is returned, so that the transaction which counts it commits. */
async function judge(
  { clock, seatOf }: Pick<Deps, 'clock' | 'seatOf'>,
  tx: Tx,
  { session: { owner, nickname }, tableId, text, requestId, found }: Said,
): Promise<Outcome> {
  const writer = await lockWriter(tx, owner)
  const now = clock.now() // after waiting for the lock
  const requested = await findRequested(tx, owner, requestId)
  if (requested) {
    const message = messageNow(requested)
    return message ? { message, isNew: false } : new Refusal('NOT_FOUND')
  }
  if (isAfter(writer.mutedUntil, now)) return muted(writer.mutedUntil, now)
  const next = writer.saidAt?.add({ milliseconds: messageEveryMs }) ?? null
  if (isAfter(next, now)) return new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsUntil(next, now) })
  const since = now.subtract(repeatWithin)
  const isRepeat = async () => (await recentTexts(tx, owner, since)).some((one) => sameForm(one) === sameForm(text))
  const kind = found ?? ((await isRepeat()) ? 'repeat' : null)
  if (kind !== null) return refuse(tx, owner, { writer, kind, now })
  const number = await nextNumber(tx, tableId)
  const seat = seatOf({ tableId, owner, atMs: now.epochMilliseconds })
  const stored = { owner, tableId, number, seat, name: maskedName(nickname), text, saidAt: now }
  await insertMessage(tx, { ...stored, requestId })
  await storeWriter(tx, owner, { ...writer, saidAt: now })
  const message = messageNow(stored)
  assert(message, 'a new message has a text')
  return { message, isNew: true }
}

async function refuse(
  tx: Tx,
  owner: string,
  { writer, kind, now }: { writer: Writer; kind: MessageKind; now: Temporal.Instant },
): Promise<Refusal> {
  const recent = [...writer.refusedAt.filter((at) => isAfter(at.add(refusalsWithin), now)), now]
  const isMuted = recent.length >= refusalsToMute
  const mutedUntil = isMuted ? now.add(mutedFor) : writer.mutedUntil
  await storeWriter(tx, owner, { ...writer, refusedAt: isMuted ? [] : recent, mutedUntil })
  const until = isMuted && mutedUntil ? { until: mutedUntil.epochMilliseconds } : {}
  return new Refusal('MESSAGE_REFUSED', { params: { kind, ...until } })
}

const muted = (until: Temporal.Instant, now: Temporal.Instant) =>
  new Refusal('MESSAGE_REFUSED', {
    params: { kind: 'muted', until: until.epochMilliseconds },
    retryAfterSeconds: secondsUntil(until, now),
  })

const isAfter = (one: Temporal.Instant | null, other: Temporal.Instant): one is Temporal.Instant =>
  one !== null && Temporal.Instant.compare(one, other) > 0
const secondsUntil = (at: Temporal.Instant, now: Temporal.Instant) =>
  Math.ceil((at.epochMilliseconds - now.epochMilliseconds) / 1000)
