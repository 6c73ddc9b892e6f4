import { csvOf } from '@andon/contract/csv'
import type { StaffClient } from '@andon/contract/staff-api/client'
import { Wrong } from '../wrong.ts'

export const affiliatesUsage =
  '  affiliates report --from 2026-11-01 --to 2026-11-30  what each affiliate brought in these days (UTC), as CSV; sums in minor units'

const columns = [
  ...['site', 'affiliate', 'bTag', 'tracker', 'banner', 'currency'],
  ...['registrations', 'first deposits', 'sum of first deposits', 'net gaming revenue'],
]

/** One line for each set of values of the four cookies. Affiliates choose those values, so the CSV keeps spreadsheets from running them as formulas. */
export async function affiliates(
  { reports }: StaffClient,
  [what]: readonly string[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<string> {
  if (what !== 'report' || from === undefined || to === undefined) throw new Wrong(affiliatesUsage)
  const { lines } = await reports.showAffiliates({ from, to })
  const rows = lines.map((line) => [
    ...[line.site, line.affiliateId ?? '', line.bTag ?? '', line.trackerId ?? '', line.bannerId ?? '', line.currency],
    ...[line.registrations, line.firstDeposits, line.firstDepositSum, line.netRevenue],
  ])
  return csvOf([columns, ...rows]).trimEnd()
}
