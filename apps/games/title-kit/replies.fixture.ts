import { randomUUID } from 'node:crypto'
import type { GameReply, Round } from '@andon/arcade/game-api'
import { gameConfigOf } from '@andon/arcade/titles/game-config'
import type { Title } from '@andon/arcade/titles/title'
import type { RecordedRound } from './record-rounds.fixture.ts'

const hash = '0'.repeat(64)
const seeds = { commitment: hash, clientSeed: 'recorded', nextNonce: 0, nextCommitment: hash }
const startBalance = 1_000_000

/** The arcade's replies to a page that plays recorded rounds, one after the other. */
export function createReplies(
  title: Title,
  { rounds, language }: { rounds: readonly RecordedRound[]; language: 'ja' | 'en' },
) {
  const { stakesIn, ...rest } = title
  const config = gameConfigOf({ ...rest, ...stakesIn.JPY }, { celebratesReturnOfStake: false })
  let balance = startBalance
  let played = -1
  let open: { recorded: RecordedRound; id: string } | null = null

  const stepOf = (step: number): GameReply<'playRound'> => {
    if (!open) throw new Error('no round is open')
    const { recorded, id } = open
    const isOver = step === recorded.steps.length - 1
    const after = balance
    const round: Round = {
      ...{ id, gameCode: title.gameCode, startedAt: '2026-08-01T10:00:00Z', stake: recorded.stake, free: false },
      furtherStaked: furtherOf(recorded, step),
      ...{ win: isOver ? recorded.win : 0, currency: 'JPY', nonce: played, commitment: hash },
      ...{ status: isOver ? 'settled' : 'playing', choice: recorded.choice, refusal: null },
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

  const lastStep = () => (open?.recorded.steps.length ?? 1) - 1
  const paid = (reply: GameReply<'playRound'>) => {
    balance = reply.balance
    return reply
  }

  return {
    /** Null for a path that the page does not need. */
    reply: ({ method, path, body }: { method: string; path: string; body: { index?: number } }): object | null => {
      if (path === '/arcade/sessions')
        return {
          ...{ success: true, sessionToken: randomUUID(), mode: 'demo', nickname: null, language, currency: 'JPY' },
          ...{
            balance,
            game: config,
            seeds,
            seedsOf: '0'.repeat(16),
            pendingRound: null,
            freeRounds: null,
            nextRoundInMs: 0,
          },
        } satisfies GameReply<'openSession'>
      if (path === '/arcade/rounds' && method === 'GET')
        return {
          success: true,
          rounds: open ? [{ ...stepOf(lastStep()).round, revealed: false }] : [],
          nextCursor: null,
        }
      if (path.endsWith('/proof')) {
        const known = { tableHash: hash, rules: {}, commitment: hash, committedAt: '2026-08-01T09:00:00Z' }
        return {
          ...{ success: true, round: stepOf(lastStep()).round, ...known, clientSeed: 'recorded', serverSeed: null },
        } satisfies GameReply<'proof'>
      }
      if (path === '/arcade/rounds') {
        played += 1
        const recorded = rounds[played]
        if (!recorded) throw new Error('more rounds than recorded')
        balance -= recorded.stake
        open = { recorded, id: `rnd_${String(played).padStart(26, '0')}` }
        return paid(stepOf(0))
      }
      if (path.endsWith('/actions')) {
        const index = body.index ?? 0
        balance -= open?.recorded.furtherStakes?.[index] ?? 0
        return paid(stepOf(index + 1))
      }
      return path.endsWith('/shown') ? { success: true } : null
    },
    current: () => open?.recorded ?? null,
  }
}

/** Taken by the first actions of a round. */
function furtherOf({ furtherStakes = [] }: RecordedRound, actions: number): number {
  return furtherStakes.slice(0, actions).reduce((sum, stake) => sum + stake, 0)
}
