import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const offersUsage = `  offers list                          promotions that were sent to players by mail
  offers send <promotion> --site LEO   send a promotion that is shown now to the players of the site who agreed to marketing by mail, once
  offers stop <promotion> --site LEO   stop sending it`

export async function offers(
  { notices }: StaffClient,
  [what, slug]: readonly string[],
  named: string | undefined,
): Promise<string> {
  if (what === 'list') {
    const { offers: sent } = await notices.listOffers({})
    const rows = sent.map(({ site, slug, state, told, by, at }) =>
      [site, slug, state, `${told} players`, `since ${at}`, `by ${by}`].join('  '),
    )
    return rows.length === 0 ? 'no promotion was sent' : rows.join('\n')
  }
  if ((what !== 'send' && what !== 'stop') || slug === undefined || named === undefined) throw new Wrong(offersUsage)
  const asked = { site: named.toUpperCase(), slug }
  if (what === 'stop') {
    await notices.stopOffer(asked)
    return `${slug} is no longer sent to players of ${asked.site}`
  }
  await notices.publishOffer(asked)
  return `${slug} is being sent to the players of ${asked.site} who agreed to marketing by mail`
}
