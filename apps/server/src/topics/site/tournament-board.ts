import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { boardChanged } from '@andon/operator/tournaments'
import { createLoop } from '@andon/platform/loop'
import { after, siteSource } from '../../compose/topic-source.ts'

/** A board that changes is read once for all changes of so many milliseconds. */
const gatherMs = 50

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
    }
    const reading = createLoop(publish, { gatherMs, log, what: 'reading the boards of tournaments' })
    reading.start()
    return {
      image: ({ tournamentId }) => operator.tournaments.boardTop(tournamentId),
      facts: [
        after(boardChanged, ({ key }) => {
          changed.add(key)
          reading.wakeSoon()
        }),
      ],
      stop: () => void reading.stop(),
    }
  },
})
