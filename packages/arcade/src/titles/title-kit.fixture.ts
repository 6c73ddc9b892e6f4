import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figuresText } from '../engines/figures.ts'
import { histogramText, readHistogram } from '../engines/histogram.ts'
import { kindOf } from '../engines/kinds.ts'
import { readRound } from '../engines/round-pays.ts'
import { rulesHash } from '../engines/rules-hash.ts'
import { addCounts, type Counts, readOutcome, type TitleMaths } from '../engines/title-maths.ts'
import type { RoundEvent } from '../round-events.ts'
import { playSample } from './sample-round.fixture.ts'
import type { Title } from './title.ts'

export const serverSeed = 'c'.repeat(64)

export interface PlayedRound {
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly events: readonly RoundEvent[]
  readonly win: number
}

/** Plays a round of the kind's samples from fixed seeds; in every other one the player stays away after the first action. */
export function playRound(title: Title, { nonce, stake }: { nonce: number; stake: number }): PlayedRound {
  const actsAtMost = nonce % 2 === 1 ? 1 : Number.POSITIVE_INFINITY
  const { steps, ...round } = playSample(title, { serverSeed, clientSeed: 'kit', nonce, stake, actsAtMost })
  return { ...round, events: steps.flat() }
}

/** The sum that the events pay; other amounts are sums of these. */
export function paidBy({ current: { display } }: Title, events: readonly RoundEvent[]): number {
  const kind = kindOf(display)
  return events.reduce((sum, event) => sum + kind.paidBy(event), 0)
}

/** How the figures of the title in a folder are computed, and the files with the results. */
export async function mathsOf(gameCode: string) {
  const folder = join(import.meta.dirname, gameCode)
  const { maths } = (await import(`./${gameCode}/maths.ts`)) as { maths: TitleMaths } // every slot's folder has one
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const readJson = (file: string): unknown => JSON.parse(read(file))
  return {
    maths,
    figuresFile: read('figures.json'),
    histogram: readHistogram(readJson('histogram.json')),
    round: readRound(readJson('round.json')),
  }
}

export function countAll(maths: TitleMaths): Record<string, Counts> {
  return Object.fromEntries(maths.modes.map((mode) => [mode, addCounts([maths.count(mode, { part: 0, parts: 1 })])]))
}

interface MathsFiles {
  readonly maths: TitleMaths
  readonly histogram: { readonly rulesHash: string; readonly modes: Readonly<Record<string, Counts>> }
  readonly figuresFile: string
}

/**
 * What is wrong with the counts and figures in a title's files. `recount` counts every mode again; `figures` computes the figures from the stored counts. The sums of
 * the counts are always compared with the second method of the title, if it has one.
 */
export function faultsOf(
  { maths, histogram, figuresFile }: MathsFiles,
  { recount, figures }: { readonly recount: boolean; readonly figures: boolean },
): string[] {
  const hash = rulesHash(maths)
  const faults: string[] = []
  if (histogram.rulesHash !== hash) faults.push('the counts belong to other rules')
  if (`${Object.keys(histogram.modes)}` !== `${maths.modes}`) faults.push('other modes are counted')
  for (const [mode, counts] of Object.entries(histogram.modes))
    if (maths.sumOfWins && maths.sumOfWins(mode) !== sumOf(counts))
      faults.push(`${mode}: the wins sum to another amount`)
  const stored = histogramText({ rulesHash: hash, modes: histogram.modes })
  if (recount && histogramText({ rulesHash: hash, modes: countAll(maths) }) !== stored)
    faults.push('a new count differs from the stored one')
  if (figures && figuresText({ rulesHash: hash, figures: maths.figures(histogram.modes) }) !== figuresFile)
    faults.push('the figures are not those of the stored counts')
  return faults
}

const sumOf = (counts: Counts) =>
  [...counts].reduce((total, [outcome, count]) => total + BigInt(readOutcome(outcome).win) * count, 0n)

/**
 * Whether what a title is counted from differs from the main branch: its own folder, the engines, the maths of bets or the random numbers. True where that is unknown. `titlesFolder` is
 * the folder with the title's, beside `engines`, `maths` and `rng`.
 */
export function isChanged(gameCode: string, titlesFolder = import.meta.dirname): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: titlesFolder, encoding: 'utf8' })
  const base = git('merge-base', 'HEAD', 'main').stdout?.trim()
  if (!base) return true
  const counted = [
    gameCode,
    '../engines',
    '../maths',
    '../rng',
    ':(top,exclude)*.test.ts',
    ':(top,exclude)*.fixture.ts',
  ]
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...counted).stdout
  return untracked !== '' || git('diff', '--quiet', base, '--', ...counted).status !== 0
}
