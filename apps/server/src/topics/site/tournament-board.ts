import { tournamentBoardTopic } from '@andon/contract/topics/tournament-board'
import { boardChanged } from '@andon/operator/tournaments'
import { createLoop } from '@andon/platform/loop'
import { after, siteSource } from '../../compose/topic-source.ts'

/** Boards that change are read at most so often, however many rounds change them. */
const readEveryMs = 100

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
    const reading = createLoop(publish, { everyMs: readEveryMs, log, what: 'reading the boards of tournaments' })
    reading.start()
    return {
      image: ({ tournamentId }) => operator.tournaments.boardTop(tournamentId),
      facts: [after(boardChanged, ({ key }) => void changed.add(key))],
      stop: () => void reading.stop(),
    }
  },
})
