import type { LiveTableChange } from '@andon/contract/player-api/live-tables'
import { liveTablesTopic } from '@andon/contract/topics/live-tables'
import { liveTablesChanged } from '@andon/operator/catalogue'
import { createLoop } from '@andon/platform/loop'
import { after, siteSource } from '../../compose/topic-source.ts'

const forgetEveryMs = 5_000

export const source = siteSource({
  topic: liveTablesTopic,
  start: ({ hub, operator, log }) => {
    const { liveTables } = operator.catalogue
    const publish = (changes: readonly LiveTableChange[]) => {
      for (const change of changes) hub.publish(liveTablesTopic, {}, change)
    }
    const forget = async () => publish(liveTables.forget())
    const forgetting = createLoop(forget, { everyMs: forgetEveryMs, log, what: 'forgetting live tables' })
    forgetting.start()
    return {
      image: async () => liveTables.now(),
      /** Every web node takes what suppliers say of the bus, whichever node they called. */
      facts: [after(liveTablesChanged, (fact) => publish(liveTables.take(fact)))],
      stop: () => void forgetting.stop(),
    }
  },
})
