import type { WireKind } from '@andon/arcade/engines/kind'
import { sessionTopic, tableBetTopicOf, tableTopicOf } from '@andon/arcade/game-topics'
import { openConnection } from '@andon/realtime-client/connection'
import type { Topics } from '@andon/realtime-client/topics'
import type { ArcadeClient } from '../arcade-client.ts'
import { streamListeners } from '../stream/follow-stream.ts'
import type { SharedLoop } from './shared-loop.ts'

interface FollowDeps extends Pick<SharedLoop, 'source' | 'ownBets' | 'money' | 'gate' | 'balance' | 'hold'> {
  readonly topics: Topics
  readonly kind: WireKind
  readonly tableId: string
  readonly arcade: Pick<ArcadeClient, 'token'>
  readonly onFailure: (error: unknown) => void
}

/** Follows the table, the player's bets and the session over one connection. Without it the table is read again and again. */
export function followTable(deps: FollowDeps): void {
  const { topics, kind, tableId, arcade, source, ownBets, money, gate, balance, hold, onFailure } = deps
  const tableTopic = tableTopicOf([kind])
  const betTopic = tableBetTopicOf([kind])
  topics.subscribe(tableTopic.name.replace('{tableId}', tableId), tableTopic, (told) =>
    'image' in told ? source.image(told.image) : source.change(told.change),
  )
  topics.subscribe(betTopic.name, betTopic, (bet) => {
    if (!bet) return void source.read()
    ownBets.note(bet)
    void money.moved(bet)
  })
  const session = streamListeners(
    {
      session: { wasShown: () => false },
      hud: { showNote: () => {} },
      controls: { canSpin: () => !hold.isUntilSeen(), untilShown: hold.whenSeen },
      failures: { show: async (error) => onFailure(error) },
      balance,
      roundChanges: { tell: () => true },
    },
    () => connection.close(),
  )
  topics.subscribe(sessionTopic.name, sessionTopic, (told) => {
    if (told) gate.end() // no bet from here on; the player is told when the round with their bets has been seen
    session.onSession(told)
  })
  const connection = openConnection({
    url: `${location.origin.replace(/^http/, 'ws')}/realtime`,
    topics,
    isPlayer: false,
    token: arcade.token,
    onSessionRefused: session.check,
    onCurrent: (isCurrent) => {
      source.setFollowed(isCurrent)
      if (isCurrent) void source.read() // bets that were placed, decided or paid meanwhile
    },
  })
}
