import type { AuditReport } from './audit-rounds.ts'
import type { TableAudit } from './audit-tables.ts'
import type { TitleAudit } from './audit-title.ts'
import type { Compared } from './compare-return.ts'

const notProven = [
  'that the stored rounds are all that were played: a pair of seeds that is not stored leaves no gap',
  'that players saw the commitments before they played: compare them with what game pages and players noted',
  'that client seeds are the choice of players, or that the server could not guess them',
  'that stakes and wins were booked: npm run ledger:verify and the histories of players say that',
  'that nobody had both the seeds of a table and the key of its second signer, and so could choose results by bets of its own',
  'anything about rounds whose seed is still in use, or of demo play',
]

/** The report for a reader, and the exit code: 0 nothing found, 1 a finding, 2 nothing or not all could be audited. */
export function auditText(report: AuditReport, { salt }: { readonly salt: string }): { text: string; code: 0 | 1 | 2 } {
  const played = report.titles.filter(({ stored }) => stored > 0)
  const audited = [...played, ...report.tables].reduce((sum, one) => sum + one.audited, 0)
  const { code, verdict } = verdictOf(report, audited)
  const lines = [
    ...played.flatMap(linesOf),
    ...report.tables.flatMap(linesOfTable),
    `${report.seeds} pairs of seeds, ${report.revealed} revealed, ${report.seedsOfRaces} of races with play chips, whose rounds are counted with their titles, ${report.clientSeedsOfServer} played with a client seed that the server drew; rounds chosen with --salt ${salt}`,
    ...report.findings.flatMap(({ rule, count, examples }) => [
      `${count} × not so: ${rule}`,
      ...examples.map((example) => `    ${example}`),
      ...(count > examples.length ? [`    … and ${count - examples.length} more`] : []),
    ]),
    ...report.unknownGames.map((gameCode) => `not audited: rounds of ${gameCode}, which is no title of this program`),
    '',
    `Verdict: ${verdict}`,
    'This audit does not prove:',
    ...notProven.map((text) => `  - ${text}`),
  ]
  return { text: lines.map((line) => `${line}\n`).join(''), code }
}

function verdictOf({ findings, unknownGames }: AuditReport, audited: number): { code: 0 | 1 | 2; verdict: string } {
  if (findings.length > 0)
    return {
      code: 1,
      verdict: 'something is wrong. The rounds, seeds and titles named above are not what an honest server stores.',
    }
  if (audited === 0) return { code: 2, verdict: 'nothing could be audited: there is no round with a revealed seed.' }
  if (unknownGames.length > 0)
    return { code: 2, verdict: 'nothing wrong was found, but not every game could be audited.' }
  return {
    code: 0,
    verdict: `nothing wrong was found. Each of ${audited} rounds follows from its seeds and rules, no nonce is missing, and returns are what theory allows.`,
  }
}

function linesOf({ gameCode, stored, inUse, audited, wrong, ...title }: TitleAudit): string[] {
  const compared = {
    return: title.wins,
    'hit frequency': title.hits,
    'not staked': title.refusedWins,
    'their hits': title.refusedHits,
  }
  return [
    gameCode,
    row('rounds', `${stored} stored, ${inUse} with a seed still in use, ${audited} played again, ${wrong} wrong`),
    ...Object.entries(compared).flatMap(([name, one]) => (one ? [row(name, comparisonText(one))] : [])),
    '',
  ]
}

function linesOfTable({
  tableId,
  gameCode,
  rounds,
  quiet,
  audited,
  wrong,
  voids,
  voidsWithoutShare,
  ...table
}: TableAudit): string[] {
  const compared = { return: table.wins, void: table.voidWins }
  return [
    `table ${tableId} (${gameCode})`,
    row(
      'rounds',
      `${rounds} stored, ${quiet} without bets removed, ${audited} played again with their bets, ${wrong} wrong`,
    ),
    row('voids', `${voids} after bets were closed, ${voidsWithoutShare} of them never signed by the second signer`),
    ...Object.entries(compared).flatMap(([name, one]) => (one ? [row(name, comparisonText(one))] : [])),
    '',
  ]
}

const row = (name: string, text: string) => `  ${name.padEnd(14)} ${text}`

function comparisonText({ rounds, found, least, most, standardError, errors, band, within, exact }: Compared): string {
  const range =
    least === most
      ? percent(most)
      : Number.isFinite(least)
        ? `${percent(least)} to ${percent(most)}`
        : `at most ${percent(most)}`
  const [from, to] = band.map(percent)
  const error = `${errors.toFixed(1)} standard errors of ${percent(standardError)}${exact ? '' : ' (measured)'}`
  return `${percent(found)} of ${rounds} rounds, theory ${range}: ${error}, band ${from} to ${to}${within ? '' : '   OUTSIDE'}`
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
