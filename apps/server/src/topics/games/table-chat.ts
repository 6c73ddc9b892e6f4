import { tableTalkWentOn } from '@andon/arcade/facts'
import { tableChatTopic } from '@andon/arcade/game-topics'
import { after, gamesSource } from '../../compose/topic-source.ts'

export const source = gamesSource({
  topic: tableChatTopic,
  start: ({ arcade }) => ({ image: ({ tableId }) => arcade.stream.tableTalkNow(tableId) }),
  facts: [
    after(tableTalkWentOn, ({ key: tableId, data }, hub) => {
      hub.publish(tableChatTopic, { params: { tableId } }, data)
      if (data.type === 'removed') hub.resync(tableChatTopic, '', { tableId }) // pages that come later never get its text
    }),
  ],
})
