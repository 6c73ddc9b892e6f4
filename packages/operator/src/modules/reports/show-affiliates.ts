import { Refusal, type ReplyOf } from '@andon/contract'
import type { StaffApi, staffApi } from '@andon/contract/staff-api'
import { mostAffiliateLines } from '@andon/contract/staff-api/reports'
import type { Acquisition } from '@andon/operator/identity'
import type { StaffHandlers } from '@andon/platform/http'
import type { Tx } from '@andon/platform/sql'
import type { Sources } from './deps.ts'

type Line = ReplyOf<(typeof staffApi)['reports']['showAffiliates']>['lines'][number]
type Writable = { -readonly [Name in keyof Line]: Line[Name] }
type Span = { readonly from: Temporal.Instant; readonly until: Temporal.Instant }

const mostDays = 366
/** Players whose transfers one statement reads. */
const playersAtOnce = 500

/** Refuses FIELD_INVALID for days in the wrong order or more than a year, ACTION_IMPOSSIBLE for more lines than one reply has. */
export function showAffiliates(sources: Sources): StaffHandlers<StaffApi['reports']>['showAffiliates'] {
  return async ({ from, to }, { tx, note }) => {
    const span = spanOf(from, to)
    const lines = new Map<string, Writable>()
    for (let after = ''; ; ) {
      const page = await sources.acquisitions(tx, { after, until: span.until, limit: playersAtOnce })
      await addPage(tx, { sources, page, span, lines })
      const last = page.at(-1)
      if (last === undefined || page.length < playersAtOnce) break
      after = last.playerId
    }
    note({ subject: 'affiliates', before: null, after: { from, to } })
    const shown = [...lines.values()].filter(hasFigures)
    return { success: true, lines: shown.sort(byNames) }
  }
}

function spanOf(from: string, to: string): Span {
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)]
  const days = first.until(last).days + 1
  if (days < 1 || days > mostDays)
    throw new Refusal('FIELD_INVALID', {
      field: 'to',
      message: `is no day from 'from' on, at most ${mostDays} days in all`,
    })
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant()
  return { from: startOf(first), until: startOf(last.add({ days: 1 })) }
}

async function addPage(
  tx: Tx,
  {
    sources,
    page,
    span,
    lines,
  }: { sources: Sources; page: readonly Acquisition[]; span: Span; lines: Map<string, Writable> },
): Promise<void> {
  if (page.length === 0) return
  const players = page.map(({ playerId }) => playerId)
  const revenues = await sources.wallet.playerRevenue(tx, { players, ...span })
  const byPlayer = new Map(revenues.map((revenue) => [revenue.playerId, revenue]))
  for (const acquisition of page) {
    const revenue = byPlayer.get(acquisition.playerId)
    if (!revenue) continue // every player has an account
    const line = lineOf(lines, acquisition, revenue.currency)
    if (isWithin(acquisition.at, span)) line.registrations += 1
    if (revenue.firstDepositAt !== null && isWithin(revenue.firstDepositAt, span)) {
      line.firstDeposits += 1
      line.firstDepositSum += revenue.firstDeposit ?? 0
    }
    line.netRevenue += revenue.netRevenue
  }
}

function lineOf(lines: Map<string, Writable>, acquisition: Acquisition, currency: string): Writable {
  const { site, affiliateId, bTag, trackerId, bannerId } = acquisition
  const key = JSON.stringify([site, affiliateId, bTag, trackerId, bannerId, currency])
  const known = lines.get(key)
  if (known) return known
  if (lines.size >= mostAffiliateLines)
    throw new Refusal('ACTION_IMPOSSIBLE', { message: `there are more than ${mostAffiliateLines} lines` })
  const figures = { registrations: 0, firstDeposits: 0, firstDepositSum: 0, netRevenue: 0 }
  const made = { site, affiliateId, bTag, trackerId, bannerId, currency, ...figures }
  lines.set(key, made)
  return made
}

const isWithin = (at: Temporal.Instant, { from, until }: Span) =>
  Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, until) < 0

const hasFigures = ({ registrations, firstDeposits, netRevenue }: Line) =>
  registrations > 0 || firstDeposits > 0 || netRevenue !== 0

const namesOf = ({ site, affiliateId, bTag, trackerId, bannerId }: Line) =>
  [site, affiliateId, bTag, trackerId, bannerId].join('\n')

const byNames = (a: Line, b: Line) => (namesOf(a) < namesOf(b) ? -1 : 1)
