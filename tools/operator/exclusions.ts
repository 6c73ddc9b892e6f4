import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const exclusionsUsage = `  exclusions list                      accounts under review because they may belong to an excluded person
  exclusions clear <id>                another person: allow deposits and play
  exclusions confirm <id>              the same person: lock until the end of the first account's lock`

export async function exclusions(
  { exclusions: api }: StaffClient,
  [what, reviewId = '']: readonly string[],
): Promise<string> {
  switch (what) {
    case 'list': {
      const { reviews } = await api.listReviews({})
      const entries = reviews.map(({ id, at, accountId, excludedId, occasion, attributes, lock }) =>
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
      if (reviewId === '') throw new Wrong(`exclusions ${what} needs an id; exclusions list shows them`)
      const decide = what === 'clear' ? api.clearReview : api.confirmReview
      const { accountId, state, open } = await decide({ reviewId })
      return `${reviewId} is ${state}. Other open entries for account ${accountId}: ${open}`
    }
    default:
      throw new Wrong(exclusionsUsage)
  }
}

const attributeWords: Readonly<Record<string, string>> = {
  person: 'name and date of birth',
  'person and postcode': 'name, date of birth and postcode',
  'person and address': 'name, date of birth and address',
  'instrument and name': 'card or account, and name',
  instrument: 'card or account',
}

const lockWords = ({ kind, until }: { kind: string; until: string | null }) =>
  until ? `${kind} until ${until}` : `${kind} with no end date`
