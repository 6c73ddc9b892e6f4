import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'andon-settle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const slip = {
  stakePerLine: '100',
  type: 'yankee',
  legs: ['2.00', '9/5', '2.50', '3.10'].map((odds, index) => ({ id: `leg ${index + 1}`, odds })),
}
const results = {
  'leg 1': { result: 'won' },
  'leg 2': { result: 'won', rule4: '0.15' },
  'leg 3': { result: 'won', deadHeat: { tied: 3, places: 2 } },
  'leg 4': { result: 'void' },
}

function settle(documents: { slip: unknown; results: unknown }, ...options: string[]) {
  const files = Object.entries(documents).map(([name, document]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))
    return file
  })
  return run(...files, ...options)
}

function run(...parameters: string[]) {
  return spawnSync(process.execPath, [join(root, 'tools/settle.ts'), ...parameters], { encoding: 'utf8' })
}

describe('npm run settle', () => {
  test('prints one JSON object with --json', () => {
    const { status, stdout, stderr } = settle({ slip, results }, '--json')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const printed = JSON.parse(stdout)
    // singles of 2, 1 + 9/5 · 0.85 = 253/100, 2.5 · 2/3 = 5/3 and 1: Π(1 + m) - 1 - Σm, times 100
    const [a, b, c, d] = [2, 2.53, 5 / 3, 1] as const
    const exact = 100 * ((1 + a) * (1 + b) * (1 + c) * (1 + d) - 1 - (a + b + c + d))
    expect(printed).toMatchObject({ lines: 11, stake: '1100', paid: Math.floor(exact) })
    const [numerator, denominator] = printed.returns.split('/').map(Number)
    expect(numerator / denominator).toBeCloseTo(exact, 9)
    expect(printed.steps).toHaveLength(4 + 11 + 1)
  })

  test('prints a table without it', () => {
    const { status, stdout } = settle({ slip, results })
    expect(status).toBe(0)
    expect(stdout).toContain('leg 2  won   1 + (2.8 − 1) × (1 − 0.15) = 2.53')
    expect(stdout).toContain('leg 3  won   2.5, of 2/3 of the stake (dead heat of 3): 5/3 (≈ 1.6667)')
    expect(stdout).toContain('1   leg 1 + leg 2                  100 × 2 × 2.53 = 506')
    expect(stdout).toMatch(/Paid +\d+ \(rounded down once\)\n$/)
  })

  test('shows both parts of an each-way bet', () => {
    const eachWay = { ...slip, type: 'single', eachWay: true, legs: [{ id: 'a', odds: '5.5', placeFraction: '1/4' }] }
    const { stdout } = settle({ slip: eachWay, results: { a: { result: 'placed' } } })
    expect(stdout).toContain('a  win    placed  0, not the winner')
    expect(stdout).toContain('a  place  placed  1 + (5.5 − 1) × 1/4 = 2.125')
    expect(stdout).toContain('2  place  a  100 × 2.125 = 212.5')
    expect(stdout).toMatch(/Lines staked +2\nStake +200\nReturns +212\.5\nPaid +212 /)
  })

  test.each([
    ['odds of 1', { slip: { ...slip, legs: [{ id: 'a', odds: '1' }] }, results }, /slip\.json: legs\.0\.odds: must be/],
    ['a leg without a result', { slip, results: {} }, /results\.json: leg 1: has no result$/],
    [
      'a result that the bet cannot use',
      { slip, results: { ...results, other: results['leg 1'] } },
      /results\.json: other: is no leg/,
    ],
    ['a name over two lines', { slip, results: { ...results, 'o\nther': 1 } }, /results\.json: o ther: is no leg/],
    [
      'a slip that is no JSON',
      { slip: '{', results },
      /slip\.json: line 1, column 2: ends where a key in quotes should stand$/,
    ],
    [
      'a number that is none',
      { slip, results: '{"leg 1":\n  {"result": NaN}}' },
      /results\.json: line 2, column 14: is no JSON: not a value$/,
    ],
    [
      'a byte order mark',
      { slip: `\uFEFF${JSON.stringify(slip)}`, results },
      /slip\.json: line 1, column 1: begins with/,
    ],
    ['an empty file', { slip, results: '' }, /results\.json: line 1, column 1: is empty$/],
    ['an empty line', { slip: '\n', results }, /slip\.json: line 1, column 1: is empty$/],
    ['two documents', { slip, results: '{} {}' }, /results\.json: line 1, column 4: is no JSON: more than one value$/],
    [
      'a comma at the end',
      { slip: '{"legs": [1,]}', results },
      /slip\.json: line 1, column 13: is no JSON: not a value$/,
    ],
    ['a number with a zero before it', { slip: '[01]', results }, /slip\.json: line 1, column 2: is no JSON/],
    ['a nest of lists', { slip: '['.repeat(100_000), results }, /slip\.json: line 1, column 52: is nested deeper/],
    [
      'a key twice in the slip',
      { slip: '{"type": "single", "legs": [{"id": "a", "odds": "2", "odds": "20"}]}', results },
      /slip\.json: legs\.0\.odds: stands there twice$/,
    ],
    [
      'a key twice in the results, spelt otherwise',
      { slip, results: '{"leg 1": {"result": "won"}, "leg\\u0020\\u0031": {"result": "lost"}}' },
      /results\.json: leg 1: stands there twice$/,
    ],
    [
      'returns that cannot be paid',
      {
        slip: { stakePerLine: '1', type: 'fold', legs: [{ id: 'a', odds: '9007199254740993/1' }] },
        results: { a: { result: 'won' } },
      },
      /slip\.json: stakePerLine: returns 9007199254740994; at most 9007199254740991 can be paid$/,
    ],
  ])('exits 2 with one line for %s', (_, documents, line) => {
    const { status, stdout, stderr } = settle(documents, '--json')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr.trimEnd()).toMatch(line)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('exits 2 with one line without its two files, or with another option', () => {
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: .*\n$/) })
    expect(run('a.json', 'b.json', 'c.json')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^usage: .*\n$/),
    })
    expect(run('--yaml')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^usage: .*\n$/) })
    expect(run('/nowhere/slip.json', '/nowhere/results.json')).toMatchObject({
      status: 2,
      stderr: '/nowhere/slip.json: cannot be read\n',
    })
  })
})
