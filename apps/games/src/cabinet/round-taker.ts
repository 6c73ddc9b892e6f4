import type { GameReply, Round } from '@andon/arcade/game-api'
import { type Arcade, ArcadeRefusal, ConnectionLost } from './arcade.ts'

/** What a press of the spin button led to. */
export type Taken =
  | {
      readonly kind: 'round'
      readonly round: Round
      readonly balanceAfterStake: number
      readonly balance: number
      readonly nextRoundInMs: number
    }
  /** `returning`: the stake was taken and goes back. */
  | { readonly kind: 'notPlaced'; readonly balance: number; readonly returning: boolean }

/** At the longest pause of 8 s these tries last some three minutes: longer than a tunnel, shorter than a patience. */
const triesMax = 30
const pauseMaxMs = 8000
const cycleTriesMax = 3

/**
 * Asks for one round. When no answer comes, the round may or may not exist, so it is never asked for again: the session is read until the
 * arcade answers, and a round that it holds for us is ours. `onOffline` is called once the wait begins, `onOnline` when it is over.
 */
export async function takeRound({
  arcade,
  stake,
  wasShown,
  wait,
  onOffline,
  onOnline,
}: {
  arcade: Arcade
  stake: number
  wasShown: (roundId: string) => boolean
  wait: (durationMs: number) => Promise<void>
  onOffline: () => void
  onOnline: () => void
}): Promise<Taken> {
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await arcade.call('playRound', { stake })
      return { kind: 'round', ...reply }
    } catch (error) {
      if (error instanceof ArcadeRefusal && error.code === 'CYCLE_TOO_FAST' && attempt < cycleTriesMax) {
        // a browser itself repeats a request whose connection broke: then the first copy's round is ours, and no second stake may follow
        const taken = found(await readSession(arcade, wait), wasShown)
        if (taken.kind === 'round') return taken
        await wait(Number(error.params.retryAfterMs ?? 500))
      } else if (error instanceof ConnectionLost || (error instanceof ArcadeRefusal && error.code === 'ROUND_OPEN')) {
        onOffline()
        const taken = found(await readSession(arcade, wait), wasShown)
        // a request can outlive its connection: what is not there yet gets a second look
        const certain = taken.kind === 'round' ? taken : found(await readSession(arcade, wait), wasShown)
        onOnline()
        return certain
      } else throw error
    }
  }
}

async function readSession(arcade: Arcade, wait: (durationMs: number) => Promise<void>): Promise<GameReply<'session'>> {
  for (let attempt = 1; ; attempt++) {
    await wait(Math.min(pauseMaxMs, 500 * 2 ** attempt))
    try {
      const session = await arcade.call('session', {})
      if (session.pendingRound?.status !== 'open' || attempt >= triesMax) return session
    } catch (error) {
      if (!(error instanceof ConnectionLost) || attempt >= triesMax) throw error
    }
  }
}

function found(
  { pendingRound, balance, nextRoundInMs }: GameReply<'session'>,
  wasShown: (roundId: string) => boolean,
): Taken {
  if (!pendingRound || wasShown(pendingRound.id)) return { kind: 'notPlaced', balance, returning: false }
  if (pendingRound.events.length === 0) return { kind: 'notPlaced', balance, returning: true }
  const balanceAfterStake = pendingRound.status === 'settled' ? balance - pendingRound.win : balance
  return {
    kind: 'round',
    round: pendingRound,
    balanceAfterStake: Math.max(0, balanceAfterStake),
    balance,
    nextRoundInMs,
  }
}
