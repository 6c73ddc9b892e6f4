import { userInfo } from 'node:os'
import { CannotStart } from '@andon/platform/config'
import { type CommandContext, openOperator } from './open-operator.ts'

export const exclusionsUsage = `  exclusions list                      accounts under review because they may belong to an excluded person
  exclusions clear <id>                another person: allow deposits and play
  exclusions confirm <id>              the same person: lock until the end of the first account's lock`

export async function exclusions(context: CommandContext, [what, id = '']: readonly string[]): Promise<string> {
  const { backOffice } = (await openOperator(context)).exclusions
  const actor = userInfo().username
  switch (what) {
    case 'list': {
      const waiting = await backOffice.list()
      const entries = waiting.map(({ id, at, accountId, excludedId, occasion, attributes, lock }) =>
        [
          `${id}  since ${at}`,
          `  account        ${accountId}`,
          `  may belong to  ${excludedId} (${lock ? lockWords(lock) : 'lock has ended'})`,
          `  found at       ${occasion}`,
          `  same           ${attributes.map((attribute) => attributeWords[attribute] ?? attribute).join(', ')}`,
        ].join('\n'),
      )
      return entries.length === 0 ? 'No account is under review.' : entries.join('\n\n')
    }
    case 'clear':
    case 'confirm': {
      if (id === '') throw new CannotStart(`exclusions ${what} needs an id; exclusions list shows them`)
      const decision = await backOffice[what](id, actor)
      if ('problem' in decision) throw new CannotStart(decision.problem)
      const { accountId, state } = decision.decided
      const open = (await backOffice.list()).filter((other) => other.accountId === accountId).length
      return `${id} is ${state}. Other open entries for account ${accountId}: ${open}`
    }
    default:
      throw new CannotStart(exclusionsUsage)
  }
}

const attributeWords: Readonly<Record<string, string>> = {
  person: 'name and date of birth',
  'person and postcode': 'name, date of birth and postcode',
  'person and address': 'name, date of birth and address',
  'instrument and name': 'card or account, and name',
  instrument: 'card or account',
}

const lockWords = ({ kind, until }: { kind: string; until: Temporal.Instant | null }) =>
  until ? `${kind} until ${until}` : `${kind} with no end date`
