import type { Deps } from '../../deps.ts'
import type { GameRequest } from '../../game-api.ts'
import { readMessages } from './read-messages.ts'
import { reportMessage } from './report-message.ts'
import { sayAtTable } from './say-at-table.ts'

interface WithSession {
  readonly sessionToken: string
}

/** The calls about what is written at tables. */
export function tableChatUseCases(deps: Deps) {
  return {
    tableMessages: (input: WithSession) => readMessages(deps, input),
    sayAtTable: (input: WithSession & GameRequest<'sayAtTable'>) => sayAtTable(deps, input),
    reportMessage: (input: WithSession & GameRequest<'reportMessage'>) => reportMessage(deps, input),
  }
}
