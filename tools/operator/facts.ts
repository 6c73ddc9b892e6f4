import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const factsUsage = `  facts list                           how far each subscriber is, and which keys are parked, with the error
  facts retry                          try all parked facts now
  facts skip <subscriber> <key>        give up the first parked fact of a key for good`

export async function facts(
  { facts: api }: StaffClient,
  [what, subscriber = '', key = '']: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list': {
      const { subscribers, parked } = await api.listFacts({})
      const lines = subscribers.map(
        ({ subscriber, behind, behindSeconds, parkedKeys }) =>
          `${subscriber}  ${behind} facts behind (${Math.round(behindSeconds)} s), ${parkedKeys} keys parked`,
      )
      const parkedLines = parked.map(
        ({ subscriber, key, name, attempts, lastError, waiting }) =>
          `${subscriber}  ${key}  ${name}  tried ${attempts} times, ${waiting} facts wait behind it  ${lastError ?? ''}`,
      )
      return [...lines, ...parkedLines].join('\n')
    }
    case 'retry':
      return `${(await api.retryFacts({})).keys} keys are tried now`
    case 'skip': {
      const { name } = await api.skipFact({ subscriber, key })
      return `${name} of ${key} is given up`
    }
    default:
      throw new Wrong(factsUsage)
  }
}
