import { boardTop } from '../player-api/tournaments.ts'
import { topic } from '../topic.ts'

/** The first places of a tournament's board. */
export const tournamentBoardTopic = topic('tournament/{tournamentId}', {
  access: 'public',
  image: boardTop,
  payload: boardTop,
  conflation: { keep: 'latest', everyMs: 100 },
})
