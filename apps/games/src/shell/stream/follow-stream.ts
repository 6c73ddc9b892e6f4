import { roundTopic, sessionTopic } from '@andon/arcade/game-topics'
import { openConnection } from '@andon/realtime-client/connection'
import { createTopics, type TopicEvent } from '@andon/realtime-client/topics'
import { CallRefusal } from '@andon/web-kit/client'
import { endsSession } from '../failures.ts'
import type { PresentDeps } from '../present-round.ts'

export interface FollowDeps {
  readonly arcade: Pick<PresentDeps['arcade'], 'token'>
  readonly session: Pick<PresentDeps['session'], 'wasShown'>
  readonly hud: Pick<PresentDeps['hud'], 'showNote'>
  readonly controls: Pick<PresentDeps['controls'], 'canSpin' | 'untilShown'>
  readonly failures: Pick<PresentDeps['failures'], 'show'>
  readonly balance: Pick<PresentDeps['balance'], 'read' | 'set'>
  readonly roundChanges: Pick<PresentDeps['roundChanges'], 'tell'>
}

/** Follows what the arcade tells of this session and its rounds. Without it, the player learns the same from the next call, by its refusal. */
export function followStream(deps: FollowDeps): void {
  const topics = createTopics()
  const { onSession, onRound, check } = streamListeners(deps, () => connection.close())
  topics.subscribe(sessionTopic.name, sessionTopic, onSession)
  topics.subscribe(roundTopic.name, roundTopic, onRound)
  let hasBegun = false
  const connection = openConnection({
    url: `${location.origin.replace(/^http/, 'ws')}/realtime`,
    topics,
    isPlayer: false,
    token: deps.arcade.token,
    onSessionRefused: check,
    onCurrent: (isCurrent) => {
      if (!isCurrent || hasBegun) return
      hasBegun = true
      deps.roundChanges.tell(null) // what went on since the round was read, and before the first message could come
    },
  })
}

const codes = { ended: 'SESSION_EXPIRED', replaced: 'GAME_SESSION_REPLACED' } as const

/**
 * A player learns that the session is over when the round that is being shown has ended, and in a game that was replaced when a round that waits for the player is
 * over, too: it may be finished there. `onOver`: then no message is of interest any more.
 */
export function streamListeners(
  { session, hud, controls, failures, balance, roundChanges }: Omit<FollowDeps, 'arcade'>,
  onOver: () => void,
) {
  let isOver = false
  const end = async (refusal: CallRefusal) => {
    await controls.untilShown({ over: refusal.code === codes.replaced })
    if (isOver) return
    isOver = true
    onOver()
    void failures.show(refusal)
  }
  /** Reads the balance, which the arcade refuses once the session is over. What a lost reply would have told, the next call tells. */
  const check = async () => {
    try {
      const amount = await balance.read()
      if (controls.canSpin()) balance.set(amount)
    } catch (error) {
      if (endsSession(error)) await end(error)
    }
  }
  return {
    check: () => void check(),
    onSession: (told: TopicEvent<typeof sessionTopic>) =>
      void (told ? end(new CallRefusal(codes[told.state], {})) : check()),
    onRound: async (told: TopicEvent<typeof roundTopic>) => {
      const isTaken = roundChanges.tell(told?.id ?? null)
      if (isTaken || !told || !moneyMoved.has(told.status)) return
      await controls.untilShown({ over: true })
      await check()
      // the note that the win is on its way
      if (session.wasShown(told.id) && controls.canSpin()) hud.showNote('')
    },
  }
}

const moneyMoved: ReadonlySet<string> = new Set(['settled', 'cancelled'])
