import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changesOf, measure, mostFiles, mostLines, type Shape, shapeOf, shapeOfRepository, shrunk } from './shape.ts'

const file = join(import.meta.dirname, 'shape.json')
const before: Shape = JSON.parse(readFileSync(file, 'utf8'))
const found = shapeOfRepository()
const isShrinking = process.env.SHRINK_SHAPE !== undefined
/** `npm run shape:shrink` lowers the numbers of the list to today's, and removes what is no longer needed; it adds nothing. */
const listed = isShrinking ? shrunk(before, found) : before
if (isShrinking) writeFileSync(file, `${JSON.stringify(listed, null, 2)}\n`)

test(`a function has at most ${mostLines} lines, closures within it included; a longer one of the list does not grow`, () => {
  expect(changesOf(found.functions, listed.functions)).toEqual([])
})

test('no literal is spread to save lines; the files of the list get no more of them', () => {
  expect(changesOf(found.spreads, listed.spreads)).toEqual([])
})

test(`a folder has at most ${mostFiles} files; a fuller one of the list gets no more`, () => {
  expect(changesOf(found.folders, listed.folders)).toEqual([])
})

describe('the list', () => {
  const list = { 'a.ts long': 90 }

  test.each([
    ['the same', { 'a.ts long': 90 }, []],
    ['less', { 'a.ts long': 85 }, []],
    ['more', { 'a.ts long': 91 }, ['a.ts long: 91, was 90']],
    ['another', { 'a.ts long': 90, 'b.ts other': 81 }, ['b.ts other: 81']],
    ['none', {}, ['a.ts long: no longer needed in the list']],
  ])('with %s: %j gives %j', (_, now, changes) => expect(changesOf(now, list)).toEqual(changes))

  test('only shrinks', () => {
    const whole = (functions: Shape['functions']): Shape => ({ functions, spreads: {}, folders: {} })
    const earlier = whole({ 'a.ts long': 90, 'b.ts short': 82, 'c.ts grown': 85 })
    const now = whole({ 'a.ts long': 88, 'c.ts grown': 95, 'd.ts new': 81 })
    expect(shrunk(earlier, now)).toEqual(whole({ 'a.ts long': 88, 'c.ts grown': 85 }))
  })
})

describe('a planted', () => {
  const body = (lines: number) => Array.from({ length: lines }, (_, line) => `  step(${line})`).join('\n')
  const lengths = (text: string) => measure(text, { jsx: true }).functions
  const spreads = (text: string) => measure(text, { jsx: true }).spreads

  test.each([
    ['function', `// あ\nexport function long() {\n${body(79)}\n}`, 'long'],
    ['default function', `export default function Page() {\n${body(79)}\n}`, 'Page'],
    ['arrow function', `const long = () => {\n${body(79)}\n}`, 'long'],
    ['method', `class A {\n  long() {\n${body(79)}\n  }\n}`, 'long'],
    ['property', `const a = { long() {\n${body(79)}\n} }`, 'long'],
    ['callback', `useEffect(() => {\n${body(79)}\n})`, 'useEffect()'],
    ['callback of a method', `a.long(() => {\n${body(79)}\n})`, 'long()'],
    ['function of JSX', `const a = <b c={() => {\n${body(79)}\n}} />`, 'a'],
  ])('%s of 81 lines is found', (_, text, name) => expect(lengths(text)).toContainEqual({ name, lines: 81 }))

  test('closure counts with the function around it', () => {
    const text = `function outer() {\n  const inner = () => {\n${body(60)}\n  }\n${body(20)}\n}`
    expect(lengths(text)).toEqual([
      { name: 'outer', lines: 84 },
      { name: 'inner', lines: 62 },
    ])
  })

  test.each([
    ['const a = { ...{ b, c }, d }', 1],
    ['call({ ...{ b }, ...{ c } })', 2],
    ['const a = <b {...{ c, d }} />', 1],
    ['const a = { ...b, ...(c ? { d } : {}), ...rest({ e }) }', 0],
    ['const { a, ...rest } = { b: { c } }', 0],
  ])('spread in %s is counted: %i', (text, number) => expect(spreads(text)).toBe(number))

  test('file is measured by its kind: functions of the product, spreads of all', () => {
    const text = `const long = () => {\n${body(79)}\n}\nconst spread = { ...{ long } }\n`
    const paths = ['apps/web/app/a.ts', 'apps/web/app/a.test.ts', 'tests/support/a.ts']
    const { functions, spreads } = shapeOf(paths.map((path) => ({ path, text })))
    expect(functions).toEqual({ 'apps/web/app/a.ts long': 81 })
    expect(spreads).toEqual(Object.fromEntries(paths.map((path) => [path, 1])))
  })

  test('folder is counted without the folders in it', () => {
    const folder = (name: string, files: number) =>
      Array.from({ length: files }, (_, at) => ({ path: `apps/web/app/${name}/file-${at}.ts`, text: '' }))
    const { folders } = shapeOf([...folder('full', 40), ...folder('full/inner', 2), ...folder('fuller', 41)])
    expect(folders).toEqual({ 'apps/web/app/fuller': 41 })
  })
})
