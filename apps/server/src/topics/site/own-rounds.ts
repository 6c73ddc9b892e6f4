import { ownRoundsTopic } from '@andon/contract/topics/own-rounds'
import { boardChanged } from '@andon/operator/tournaments'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: ownRoundsTopic,
  facts: [
    after(boardChanged, ({ key: tournamentId, data: { players = [] } }, hub) => {
      for (const to of players) hub.publish(ownRoundsTopic, { to }, { tournamentId })
    }),
  ],
})
