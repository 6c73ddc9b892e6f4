import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './step.mjs'

/** How long tests may take to end after they were told to; then their processes are killed. */
const graceMs = 10_000

/**
 * A reporter of vitest that ends a run which takes too long, so that its other reports are still written, and leaves a file of its own: which test files had begun and not ended, and in
 * which tests they were. A test that computes without an end cannot be stopped by its own time limit. The environment says after how long, and where the file is left.
 */
export default class UnendedFiles {
  #begun = new Map()
  #ended = new Set()
  #planned = 0

  onInit(vitest) {
    setTimeout(() => this.#end(vitest), Number(process.env.UNENDED_AFTER_MS)).unref()
  }

  onTestRunStart(specifications) {
    this.#planned = specifications.length
  }

  onTestModuleQueued({ moduleId }) {
    this.#begun.set(moduleId, new Set())
  }

  onTestCaseReady({ module, fullName }) {
    this.#begun.get(module.moduleId)?.add(fullName)
  }

  onTestCaseResult({ module, fullName }) {
    this.#begun.get(module.moduleId)?.delete(fullName)
  }

  onTestModuleEnd({ moduleId }) {
    this.#ended.add(moduleId)
  }

  #end(vitest) {
    const unended = [...this.#begun].filter(([file]) => !this.#ended.has(file))
    const files = unended.map(([file, tests]) => ({ file: relative(root, file), tests: [...tests] }))
    writeFileSync(process.env.UNENDED_FILES, JSON.stringify({ files, notBegun: this.#planned - this.#begun.size }))
    const cancel = () => vitest.cancelCurrentRun('timeout').catch(() => undefined)
    cancel()
    setTimeout(cancel, graceMs).unref() // a second time: by force
  }
}
