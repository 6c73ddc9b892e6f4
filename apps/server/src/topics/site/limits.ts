import { limitsTopic } from '@andon/contract/topics/limits'
import { accountLocked, limitsChanged } from '@andon/operator/limits'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: limitsTopic,
  facts: [
    after(limitsChanged, ({ key, data }, hub) => hub.publish(limitsTopic, { to: key }, data)),
    after(accountLocked, ({ key, data: { limits, version, kind, since, until } }, hub) =>
      hub.publish(limitsTopic, { to: key }, { limits, version, lock: { kind, since, until } }),
    ),
  ],
})
