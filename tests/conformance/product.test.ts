import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('Andon as npm start runs it, with suppliers’ folders and its real pace, keeps every promise over HTTP', async () => {
  const tool = resolve(import.meta.dirname, '../../tools/conformance.ts')
  const child = spawn(process.execPath, [tool, '--product', '--skip-slow'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((over) => child.once('close', over))
  const said = await text(child.stdout)
  expect(said).toMatch(/not run +a launch token older than a minute is void\n +waits 61 s of a real clock/)
  expect(said).toMatch(/\n1\d\d kept, 0 broken, 2 not run\n$/)
  expect(await ended).toBe(0)
})
