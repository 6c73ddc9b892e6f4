import { balanceTopic } from '@andon/contract/topics/balance'
import { balanceChanged, wireBalances } from '@andon/operator/wallet'
import { after, siteSource } from '../../compose/topic-source.ts'

export const source = siteSource({
  topic: balanceTopic,
  facts: [after(balanceChanged, ({ key, data }, hub) => hub.publish(balanceTopic, { to: key }, data))],
  start: ({ db, operator: { wallet } }) => ({
    image: async (_, player) => wireBalances(await wallet.balances(db, player)),
  }),
})
