import { userInfo } from 'node:os'
import { CannotStart } from '@andon/platform/config'
import type { Db } from '@andon/platform/sql'
import { openHouse } from './open-house.ts'

export const exclusionsUsage = `  exclusions list                      accounts held because they may belong to a person who is excluded
  exclusions clear <id>                it is another person: deposits and play are free
  exclusions confirm <id>              it is the same person: locked until the end of the first account's lock`

export async function exclusions(db: Db, [what, id = '']: readonly string[]): Promise<string> {
  const { desk } = (await openHouse(db)).exclusions
  const actor = userInfo().username
  switch (what) {
    case 'list': {
      const waiting = await desk.list()
      const lines = waiting.map(({ id, at, accountId, excludedId, occasion, attributes, lock }) => {
        const until = lock ? `${lock.kind} until ${lock.until ?? 'for good'}` : 'whose lock is over'
        return [id, at, `${accountId} may be ${excludedId} (${until})`, occasion, attributes.join(', ')].join('  ')
      })
      return lines.length === 0 ? 'nothing waits' : lines.join('\n')
    }
    case 'clear':
    case 'confirm': {
      const decision = await desk[what](id, actor)
      if ('problem' in decision) throw new CannotStart(decision.problem)
      return `${id} of ${decision.decided.accountId} is ${decision.decided.state}`
    }
    default:
      throw new CannotStart(exclusionsUsage)
  }
}
