import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Probe, probes } from './boundaries.probes.ts'

const root = resolve(import.meta.dirname, '../..')
const { options = {}, forbidden = [] } = await extractConfig(join(root, '.dependency-cruiser.mjs'))
let planted: string
let found: ReadonlySet<string>

beforeAll(async () => {
  planted = mkdtempSync(join(tmpdir(), 'andon-borders-'))
  writeFileSync(join(planted, 'package.json'), '{"type":"module"}')
  for (const probe of probes) plant(probe)
  const result = await look(planted, ['packages', 'apps', 'tests'])
  found = new Set(result.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
})
afterAll(() => rmSync(planted, { recursive: true, force: true }))

function plant({ file, imports, asType, bothWays }: Probe): void {
  const target = imports.startsWith('node:') ? imports : toward(file, imports)
  write(file, asType ? `import type { x } from '${target}'\nexport type y = x\n` : `export * from '${target}'\n`)
  if (bothWays) write(imports, `export * from '${toward(imports, file)}'\n`)
  if (/\.ts$/.test(imports) && !existsSync(join(planted, imports))) write(imports, 'export type x = 1\n')
}

function toward(file: string, other: string): string {
  const path = relative(dirname(file), other)
  return path.startsWith('.') ? path : `./${path}`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(planted, file)), { recursive: true })
  writeFileSync(join(planted, file), text)
}

async function look(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)))
  const result = await cruise(
    present,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  )
  if (typeof result.output === 'string') throw new Error(result.output)
  return result.output
}

test.each(probes)('$rule catches $file → $imports', ({ rule, file }) => {
  expect(found).toContain(`${rule} ${file}`)
})

test('every rule has a probe', () => {
  const probed = new Set(probes.map(({ rule }) => rule))
  expect(forbidden.map(({ name = 'a rule without a name' }) => name).filter((name) => !probed.has(name))).toEqual([])
})

test('an import by name is followed into the room it names', async () => {
  const { modules } = await look(root, ['packages/operator'])
  const edges = modules.flatMap(({ dependencies }) =>
    dependencies.map(({ module, resolved }) => `${module} ${resolved}`),
  )
  expect(edges).toContain('@andon/platform/sql packages/platform/src/sql/index.ts')
  expect(edges).toContain('@andon/money packages/money/src/index.ts')
})
