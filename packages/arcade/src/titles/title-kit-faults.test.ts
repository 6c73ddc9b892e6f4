import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linesMaths } from '../engines/slot/lines/maths.ts'
import { addCounts, type Counts, type TitleMaths } from '../engines/title-maths.ts'
import { rules } from './lucky-cat-alley/rules.ts'
import { faultsOf, isChanged, mathsOf } from './title-kit.fixture.ts'

const files = await mathsOf('lucky-cat-alley')
const everything = { recount: true, figures: true }

/** The counts with one stop that wins another amount. */
const withOneStop = (counts: Counts, { from, to }: { from: string; to: string }): Counts =>
  addCounts([counts, new Map([[from, -1n]]), new Map([[to, 1n]])])

describe('the title kit', () => {
  test('finds nothing in the files of a title that is right', () => {
    expect(faultsOf(files, everything)).toEqual([])
  })

  test.each<[string, Partial<TitleMaths>]>([
    [
      'evaluates one stop wrongly',
      { count: (mode, share) => withOneStop(files.maths.count(mode, share), { from: '0', to: '5' }) },
    ],
    ['pays one symbol too much', { count: linesMaths(withDearerSymbol(), { countsFast: true }).count }],
  ])('finds an engine that %s, also without a second method', (_, wrong) => {
    const maths = { ...files.maths, ...wrong, sumOfWins: null }
    expect(faultsOf({ ...files, maths }, everything)).toEqual(['a new count differs from the stored one'])
  })

  test('finds an engine whose second method and count differ', () => {
    const maths: TitleMaths = { ...files.maths, sumOfWins: (mode) => (files.maths.sumOfWins?.(mode) ?? 0n) + 1n }
    expect(faultsOf({ ...files, maths }, { recount: false, figures: false })).toEqual([
      'base: the wins sum to another amount',
    ])
  })

  test('finds figures that are computed otherwise', () => {
    const figures: TitleMaths['figures'] = (counts) => {
      const right = files.maths.figures(counts)
      return { ...right, hitFrequency: right.aboveStake }
    }
    const maths = { ...files.maths, figures }
    expect(faultsOf({ ...files, maths }, { recount: false, figures: true })).toEqual([
      'the figures are not those of the stored counts',
    ])
  })

  test('finds stored counts that were changed, without counting again', () => {
    const base = files.histogram.modes.base ?? new Map()
    const histogram = { ...files.histogram, modes: { base: withOneStop(base, { from: '0', to: '5' }) } }
    expect(faultsOf({ ...files, histogram }, { recount: false, figures: true })).toEqual([
      'base: the wins sum to another amount',
      'the figures are not those of the stored counts',
    ])
  })

  test('finds files of other rules', () => {
    const maths = { ...files.maths, rules: withDearerSymbol() }
    expect(faultsOf({ ...files, maths }, { recount: false, figures: false })).toEqual([
      'the counts belong to other rules',
    ])
  })
})

function withDearerSymbol(): typeof rules {
  const [first, ...others] = rules.symbols.filter(({ role }) => role === 'pays')
  if (!first) throw new Error('a symbol pays')
  const kept = rules.symbols.filter(({ role }) => role !== 'pays')
  return { ...rules, symbols: [...kept, { ...first, pays: { ...first.pays, 3: (first.pays[3] ?? 0) + 1 } }, ...others] }
}

describe('a title counts again', () => {
  const repository = mkdtempSync(join(tmpdir(), 'andon-title-kit-'))
  const titles = join(repository, 'titles')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=kit', '-c', 'user.email=kit@example.com', ...args], { cwd: repository })
  const write = (file: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true })
    writeFileSync(join(repository, file), 'export const one = 1\n')
  }

  beforeAll(() => {
    for (const file of [
      'titles/ours/rules.ts',
      'titles/other/rules.ts',
      'engines/slot/play.ts',
      'engines/slot/play.test.ts',
      'rng/draws.ts',
    ])
      write(file)
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Begin')
    git('checkout', '--quiet', '-b', 'work')
  })
  afterAll(() => rmSync(repository, { recursive: true }))

  test.each(['titles/ours/rules.ts', 'engines/slot/play.ts', 'rng/draws.ts'])(
    'after a change of %s, committed or not',
    (file) => {
      expect(isChanged('ours', titles)).toBe(false)
      appendFileSync(join(repository, file), 'export const two = 2\n')
      expect(isChanged('ours', titles)).toBe(true)
      git('commit', '--quiet', '--all', '--message', 'Change')
      expect(isChanged('ours', titles)).toBe(true)
      git('reset', '--quiet', '--hard', 'main')
    },
  )

  test('after a new file of an engine', () => {
    write('engines/slot/new.ts')
    expect(isChanged('ours', titles)).toBe(true)
    git('clean', '--quiet', '--force')
  })

  test.each(['titles/other/rules.ts', 'engines/slot/play.test.ts'])('not after a change of %s', (file) => {
    appendFileSync(join(repository, file), 'export const two = 2\n')
    expect(isChanged('ours', titles)).toBe(false)
    git('reset', '--quiet', '--hard', 'main')
  })

  test('where the main branch is unknown', () => {
    git('branch', '--quiet', '--move', 'main', 'trunk')
    expect(isChanged('ours', titles)).toBe(true)
    git('branch', '--quiet', '--move', 'trunk', 'main')
  })
})
