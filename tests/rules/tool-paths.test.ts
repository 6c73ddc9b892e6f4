import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const named = /import\.meta\.dirname, '([\w./-]+\.(?:ts|mjs|sql|json|md))'/g

/** Programs that no test runs would find out only when a person starts them. */
test('programs that tools and benchmarks name by their place are there', () => {
  const places = globSync(['tools/**/*.{ts,mjs}', 'bench/**/*.ts'], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, path = '']) => ({ file, path })),
  )
  expect(places.length).toBeGreaterThan(3)
  expect(places.filter(({ file, path }) => !existsSync(join(root, dirname(file), path)))).toEqual([])
})
