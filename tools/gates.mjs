import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './step.mjs'

/** Scripts of package.json, cheapest first. */
export const gates = ['lint', 'types', 'borders', 'unused']
/** And with the tests of the code's own order, which `npm test` runs among all others. */
export const testGates = [...gates, 'tidy']

/** Runs every gate, also after one has failed, and answers which passed. */
export async function runGates(names) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const passed = []
  for (const name of names) {
    const begun = performance.now()
    const { code, output } = await run(scripts[name], [], { shell: true })
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}  ${seconds} s\n`)
    if (code !== 0) process.stdout.write(`${output.trim()}\n\n`)
    passed.push(code === 0)
  }
  return passed
}
