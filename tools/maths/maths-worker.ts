import { parentPort, workerData } from 'node:worker_threads'
import type { TitleMaths } from '@andon/arcade/engines/title-maths'

/** One part of the full cycle of one mode. `file` exports the title's `maths`. */
export interface CountTask {
  readonly file: string
  readonly mode: string
  readonly part: number
  readonly parts: number
}

const { file, mode, part, parts } = workerData as CountTask // from tools/maths/maths.ts
const { maths } = (await import(file)) as { maths: TitleMaths } // the title kit tests each folder
parentPort?.postMessage(maths.count(mode, { part, parts }))
