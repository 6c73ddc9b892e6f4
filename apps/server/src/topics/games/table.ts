import { kinds } from '@andon/arcade/engines/kinds'
import { tableTopicOf } from '@andon/arcade/game-topics'
import { gamesSource } from '../../compose/topic-source.ts'

const tableTopic = tableTopicOf(kinds)

export const source = gamesSource({
  topic: tableTopic,
  start: ({ hub, arcade }) => ({
    image: ({ tableId }) => arcade.tables.now(tableId),
    stop: arcade.tables.onMessage((tableId, message) => hub.publish(tableTopic, { params: { tableId } }, message)),
  }),
})
