import { randomUUID } from 'node:crypto'
import type { GameReply, Round } from '@andon/arcade/game-api'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import type { Title } from '@andon/arcade/titles/title'
import type { RecordedRound } from './record-rounds.fixture.ts'
import { createSharedReplies } from './shared-replies.fixture.ts'

const hash = '0'.repeat(64)
const seeds = { commitment: hash, clientSeed: 'recorded', nextNonce: 0, nextCommitment: hash }
const startBalance = 1_000_000

/** The arcade's replies to a page that plays recorded rounds, one after the other. */
export function createReplies(
  title: Title,
  { rounds, language, now = () => 0 }: { rounds: readonly RecordedRound[]; language: 'ja' | 'en'; now?: () => number },
) {
  const { stakesIn, ...rest } = title
  const config = gameConfigOf({ ...rest, ...stakesIn.JPY }, { celebratesReturnOfStake: false })
  let balance = startBalance
  let played = -1
  let own: { recorded: RecordedRound; id: string } | null = null
  const move = (amount: number) => {
    balance += amount
    return balance
  }
  const table = title.shared ? createSharedReplies(title, { rounds, now, move }) : null
  /** The last round that was played. */
  const last = () => table?.played() ?? own

  const stepOf = (step: number): GameReply<'playRound'> => {
    const open = last()
    if (!open) throw new Error('no round is open')
    const { recorded, id } = open
    const isOver = step === recorded.steps.length - 1
    const after = balance
    const round: Round = {
      id,
      gameCode: title.gameCode,
      startedAt: '2026-08-01T10:00:00Z',
      stake: recorded.stake,
      free: false,
      furtherStaked: furtherOf(recorded, step),
      win: isOver ? recorded.win : 0,
      currency: 'JPY',
      nonce: played,
      commitment: hash,
      status: isOver ? 'settled' : 'playing',
      choice: recorded.choice,
      refusal: null,
      actions: recorded.actions.slice(0, step),
      events: recorded.steps.slice(0, step + 1).flatMap((events) => [...events]),
    }
    return {
      success: true,
      round,
      balanceAfterStake: after,
      balance: after + round.win,
      nextRoundInMs: 0,
      freeRounds: null,
    }
  }

  const lastStep = () => (last()?.recorded.steps.length ?? 1) - 1
  const paid = (reply: GameReply<'playRound'>) => {
    balance = reply.balance
    return reply
  }

  return {
    /** Null for a path that the page does not need. */
    reply: ({ method, path, body }: { method: string; path: string; body: { index?: number } }): object | null => {
      if (path === '/arcade/sessions')
        return {
          success: true,
          sessionToken: randomUUID(),
          mode: 'demo',
          nickname: null,
          language,
          currency: 'JPY',
          balance,
          game: config,
          seeds,
          seedsOf: '0'.repeat(16),
          pendingRound: null,
          freeRounds: null,
          nextRoundInMs: 0,
        } satisfies GameReply<'openSession'>
      if (path === '/arcade/balance') return { success: true, balance, currency: 'JPY' } satisfies GameReply<'balance'>
      if (path === '/arcade/rounds' && method === 'GET')
        return {
          success: true,
          rounds: last() ? [{ ...stepOf(lastStep()).round, revealed: false }] : [],
          nextCursor: null,
        }
      if (path.endsWith('/proof')) {
        const known = { tableHash: hash, rules: {}, commitment: hash, committedAt: '2026-08-01T09:00:00Z' }
        return {
          success: true,
          round: stepOf(lastStep()).round,
          ...known,
          clientSeed: 'recorded',
          serverSeed: null,
        } satisfies GameReply<'proof'>
      }
      if (path === '/arcade/rounds') {
        played += 1
        const recorded = rounds[played]
        if (!recorded) throw new Error('more rounds than recorded')
        balance -= recorded.stake
        own = { recorded, id: `rnd_${String(played).padStart(26, '0')}` }
        return paid(stepOf(0))
      }
      if (path.endsWith('/actions')) {
        const index = body.index ?? 0
        balance -= own?.recorded.furtherStakes?.[index] ?? 0
        return paid(stepOf(index + 1))
      }
      return path.endsWith('/shown') ? { success: true } : (table?.reply({ method, path }) ?? null)
    },
    current: () => last()?.recorded ?? null,
    /** At a table of many players: the number of the round with the last bet; null in games of one player. */
    sharedNumber: () => table?.number() ?? null,
    /** With everything that was staked and paid; minor units. */
    balance: () => balance,
  }
}

/** Taken by the first actions of a round. */
function furtherOf({ furtherStakes = [] }: RecordedRound, actions: number): number {
  return furtherStakes.slice(0, actions).reduce((sum, stake) => sum + stake, 0)
}
