import { siteTopic } from '@andon/contract/topics/site'
import { topicSource } from '../compose/topic-source.ts'

export const source = topicSource({
  topic: siteTopic,
  start: ({ hub, operator, onSiteChanged }) => {
    onSiteChanged(() => hub.publishEach(siteTopic, ({ place }) => operator.access.stateOf(place)))
    return {}
  },
})
