// `npm run test:changed`: checks what a change may have broken, in about two minutes, and at most three minutes of browser journeys. Only `npm test` checks everything.
import { parseArgs } from 'node:util'
import { buildStale } from './build.mjs'
import { findChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { run, Stop, step } from './step.mjs'

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })

try {
  await ensureInstalled({ everything: true })
  const { chooseTests } = await import('./choose-tests.ts') // TypeScript: needs the Node that was just installed
  const { files, modules, tests, journeys, leftOut, importsChanged } = chooseTests()
  if (files.length === 0) throw new Stop('nothing has changed since main')
  say(`${files.length} changed files in ${modules.join(', ') || 'no module'}`)
  for (const { reason, paths } of leftOut) say(`left out, ${reason}:\n${paths.map((path) => `  ${path}\n`).join('')}`)
  const listed = (paths) => (values.list ? `:\n${paths.map((path) => `  ${path}\n`).join('')}` : '')
  say(`${tests.length} test files${listed(tests)}`)
  say(`${journeys.length} files of browser journeys${listed(journeys)}`)
  if (!values.list) process.exitCode = (await check({ files, tests, journeys, importsChanged })) ? 0 : 1
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}

async function check({ files, tests, journeys, importsChanged }) {
  const passed = [
    await gate('lint', 'biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]),
    await gate('types', 'npm', ['run', '--silent', 'types']),
    ...(importsChanged ? [await gate('borders', 'npm', ['run', '--silent', 'borders'])] : []),
  ]
  if (tests.length + journeys.length > 0) await buildStale()
  if (tests.length > 0) passed.push((await run('vitest', ['run', ...tests], { show: true })).code === 0)
  if (journeys.length > 0) {
    const env = { ANDON_CHROMIUM: await findChromium() }
    const { code } = await run('playwright', ['test', '--reporter=list', ...journeys], {
      show: true,
      env,
    })
    passed.push(code === 0)
  }
  return passed.every(Boolean)
}

async function gate(name, command, args) {
  const { code, output } = await step(name, () => run(command, args, { shell: process.platform === 'win32' }))
  if (code !== 0) say(`FAIL ${name}\n${output.trim()}`)
  return code === 0
}

function say(text) {
  process.stdout.write(`${text}\n`)
}
