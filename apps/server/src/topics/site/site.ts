import { siteTopic } from '@andon/contract/topics/site'
import { siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: siteTopic,
  start: ({ hub, operator, onSiteChanged }) => {
    onSiteChanged(() => hub.publishEach(siteTopic, ({ place }) => operator.access.stateOf(place)))
    return {}
  },
})
