import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHistogram } from '../engines/histogram.ts'
import { readRound } from '../engines/round-pays.ts'
import { addCounts, type Counts, type TitleMaths } from '../engines/title-maths.ts'
import { drawsOf } from '../rng/seed-stream.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from './title.ts'

export const serverSeed = 'c'.repeat(64)

export interface PlayedRound {
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly events: readonly RoundEvent[]
  readonly win: number
}

/** Plays a round from fixed seeds. In a game with actions the player opens the first cell and leaves the rest to the server's default action. */
export function playRound({ current }: Title, { nonce, stake }: { nonce: number; stake: number }): PlayedRound {
  const choice = current.display.engine === 'instant' ? { hazards: current.display.defaultHazards } : null
  const actions: unknown[] = []
  for (let step = 0; step < 100; step++) {
    const draws = drawsOf({ serverSeed, clientSeed: 'kit', nonce })
    const replayed = current.replay({ draws, stake, choice, actions })
    if (!replayed) throw new Error('the rules allow the first cell and the default action')
    if (replayed.win !== null) return { choice, actions, events: replayed.events, win: replayed.win }
    actions.push(step === 0 ? { type: 'open', cell: 0 } : replayed.defaultAction)
  }
  throw new Error('the default action settles a round')
}

/** What the events pay; other amounts are sums of these. */
export function paidBy(events: readonly RoundEvent[]): number {
  return events.reduce((sum, event) => {
    switch (event.type) {
      case 'lineWins':
      case 'symbolWins':
      case 'scatterWin':
      case 'holdEnd':
      case 'cashedOut':
        return sum + event.amount
      default:
        return sum
    }
  }, 0)
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

/** Whether a title's folder differs from the main branch; true where that is unknown. */
export function isChanged(gameCode: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' })
  const base = git('merge-base', 'HEAD', 'main').stdout?.trim()
  if (!base) return true
  const untracked = git('ls-files', '--others', '--exclude-standard', gameCode).stdout
  return untracked !== '' || git('diff', '--quiet', base, '--', gameCode).status !== 0
}
