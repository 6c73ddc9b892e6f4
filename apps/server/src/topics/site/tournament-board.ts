import { setTimeout as pause } from 'node:timers/promises'
import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { boardChanged } from '@andon/operator/tournaments'
import { createLoop } from '@andon/platform/loop'
import { after, siteSource } from '../../compose/topic-source.ts'

/** A board is read at once when it changes, and then not for as long as its topic keeps messages together. */
const pauseMs = 100

export const source = siteSource({
  topic: tournamentBoardTopic,
  start: ({ hub, operator, log }) => {
    const changed = new Set<string>()
    const publish = async () => {
      for (const tournamentId of [...changed]) {
        changed.delete(tournamentId)
        const top = await operator.tournaments.boardTop(tournamentId)
        if (top) hub.publish(tournamentBoardTopic, { params: { tournamentId } }, top)
      }
      await pause(pauseMs, undefined, { ref: false })
    }
    const reading = createLoop(publish, { log, what: 'reading the boards of tournaments' })
    reading.start()
    return {
      image: ({ tournamentId }) => operator.tournaments.boardTop(tournamentId),
      facts: [
        after(boardChanged, ({ key }) => {
          changed.add(key)
          reading.wake()
        }),
      ],
      stop: () => void reading.stop(),
    }
  },
})
