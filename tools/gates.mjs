import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './step.mjs'

/** Scripts of package.json. These three read only sources and, `unused`, the generated types of the routes; the types of the web application also need its build. */
export const sourceGates = ['lint', 'borders', 'unused']
/**
 * Includes the rules that `npm test` checks in its test suite. The longest ones first. `types` begins with generating the types of the routes, which
 * `unused` reads, so it must not come after it.
 */
export const allGates = ['types', 'tidy', ...sourceGates]

const atOnce = 2

/** Runs every gate, two at a time and also after one has failed, and returns which passed. */
export async function runGates(names, { print = (text) => process.stdout.write(text) } = {}) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const waiting = [...names]
  const passed = []
  async function runNext() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const begun = performance.now()
      const { code, output } = await run(scripts[name], [], { shell: true })
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      print(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}  ${seconds} s\n${code === 0 ? '' : `${output.trim()}\n\n`}`)
      passed.push(code === 0)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
  return passed
}
